import Foundation

/// Changes of a collection that belong together: what goes is named by where it was before all of
/// them, what comes by where it is after.
struct CollectionChanges {
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Int: Int] = [:]
}

/// Which item is which before and after changes.
struct CollectionMap {
  /// Items of one section that goes on to be there: what left, by the places before, and what came,
  /// by those after, both in order.
  private struct Items {
    var gone: [Int] = []
    var come: [Int] = []

    private static func place(of item: Int, without gone: [Int], with come: [Int]) -> Int {
      var place = item - gone.count { $0 < item }
      for other in come {
        guard other <= place else { break }
        place += 1
      }
      return place
    }

    func after(_ item: Int) -> Int { Self.place(of: item, without: gone, with: come) }
    func before(_ item: Int) -> Int { Self.place(of: item, without: come, with: gone) }
  }

  let changes: CollectionChanges
  /// Where each section is after the changes; nil for one that is gone.
  private(set) var newSections: [Int?]
  private(set) var oldSections: [Int?]
  private var items: [Int: Items] = [:]
  private var sources: [IndexPath: IndexPath] = [:]

  /// Ends the program where the numbers before and after do not fit the changes, as Apple's does.
  init(_ changes: CollectionChanges, before: [Int], after: [Int]) {
    self.changes = changes
    newSections = Array(repeating: nil, count: before.count)
    oldSections = Array(repeating: nil, count: after.count)
    checkSections(before.count, after.count)
    pairSections()
    noteItems()
    checkItems(before, after)
  }

  private mutating func pairSections() {
    for (from, to) in changes.movedSections {
      newSections[from] = to
      oldSections[to] = from
    }
    let targets = Set(changes.movedSections.values)
    let stay = newSections.indices.filter {
      !changes.deletedSections.contains($0) && changes.movedSections[$0] == nil
    }
    let free = oldSections.indices.filter {
      !changes.insertedSections.contains($0) && !targets.contains($0)
    }
    for (from, to) in zip(stay, free) {
      newSections[from] = to
      oldSections[to] = from
    }
  }

  private mutating func noteItems() {
    for path in changes.deletedItems {
      items[path.section, default: Items()].gone.append(path.item)
    }
    for path in changes.insertedItems { noteArrival(path) }
    for (from, to) in changes.movedItems {
      sources[to] = from
      items[from.section, default: Items()].gone.append(from.item)
      noteArrival(to)
    }
    for section in Array(items.keys) {
      items[section]?.gone.sort()
      items[section]?.come.sort()
    }
  }

  private mutating func noteArrival(_ path: IndexPath) {
    guard oldSections.indices.contains(path.section), let old = oldSections[path.section] else {
      return
    }
    items[old, default: Items()].come.append(path.item)
  }

  // MARK: Which is which

  /// Where an item is after the changes; nil for one that is gone.
  func after(_ path: IndexPath) -> IndexPath? {
    if let target = changes.movedItems[path] { return target }
    guard path.count == 2, newSections.indices.contains(path.section),
      let section = newSections[path.section], !changes.reloadedSections.contains(path.section),
      !changes.deletedItems.contains(path)
    else { return nil }
    return IndexPath(item: items[path.section]?.after(path.item) ?? path.item, section: section)
  }

  /// Where an item was before; nil for one that is new.
  func before(_ path: IndexPath) -> IndexPath? {
    if let source = sources[path] { return source }
    guard path.count == 2, oldSections.indices.contains(path.section),
      let section = oldSections[path.section], !changes.reloadedSections.contains(section),
      !changes.insertedItems.contains(path)
    else { return nil }
    return IndexPath(item: items[section]?.before(path.item) ?? path.item, section: section)
  }

  /// The same of any element; what is no cell goes with its section.
  func after(_ element: CollectionElement) -> CollectionElement? {
    moved(element, after, newSections) { changes.reloadedSections.contains($0) }
  }

  func before(_ element: CollectionElement) -> CollectionElement? {
    moved(element, before, oldSections) { section in
      oldSections[section].map { changes.reloadedSections.contains($0) } ?? false
    }
  }

  private func moved(
    _ element: CollectionElement, _ item: (IndexPath) -> IndexPath?, _ sections: [Int?],
    _ isFresh: (Int) -> Bool
  ) -> CollectionElement? {
    var other = element
    if element.category == .cell {
      guard let path = item(element.path) else { return nil }
      other.path = path
      return other
    }
    // What belongs to the whole collection stays.
    guard element.path.count > 1 else { return element }
    guard sections.indices.contains(element.path[0]), let section = sections[element.path[0]],
      !isFresh(element.path[0])
    else { return nil }
    other.path[0] = section
    return other
  }
}
