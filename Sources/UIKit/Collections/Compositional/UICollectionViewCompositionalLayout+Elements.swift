import CoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    let whole = CGRect(origin: .zero, size: contentSize)
    for edge in edges {
      let place = attributes(edge, within: whole)
      if place.frame.intersects(rect) { found.append(place) }
    }
    // Headers may be moved out of their section by an offset; sections are few beside their items.
    for index in firstSection(after: isVertical ? rect.minY : rect.minX)..<sections.count {
      let section = sections[index]
      guard isVertical ? section.frame.minY < rect.maxY : section.frame.minX < rect.maxX else {
        break
      }
      found += decorations(index).filter { $0.frame.intersects(rect) }
      for edge in section.edges {
        let place = attributes(edge, within: section.frame)
        if place.frame.intersects(rect) { found.append(place) }
      }
      let seen =
        section.scrolls ? rect.offsetBy(dx: section.offset.x, dy: section.offset.y) : rect
      for item in section.items(in: rect) {
        guard let placed = section.place(of: item) else { continue }
        let path = IndexPath(item: item, section: index)
        if placed.frame.intersects(seen) { found.append(attributes(placed, path)) }
        for badge in badges(placed, path) where badge.frame.intersects(seen) { found.append(badge) }
      }
    }
    return found
  }

  private func firstSection(after place: CGFloat) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      let frame = sections[middle].frame
      if (isVertical ? frame.maxY : frame.maxX) <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Items

  func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section),
      let placed = sections[path.section].place(of: path.item)
    else { return nil }
    return attributes(placed, path)
  }

  private func attributes(
    _ placed: PlacedItem, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let made = attributes(.cell(path))
    made.frame = placed.frame
    made.zIndex = placed.zIndex
    made.guessed = placed.guessed
    let section = sections[path.section]
    made.list = section.layout.list?.place(of: path, count: section.count)
    if sections[path.section].scrolls { made.scroller = path.section }
    return made
  }

  private func badges(
    _ placed: PlacedItem, _ path: IndexPath
  ) -> [UICollectionViewLayoutAttributes] {
    placed.supplementaries.map { item in
      let element = CollectionElement(.supplementaryView, item.elementKind, path)
      let made = attributes(element)
      made.frame = item.frame(beside: placed.frame, known: known[element])
      made.zIndex = item.zIndex
      if known[element] == nil { made.guessed = item.layoutSize.guessed }
      if sections[path.section].scrolls { made.scroller = path.section }
      return made
    }
  }

  // MARK: Beside the items

  func supplementary(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if element.path.count == 1 {
      let whole = CGRect(origin: .zero, size: contentSize)
      return edges.first { $0.element == element }.map { attributes($0, within: whole) }
    }
    guard let index = element.path.first, sections.indices.contains(index) else { return nil }
    let section = sections[index]
    if let edge = section.edges.first(where: { $0.element == element }) {
      return attributes(edge, within: section.frame)
    }
    guard element.path.count == 2, let placed = section.place(of: element.path.item) else {
      return nil
    }
    return badges(placed, element.path).first { $0.element == element }
  }

  private func attributes(
    _ edge: CompositionalSection.Edge, within section: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let made = attributes(edge.element)
    made.frame = edge.item.pinToVisibleBounds ? pinned(edge, within: section) : edge.frame
    made.zIndex = edge.item.pinToVisibleBounds ? max(edge.item.zIndex, 10) : edge.item.zIndex
    if known[edge.element] == nil { made.guessed = edge.item.layoutSize.guessed }
    if edge.element.path.count == 2 {
      made.list = list(in: edge.element.path.section)?.place(ofKind: edge.element.kind)
    }
    return made
  }

  /// As near to the edge of what is seen as its section allows.
  private func pinned(_ edge: CompositionalSection.Edge, within section: CGRect) -> CGRect {
    guard let collection else { return edge.frame }
    let seen = collection.layoutBounds.inset(by: collection.layoutInsets)
    var frame = edge.frame
    switch edge.item.alignment {
    case .top, .topLeading, .topTrailing, .none:
      if isVertical {
        frame.origin.y = max(frame.minY, min(seen.minY, section.maxY - frame.height))
      }
    case .bottom, .bottomLeading, .bottomTrailing:
      if isVertical {
        frame.origin.y = min(frame.minY, max(seen.maxY - frame.height, section.minY))
      }
    case .leading:
      if !isVertical {
        frame.origin.x = max(frame.minX, min(seen.minX, section.maxX - frame.width))
      }
    case .trailing:
      if !isVertical {
        frame.origin.x = min(frame.minX, max(seen.maxX - frame.width, section.minX))
      }
    }
    return frame
  }

  func decorations(_ index: Int) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    return section.layout.decorationItems.map { item in
      let path = IndexPath(item: 0, section: index)
      let made = attributes(CollectionElement(.decorationView, item.elementKind, path))
      let insets = item.contentInsets
      let size = section.frame.size.inside(insets)
      made.frame = CGRect(
        origin: CGPoint(x: section.frame.minX + insets.leading, y: section.frame.minY + insets.top),
        size: size)
      made.zIndex = item.zIndex
      return made
    }
  }
}
