import CoreGraphics

/// What covers the top or the bottom of a controller's view; the safe area has taken its place.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far what covers the view reaches into it.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide that stands for it.
final class CoveredEdgeGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// Ends where nothing covers the view's top any more.
  public var topLayoutGuide: any UILayoutSupport { coveredEdge(.coveredTop) }

  /// Begins where something covers the view's bottom.
  public var bottomLayoutGuide: any UILayoutSupport { coveredEdge(.coveredBottom) }

  private func coveredEdge(_ area: LayoutArea) -> CoveredEdgeGuide {
    let view: UIView = self.view
    for case let guide as CoveredEdgeGuide in view.layoutGuides where guide.area == area {
      return guide
    }
    let guide = CoveredEdgeGuide(area)
    view.take(guide)
    return guide
  }
}
