/// A line and a column, both counted from 1; the column in Unicode scalars.
package struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The first is 1.
  package var line: Int
  /// In Unicode scalars, the first being 1; a tab is one.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// By line, then by column.
  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// `line:column`, as it follows a path.
  package var description: String { "\(line):\(column)" }
}
