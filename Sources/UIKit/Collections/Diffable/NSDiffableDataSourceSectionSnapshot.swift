import Foundation

/// The items of one section, of which some may lie below others and be seen only while those are
/// expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  /// Each followed by what lies below it.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var levels: [ItemIdentifierType: Int] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: What there is

  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

  /// Those that have nothing above them that is collapsed.
  public var visibleItems: [ItemIdentifierType] {
    var hidden: Set<ItemIdentifierType> = []
    return items.filter { item in
      guard let parent = parents[item] else { return true }
      if hidden.contains(parent) || !expanded.contains(parent) { hidden.insert(item) }
      return !hidden.contains(item)
    }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { levels[item] != nil }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item)
      && sequence(first: item) { parents[$0] }.dropFirst().allSatisfy(expanded.contains)
  }

  /// How many items lie above it.
  public func level(of item: ItemIdentifierType) -> Int { levels[known(item)] ?? 0 }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[known(child)] }

  func hasChildren(_ item: ItemIdentifierType) -> Bool {
    guard let index = index(of: item), items.indices.contains(index + 1) else { return false }
    return parents[items[index + 1]] == item
  }

  private func known(_ item: ItemIdentifierType) -> ItemIdentifierType {
    guard contains(item) else { refuse("Invalid item identifier specified: \(item)") }
    return item
  }

  /// The item and all that lies below it.
  private func range(of item: ItemIdentifierType) -> Range<Int> {
    let start = items.firstIndex(of: known(item)) ?? 0
    let level = levels[item] ?? 0
    let end = items[(start + 1)...].firstIndex { (levels[$0] ?? 0) <= level } ?? items.count
    return start..<end
  }

  /// What lies below an item, and the item too where that is asked for.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    let part = range(of: parent)
    let found = items[(includingParent ? part.lowerBound : part.lowerBound + 1)..<part.upperBound]
    let top = level(of: parent) + (includingParent ? 0 : 1)
    var made = NSDiffableDataSourceSectionSnapshot()
    made.items = Array(found)
    for item in found {
      made.levels[item] = (levels[item] ?? 0) - top
      if made.levels[item] ?? 0 > 0 { made.parents[item] = parents[item] }
      if expanded.contains(item) { made.expanded.insert(item) }
    }
    return made
  }

  // MARK: Changes

  /// Behind everything, or behind what lies below a parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    put(
      .flat(items), at: parent.map { range(of: $0).upperBound } ?? self.items.count, below: parent)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    put(.flat(items), at: range(of: item).lowerBound, below: parents[item])
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    put(.flat(items), at: range(of: item).upperBound, below: parents[item])
  }

  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) -> Set<ItemIdentifierType> {
    put(snapshot, at: range(of: item).lowerBound, below: parents[item])
    return Set(snapshot.items)
  }

  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) -> Set<ItemIdentifierType> {
    put(snapshot, at: range(of: item).upperBound, below: parents[item])
    return Set(snapshot.items)
  }

  /// What lies below an item is other items then.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    let part = range(of: parent)
    remove(part.lowerBound + 1..<part.upperBound)
    put(snapshot, at: part.lowerBound + 1, below: parent)
  }

  /// With all that lies below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { remove(range(of: item)) }
  }

  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.map(known))
  }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  private static func flat(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
    var made = NSDiffableDataSourceSectionSnapshot()
    for item in items {
      guard made.levels.updateValue(0, forKey: item) == nil else { refuseTwice(item) }
      made.items.append(item)
    }
    return made
  }

  private static func refuseTwice(_ item: ItemIdentifierType) -> Never {
    refuse(
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}")
  }

  private mutating func put(
    _ other: NSDiffableDataSourceSectionSnapshot, at index: Int, below parent: ItemIdentifierType?
  ) {
    let level = parent.map { self.level(of: $0) + 1 } ?? 0
    for item in other.items {
      let depth = level + (other.levels[item] ?? 0)
      guard levels.updateValue(depth, forKey: item) == nil else { Self.refuseTwice(item) }
      parents[item] = other.parents[item] ?? parent
    }
    items.insert(contentsOf: other.items, at: index)
    expanded.formUnion(other.expanded)
  }

  private mutating func remove(_ part: Range<Int>) {
    for item in items[part] {
      (levels[item], parents[item]) = (nil, nil)
      expanded.remove(item)
    }
    items.removeSubrange(part)
  }

  /// The tree as text, `+` before what is expanded and `-` before what is not.
  public func visualDescription() -> String {
    items.map { item in
      let mark = hasChildren(item) ? (isExpanded(item) ? "+ " : "- ") : "* "
      return String(repeating: "  ", count: level(of: item)) + mark + "\(item)"
    }.joined(separator: "\n")
  }
}
