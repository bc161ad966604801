import Testing
import UIKit

/// Trees far wider and deeper than anybody draws: they must not overflow the stack, and what they cost
/// is printed. A quadratic step shows as minutes in a debug build.
@Suite @MainActor struct ViewScaleTests {
  @Test("10,000 subviews are added, exchanged and removed")
  func wideTree() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let views = (0..<10_000).map { _ in UIView() }
    let time = ContinuousClock().measure {
      views.forEach(window.addSubview)
      for index in 0..<500 { window.exchangeSubview(at: index, withSubviewAt: 9999 - index) }
      #expect(window.layer.commitTree().report.recommitted == 10_001)
      #expect(window.subviews.map(\.layer) == window.layer.sublayers)
      views.forEach { $0.removeFromSuperview() }
    }
    print("10,000 subviews: \(time)")
    #expect(window.subviews.isEmpty && window.layer.sublayers == nil)
  }

  @Test("5,000 nested views are shown, laid out, hit, moved and freed")
  func deepTree() {
    weak var deepest: UIView?
    let time = ContinuousClock().measure {
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let window = UIWindow(frame: frame).shown()
      let top = UIView(frame: frame)
      var last = top
      for _ in 0..<5000 {
        let view = UIView(frame: frame)
        last.addSubview(view)
        last = view
      }
      last.tag = 5
      window.addSubview(top)
      #expect(last.window === window)
      #expect(window.layer.commitTree().report.recommitted == 5002)
      #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === last)
      #expect(last.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
      #expect(window.viewWithTag(5) === last)
      top.removeFromSuperview()
      #expect(last.window == nil)
      deepest = last
    }
    print("5,000 nested views: \(time)")
    #expect(deepest == nil)
  }
}
