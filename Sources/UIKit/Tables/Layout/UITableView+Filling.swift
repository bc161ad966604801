import CoreGraphics
import Foundation

// Rows get cells when they come into sight, and lose them when they leave it.
//
// A pass goes over the rows that are seen, from above. Heights that turn out others than estimated
// move what lies below; where that would move what was seen already, the content goes with it and
// another pass follows.

extension UITableView {
  var visibleSpan: TableSpan {
    TableSpan(top: layer.bounds.minY.settled, height: layer.bounds.height.settled)
  }

  /// Of which rows are asked for: what is seen, and what would be with the content at its upper edge.
  private var lookedAtSpan: TableSpan {
    let visible = visibleSpan
    guard looksAtBeginning, visible.top <= 0 else { return visible }
    return TableSpan(top: visible.top, height: visible.height - visible.top)
  }

  func layOutRows() {
    loadIfNeeded()
    guard isLoaded, !fill.isUnderWay else { return }
    fill.isUnderWay = true
    defer { fill.isUnderWay = false }
    followWidth()
    // Each pass that fails has made heights known that were not, so that few are needed.
    for _ in 0..<8 {
      if fillOnce() { break }
    }
    if swipe != nil, isDragging { closeSwipe(animated: true) }
    if !shownRows.isEmpty { prepareSwiping() }
    placeFixtures()
    placeEdges()
    placeIndex()
    prefetch()
    fill.lastOffset = layer.bounds.minY
  }

  /// Heights that depend on the width are others in another one; the first row stays where it is.
  private func followWidth() {
    guard knownWidth != layer.bounds.width else { return }
    knownWidth = layer.bounds.width
    let anchor = anchorRow
    forgetHeights()
    if let anchor, rowLayout.holds(anchor.path) { keep(anchor) }
    for row in shownRows { row.cell.setNeedsLayout() }
  }

  // MARK: A pass

  /// Gives the rows that are seen their cells; tells whether the content stayed where it was.
  private func fillOnce() -> Bool {
    let (visible, started) = (lookedAtSpan, generation)
    let anchor = anchorRow
    fill.pass += 1
    retireFarRows(visible)
    nextRows.removeAll(keepingCapacity: true)
    var old = 0
    var section = rowLayout.section(at: visible.top) ?? 0
    while section < rowLayout.sections.count, rowLayout.span(of: section).top < visible.bottom {
      resolve(.header, section)
      guard generation == started else { return false }
      guard fillSection(section, visible, &old), generation == started else { return false }
      if rowLayout.footerSpan(of: section).top < visible.bottom { resolve(.footer, section) }
      guard generation == started else { return false }
      section += 1
    }
    swap(&shownRows, &nextRows)
    retireLeftRows()
    updateContentSize()
    guard let anchor, rowLayout.holds(anchor.path) else { return true }
    return !keep(anchor)
  }

  /// Gives rows of one section their cells; false where somebody changed the rows meanwhile.
  private func fillSection(_ section: Int, _ visible: TableSpan, _ old: inout Int) -> Bool {
    let started = generation
    let top = rowLayout.rowsTop(of: section)
    guard var row = rowLayout.sections[section].rows.row(at: visible.top - top) else { return true }
    while row < rowLayout.sections[section].rows.count {
      let path = IndexPath(row: row, section: section)
      let span = rowLayout.rowSpan(path)
      guard span.top < visible.bottom else { break }
      if span.bottom > visible.top || !rowLayout.sections[section].rows.isKnown(row) {
        guard show(path, &old) else { return generation == started }
        guard generation == started else { return false }
      }
      row += 1
    }
    return true
  }

  /// Makes sure that a row has a cell, and that it lies where it belongs; false where none can be had.
  private func show(_ path: IndexPath, _ old: inout Int) -> Bool {
    while old < shownRows.count, shownRows[old].path < path { old += 1 }
    if old < shownRows.count, shownRows[old].path == path {
      let cell = shownRows[old].cell
      cell.pass = fill.pass
      nextRows.append(ShownRow(path: path, cell: cell))
      measure(path, cell)
      place(cell, at: path)
      return true
    }
    let started = generation
    guard let cell = newCell(for: path), generation == started else { return false }
    cell.pass = fill.pass
    nextRows.append(ShownRow(path: path, cell: cell))
    measure(path, cell)
    guard generation == started else { return false }
    UIView.performWithoutAnimation {
      place(cell, at: path)
      putIn(cell)
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return true
  }

  // MARK: Cells

  /// Asks the data source for a cell.
  private func newCell(for path: IndexPath) -> UITableViewCell? {
    guard let dataSource else {
      if !fill.hasComplained {
        complain("the data source of \(Self.self) is gone, and rows are not")
      }
      fill.hasComplained = true
      return nil
    }
    var made: UITableViewCell?
    UIView.performWithoutAnimation {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      made = cell
      cell.table = self
      cell.rowPath = path
      prepare(cell, for: path)
    }
    return made
  }

  /// Puts the cell behind headers and footers, and before what lies behind all rows.
  private func putIn(_ cell: UITableViewCell) {
    cell.isHidden = false
    if cell.superview !== self { insertSubview(cell, at: countBehindRows) }
  }

  var countBehindRows: Int {
    [backgroundView, refreshControl].count { $0?.superview === self }
  }

  /// Puts a view before all rows, headers and footers, but behind whatever else was added.
  func putInFront(_ view: UIView) {
    addPart(view, aboveLast: isRowOrEdge, else: countBehindRows)
  }

  /// Whether a subview is a row, a header or a footer of this table.
  func isRowOrEdge(_ view: UIView) -> Bool {
    (view as? UITableViewCell)?.table === self || shownEdges.holds(view)
  }

  /// Finds the height of a row that nobody knows yet.
  private func measure(_ path: IndexPath, _ cell: UITableViewCell) {
    guard rowLayout.holds(path), !rowLayout.sections[path.section].rows.isKnown(path.row)
    else { return }
    let given = givenHeight(path) ?? rowHeight
    let height = given == Self.automaticDimension ? heightWanted(by: cell, at: path) : given
    guard rowLayout.holds(path) else { return }
    rowLayout.change(path.section) { $0.rows.setHeight(usable(height), of: path.row) }
  }

  /// How high a cell wants a row to be.
  func heightWanted(by cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    cell.place = cellPlace(at: path)
    let width = cellFrame(.init(top: 0, height: 0)).width
    // A cell asked for no width goes by its own, which may be that of the row that it was before.
    if width <= 0, cell.bounds.width != width { cell.bounds.size.width = width }
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : Self.standardRowHeight
  }

  func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard rowLayout.holds(path) else { return }
    cell.place = cellPlace(at: path)
    // A row that is carried is where the finger is.
    guard reorder?.cell !== cell else { return }
    let frame = cellFrame(rowLayout.rowSpan(path)).offsetBy(
      dx: cell.swipeOffset, dy: reorderShift(path))
    if cell.frame != frame { cell.lie(in: frame) }
  }

  // MARK: Rows that are seen no more

  /// Rows that are certainly out of sight give their cells to those that come into it.
  private func retireFarRows(_ visible: TableSpan) {
    let kept = keptCell
    func isFar(_ row: ShownRow) -> Bool {
      guard rowLayout.holds(row.path) else { return true }
      return !isInSight(row.path, visible) && row.cell !== reorder?.cell && row.cell !== kept
    }
    guard shownRows.contains(where: isFar) else { return }
    let far = shownRows.filter(isFar)
    shownRows.removeAll(where: isFar)
    for row in far { retire(row) }
  }

  func isInSight(_ path: IndexPath, _ visible: TableSpan) -> Bool {
    let span = rowLayout.rowSpan(path)
    return span.bottom > visible.top && span.top < visible.bottom
  }

  /// The cell that keys go to stays with its row, in sight or not, as what is typed would be lost.
  private var keptCell: UITableViewCell? {
    guard let first = windowReference?.firstResponder as? UIView, first !== self,
      first.isDescendant(of: self)
    else { return nil }
    let cells = sequence(first: first, next: \.superviewReference).lazy.compactMap {
      $0 as? UITableViewCell
    }
    return cells.first { $0.table === self }
  }

  /// Takes the cells of rows that the last pass did not meet.
  private func retireLeftRows() {
    // What was seen before the pass.
    let kept = keptCell
    for row in nextRows where row.cell.pass != fill.pass {
      guard rowLayout.holds(row.path), row.cell === reorder?.cell || row.cell === kept else {
        retire(row)
        continue
      }
      place(row.cell, at: row.path)
      let place = shownRows.firstIndex { $0.path > row.path } ?? shownRows.count
      shownRows.insert(row, at: place)
    }
    nextRows.removeAll(keepingCapacity: true)
  }

  // MARK: The content's place

  struct Anchor {
    var path: IndexPath
    /// Where it lies in the content.
    var top: CGFloat
  }

  /// The first row that is seen and has a cell: it stays where it is whatever is found out.
  private var anchorRow: Anchor? {
    let visible = visibleSpan
    for row in shownRows where rowLayout.holds(row.path) {
      let span = rowLayout.rowSpan(row.path)
      if span.bottom > visible.top, span.top < visible.bottom {
        return Anchor(path: row.path, top: span.top)
      }
    }
    return nil
  }

  /// Moves the content so that a row is seen where it was; tells whether it moved.
  @discardableResult
  private func keep(_ anchor: Anchor) -> Bool {
    let way = rowLayout.rowSpan(anchor.path).top - anchor.top
    guard way.magnitude > 0.001 else { return false }
    // Content at its beginning stays there, and what the program asks for is about the place.
    if contentOffset.y <= -adjustedContentInset.top || motion.destination != nil { return false }
    shiftContent(by: way)
    return true
  }

  func updateContentSize() {
    let size = CGSize(
      width: layer.bounds.width, height: rowLayout.bottom + fixtureHeight(tableFooterView)
    ).settled
    if size != contentSize { contentSize = size }
  }

  func complain(_ text: String) {
    FileHandle.standardError.write(Data("[TableView] \(text)\n".utf8))
  }
}
