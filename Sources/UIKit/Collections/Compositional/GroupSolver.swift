import CoreGraphics
import Foundation

/// Where one item of a group lies, from the group's corner.
struct PlacedItem {
  var frame: CGRect
  var guessed: CollectionAxes
  var zIndex = 0
  var supplementaries: [NSCollectionLayoutSupplementaryItem] = []
}

struct SolvedGroup {
  var size = CGSize.zero
  var items: [PlacedItem] = []
}

/// Says where the items of a group lie, given how large those are that have been measured.
@MainActor
struct GroupSolver {
  var traits: UITraitCollection
  /// The size of an item by its number in the section.
  var known: (Int) -> CGSize?

  /// So many items at most, so that items without a size do not fill a group without end.
  private static let mostItems = 10_000

  private struct Entry {
    var solved: SolvedGroup
    var start: CGFloat
    var size: CGSize
    var spacing: NSCollectionLayoutEdgeSpacing?
  }

  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, limit: Int,
    forced: CGSize? = nil
  ) -> SolvedGroup {
    let outer = forced ?? group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = outer.inside(insets)
    let isRow: Bool
    switch group.arrangement {
    case .row: isRow = true
    case .column: isRow = false
    case .custom(let provider):
      let places = provider(LayoutEnvironment(outer, insets, traits)).prefix(max(0, limit))
      let items = places.map {
        PlacedItem(
          frame: $0.frame.offsetBy(dx: insets.leading, dy: insets.top), guessed: [],
          zIndex: $0.zIndex)
      }
      return SolvedGroup(size: outer, items: items)
    }
    let entries = entries(group, isRow, inner, first, limit)
    return arrange(entries, group, isRow, outer, inner)
  }

  // MARK: Along the group

  private func entries(
    _ group: NSCollectionLayoutGroup, _ isRow: Bool, _ inner: CGSize, _ first: Int, _ limit: Int
  ) -> [Entry] {
    guard !group.subitems.isEmpty else { return [] }
    let room = isRow ? inner.width : inner.height
    let spacing = group.interItemSpacing?.spacing ?? 0
    let guessesLength = group.layoutSize.guessed.contains(isRow ? .horizontal : .vertical)
    let share: CGFloat? =
      group.sharesLength
      ? max(0, (room - spacing * CGFloat((group.count ?? 1) - 1)) / CGFloat(group.count ?? 1)) : nil
    var (entries, cursor, used): ([Entry], CGFloat, Int) = ([], 0, 0)
    while used < min(limit, Self.mostItems) {
      let slot = entries.count
      if let count = group.count, slot >= count { break }
      if group.count == nil, guessesLength, slot >= group.subitems.count { break }
      let item = group.subitems[slot % group.subitems.count]
      let solved = solve(item, share, isRow, inner, first + used, limit - used)
      if solved.items.isEmpty { break }
      let (before, after) = edges(item.edgeSpacing, isRow)
      let length = isRow ? solved.size.width : solved.size.height
      let way = (slot > 0 ? spacing : 0) + before + length + after
      if group.count == nil, slot > 0, !guessesLength, cursor + way > room + 0.01 { break }
      if group.count == nil, way < 0.001, slot >= group.subitems.count { break }
      entries.append(
        Entry(
          solved: solved, start: cursor + way - after - length, size: solved.size,
          spacing: item.edgeSpacing))
      cursor += way
      used += solved.items.count
    }
    return entries
  }

  private func solve(
    _ item: NSCollectionLayoutItem, _ share: CGFloat?, _ isRow: Bool, _ inner: CGSize,
    _ first: Int, _ limit: Int
  ) -> SolvedGroup {
    var size = item.layoutSize.size(in: inner)
    if let share { if isRow { size.width = share } else { size.height = share } }
    if let group = item as? NSCollectionLayoutGroup {
      return solve(group, in: inner, first: first, limit: limit, forced: share == nil ? nil : size)
    }
    var guessed = item.layoutSize.guessed
    if share != nil { guessed.remove(isRow ? .horizontal : .vertical) }
    let insets = item.contentInsets
    if !guessed.isEmpty, let known = known(first) {
      if guessed.contains(.horizontal) {
        size.width = known.width + insets.leading + insets.trailing
      }
      if guessed.contains(.vertical) { size.height = known.height + insets.top + insets.bottom }
      guessed = []
    }
    let content = size.inside(insets)
    let placed = PlacedItem(
      frame: CGRect(x: insets.leading, y: insets.top, width: content.width, height: content.height),
      guessed: guessed, supplementaries: item.supplementaryItems)
    return SolvedGroup(size: size, items: [placed])
  }

  private func edges(
    _ spacing: NSCollectionLayoutEdgeSpacing?, _ isRow: Bool
  ) -> (before: CGFloat, after: CGFloat) {
    let (before, after) =
      isRow ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
    return (before?.spacing ?? 0, after?.spacing ?? 0)
  }

  // MARK: In the group

  private func arrange(
    _ entries: [Entry], _ group: NSCollectionLayoutGroup, _ isRow: Bool, _ outer: CGSize,
    _ inner: CGSize
  ) -> SolvedGroup {
    let insets = group.contentInsets
    var (length, depth): (CGFloat, CGFloat) = (0, 0)
    for entry in entries {
      let (along, across) = (edges(entry.spacing, isRow), edges(entry.spacing, !isRow))
      length = max(
        length, entry.start + (isRow ? entry.size.width : entry.size.height) + along.after)
      depth = max(
        depth, across.before + (isRow ? entry.size.height : entry.size.width) + across.after)
    }
    var solved = SolvedGroup(size: outer)
    if group.layoutSize.guessed.contains(.horizontal) {
      solved.size.width = (isRow ? length : depth) + insets.leading + insets.trailing
    }
    if group.layoutSize.guessed.contains(.vertical) {
      solved.size.height = (isRow ? depth : length) + insets.top + insets.bottom
    }
    let room = solved.size.inside(insets)
    let left = max(0, (isRow ? room.width : room.height) - length)
    let share = share(of: left, entries, group, isRow)
    var shift: CGFloat = 0
    for (number, entry) in entries.enumerated() {
      let (before, after) =
        isRow
        ? (entry.spacing?.leading, entry.spacing?.trailing)
        : (entry.spacing?.top, entry.spacing?.bottom)
      if number > 0, group.interItemSpacing?.isFlexibleSpacing == true { shift += share }
      if before?.isFlexibleSpacing == true { shift += share }
      let along = entry.start + shift
      if after?.isFlexibleSpacing == true { shift += share }
      let across = across(entry, isRow ? room.height : room.width, isRow)
      let corner = CGPoint(
        x: insets.leading + (isRow ? along : across), y: insets.top + (isRow ? across : along))
      for var item in entry.solved.items {
        item.frame = item.frame.offsetBy(dx: corner.x, dy: corner.y)
        solved.items.append(item)
      }
    }
    return solved
  }

  /// What each flexible room gets of what is left.
  private func share(
    of left: CGFloat, _ entries: [Entry], _ group: NSCollectionLayoutGroup, _ isRow: Bool
  ) -> CGFloat {
    var takers = group.interItemSpacing?.isFlexibleSpacing == true ? max(0, entries.count - 1) : 0
    for entry in entries {
      let edges =
        isRow
        ? [entry.spacing?.leading, entry.spacing?.trailing]
        : [entry.spacing?.top, entry.spacing?.bottom]
      takers += edges.count { $0?.isFlexibleSpacing == true }
    }
    return takers > 0 ? left / CGFloat(takers) : 0
  }

  private func across(_ entry: Entry, _ room: CGFloat, _ isRow: Bool) -> CGFloat {
    let (before, after) =
      isRow
      ? (entry.spacing?.top, entry.spacing?.bottom)
      : (entry.spacing?.leading, entry.spacing?.trailing)
    let fixed = before?.spacing ?? 0
    guard before?.isFlexibleSpacing == true else { return fixed }
    let size = isRow ? entry.size.height : entry.size.width
    let left = max(0, room - size - fixed - (after?.spacing ?? 0))
    return fixed + (after?.isFlexibleSpacing == true ? left / 2 : left)
  }
}
