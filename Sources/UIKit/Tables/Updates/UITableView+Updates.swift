import CoreGraphics
import Foundation

// Changes of rows are collected until the outermost of those that belong together ends. Then the data
// source says how many rows there are, and everything that stays goes to its new place.

/// Changes that are being collected.
struct TableUpdates {
  var depth = 0
  var changes = TableChanges()
  /// Rows that get their cells dressed anew.
  var reconfigured: Set<IndexPath> = []
  var completions: [(Bool) -> Void] = []
  /// The cell that is being dressed anew, which the data source gets when it asks for one.
  var redressed: UITableViewCell?
}

extension UITableView {
  /// Makes changes that belong together.
  func update(_ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    updates.depth += 1
    changes()
    if let completion { updates.completions.append(completion) }
    endUpdate()
  }

  func endUpdate() {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let done = updates
    updates = TableUpdates()
    guard isLoaded else {
      // Nothing was asked before, so that there is nothing to be changed.
      loadIfNeeded()
      for completion in done.completions { completion(true) }
      return
    }
    // Rows that are only dressed anew are still the same.
    let isDressing = done.changes == TableChanges() && !done.reconfigured.isEmpty
    if !isDressing { apply(done.changes, done.completions) }
    redress(done.reconfigured)
    if isDressing { done.completions.forEach { $0(true) } }
  }

  private func apply(_ changes: TableChanges, _ completions: [(Bool) -> Void]) {
    dropHands()
    let before = rowLayout.sections.map(\.rows.count)
    let map = TableMap(changes, before: before, after: askedCounts())
    let motion = UpdateMotion(of: self, map)
    generation += 1
    dropPrefetched()
    // A row that is shown anew is selected no more.
    selection.move { changes.reloadedRows[$0] == nil ? map.after($0) : nil }
    rowLayout = TableLayout(newSections(map), top: fixtureHeight(tableHeaderView))
    motion.run { finished in
      for completion in completions { completion(finished) }
    }
  }

  // MARK: Heights

  /// The sections after changes; what stays keeps the height that is known of it.
  private func newSections(_ map: TableMap) -> [SectionLayout] {
    let counts = askedCounts()
    probeEdges(counts.count)
    return counts.indices.map { section in
      guard !map.isFresh(newSection: section), let old = map.oldSections[section] else {
        return freshSection(section, counts[section])
      }
      var layout = rowLayout.sections[old]
      layout.rows = asked(changed(layout.rows, ofOldSection: old, map), in: section)
      if style != .plain, !layout.header.hasView { layout.header = estimatedEdge(.header, section) }
      return layout
    }
  }

  /// Every change has heights asked for anew; what is known serves as an estimate until then.
  private func asked(_ rows: RowRuns, in section: Int) -> RowRuns {
    let isAsked = delegate != nil && !unanswered.contains(.rowHeight)
    guard isAsked || rowHeight == Self.automaticDimension else { return rows }
    guard estimatedRowHeight != 0 else {
      return isAsked ? self.rows(rows.count, in: section) : rows
    }
    return rows.forgetting()
  }

  private func freshSection(_ section: Int, _ count: Int) -> SectionLayout {
    var layout = SectionLayout()
    layout.header = estimatedEdge(.header, section)
    layout.footer = estimatedEdge(.footer, section)
    layout.padding = padding(above: layout.header)
    layout.rows = rows(count, in: section)
    return layout
  }

  private func changed(_ rows: RowRuns, ofOldSection old: Int, _ map: TableMap) -> RowRuns {
    var rows = rows
    let section = map.newSections[old] ?? old
    let (gone, come) = map.changedRows(ofOldSection: old)
    for path in map.changes.reloadedRows.keys where path.section == old {
      rows.replace(path.row, with: newRun(IndexPath(row: path.row, section: section)))
    }
    for row in gone.reversed() { rows.remove(at: row) }
    for row in come {
      let path = IndexPath(row: row, section: section)
      rows.insert(carriedRun(to: path, map) ?? newRun(path), at: row)
    }
    return rows
  }

  /// A row that was moved takes its height along.
  private func carriedRun(to path: IndexPath, _ map: TableMap) -> RowRuns.Run? {
    guard let source = map.before(path), rowLayout.holds(source) else { return nil }
    let rows = rowLayout.sections[source.section].rows
    return RowRuns.Run(
      count: 1, height: rows.height(of: source.row), isKnown: rows.isKnown(source.row))
  }

  /// What is known of the height of a new row.
  func newRun(_ path: IndexPath) -> RowRuns.Run {
    let isAsked = delegate != nil && !unanswered.contains(.rowHeight)
    if isAsked, estimatedRowHeight == 0, let given = givenHeight(path), given >= 0 {
      return RowRuns.Run(count: 1, height: usable(given), isKnown: true)
    }
    if !isAsked, rowHeight != Self.automaticDimension {
      return RowRuns.Run(count: 1, height: usable(rowHeight), isKnown: true)
    }
    let isCertain = estimatedRowHeight == 0 && !isAsked
    return RowRuns.Run(count: 1, height: usable(estimatedRowHeight), isKnown: isCertain)
  }

  // MARK: Dressing anew

  /// Has the data source dress the cells of rows again; they stay the same cells.
  private func redress(_ paths: Set<IndexPath>) {
    for path in paths.sorted() {
      guard let cell = shownCell(at: path), let dataSource else { continue }
      updates.redressed = cell
      let dressed = dataSource.tableView(self, cellForRowAt: path)
      updates.redressed = nil
      if dressed !== cell {
        complain("reconfigureRows(at:) got another cell for row \(path.row) than the one it has")
        release(dressed)
      }
      remeasure(path)
    }
  }

  /// The height of a row is asked for again.
  func remeasure(_ path: IndexPath) {
    guard rowLayout.holds(path) else { return }
    rowLayout.change(path.section) { $0.rows.replace(path.row, with: newRun(path)) }
    setNeedsLayout()
  }
}

extension RowRuns {
  /// The same heights as estimates.
  func forgetting() -> RowRuns {
    var estimates = RowRuns()
    for run in runs {
      estimates.append(Run(count: run.count, height: run.height, isKnown: false))
    }
    return estimates
  }

  mutating func replace(_ row: Int, with run: Run) {
    guard row >= 0, row < count else { return }
    remove(at: row)
    insert(run, at: row)
  }
}
