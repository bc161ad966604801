import CoreGraphics
import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    /// Headers stay at the top as long as their section is seen.
    case plain
    case grouped
    /// Sections are cards with round corners.
    case insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    /// As little as is needed.
    case none
    case top
    case middle
    case bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  public enum SeparatorInsetReference: Int, Sendable {
    /// Insets are measured from the edges of the cells.
    case fromCellEdges
    /// Insets are added to those that the table finds.
    case fromAutomaticInsets
  }

  /// The rows or their selection have changed.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

/// Methods of a delegate that nobody has written.
struct TableAnswers: OptionSet {
  var rawValue = 0
  static let rowHeight = TableAnswers(rawValue: 1 << 0)
  static let rowEstimate = TableAnswers(rawValue: 1 << 1)
  static let headerView = TableAnswers(rawValue: 1 << 2)
  static let footerView = TableAnswers(rawValue: 1 << 3)
  static let indentation = TableAnswers(rawValue: 1 << 4)
  static let canEdit = TableAnswers(rawValue: 1 << 5)
  static let trailingActions = TableAnswers(rawValue: 1 << 6)
}

/// A row that has a cell.
struct ShownRow {
  var path: IndexPath
  var cell: UITableViewCell
}

extension RandomAccessCollection where Element == ShownRow {
  /// The row at a path, where all are in order: one look more for twice as many rows.
  func row(at path: IndexPath) -> ShownRow? {
    var (first, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(first, offsetBy: half)
      if self[middle].path < path {
        first = index(after: middle)
        count -= half + 1
      } else {
        count = half
      }
    }
    guard first < endIndex else { return nil }
    let row = self[first]
    return row.path == path ? row : nil
  }
}

/// What stands above or below the rows of a section.
struct TableEdge: Hashable {
  enum Kind {
    case header
    case footer
  }

  var kind: Kind
  var section: Int

  init(_ kind: Kind, _ section: Int) { (self.kind, self.section) = (kind, section) }
}

/// The view of a section's header or footer.
struct EdgeView {
  var view: UIView
  /// Whether the delegate has heard that it is seen.
  var isDisplayed = false
}

/// What a table looks like, where somebody said so.
struct TableLook {
  var separatorInset: UIEdgeInsets?
  var index: TableIndex?
}

/// What is remembered from one filling of a table with rows to the next.
struct TableFill {
  struct Ends: Equatable {
    var first: IndexPath
    var last: IndexPath
    var isUpward: Bool
  }

  var isUnderWay = false
  var isLoading = false
  /// Whether a cell of which the content is another one says how high it is now.
  var isAsking = false
  /// Cells of rows that are seen carry the number of the last pass.
  var pass = 0
  /// Where the content was, which tells which way it goes.
  var lastOffset: CGFloat = 0
  /// Rows that the data source was told of before they are seen.
  var prefetched: Set<IndexPath> = []
  /// What was seen then.
  var ends: Ends?
  /// Whether somebody complained that there is no data source.
  var hasComplained = false
  /// A row to scroll to, of which the place is not known for certain yet.
  var destination: (path: IndexPath, position: UITableView.ScrollPosition)?
}
