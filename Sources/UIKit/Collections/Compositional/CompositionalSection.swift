import CoreGraphics
import Foundation

/// A section as it lies in the content: its groups, and what stands around them.
///
/// Where all sizes are known beforehand one group stands for all, and nothing is kept of any other.
@MainActor
struct CompositionalSection {
  enum Groups {
    case even(SolvedGroup)
    case each([LyingGroup])
  }

  struct LyingGroup {
    var first: Int
    var start: CGFloat
    var group: SolvedGroup
  }

  struct Edge {
    var element: CollectionElement
    var item: NSCollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
  }

  var layout: NSCollectionLayoutSection
  var count: Int
  /// Whether groups lie below each other.
  var goesDown: Bool
  var groups = Groups.each([])
  var spacing: CGFloat
  /// Where the section lies with all that belongs to it.
  var frame = CGRect.zero
  /// Where groups can be, and the first one's corner.
  var area = CGRect.zero
  var corner = CGPoint.zero
  var edges: [Edge] = []
  /// Of a section that scrolls by itself.
  var offset = CGPoint.zero

  var scrolls: Bool { layout.orthogonalScrollingBehavior != .none }

  // MARK: Groups

  private func length(_ group: SolvedGroup) -> CGFloat {
    goesDown ? group.size.height : group.size.width
  }

  private var groupCount: Int {
    switch groups {
    case .even(let group):
      group.items.isEmpty ? 0 : (count + group.items.count - 1) / group.items.count
    case .each(let groups): groups.count
    }
  }

  func group(_ index: Int) -> LyingGroup {
    switch groups {
    case .even(let group):
      LyingGroup(
        first: index * group.items.count, start: CGFloat(index) * (length(group) + spacing),
        group: group)
    case .each(let groups): groups[index]
    }
  }

  /// How far the groups reach in all, and how far across.
  var groupsSize: CGSize {
    guard groupCount > 0 else { return .zero }
    let last = group(groupCount - 1)
    let end = last.start + length(last.group)
    let depth: CGFloat
    switch groups {
    case .even(let group): depth = goesDown ? group.size.width : group.size.height
    case .each(let groups):
      depth = groups.reduce(0) { max($0, goesDown ? $1.group.size.width : $1.group.size.height) }
    }
    return goesDown ? CGSize(width: depth, height: end) : CGSize(width: end, height: depth)
  }

  /// How far it is from one group to the next.
  var stride: CGFloat { groupCount > 0 ? length(group(0).group) + spacing : 0 }

  private func first(where isBeyond: (LyingGroup) -> Bool) -> Int {
    var (low, high) = (0, groupCount)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(group(middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Items

  /// An item's place in the content, as if the section did not scroll by itself.
  func place(of item: Int) -> PlacedItem? {
    guard (0..<count).contains(item) else { return nil }
    let index = first { $0.first > item } - 1
    guard index >= 0 else { return nil }
    let lying = group(index)
    guard lying.group.items.indices.contains(item - lying.first) else { return nil }
    var placed = lying.group.items[item - lying.first]
    placed.frame = placed.frame.offsetBy(
      dx: corner.x + (goesDown ? 0 : lying.start), dy: corner.y + (goesDown ? lying.start : 0))
    return placed
  }

  /// The items of groups that lie in a part of the content.
  func items(in rect: CGRect) -> Range<Int> {
    var rect = rect
    if scrolls {
      // What lies beside the section's own view is not seen.
      rect = rect.intersection(area)
      guard !rect.isNull else { return 0..<0 }
      rect = rect.offsetBy(dx: offset.x, dy: offset.y)
    }
    let low = goesDown ? rect.minY - corner.y : rect.minX - corner.x
    let high = goesDown ? rect.maxY - corner.y : rect.maxX - corner.x
    // Items may reach out of their group; by a group's length they are still found.
    let begin = first { $0.start + length($0.group) > low }
    var end = first { $0.start >= high }
    end = max(begin, end)
    guard begin < groupCount, end > begin else { return 0..<0 }
    let last = group(end - 1)
    return group(begin).first..<min(count, last.first + last.group.items.count)
  }
}
