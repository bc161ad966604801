import CoreGraphics
import UIKit

/// Where a view is, and what ties it to what is around it.
@MainActor
struct ViewPlace {
  private let view: UIView
  private let superview: UIView?
  private let index: Int
  private let bounds: CGRect
  private let center: CGPoint
  /// The constraints of the views around it, of which those that reach in are lost when it goes.
  private let ties: [NSLayoutConstraint]

  init(of view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex(of: view) ?? 0
    bounds = view.bounds
    center = view.center
    ties = sequence(first: view, next: \.superview).dropFirst().flatMap(\.constraints)
      .filter(\.isActive)
  }

  /// Brings the view back.
  func restore() {
    view.bounds = bounds
    view.center = center
    superview?.insertSubview(view, at: index)
    NSLayoutConstraint.activate(ties.filter { !$0.isActive })
  }
}
