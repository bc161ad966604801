import UIKit

/// Has a view follow the fingers on it: moved, made larger, turned, all at once.
@MainActor
final class ViewManipulation: NSObject, UIGestureRecognizerDelegate {
  private weak var view: UIView?
  /// Whether several fingers reach the view without any of this.
  private let isMultipleOtherwise: Bool
  private var recognizers: [SceneActions.Manipulation: UIGestureRecognizer] = [:]
  /// Where the view was when its drag began.
  private var start = CGPoint.zero

  init(of view: UIView) {
    self.view = view
    isMultipleOtherwise = view.isMultipleTouchEnabled
    super.init()
  }

  /// What goes on is not ended where it stays allowed.
  func update(to wanted: Set<SceneActions.Manipulation>) {
    for manipulation in SceneActions.Manipulation.allCases {
      guard wanted.contains(manipulation) != (recognizers[manipulation] != nil) else { continue }
      if let old = recognizers.removeValue(forKey: manipulation) {
        view?.removeGestureRecognizer(old)
      } else {
        let recognizer = recognizer(for: manipulation)
        recognizer.delegate = self
        view?.addGestureRecognizer(recognizer)
        recognizers[manipulation] = recognizer
      }
    }
    // Two fingers on a view are for turning it as well.
    view?.isMultipleTouchEnabled =
      isMultipleOtherwise || wanted.contains(.pinch) || wanted.contains(.rotation)
  }

  private func recognizer(for manipulation: SceneActions.Manipulation) -> UIGestureRecognizer {
    switch manipulation {
    case .pan:
      let pan = UIPanGestureRecognizer()
      pan.addAction { [weak self, weak pan] _ in
        if let pan { self?.move(by: pan) }
      }
      return pan
    case .pinch:
      let pinch = UIPinchGestureRecognizer()
      pinch.addAction { [weak self, weak pinch] _ in
        if let pinch { self?.scale(by: pinch) }
      }
      return pinch
    case .rotation:
      let rotation = UIRotationGestureRecognizer()
      rotation.addAction { [weak self, weak rotation] _ in
        if let rotation { self?.turn(by: rotation) }
      }
      return rotation
    }
  }

  /// Moves the view by what the fingers have moved in its superview.
  private func move(by pan: UIPanGestureRecognizer) {
    guard let view, let superview = view.superview else { return }
    if pan.state == .began { start = view.center }
    guard pan.state == .began || pan.state == .changed else { return }
    let moved = pan.translation(in: superview)
    let center = CGPoint(x: start.x + moved.x, y: start.y + moved.y)
    // Seen in perspective, what is a finger's width on the screen can be endless.
    if center.isFinite { view.center = center }
  }

  private func scale(by pinch: UIPinchGestureRecognizer) {
    guard let view, pinch.state == .began || pinch.state == .changed, pinch.scale > 0 else {
      return
    }
    let scaled = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    // Nobody finds a view again that has become a point, or larger than everything.
    let size = hypot(scaled.a, scaled.b)
    if (0.1...10).contains(size) { view.transform = scaled }
    pinch.scale = 1
  }

  private func turn(by rotation: UIRotationGestureRecognizer) {
    guard let view, rotation.state == .began || rotation.state == .changed else { return }
    view.transform = view.transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }

  /// The gestures of one view go together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === otherGestureRecognizer.view
      && recognizers.values.contains { $0 === otherGestureRecognizer }
  }
}
