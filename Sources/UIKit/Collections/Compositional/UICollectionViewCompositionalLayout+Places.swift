import CoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Sections

  /// What the content has of the collection's size.
  func room(in collection: UICollectionView) -> CGSize {
    let (size, insets) = (collection.layer.bounds.size, collection.adjustedContentInset)
    return CGSize(
      width: max(0, (size.width - insets.left - insets.right).settled),
      height: max(0, (size.height - insets.top - insets.bottom).settled))
  }

  func layOutSections() {
    guard let collection else { return }
    let old = sections
    if collection.layer.bounds.size != preparedSize {
      known = [:]
      needsSections = true
    }
    preparedSize = collection.layer.bounds.size
    let room = self.room(in: collection)
    preparedRoom = room
    sections = []
    var start = layOutLeadingEdges(room)
    for index in 0..<collection.numberOfSections {
      let reference = needsSections ? nil : old.indices.contains(index) ? old[index].layout : nil
      guard let layout = reference ?? provider(index, environment(collection)) else {
        refuse("the section provider returned no section for section \(index)")
      }
      if index > 0 { start += configuration.interSectionSpacing.settled }
      let made = section(collection, index, layout, room, start)
      sections.append(made)
      // One that has nothing to scroll begins anew when it has.
      if made.count == 0 || !made.scrolls { offsets[index] = nil }
      start = isVertical ? made.frame.maxY : made.frame.maxX
    }
    needsSections = false
    offsets = offsets.filter { sections.indices.contains($0.key) }
    collection.takeList(sections.first?.layout.list)
    start = layOutTrailingEdges(room, start)
    contentSize =
      isVertical
      ? CGSize(width: room.width, height: start) : CGSize(width: start, height: room.height)
  }

  func environment(_ collection: UICollectionView) -> LayoutEnvironment {
    LayoutEnvironment(
      room(in: collection), added(.automatic, collection), collection.traitCollection)
  }

  /// What the safe area or the margins add to the insets of a section, beyond the content's own.
  private func added(
    _ reference: UIContentInsetsReference, _ collection: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let used = reference == .automatic ? configuration.contentInsetsReference : reference
    let wanted: UIEdgeInsets
    switch used {
    case .none: return .zero
    case .automatic, .safeArea: wanted = collection.turned(collection.safeAreaInsets)
    case .layoutMargins: wanted = collection.turned(collection.layoutMargins)
    }
    let there = collection.layoutInsets
    return isVertical
      ? NSDirectionalEdgeInsets(
        top: 0, leading: max(0, wanted.left - there.left).settled, bottom: 0,
        trailing: max(0, wanted.right - there.right).settled)
      : NSDirectionalEdgeInsets(
        top: max(0, wanted.top - there.top).settled, leading: 0,
        bottom: max(0, wanted.bottom - there.bottom).settled, trailing: 0)
  }

  private func section(
    _ collection: UICollectionView, _ index: Int, _ layout: NSCollectionLayoutSection,
    _ room: CGSize, _ start: CGFloat
  ) -> CompositionalSection {
    let scrolls = layout.orthogonalScrollingBehavior != .none
    var section = CompositionalSection(
      layout: layout, count: collection.numberOfItems(inSection: index),
      goesDown: isVertical != scrolls, spacing: layout.interGroupSpacing.settled)
    section.offset = offsets[index]?.place ?? .zero
    var insets = layout.contentInsets
    let more = added(layout.contentInsetsReference, collection)
    insets.leading += more.leading
    insets.trailing += more.trailing
    insets.top += more.top
    insets.bottom += more.bottom
    let inner = room.inside(insets)
    section.groups = groups(section, index, inner, collection.traitCollection)

    // What extends the section before its items, the items with their insets, what extends it after.
    let span = edgeRoom(layout, insets, room)
    let (before, after) = edgeLengths(layout.boundarySupplementaryItems, index, span)
    let size = section.groupsSize
    let top = start + before
    let items: CGFloat
    if isVertical {
      items = insets.top + size.height + insets.bottom
      section.corner = CGPoint(x: insets.leading, y: top + insets.top)
      section.area = CGRect(x: 0, y: top + insets.top, width: room.width, height: size.height)
      section.frame = CGRect(x: 0, y: start, width: room.width, height: before + items + after)
    } else {
      items = insets.leading + size.width + insets.trailing
      section.corner = CGPoint(x: top + insets.leading, y: insets.top)
      section.area = CGRect(x: top + insets.leading, y: 0, width: size.width, height: room.height)
      section.frame = CGRect(x: start, y: 0, width: before + items + after, height: room.height)
    }
    section.edges = layout.boundarySupplementaryItems.map {
      edge($0, IndexPath(item: 0, section: index), in: section.frame, span, before, after)
    }
    return section
  }

  private func groups(
    _ section: CompositionalSection, _ index: Int, _ room: CGSize, _ traits: UITraitCollection
  ) -> CompositionalSection.Groups {
    let (group, count) = (section.layout.group, section.count)
    let solver = GroupSolver(traits: traits) { [known] item in
      known[.cell(IndexPath(item: item, section: index))]
    }
    guard count > 0 else { return .each([]) }
    guard group.hasGuesses else {
      return .even(solver.solve(group, in: room, first: 0, limit: .max))
    }
    var (lying, first, start): ([CompositionalSection.LyingGroup], Int, CGFloat) = ([], 0, 0)
    while first < count {
      let solved = solver.solve(group, in: room, first: first, limit: count - first)
      guard !solved.items.isEmpty else { break }
      lying.append(.init(first: first, start: start, group: solved))
      first += solved.items.count
      start += (section.goesDown ? solved.size.height : solved.size.width) + section.spacing
    }
    return .each(lying)
  }

  func scroller(_ section: CompositionalSection) -> CollectionScroller {
    let (size, insets) = (section.groupsSize, section.layout.contentInsets)
    let content =
      section.goesDown
      ? CGSize(width: section.area.width, height: size.height + insets.top + insets.bottom)
      : CGSize(width: section.corner.x + size.width + insets.trailing, height: section.area.height)
    let length = section.stride - section.spacing
    return CollectionScroller(
      frame: section.area, contentSize: content.settled, offset: section.offset,
      behavior: section.layout.orthogonalScrollingBehavior, stride: section.stride,
      groupLength: length, feel: section.layout.orthogonalScrollingProperties,
      lead: section.goesDown ? 0 : section.corner.x)
  }

  // MARK: Headers and footers

  /// Across which part of the content headers and footers reach.
  private func edgeRoom(
    _ layout: NSCollectionLayoutSection, _ insets: NSDirectionalEdgeInsets, _ room: CGSize
  ) -> CGRect {
    guard layout.supplementariesFollowContentInsets else {
      return CGRect(origin: .zero, size: room)
    }
    let inner = room.inside(insets)
    return isVertical
      ? CGRect(x: insets.leading, y: 0, width: inner.width, height: room.height)
      : CGRect(x: 0, y: insets.top, width: room.width, height: inner.height)
  }

  private func edgeSize(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ element: CollectionElement,
    _ room: CGSize
  ) -> CGSize {
    var size = item.layoutSize.size(in: room)
    if let known = known[element] {
      if item.layoutSize.guessed.contains(.horizontal) { size.width = known.width }
      if item.layoutSize.guessed.contains(.vertical) { size.height = known.height }
    }
    return size
  }

  private func isBefore(_ alignment: NSRectAlignment) -> Bool {
    switch alignment {
    case .top, .topLeading, .topTrailing: isVertical
    case .leading: !isVertical
    case .bottomLeading: !isVertical
    default: false
    }
  }

  private func isAfter(_ alignment: NSRectAlignment) -> Bool {
    switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing: isVertical
    case .trailing, .topTrailing: !isVertical
    default: false
    }
  }

  /// How much longer headers and footers make a section.
  private func edgeLengths(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ index: Int?, _ span: CGRect
  ) -> (before: CGFloat, after: CGFloat) {
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for item in items where item.extendsBoundary {
      let path = index.map { IndexPath(item: 0, section: $0) } ?? IndexPath(index: 0)
      let size = edgeSize(
        item, CollectionElement(.supplementaryView, item.elementKind, path), span.size)
      let length =
        isVertical ? size.height + item.offset.y.magnitude : size.width + item.offset.x.magnitude
      if isBefore(item.alignment) { before = max(before, length) }
      if isAfter(item.alignment) { after = max(after, length) }
    }
    return (before, after)
  }

  /// Where a header or footer lies: in the room that was made for it, or at the edge of the items.
  private func edge(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, in frame: CGRect,
    _ span: CGRect, _ before: CGFloat, _ after: CGFloat
  ) -> CompositionalSection.Edge {
    let element = CollectionElement(.supplementaryView, item.elementKind, path)
    let size = edgeSize(item, element, span.size)
    var box = frame
    if isVertical {
      (box.origin.x, box.size.width) = (span.minX, span.width)
      if !item.extendsBoundary {
        box.origin.y += before
        box.size.height -= before + after
      }
    } else {
      (box.origin.y, box.size.height) = (span.minY, span.height)
      if !item.extendsBoundary {
        box.origin.x += before
        box.size.width -= before + after
      }
    }
    let x: CGFloat
    switch item.alignment {
    case .leading, .topLeading, .bottomLeading: x = box.minX
    case .trailing, .topTrailing, .bottomTrailing: x = box.maxX - size.width
    case .none, .top, .bottom: x = box.midX - size.width / 2
    }
    let y: CGFloat
    switch item.alignment {
    case .top, .topLeading, .topTrailing: y = box.minY
    case .bottom, .bottomLeading, .bottomTrailing: y = box.maxY - size.height
    case .none, .leading, .trailing: y = box.midY - size.height / 2
    }
    let place = CGRect(origin: CGPoint(x: x + item.offset.x, y: y + item.offset.y), size: size)
    return .init(element: element, item: item, frame: place)
  }

  /// The whole layout's; tells where the first section begins.
  private func layOutLeadingEdges(_ room: CGSize) -> CGFloat {
    edgeLengths(configuration.boundarySupplementaryItems, nil, CGRect(origin: .zero, size: room))
      .before
  }

  private func layOutTrailingEdges(_ room: CGSize, _ end: CGFloat) -> CGFloat {
    let span = CGRect(origin: .zero, size: room)
    let (before, after) = edgeLengths(configuration.boundarySupplementaryItems, nil, span)
    let frame =
      isVertical
      ? CGRect(x: 0, y: 0, width: room.width, height: end + after)
      : CGRect(x: 0, y: 0, width: end + after, height: room.height)
    edges = configuration.boundarySupplementaryItems.map {
      edge($0, IndexPath(index: 0), in: frame, span, before, after)
    }
    return end + after
  }
}
