import Foundation
import QuartzCore

/// Says where the elements of a collection lie. Subclasses do; this one knows of none.
///
/// The collection calls `prepare()` when the layout is not valid any more, then asks for the size of
/// all, and for what is in sight.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  weak var collection: UICollectionView?
  /// Classes of views that the layout adds by itself.
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// Whether the layout has to be prepared before it is asked.
  var isPrepared = false
  /// Whether views are asked what size they prefer, for what this class says to it.
  var asksForPreferredSizes = true
  var updateMap: CollectionMap?
  var oldPlaces: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// What is known of a section that is a list; for the framework's own layouts.
  func list(in section: Int) -> ListSection? { nil }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open var collectionView: UICollectionView? { collection }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass.map {
      guard let made = $0 as? UICollectionReusableView.Type else {
        refuse("\($0) is registered as a decoration view, and is no UICollectionReusableView")
      }
      return made
    }
  }

  // MARK: What subclasses say

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where scrolling comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is after changes.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether everything is turned round where people read in the other direction than the one that
  /// the layout was made for.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  open func invalidateLayout() {
    invalidateLayout(with: makeContext())
  }

  /// Whoever overrides it calls super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collection?.layoutWasInvalidated(context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the size that a view prefers changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    // Nobody has written it, so that views need not be asked.
    asksForPreferredSizes = false
    return false
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let wanted: AnyClass = type(of: self).invalidationContextClass
    return .make(
      wanted as? UICollectionViewLayoutInvalidationContext.Type
        ?? UICollectionViewLayoutInvalidationContext.self)
  }

  /// New attributes, of the class that the layout says.
  func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let wanted: AnyClass = type(of: self).layoutAttributesClass
    let made = UICollectionViewLayoutAttributes.make(
      wanted as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self)
    made.element = element
    return made
  }

  // MARK: Changes

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Where an item comes from: where it was, or out of nothing.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { initialPlace(.cell(itemIndexPath)) }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { finalPlace(.cell(itemIndexPath)) }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialPlace(CollectionElement(.supplementaryView, elementKind, elementIndexPath))
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalPlace(CollectionElement(.supplementaryView, elementKind, elementIndexPath))
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialPlace(CollectionElement(.decorationView, elementKind, decorationIndexPath))
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalPlace(CollectionElement(.decorationView, elementKind, decorationIndexPath))
  }

  // MARK: Items that a finger carries

  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collection?.movementTarget(from: previousIndexPath, position) ?? previousIndexPath
  }

  /// Asked whenever items make room for one that is carried.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(targetIndexPaths, previousIndexPaths, targetPosition)
  }

  /// Asked when an item is no longer carried.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(indexPaths, previousIndexPaths, .zero)
  }

  /// The framework's own layouts know the same sizes as before.
  private func movementContext(
    _ target: [IndexPath], _ previous: [IndexPath], _ position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.isScrolling = true
    context.targetIndexPathsForInteractivelyMovingItems = target
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.interactiveMovementTarget = position
    return context
  }

  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let carried = layoutAttributesForItem(at: indexPath)?.copied ?? attributes(.cell(indexPath))
    carried.center = position
    carried.zIndex = .max
    return carried
  }

  // MARK: What the framework's own layouts say besides

  /// Whether the collection leaves another room than everything was laid out in, at the same size.
  var hasOtherRoom: Bool { false }

  /// Sections that scroll by themselves, by their numbers.
  var scrollers: [Int: CollectionScroller] { [:] }
  /// Somebody has scrolled a section.
  func scrollerDidScroll(_ section: Int, to offset: CGPoint) {}
  /// A section is somewhere else without that.
  func scrollerStands(_ section: Int, at offset: CGPoint) {}
  /// Has clients change what is about to be seen; tells whether any did.
  func changesVisibleItems(_ seen: [UICollectionViewLayoutAttributes]) -> Bool { false }
  /// The size that a view has turned out to prefer.
  func takePreferred(_ size: CGSize, for element: CollectionElement) {}
}
