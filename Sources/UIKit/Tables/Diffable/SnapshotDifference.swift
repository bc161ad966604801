import Foundation

/// The changes of a table that lead from one snapshot to another.
struct SnapshotDifference {
  private(set) var changes = TableChanges()
  /// By the places after.
  private(set) var reconfigured: [IndexPath] = []

  @MainActor
  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, _ animation: UITableView.RowAnimation
  ) {
    let oldSections = Self.places(old.sectionIdentifiers)
    let newSections = Self.places(new.sectionIdentifiers)
    let staying = new.sectionIdentifiers.compactMap { oldSections[$0] }
    let inOrder = Self.longestRise(staying)
    for (section, place) in oldSections {
      guard let target = newSections[section] else {
        changes.deletedSections[place] = animation
        continue
      }
      if !inOrder.contains(place) { changes.movedSections[place] = target }
    }
    for (section, place) in newSections where oldSections[section] == nil {
      changes.insertedSections[place] = animation
    }
    for section in new.reloadedSectionIdentifiers {
      if let place = oldSections[section] { changes.reloadedSections[place] = animation }
    }

    let oldItems = Self.paths(old)
    for (section, identifier) in new.sectionIdentifiers.enumerated() {
      let oldSection = oldSections[identifier]
      guard let oldSection, changes.reloadedSections[oldSection] == nil else { continue }
      let items = new.itemIdentifiers(inSection: identifier)
      let rows = items.compactMap { oldItems[$0] }.filter { $0.section == oldSection }.map(\.row)
      let kept = Self.longestRise(rows)
      for (row, item) in items.enumerated() {
        let path = IndexPath(row: row, section: section)
        guard let source = oldItems[item], mayMove(from: source) else {
          changes.insertedRows[path] = animation
          continue
        }
        if source.section == oldSection, kept.contains(source.row) { continue }
        changes.movedRows[source] = path
      }
    }
    noteGone(old, new, oldItems, animation)
    noteRequests(new, oldItems, animation)
  }

  /// Whether a row's section goes on to be there as it is.
  private func mayMove(from path: IndexPath) -> Bool {
    changes.deletedSections[path.section] == nil && changes.reloadedSections[path.section] == nil
  }

  private mutating func noteGone<Section, Item>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, _ oldItems: [Item: IndexPath],
    _ animation: UITableView.RowAnimation
  ) {
    let fresh = Set(changes.insertedSections.keys)
    let newPlaces = Self.places(new.sectionIdentifiers)
    for (item, path) in oldItems where mayMove(from: path) {
      guard let home = new.sectionIdentifier(containingItem: item) else {
        changes.deletedRows[path] = animation
        continue
      }
      // What goes to a section that is new, or shown anew, comes with that.
      let isFresh = newPlaces[home].map { fresh.contains($0) } ?? true
      if isFresh || new.reloadedSectionIdentifiers.contains(home) {
        changes.deletedRows[path] = animation
      }
    }
  }

  private mutating func noteRequests<Section, Item>(
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, _ oldItems: [Item: IndexPath],
    _ animation: UITableView.RowAnimation
  ) {
    for item in new.reloadedItemIdentifiers {
      guard let path = oldItems[item], changes.movedRows[path] == nil, mayMove(from: path),
        changes.deletedRows[path] == nil
      else { continue }
      changes.reloadedRows[path] = animation
    }
    guard !new.reconfiguredItemIdentifiers.isEmpty else { return }
    let paths = Self.paths(new)
    reconfigured = new.reconfiguredItemIdentifiers.compactMap { paths[$0] }
  }

  // MARK: Places

  private static func places<ID: Hashable>(_ identifiers: [ID]) -> [ID: Int] {
    Dictionary(uniqueKeysWithValues: identifiers.enumerated().map { ($1, $0) })
  }

  static func paths<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: IndexPath] {
    var paths: [Item: IndexPath] = [:]
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        paths[item] = IndexPath(row: row, section: section)
      }
    }
    return paths
  }

  /// As many of the numbers as can be picked in rising order: those need not move.
  static func longestRise(_ numbers: [Int]) -> Set<Int> {
    // For each length the place of the least number that such a rise ends with.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var rise: Set<Int> = []
    var place = ends.last ?? -1
    while place >= 0 {
      rise.insert(numbers[place])
      place = before[place]
    }
    return rise
  }
}
