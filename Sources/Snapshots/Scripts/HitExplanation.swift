import CoreGraphics
import Scenes
import UIKit

/// Why a touch at a point does or does not reach a view.
@MainActor
struct HitExplanation {
  /// Nil when the touch reaches the view or something in it.
  let failure: String?

  /// The point is one of the window.
  init(
    of target: UIView, at point: CGPoint, in window: UIWindow, among targets: any ScriptTargets
  ) {
    let hit = window.hitTest(point, with: nil)
    if let hit, hit.isDescendant(of: target) {
      failure = nil
      return
    }
    func name(_ view: UIView) -> String {
      targets.name(of: view).map { "'\($0)'" } ?? "a \(type(of: view))"
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
    HitWalk.rejection(of: view, at: point).map { reason in
      switch reason {
      case .hidden: "is hidden"
      case .transparent: "has an alpha below 0.01"
      case .takesNoTouches: "takes no touches"
      case .animated: "is being animated without 'allowUserInteraction'"
      case .outside: "does not contain the point"
      case .covered, .passedBy: "is passed by"
      }
    }
  }
}
