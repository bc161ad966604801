import QuartzCore
import TestSupport
import Testing
import UIKit

/// Among very many views those that lie elsewhere are not asked; nobody can tell.
@Suite @MainActor struct HitTestOfManyTests {
  /// A view of somebody else, who may have other views on where it is touched.
  private final class Wide: UIView {
    var reach: CGFloat = 0
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -reach, dy: -reach).contains(point)
    }
  }

  /// Who would get a touch if everybody were asked.
  private func asked(_ view: UIView, _ point: CGPoint) -> UIView? {
    for subview in view.subviews.reversed() {
      guard let place = subview.layer.pointSeenPlainly(at: point) else { continue }
      if let hit = subview.hitTest(place, with: nil) { return hit }
    }
    return view
  }

  @Test("E01 with any places, changes and classes", arguments: 0..<6)
  func anyPlaces(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 600)).shown()
    func place() -> CGRect {
      CGRect(
        x: random.number(-20...600), y: random.number(-20...600), width: random.number(0...20),
        height: random.number(0...20))
    }
    var views: [UIView] = []
    for _ in 0..<900 {
      let isWide = random.oneIn(60)
      let view = isWide ? Wide(frame: place()) : UIView(frame: place())
      (view as? Wide)?.reach = 30
      views.append(view)
      window.addSubview(view)
    }
    if seed % 2 == 0 {
      for place in [0, 400, 903] { window.layer.insertSublayer(CALayer(), at: UInt32(place)) }
    }
    _ = window.layer.commitTree()
    var isDifferent = false
    for step in 0..<60 {
      for _ in 0..<3 {
        let view = views[Int.random(in: views.indices, using: &random)]
        switch Int.random(in: 0..<8, using: &random) {
        case 0: view.transform = CGAffineTransform(rotationAngle: random.number(0...3))
        case 1: view.isHidden.toggle()
        case 2: window.bringSubviewToFront(view)
        case 6 where step > 40: window.layer.insertSublayer(view.layer, at: 0)
        case 3: view.layer.zPosition = random.number(-1...1)
        case 4: view.layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
        case 5: UIView.animate(withDuration: 1) { view.center.x += 100 }
        default: view.frame = place()
        }
      }
      if random.oneIn(2) { _ = window.layer.commitTree() }
      for _ in 0..<20 {
        let point = CGPoint(x: random.number(0...599), y: random.number(0...599))
        let hit = window.hitTest(point, with: nil)
        #expect(hit === asked(window, point), "step \(step) at \(point)")
        if hit !== window { isDifferent = true }
      }
    }
    #expect(isDifferent)
  }

  @Test(
    "E01 every class is asked where it can be touched",
    arguments: [
      { UINavigationBar(frame: $0) }, { UIToolbar(frame: $0) }, { UITabBar(frame: $0) },
      { UISearchBar(frame: $0) }, { UISlider(frame: $0) }, { UISwitch(frame: $0) },
      { UIScrollView(frame: $0) }, { UITextField(frame: $0) }, { UIDatePicker(frame: $0) },
      { UIVisualEffectView(frame: $0) },
    ] as [@MainActor @Sendable (CGRect) -> UIView])
  func everyClass(_ make: @MainActor @Sendable (CGRect) -> UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400)).shown()
    window.coveredEdges = UIEdgeInsets(top: 60, left: 0, bottom: 60, right: 0)
    for index in 0..<200 {
      window.addSubview(UIView(frame: CGRect(x: index, y: 399, width: 1, height: 1)))
    }
    for y in [60.0, 296] {
      let view = make(CGRect(x: 0, y: y, width: 400, height: 44))
      window.addSubview(view)
      window.layoutIfNeeded()
      _ = window.layer.commitTree()
      for row in stride(from: 0.5, to: 399, by: 9) {
        let point = CGPoint(x: 200, y: row)
        #expect(window.hitTest(point, with: nil) === asked(window, point), "\(row)")
      }
      view.removeFromSuperview()
    }
  }
}
