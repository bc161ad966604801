import CoreGraphics
import UIKit

/// The way of a touch through the views: who gets it, who hears of it after, and why it is none of the
/// others that lie below it.
@MainActor
package struct HitWalk {
  /// Where it is, in the space of the scene's window.
  package let point: CGPoint
  /// From the window to the view that gets the touch; empty where none does.
  package let path: [UIView]
  /// Those at the point that do not get it, the frontmost first.
  package let others: [Other]
  /// Whether there are more of them.
  package let isCut: Bool

  /// A view that lies under the touch and does not get it.
  package struct Other {
    package let view: UIView
    /// Whom the reason is about: the view itself, one around it, or the one that lies over it.
    package let culprit: UIView
    package let reason: Reason
  }

  package enum Reason: Equatable {
    case hidden
    case transparent
    case takesNoTouches
    case animated
    /// It is not where the culprit is, which passes on only what lies in itself.
    case outside
    /// The culprit lies over it.
    case covered
    /// It passes on to nobody, though nothing is the matter with it.
    case passedBy
  }

  /// More than so many say nothing that the first do not.
  private static let most = 24

  package init(at point: CGPoint, in window: UIWindow) {
    self.point = point
    let hit = window.hitTest(point, with: nil)
    path = sequence(first: hit, next: { $0?.superview }).compactMap(\.self).reversed()
    let onPath = Set(path.map { ObjectIdentifier($0) })
    var found: [Other] = []
    var isCut = false
    for view in Self.frontToBack(window) where !onPath.contains(ObjectIdentifier(view)) {
      guard view.bounds.contains(window.convert(point, to: view)) else { continue }
      guard found.count < Self.most else {
        isCut = true
        break
      }
      found.append(Self.other(view, at: point, in: window, hit: hit))
    }
    (others, self.isCut) = (found, isCut)
  }

  /// All views below one, each after those in front of it and those in it.
  private static func frontToBack(_ root: UIView) -> [UIView] {
    var views: [UIView] = []
    var pending: [(view: UIView, isDone: Bool)] = [(root, false)]
    while let (view, isDone) = pending.popLast() {
      if isDone {
        views.append(view)
      } else {
        pending.append((view, true))
        // The last one lies in front and is taken first.
        pending += view.subviews.map { ($0, false) }
      }
    }
    return views
  }

  private static func other(
    _ view: UIView, at point: CGPoint, in window: UIWindow, hit: UIView?
  ) -> Other {
    // Whoever is asked first says no for all in it.
    let around = sequence(first: view, next: \.superview).reversed()
    for culprit in around {
      if let reason = rejection(of: culprit, at: window.convert(point, to: culprit)) {
        return Other(view: view, culprit: culprit, reason: reason)
      }
    }
    guard let hit else { return Other(view: view, culprit: view, reason: .passedBy) }
    return Other(view: view, culprit: hit, reason: .covered)
  }

  /// What makes hit testing pass a view by, and all that is in it.
  package static func rejection(of view: UIView, at point: CGPoint) -> Reason? {
    if view.isHidden { return .hidden }
    // As hit testing compares: the layer keeps 32 bits of the alpha.
    if Float(view.alpha) < 0.01 { return .transparent }
    if !view.isUserInteractionEnabled { return .takesNoTouches }
    if view.isShutByAnimation { return .animated }
    if !view.point(inside: point, with: nil) { return .outside }
    return nil
  }

  // MARK: Those that hear of it

  /// The responders from the view that gets it, each after the one that goes before.
  package var responders: [UIResponder] {
    guard let hit = path.last else { return [] }
    var chain: [UIResponder] = []
    var next: UIResponder? = hit
    while let responder = next, chain.count < 1200 {
      chain.append(responder)
      next = responder.next
    }
    return chain
  }

  /// The recognizers that the touch goes to, with their views, from the view that gets it on.
  package var recognizers: [(recognizer: UIGestureRecognizer, view: UIView)] {
    path.reversed().flatMap { view in
      (view.gestureRecognizers ?? []).filter(\.isEnabled).map { ($0, view) }
    }
  }
}
