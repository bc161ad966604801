import TestSupport
import Testing
import UIKit

/// The first article's pair that logs what a change sets off.
private final class DemoLayer: CALayer {
  override func add(_ anim: CAAnimation, forKey key: String?) {
    CallRecord.note("\(type(of: anim)) for \(key ?? "nil")")
    super.add(anim, forKey: key)
  }
}

private final class DemoView: UIView {
  let otherLayer = DemoLayer()

  override class var layerClass: AnyClass { DemoLayer.self }

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let action = super.action(for: layer, forKey: event)
    CallRecord.note("\(event): \(action.map { "\(type(of: $0))" } ?? "nil")")
    return action
  }
}

@Suite @MainActor struct ActionTests {
  /// A pair in a window that has been on show.
  private func shownView() -> DemoView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    let view = DemoView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.layer.addSublayer(view.otherLayer)
    window.addSubview(view)
    _ = UIGraphicsImageRenderer(size: window.bounds.size).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    windows = window
    return view
  }

  private let target = CGPoint(x: 120, y: 120)

  @Test func A03_theSixCases() {
    let additive = [
      "position: UIViewAdditiveAnimationAction", "CABasicAnimation for position",
    ]
    let cases: [([String], (DemoView) -> Void)] = [
      (["position: NSNull"], { $0.layer.position = target }),
      (additive, { view in UIView.animate(withDuration: 0.3) { view.layer.position = target } }),
      (["CABasicAnimation for position"], { $0.otherLayer.position = target }),
      (
        ["CABasicAnimation for position"],
        { view in UIView.animate(withDuration: 0.3) { view.otherLayer.position = target } }
      ),
      (["position: NSNull"], { $0.center = target }),
      (additive, { view in UIView.animate(withDuration: 0.3) { view.center = target } }),
    ]
    for (expected, change) in cases {
      let view = shownView()
      #expect(CallRecord.of { change(view) } == expected)
    }
  }

  @Test func A04_makingAViewAsksForActions() {
    let asked = CallRecord.of {
      let view = DemoView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      view.layer.addSublayer(view.otherLayer)
      UIView().addSubview(view)
    }
    #expect(
      asked == [
        "bounds: NSNull", "opaque: NSNull", "position: NSNull", "sublayers: NSNull",
        "onOrderIn: NSNull",
      ])
  }

  @Test func A06_theDelegatesActionRuns() {
    final class Mover: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard event == "moveRight" else { return super.action(for: layer, forKey: event) }
        let animation = CABasicAnimation()
        animation.valueFunction = CAValueFunction(name: .translateX)
        animation.fromValue = 1
        animation.toValue = 300
        animation.duration = 2
        return animation
      }
    }
    let view = Mover(frame: CGRect(x: 44, y: 44, width: 200, height: 300))
    let action = view.layer.action(forKey: "moveRight")
    action?.run(forKey: "transform", object: view.layer, arguments: nil)
    let animation = view.layer.animation(forKey: "transform") as? CABasicAnimation
    #expect(animation?.keyPath == "transform")
    #expect(animation?.duration == 2)
  }
}

/// Held, for layers whose window is gone are on show nowhere.
@MainActor private var windows: UIWindow?
