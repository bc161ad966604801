import CoreGraphics
import Foundation

extension UICollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  private func flowSize(_ size: CGSize) -> FlowSize {
    let (width, height) = (max(0, size.width.settled), max(0, size.height.settled))
    return isVertical
      ? FlowSize(along: height, across: width) : FlowSize(along: width, across: height)
  }

  /// How long a line is, with the insets of sections.
  func room(_ bounds: CGRect) -> CGFloat {
    let insets = collection?.adjustedContentInset ?? .zero
    let room =
      isVertical
      ? bounds.width - insets.left - insets.right : bounds.height - insets.top - insets.bottom
    return max(0, room.settled)
  }

  // MARK: Sections

  func makeSections() {
    guard let collection else { return }
    let width = room(collection.layer.bounds)
    if width != preparedWidth {
      needsSections = true
      if estimatedItemSize != .zero { preferred = [:] }
      preferredEdges = [:]
    }
    preparedWidth = width
    if needsSections {
      sections = (0..<collection.numberOfSections).map { section(collection, $0) }
    } else {
      for index in changedSections where sections.indices.contains(index) {
        sections[index] = section(collection, index)
      }
    }
    (needsSections, changedSections) = (false, [])
    var start: CGFloat = 0
    for index in sections.indices {
      sections[index].start = start
      start = sections[index].end
    }
  }

  private func section(_ collection: UICollectionView, _ index: Int) -> FlowSection {
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    var section = FlowSection()
    section.count = collection.numberOfItems(inSection: index)
    section.pixel = 1 / max(collection.layoutScale, 1)
    let lineSpacing =
      delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: index)
      ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    section.lineSpacing = max(0, lineSpacing.settled)
    section.itemSpacing = max(0, itemSpacing.settled)
    let inset =
      (delegate?.collectionView(collection, layout: self, insetForSectionAt: index) ?? sectionInset)
      .settled
    let all = inset + acrossInsets(collection)
    section.before =
      isVertical
      ? FlowSize(along: all.top, across: all.left) : FlowSize(along: all.left, across: all.top)
    section.after =
      isVertical
      ? FlowSize(along: all.bottom, across: all.right)
      : FlowSize(along: all.right, across: all.bottom)
    section.room = max(0, preparedWidth - section.before.across - section.after.across)
    let header =
      delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: index)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: index)
      ?? footerReferenceSize
    let automatic = Self.automaticSize.height
    section.automaticEdges = (
      (isVertical ? header.height : header.width) == automatic,
      (isVertical ? footer.height : footer.width) == automatic
    )
    section.header = edgeLength(UICollectionView.elementKindSectionHeader, index, header)
    section.footer = edgeLength(UICollectionView.elementKindSectionFooter, index, footer)
    section.sizes = sizes(collection, delegate, index, section.count)
    if case .even(let size) = section.sizes, size.across > section.room + 1e-6, section.count > 0 {
      complain(
        isVertical
          ? "the item width must be less than the width of the UICollectionView minus the section "
            + "insets left and right values, minus the content insets left and right values."
          : "the item height must be less than the height of the UICollectionView minus the section "
            + "insets top and bottom values, minus the content insets top and bottom values.")
    }
    section.layOut()
    return section
  }

  /// Of a header or footer that has said what it prefers, else as it is said.
  private func edgeLength(_ kind: String, _ section: Int, _ given: CGSize) -> CGFloat {
    let path = IndexPath(item: 0, section: section)
    if let known = preferredEdges[CollectionElement(.supplementaryView, kind, path)] {
      return max(0, known)
    }
    let along = isVertical ? given.height : given.width
    return along == Self.automaticSize.height ? Self.guessedEdge : flowSize(given).along
  }

  /// Until a header has said how high it is.
  private static let guessedEdge: CGFloat = 44

  private func isGuessed(_ kind: String, _ section: Int) -> Bool {
    let path = IndexPath(item: 0, section: section)
    guard preferredEdges[CollectionElement(.supplementaryView, kind, path)] == nil else {
      return false
    }
    return estimatedItemSize != .zero || saysAutomatic(kind, section)
  }

  private func saysAutomatic(_ kind: String, _ section: Int) -> Bool {
    let automatic = sections[section].automaticEdges
    return kind == UICollectionView.elementKindSectionHeader ? automatic.header : automatic.footer
  }

  /// What an item has until somebody says more. A side that nobody guesses is that of `itemSize`: what
  /// takes no room is never looked for.
  private var guessedSize: CGSize {
    guard estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize else {
      return itemSize
    }
    let guess = estimatedItemSize
    return CGSize(
      width: guess.width > 0 ? guess.width : itemSize.width,
      height: guess.height > 0 ? guess.height : itemSize.height)
  }

  private func sizes(
    _ collection: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ section: Int, _ count: Int
  ) -> FlowSection.Sizes {
    let standard = flowSize(guessedSize)
    var sizes: [FlowSize] = []
    if let delegate, !sizesAreEven, count > 0 {
      for item in 0..<count {
        let given = delegate.collectionView(
          collection, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
        if sizesAreEven { break }
        sizes.append(flowSize(given))
      }
    }
    let known = preferred[section] ?? [:]
    if sizes.count < count {
      guard !known.isEmpty else { return .even(standard) }
      sizes = Array(repeating: standard, count: count)
    }
    for (item, size) in known where sizes.indices.contains(item) { sizes[item] = flowSize(size) }
    return .each(sizes)
  }

  /// What the safe area or the margins add to the insets of sections, beyond the content's own.
  private func acrossInsets(_ collection: UICollectionView) -> UIEdgeInsets {
    let wanted: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: wanted = collection.turned(collection.safeAreaInsets)
    case .fromLayoutMargins: wanted = collection.turned(collection.layoutMargins)
    }
    let there = collection.layoutInsets
    if isVertical {
      return UIEdgeInsets(
        top: 0, left: max(0, wanted.left - there.left), bottom: 0,
        right: max(0, wanted.right - there.right)
      ).settled
    }
    return UIEdgeInsets(
      top: max(0, wanted.top - there.top), left: 0, bottom: max(0, wanted.bottom - there.bottom),
      right: 0
    ).settled
  }

  // MARK: Elements

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !rect.isNull else { return [] }
    let rect = rect.standardized.settled
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    var index = firstSection(after: low)
    while index < sections.count, sections[index].start < high {
      let path = IndexPath(item: 0, section: index)
      if let header = edge(UICollectionView.elementKindSectionHeader, path),
        header.frame.intersects(rect)
      {
        found.append(header)
      }
      for item in sections[index].items(from: low, to: high) {
        guard let place = self.item(IndexPath(item: item, section: index)),
          place.frame.intersects(rect)
        else { continue }
        found.append(place)
      }
      if let footer = edge(UICollectionView.elementKindSectionFooter, path),
        footer.frame.intersects(rect)
      {
        found.append(footer)
      }
      index += 1
    }
    return found
  }

  private func firstSection(after place: CGFloat) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func rect(_ start: FlowSize, _ size: FlowSize) -> CGRect {
    isVertical
      ? CGRect(x: start.across, y: start.along, width: size.across, height: size.along)
      : CGRect(x: start.along, y: start.across, width: size.along, height: size.across)
  }

  func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section),
      (0..<sections[path.section].count).contains(path.item)
    else { return nil }
    let place = sections[path.section].place(of: path.item)
    let made = attributes(.cell(path))
    made.frame = rect(place.start, place.size)
    if estimatedItemSize != .zero, preferred[path.section]?[path.item] == nil {
      made.guessed = [.horizontal, .vertical]
    }
    return made
  }

  func edge(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let index = path.first, sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.header : section.footer
    guard length > 0 else { return nil }
    let made = attributes(
      CollectionElement(.supplementaryView, kind, IndexPath(item: 0, section: index)))
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    var start = isHeader ? section.start : section.footerStart
    if isPinned, let collection {
      let (bounds, insets) = (collection.layoutBounds, collection.layoutInsets)
      if isHeader {
        let edge = isVertical ? bounds.minY + insets.top : bounds.minX + insets.left
        start = max(start, min(edge, section.footerStart - length))
      } else {
        let edge = isVertical ? bounds.maxY - insets.bottom : bounds.maxX - insets.right
        start = min(start, max(edge - length, section.start + section.header))
      }
      made.zIndex = 10
    }
    made.frame = rect(
      FlowSize(along: start, across: 0), FlowSize(along: length, across: preparedWidth))
    if isGuessed(kind, index) { made.guessed = isVertical ? .vertical : .horizontal }
    return made
  }
}
