import UIKit

/// The window of a scene: besides handing out touches it does what the file's `actions` say.
///
/// A touch concerns the first view up the chain from the touched one that has an action of the
/// kind; so a label on a button passes its taps to the button.
@MainActor
package final class SceneWindow: UIWindow {
  weak var liveScene: LiveScene?
  private var dragged: LiveNode?
  private var start = CGPoint.zero
  /// Whether the touch has been too far from its start to be a tap any more.
  private var isAway = false

  /// A touch that went further than this is no tap, in points.
  private static let tapSlop: CGFloat = 10

  /// Takes the canvas's size; where a host has placed the window, its place and zoom stay.
  func place(canvas size: CGSize) {
    guard bounds.size != size else { return }
    let zoom = transform
    transform = .identity
    frame = CGRect(origin: frame.origin, size: size)
    transform = zoom
  }

  package override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    for touch in event.allTouches ?? [] where touch.window === self {
      follow(touch)
    }
  }

  private func follow(_ touch: UITouch) {
    let now = touch.location(in: nil)
    if touch.phase == .began { (start, isAway) = (now, false) }
    isAway = isAway || hypot(now.x - start.x, now.y - start.y) > Self.tapSlop
    switch touch.phase {
    case .began:
      dragged = actor(of: touch) { $0.isDraggable }
    case .moved: drag(touch)
    case .ended:
      tap(touch)
      dragged = nil
    case .cancelled: dragged = nil
    case .stationary: break
    }
  }

  private func drag(_ touch: UITouch) {
    guard let view = dragged?.view, let superview = view.superview else { return }
    let now = touch.location(in: superview)
    let before = touch.previousLocation(in: superview)
    view.center = CGPoint(
      x: view.center.x + now.x - before.x, y: view.center.y + now.y - before.y)
  }

  private func tap(_ touch: UITouch) {
    guard !isAway, let live = actor(of: touch, where: { !$0.tap.isEmpty }) else { return }
    liveScene?.performTap(of: live)
  }

  private func actor(
    of touch: UITouch, where matches: (SceneActions) -> Bool
  ) -> LiveNode? {
    guard let liveScene else { return nil }
    var responder: UIResponder? = touch.view
    while let current = responder {
      if let view = current as? UIView, let live = liveScene.node(of: view),
        let actions = liveScene.actions(of: live), matches(actions)
      {
        return live
      }
      responder = current.next
    }
    return nil
  }
}
