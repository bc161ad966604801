import Foundation

/// Changes of a table's rows that belong together: what goes is named by where it was before all of
/// them, what comes by where it is after.
struct TableChanges: Equatable {
  typealias RowAnimation = UITableView.RowAnimation

  var deletedRows: [IndexPath: RowAnimation] = [:]
  var insertedRows: [IndexPath: RowAnimation] = [:]
  var reloadedRows: [IndexPath: RowAnimation] = [:]
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: [Int: RowAnimation] = [:]
  var insertedSections: [Int: RowAnimation] = [:]
  var reloadedSections: [Int: RowAnimation] = [:]
  var movedSections: [Int: Int] = [:]
}

/// Which row is which before and after changes.
struct TableMap {
  /// Rows of one section that goes on to be there.
  private struct Rows {
    /// What left, by the places before, and what came, by those after, both in order.
    var gone: [Int] = []
    var come: [Int] = []

    /// The place of a row that stays.
    func after(_ row: Int) -> Int {
      var place = row - gone.count { $0 < row }
      for other in come where other <= place { place += 1 }
      return place
    }

    func before(_ row: Int) -> Int {
      var place = row - come.count { $0 < row }
      for other in gone where other <= place { place += 1 }
      return place
    }
  }

  let changes: TableChanges
  /// Where each section is after the changes; nil for one that is gone.
  private(set) var newSections: [Int?]
  private(set) var oldSections: [Int?]
  /// By the places before.
  private var rows: [Int: Rows] = [:]
  /// Rows that were moved, by where they are after the changes.
  private var sources: [IndexPath: IndexPath] = [:]

  /// Ends the program where the numbers before and after do not fit the changes, as Apple's does.
  init(_ changes: TableChanges, before: [Int], after: [Int]) {
    self.changes = changes
    newSections = Array(repeating: nil, count: before.count)
    oldSections = Array(repeating: nil, count: after.count)
    checkSections(before.count, after.count)
    pairSections()
    noteRows()
    checkRows(before, after)
  }

  private mutating func pairSections() {
    for (from, to) in changes.movedSections {
      newSections[from] = to
      oldSections[to] = from
    }
    let targets = Set(changes.movedSections.values)
    let stay = newSections.indices.filter {
      changes.deletedSections[$0] == nil && changes.movedSections[$0] == nil
    }
    let free = oldSections.indices.filter {
      changes.insertedSections[$0] == nil && !targets.contains($0)
    }
    for (from, to) in zip(stay, free) {
      newSections[from] = to
      oldSections[to] = from
    }
  }

  private mutating func noteRows() {
    for path in changes.deletedRows.keys {
      rows[path.section, default: Rows()].gone.append(path.row)
    }
    for path in changes.insertedRows.keys { noteArrival(path) }
    for (from, to) in changes.movedRows {
      sources[to] = from
      rows[from.section, default: Rows()].gone.append(from.row)
      noteArrival(to)
    }
    for section in Array(rows.keys) {
      rows[section]?.gone.sort()
      rows[section]?.come.sort()
    }
  }

  private mutating func noteArrival(_ path: IndexPath) {
    guard oldSections.indices.contains(path.section), let old = oldSections[path.section] else {
      return
    }
    rows[old, default: Rows()].come.append(path.row)
  }

  // MARK: Which is which

  /// Whether a section's rows are all others, as it is new or shown anew.
  func isFresh(newSection: Int) -> Bool {
    guard let old = oldSections[newSection] else { return true }
    return changes.reloadedSections[old] != nil
  }

  /// Where a row is after the changes; nil for one that is gone or has another cell.
  func after(_ path: IndexPath) -> IndexPath? {
    if let target = changes.movedRows[path] { return target }
    guard newSections.indices.contains(path.section), let section = newSections[path.section],
      changes.reloadedSections[path.section] == nil, changes.deletedRows[path] == nil
    else { return nil }
    let row = rows[path.section]?.after(path.row) ?? path.row
    return IndexPath(row: row, section: section)
  }

  /// Where a row was before; nil for one that is new.
  func before(_ path: IndexPath) -> IndexPath? {
    if let source = sources[path] { return source }
    guard !isFresh(newSection: path.section), let section = oldSections[path.section],
      changes.insertedRows[path] == nil
    else { return nil }
    return IndexPath(row: rows[section]?.before(path.row) ?? path.row, section: section)
  }

  /// What left and came in a section, in order, by the places before and after.
  func changedRows(ofOldSection section: Int) -> (gone: [Int], come: [Int]) {
    (rows[section]?.gone ?? [], rows[section]?.come ?? [])
  }

  // MARK: What does not fit

  private func checkSections(_ before: Int, _ after: Int) {
    for section in changes.deletedSections.keys.sorted() + changes.reloadedSections.keys.sorted()
      + changes.movedSections.keys.sorted() where !(0..<before).contains(section)
    {
      refuse(
        "attempt to delete section \(section), but there are only \(before) sections before the "
          + "update")
    }
    for section in changes.insertedSections.keys.sorted() + changes.movedSections.values.sorted()
    where !(0..<after).contains(section) {
      refuse(
        "attempt to insert section \(section) but there are only \(after) sections after the "
          + "update")
    }
    let (came, went) = (changes.insertedSections.count, changes.deletedSections.count)
    guard after != before + came - went else { return }
    refuse(
      "Invalid update: invalid number of sections. The number of sections contained in the table "
        + "view after the update (\(after)) must be equal to the number of sections contained in "
        + "the table view before the update (\(before)), plus or minus the number of sections "
        + "inserted or deleted (\(came) inserted, \(went) deleted).")
  }

  private func checkRows(_ before: [Int], _ after: [Int]) {
    for path in changes.deletedRows.keys.sorted() + changes.reloadedRows.keys.sorted()
      + changes.movedRows.keys.sorted()
    where !before.indices.contains(path.section) || !(0..<before[path.section]).contains(path.row) {
      let count = before.indices.contains(path.section) ? before[path.section] : 0
      refuse(
        "attempt to delete row \(path.row) from section \(path.section) which only contains "
          + "\(count) rows before the update")
    }
    for path in changes.insertedRows.keys.sorted() + changes.movedRows.values.sorted()
    where !after.indices.contains(path.section) || !(0..<after[path.section]).contains(path.row) {
      let count = after.indices.contains(path.section) ? after[path.section] : 0
      refuse(
        "attempt to insert row \(path.row) into section \(path.section), but there are only "
          + "\(count) rows in section \(path.section) after the update")
    }
    for (old, new) in newSections.enumerated() {
      if let new, changes.reloadedSections[old] == nil {
        checkRows(in: new, from: old, before[old], after[new])
      }
    }
  }

  private func checkRows(in section: Int, from old: Int, _ before: Int, _ after: Int) {
    let inserted = changes.insertedRows.keys.count { $0.section == section }
    let deleted = changes.deletedRows.keys.count { $0.section == old }
    let movedIn = changes.movedRows.values.count { $0.section == section }
    let movedOut = changes.movedRows.keys.count { $0.section == old }
    guard after != before + inserted - deleted + movedIn - movedOut else { return }
    refuse(
      "Invalid update: invalid number of rows in section \(section). The number of rows contained "
        + "in an existing section after the update (\(after)) must be equal to the number of rows "
        + "contained in that section before the update (\(before)), plus or minus the number of "
        + "rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) "
        + "and plus or minus the number of rows moved into or out of that section (\(movedIn) "
        + "moved in, \(movedOut) moved out).")
  }
}
