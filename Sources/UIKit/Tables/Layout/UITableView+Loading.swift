import CoreGraphics
import Foundation

// What a table asks before it shows anything: how many rows there are, and how high they are where
// that has to be known.

extension UITableView {
  /// The height of a row of which nobody says anything.
  static let standardRowHeight: CGFloat = 44
  /// More than can be scrolled through, and so few that the rows of all sections can be counted.
  private static let mostRows = 1 << 40

  func prepareTable() {
    alwaysBounceVertical = true
    backgroundColor = Self.ground(of: style)
  }

  static func ground(of style: Style) -> UIColor {
    style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The delegate has not written a method.
  func noteUnanswered(_ method: TableAnswers) { unanswered.insert(method) }

  // MARK: Forgetting

  /// The rows are others; nothing is asked before somebody wants to know.
  func forgetRows() {
    dropHands()
    isLoaded = false
    unanswered = []
    generation += 1
    setNeedsLayout()
  }

  /// The rows are the same, and may be of other heights.
  func forgetHeights() {
    guard isLoaded else { return }
    let counts = rowLayout.sections.map(\.rows.count)
    // A header that is shown is not made once more to see whether the delegate makes any.
    unanswered.formIntersection([.headerView, .footerView])
    generation += 1
    rowLayout = TableLayout(sections(of: counts), top: fixtureHeight(tableHeaderView))
    updateContentSize()
    setNeedsLayout()
  }

  func reloadAll() {
    generation += 1
    dropHands()
    unanswered = []
    for row in shownRows { retire(row) }
    shownRows = []
    for edge in Array(shownEdges.views.keys) { retire(edge) }
    dropPrefetched()
    dropSelection(keepingOne: false)
    isLoaded = false
    fill.destination = nil
    loadIfNeeded()
    setNeedsLayout()
  }

  // MARK: Asking

  func loadIfNeeded() {
    guard !isLoaded, !fill.isLoading else { return }
    fill.isLoading = true
    defer { fill.isLoading = false }
    if fill.pass > 0, !shownRows.isEmpty || !shownEdges.views.isEmpty {
      for row in shownRows { retire(row) }
      shownRows = []
      for edge in Array(shownEdges.views.keys) { retire(edge) }
    }
    knownWidth = layer.bounds.width
    rowLayout = TableLayout(sections(of: askedCounts()), top: fixtureHeight(tableHeaderView))
    isLoaded = true
    askIndex()
    updateContentSize()
  }

  /// The numbers of rows that the data source says now.
  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    let count = max(0, dataSource.numberOfSections(in: self))
    return (0..<count).map {
      min(max(0, dataSource.tableView(self, numberOfRowsInSection: $0)), Self.mostRows)
    }
  }

  func countOfRows(in section: Int) -> Int {
    loadIfNeeded()
    guard rowLayout.sections.indices.contains(section) else { return 0 }
    return rowLayout.sections[section].rows.count
  }

  /// Sections as far as their heights are known without showing them.
  func sections(of counts: [Int]) -> [SectionLayout] {
    probeEdges(counts.count)
    var sections: [SectionLayout] = []
    sections.reserveCapacity(counts.count)
    for (section, count) in counts.enumerated() {
      var layout = SectionLayout()
      layout.header = estimatedEdge(.header, section)
      layout.footer = estimatedEdge(.footer, section)
      layout.padding = padding(above: layout.header)
      layout.rows = rows(count, in: section)
      sections.append(layout)
    }
    return sections
  }

  /// A height that somebody gave: no less than nothing, and a number.
  func usable(_ height: CGFloat) -> CGFloat {
    height < 0 ? Self.standardRowHeight : max(0, height.settled)
  }

  // MARK: Rows

  /// The heights of new rows of a section: one run, unless every row has to be asked about.
  func rows(_ count: Int, in section: Int) -> RowRuns {
    guard count > 0 else { return RowRuns() }
    let first = IndexPath(row: 0, section: section)
    if let given = givenHeight(first) { return rows(count, given: given, in: section) }
    guard rowHeight == Self.automaticDimension else {
      return RowRuns(count: count, height: usable(rowHeight), isKnown: true)
    }
    return estimatedRows(count, in: section)
  }

  /// What the delegate says of a row's height, if it says anything.
  func givenHeight(_ path: IndexPath) -> CGFloat? {
    guard let delegate, !unanswered.contains(.rowHeight) else { return nil }
    let height = delegate.tableView(self, heightForRowAt: path)
    return unanswered.contains(.rowHeight) ? nil : height
  }

  private func rows(_ count: Int, given first: CGFloat, in section: Int) -> RowRuns {
    guard estimatedRowHeight == 0 else {
      var rows = estimatedRows(count, in: section)
      if first >= 0 { rows.setHeight(usable(first), of: 0) }
      return rows
    }
    var rows = RowRuns()
    for row in 0..<count {
      let height =
        row == 0 ? first : givenHeight(IndexPath(row: row, section: section)) ?? rowHeight
      rows.append(RowRuns.Run(count: 1, height: usable(height), isKnown: true))
    }
    return rows
  }

  private func estimatedRows(_ count: Int, in section: Int) -> RowRuns {
    guard estimatedRowHeight != 0 else {
      return RowRuns(count: count, height: Self.standardRowHeight, isKnown: true)
    }
    let first = IndexPath(row: 0, section: section)
    guard let given = givenEstimate(first) else {
      return RowRuns(count: count, height: guess(estimatedRowHeight), isKnown: false)
    }
    var rows = RowRuns()
    for row in 0..<count {
      let height =
        row == 0 ? given : givenEstimate(IndexPath(row: row, section: section)) ?? given
      rows.append(RowRuns.Run(count: 1, height: guess(height), isKnown: false))
    }
    return rows
  }

  /// An estimate that somebody gave. Rows that nobody knows have some height, as those of none are
  /// never looked for.
  private func guess(_ height: CGFloat) -> CGFloat {
    height > 0 ? height.settled : Self.standardRowHeight
  }

  private func givenEstimate(_ path: IndexPath) -> CGFloat? {
    guard let delegate, !unanswered.contains(.rowEstimate) else { return nil }
    let height = delegate.tableView(self, estimatedHeightForRowAt: path)
    return unanswered.contains(.rowEstimate) ? nil : height
  }
}
