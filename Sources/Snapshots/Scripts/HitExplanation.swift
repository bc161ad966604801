import CoreGraphics
import Scenes
import UIKit

/// Why a touch at a point does or does not reach a view.
@MainActor
struct HitExplanation {
  /// Nil when the touch reaches the view or something in it.
  let failure: String?

  init(of target: UIView, at point: CGPoint, in scene: LiveScene) {
    let window = scene.window
    let hit = window.hitTest(point, with: nil)
    if let hit, hit.isDescendant(of: target) {
      failure = nil
      return
    }
    func name(_ view: UIView) -> String {
      scene.node(of: view)?.node.id.map { "'\($0)'" } ?? "a \(type(of: view))"
    }
    for view in sequence(first: target, next: \.superview) {
      if let reason = Self.rejection(of: view, at: window.convert(point, to: view)) {
        failure = view === target ? "it \(reason)" : "\(name(view)) around it \(reason)"
        return
      }
    }
    guard let hit else {
      failure = "nothing is hit at \(point.text)"
      return
    }
    let path = sequence(first: hit, next: \.superview).map(name).reversed()
    failure = "\(name(hit)) is hit instead, by way of \(path.joined(separator: " → "))"
  }

  /// What makes hit testing pass a view by, as the end of a sentence.
  private static func rejection(of view: UIView, at point: CGPoint) -> String? {
    if view.isHidden { return "is hidden" }
    // As hit testing compares: the layer keeps 32 bits of the alpha.
    if Float(view.alpha) < 0.01 { return "has an alpha below 0.01" }
    if !view.isUserInteractionEnabled { return "takes no touches" }
    if view.isShutByAnimation { return "is being animated without 'allowUserInteraction'" }
    if !view.point(inside: point, with: nil) { return "does not contain the point" }
    return nil
  }
}
