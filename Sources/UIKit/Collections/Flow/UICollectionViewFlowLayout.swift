import CoreGraphics
import Foundation

/// What is not valid any more of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and distances are asked for again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are placed anew.
  open var invalidateFlowLayoutAttributes = true
}

/// Items in lines, one line after the other, with room that is left in a line between its items.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What insets of sections are measured from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }

  /// As an estimated size: the content of each item decides.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  var sections: [FlowSection] = []
  /// Sizes that cells have said they prefer, by section and item.
  var preferred: [Int: [Int: CGSize]] = [:]
  /// Lengths that headers and footers have said they prefer.
  var preferredEdges: [CollectionElement: CGFloat] = [:]
  /// Whether the delegate says nothing of single items.
  var sizesAreEven = false
  var needsSections = true
  var changedSections: Set<Int> = []
  /// The room across that the lines were made for.
  var preparedWidth: CGFloat = 0
  private var hasComplained = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: What is set

  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { changed() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed() } }
  /// Zero where all sizes are known.
  open var estimatedItemSize = CGSize.zero { didSet { changed() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { changed() } }
  /// Only the size along the way that the collection scrolls counts; zero for none. Where it is
  /// `automaticSize`, or sizes of items are estimates, the view says how large it is.
  open var headerReferenceSize = CGSize.zero { didSet { changed() } }
  open var footerReferenceSize = CGSize.zero { didSet { changed() } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { changed() } }
  /// Whether headers stay at the edge as long as their section is seen.
  open var sectionHeadersPinToVisibleBounds = false { didSet { changed() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { changed() } }

  private func changed() { invalidateLayout() }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  private func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.isScrolling { return }
    if context.invalidateDataSourceCounts, !context.invalidateEverything, let map = updateMap {
      followUpdate(map)
    } else if context.isPartial {
      dropPreferred(context)
      return
    } else if let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      !flow.invalidateFlowLayoutDelegateMetrics
    {
      return
    } else {
      (preferred, preferredEdges) = ([:], [:])
    }
    needsSections = true
    sizesAreEven = false
  }

  private func dropPreferred(_ context: UICollectionViewLayoutInvalidationContext) {
    for path in context.invalidatedItemIndexPaths ?? [] {
      preferred[path.section]?[path.item] = nil
      changedSections.insert(path.section)
    }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths where !path.isEmpty {
        preferredEdges[CollectionElement(.supplementaryView, kind, path)] = nil
        changedSections.insert(path[0])
      }
    }
  }

  private func followUpdate(_ map: CollectionMap) {
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in preferred {
      for (item, size) in sizes {
        let old = IndexPath(item: item, section: section)
        guard !map.changes.reloadedItems.contains(old), let path = map.after(old) else { continue }
        moved[path.section, default: [:]][path.item] = size
      }
    }
    preferred = moved
    var edges: [CollectionElement: CGFloat] = [:]
    for (element, length) in preferredEdges {
      if let now = map.after(element) { edges[now] = length }
    }
    preferredEdges = edges
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    room(newBounds) != preparedWidth || sectionHeadersPinToVisibleBounds
      || sectionFootersPinToVisibleBounds
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isScrolling = room(newBounds) == preparedWidth
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksForPreferredSizes = false
    return !originalAttributes.guessed.isEmpty
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let (path, size) = (originalAttributes.indexPath, preferredAttributes.size.settled)
    if originalAttributes.element.category == .cell {
      preferred[path.section, default: [:]][path.item] = size
    } else {
      preferredEdges[originalAttributes.element] =
        scrollDirection == .vertical ? size.height : size.width
    }
    changedSections.insert(path.section)
    context.isScrolling = true
    return context
  }

  // MARK: Answers

  open override func prepare() {
    super.prepare()
    makeSections()
  }

  open override var collectionViewContentSize: CGSize {
    guard let collection else { return .zero }
    let (length, insets) = (sections.last?.end ?? 0, collection.adjustedContentInset)
    let bounds = collection.layer.bounds
    return scrollDirection == .vertical
      ? CGSize(width: max(0, bounds.width - insets.left - insets.right), height: length)
      : CGSize(width: length, height: max(0, bounds.height - insets.top - insets.bottom))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { item(indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { edge(elementKind, indexPath) }

  /// Says on standard error what cannot be, once.
  func complain(_ text: String) {
    guard !hasComplained else { return }
    hasComplained = true
    FileHandle.standardError.write(
      Data(
        "[CollectionView] The behavior of the UICollectionViewFlowLayout is not defined because: \(text)\n"
          .utf8))
  }
}
