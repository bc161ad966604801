import CoreGraphics
import Foundation

/// Sections of groups of items, each described by sizes that go by what it is in.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  var sections: [CompositionalSection] = []
  var edges: [CompositionalSection.Edge] = []
  var contentSize = CGSize.zero
  /// Sizes that views have said they prefer.
  var known: [CollectionElement: CGSize] = [:]
  /// Where sections are that scroll by themselves.
  var offsets: [Int: SectionOffset] = [:]
  var preparedSize = CGSize.zero
  /// What of the collection its content had when it was laid out.
  var preparedRoom = CGSize.zero
  /// Whether sections are asked for anew, or only laid out.
  var needsSections = true

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Nib files are not read: there is nothing that says what a section looks like.
  public required init?(coder: NSCoder) { nil }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.isScrolling { note(context) }
    super.invalidateLayout(with: context)
  }

  private func note(_ context: UICollectionViewLayoutInvalidationContext) {
    needsSections = true
    if context.invalidateDataSourceCounts, !context.invalidateEverything, let map = updateMap {
      var moved: [CollectionElement: CGSize] = [:]
      for (element, size) in known where !map.changes.reloadedItems.contains(element.path) {
        if let now = map.after(element) { moved[now] = size }
      }
      known = moved
      var places: [Int: SectionOffset] = [:]
      for (section, offset) in offsets {
        if map.newSections.indices.contains(section), let now = map.newSections[section] {
          places[now] = offset
        }
      }
      offsets = places
    } else if context.isPartial {
      for path in context.invalidatedItemIndexPaths ?? [] { known[.cell(path)] = nil }
    } else {
      known = [:]
    }
  }

  /// What covers the sides has changed, maybe because of how large the content has turned out.
  override var hasOtherRoom: Bool {
    guard isPrepared, let collection else { return false }
    let room = room(in: collection)
    return configuration.scrollDirection == .vertical
      ? room.width != preparedRoom.width : room.height != preparedRoom.height
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
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
    known[originalAttributes.element] = preferredAttributes.size.settled
    context.isScrolling = true
    return context
  }

  // MARK: Answers

  /// Leading and trailing go by the direction in which people read.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    layOutSections()
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect.standardized.settled) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { item(indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementary(CollectionElement(.supplementaryView, elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let index = indexPath.first, sections.indices.contains(index) else { return nil }
    return decorations(index).first { $0.element.kind == elementKind }
  }

  override func list(in section: Int) -> ListSection? {
    sections.indices.contains(section) ? sections[section].layout.list : nil
  }

  override func changesVisibleItems(_ seen: [UICollectionViewLayoutAttributes]) -> Bool {
    runHandlers(seen)
  }

  // MARK: Sections that scroll by themselves

  override var scrollers: [Int: CollectionScroller] {
    var found: [Int: CollectionScroller] = [:]
    for (index, section) in sections.enumerated() where section.scrolls {
      found[index] = scroller(section)
      found[index]?.isScrolled = offsets[index]?.isScrolled ?? false
    }
    return found
  }

  override func scrollerDidScroll(_ section: Int, to offset: CGPoint) {
    offsets[section, default: SectionOffset()].isScrolled = true
    scrollerStands(section, at: offset)
  }

  override func scrollerStands(_ section: Int, at offset: CGPoint) {
    offsets[section, default: SectionOffset()].place = offset
    if sections.indices.contains(section) { sections[section].offset = offset }
  }
}
