import CoreGraphics
import QuartzCore

// A layout says where things lie as if everybody read in the direction that it was made for. Where the
// collection is read the other way, and the layout wants to be turned round, views and what is asked
// about them lie in a mirror: the beginning of the content is then at its right end.

extension UICollectionView {
  private var isMirrored: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && collectionViewLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// How wide the room is that is turned round; nil for none.
  var mirror: CGFloat? {
    guard isMirrored else { return nil }
    let insets = adjustedContentInset
    let room = layer.bounds.width - insets.left - insets.right
    return max(contentSize.width, room).settled
  }

  /// What is seen, as the layout has it.
  var layoutBounds: CGRect { layer.bounds.mirrored(in: mirror) }

  /// The content's own room around it, as the layout has it.
  var layoutInsets: UIEdgeInsets { turned(adjustedContentInset) }

  /// Left and right of what is said of the view, as the layout has them.
  func turned(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isMirrored else { return insets }
    return UIEdgeInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  func mirrored(_ point: CGPoint) -> CGPoint {
    mirror.map { CGPoint(x: $0 - point.x, y: point.y) } ?? point
  }

  /// Attributes as clients of the collection are told of them: where things are seen.
  func asSeen(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes, isMirrored else { return attributes }
    let seen = attributes.copied
    seen.center = mirrored(attributes.center)
    return seen
  }

  /// Makes a change of the content's size after which the content's beginning is as far away as
  /// before, at whichever end it is.
  func keepingBeginning(_ change: () -> Void) {
    guard isMirrored else { return change() }
    let before = layoutBounds.minX
    change()
    guard let mirror else { return }
    let x = horizontalAxis.clamped(mirror - layer.bounds.width - before)
    if x != contentOffset.x { contentOffset.x = x }
  }
}
