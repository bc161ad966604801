import CoreGraphics

/// Whoever has a bar below content that scrolls: the bar has no ground where the content ends above it.
@MainActor
protocol BottomBarKeeper: AnyObject {
  /// The content is elsewhere, or larger.
  func contentDidMove()
}

/// The ground of a bar at the bottom: one for where content goes on below it, one for its end.
@MainActor
final class BottomBarGround {
  private let whole = BarBackground(lineAt: .top)
  private let atEdge = BarBackground(lineAt: .top)

  /// How much of the first one is seen.
  var strength: CGFloat = 1 {
    didSet { (whole.alpha, atEdge.alpha) = (strength, 1 - strength) }
  }

  /// Whether what the bar shows is to suit the content's end.
  var isAtEdge: Bool { strength < 0.5 }

  func join(_ bar: UIView) {
    for part in [atEdge, whole] { bar.addSubview(part) }
    atEdge.alpha = 0
  }

  /// Nothing is drawn at the content's end where nobody says what.
  func show(_ look: UIBarAppearance, atEdge edgeLook: UIBarAppearance?) {
    whole.show(look)
    atEdge.show(edgeLook)
  }

  func lie(in frame: CGRect) {
    for part in [atEdge, whole] { part.lie(in: frame) }
  }

  var frame: CGRect { whole.frame }
}

extension UIView {
  /// How much content lies below the view, a bar, up to where its ground is whole.
  func groundStrength(above scroll: UIScrollView?) -> CGFloat {
    guard let scroll, let superview = superviewReference, scroll.windowReference != nil else {
      return 0
    }
    let top = scroll.convert(frame.origin, from: superview).y
    let end = min(scroll.contentSize.height, scroll.layer.bounds.maxY)
    return max(0, min(1, ((end - top) / 8).settled))
  }
}

extension UIViewController {
  /// What bars at the bottom go by.
  var contentAboveBars: UIScrollView? { contentScrollView(for: .bottom) ?? scrolledContent }
}
