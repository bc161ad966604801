import CoreGraphics
import Foundation

/// A stretch of a table's height.
struct TableSpan: Equatable {
  var top: CGFloat
  var height: CGFloat
  var bottom: CGFloat { top + height }
}

/// The heights of one section.
struct SectionLayout {
  /// Of what stands above or below the rows.
  struct Edge {
    var height: CGFloat = 0
    /// Whether somebody said or measured it; else it is an estimate.
    var isKnown = false
    /// Whether there is something to be seen.
    var hasView = true
  }

  /// Room above the header.
  var padding: CGFloat = 0
  var header = Edge()
  var rows = RowRuns()
  var footer = Edge()

  var height: CGFloat { padding + header.height + rows.height + footer.height }
  /// From the section's beginning.
  var rowsTop: CGFloat { padding + header.height }
}

/// Where everything in a table lies along its height.
struct TableLayout {
  private(set) var sections: [SectionLayout] = []
  private var sums = SectionSums()
  /// Where the first section begins: below the table's own header.
  var top: CGFloat = 0

  init() {}

  init(_ sections: [SectionLayout], top: CGFloat) {
    (self.sections, self.top) = (sections, top)
    sums = SectionSums(sections.map(\.height))
  }

  /// Where the last section ends.
  var bottom: CGFloat { top + sums.total }

  mutating func change(_ section: Int, _ change: (inout SectionLayout) -> Void) {
    change(&sections[section])
    sums.set(sections[section].height, of: section)
  }

  func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path[0]) && path[1] >= 0
      && path[1] < sections[path[0]].rows.count
  }

  // MARK: Places

  func span(of section: Int) -> TableSpan {
    TableSpan(top: top + sums.top(of: section), height: sections[section].height)
  }

  func headerSpan(of section: Int) -> TableSpan {
    TableSpan(
      top: span(of: section).top + sections[section].padding,
      height: sections[section].header.height)
  }

  func footerSpan(of section: Int) -> TableSpan {
    let height = sections[section].footer.height
    return TableSpan(top: span(of: section).bottom - height, height: height)
  }

  func rowsTop(of section: Int) -> CGFloat { span(of: section).top + sections[section].rowsTop }

  func rowSpan(_ path: IndexPath) -> TableSpan {
    let rows = sections[path.section].rows
    return TableSpan(
      top: rowsTop(of: path.section) + rows.top(of: path.row), height: rows.height(of: path.row))
  }

  // MARK: What lies at a place

  func section(at y: CGFloat) -> Int? { sums.section(at: y - top) }

  func row(at y: CGFloat) -> IndexPath? {
    guard let section = section(at: y),
      let row = sections[section].rows.row(at: y - rowsTop(of: section))
    else { return nil }
    let span = rowSpan(IndexPath(row: row, section: section))
    guard y >= span.top, y < span.bottom else { return nil }
    return IndexPath(row: row, section: section)
  }
}
