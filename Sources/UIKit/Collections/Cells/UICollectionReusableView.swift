import CoreGraphics
import Foundation
import QuartzCore

/// A view that a collection shows for one element, and then for another one.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// The collection that the view is in, and for which element.
  weak var collection: UICollectionView?
  var element: CollectionElement?
  /// What the view was last placed by.
  var applied: UICollectionViewLayoutAttributes?
  /// The last pass over the elements that met the view.
  var pass = 0
  /// How far a finger has swiped the view aside.
  var swipeOffset: CGFloat = 0

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view is about to be used for another element.
  open func prepareForReuse() {}

  /// Takes what a subclass of the attributes says besides the place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// What the view would rather have than what the layout guessed.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !layoutAttributes.guessed.isEmpty else { return layoutAttributes }
    let size = fittingSize(for: layoutAttributes)
    if size != layoutAttributes.size { layoutAttributes.size = size }
    return layoutAttributes
  }

  /// The size that the content needs along the axes that were guessed.
  func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let guessed = attributes.guessed
    let needed = systemLayoutSizeFitting(
      attributes.size,
      withHorizontalFittingPriority: guessed.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: guessed.contains(.vertical) ? .fittingSizeLevel : .required)
    return CGSize(
      width: guessed.contains(.horizontal) ? needed.width : attributes.size.width,
      height: guessed.contains(.vertical) ? needed.height : attributes.size.height)
  }

  /// Whether anything in the view says by constraints how large it is.
  static func isConstrained(_ view: UIView) -> Bool {
    !view.constraints.isEmpty
      || view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// With constraints the size that they give, else the one that fits.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard Self.isConstrained(self) else { return sizeThatFits(targetSize) }
    return super.systemLayoutSizeFitting(
      CGSize(
        width: horizontal == .required ? targetSize.width : 0,
        height: vertical == .required ? targetSize.height : 0),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { size }

  /// Where in a list the view is; for the framework's own classes.
  func takeList(_ place: ListPlace?) {}

  /// Places the view as the layout says, turned round in a room of a width.
  func take(
    _ attributes: UICollectionViewLayoutAttributes, shiftedBy shift: CGPoint = .zero,
    in mirror: CGFloat? = nil
  ) {
    let place = attributes.place
    let along = place.center.x - shift.x
    let center = CGPoint(
      x: (mirror.map { $0 - along } ?? along) + swipeOffset, y: place.center.y - shift.y)
    takeList(attributes.list)
    if CATransform3DIsIdentity(place.transform), CATransform3DIsIdentity(transform3D) {
      let frame = CGRect(
        x: center.x - place.size.width / 2, y: center.y - place.size.height / 2,
        width: place.size.width, height: place.size.height)
      if self.frame != frame { lie(in: frame) }
    } else {
      lie(around: center, size: place.size)
      transform3D = place.transform
    }
    if alpha != place.alpha { alpha = place.alpha }
    guard applied != attributes else { return }
    applied = attributes
    apply(attributes)
  }
}
