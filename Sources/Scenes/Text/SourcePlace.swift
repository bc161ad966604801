/// A range together with its file: what a message needs to say where it is about.
///
/// Lines and columns are worked out when they are asked for.
package struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// The file of the range, by its id.
  package let file: SourceFile
  /// The bytes that the message is about; empty for a spot between two.
  package let range: SourceRange

  package init(file: SourceFile, range: SourceRange) {
    precondition(range.file == file.id, "The range belongs to another file than \(file.path).")
    self.file = file
    self.range = range
  }

  /// The position of the first character.
  package var start: SourcePosition { file.position(at: range.startOffset) }

  /// The position behind the last character, on the first line if there are several.
  package var end: SourcePosition {
    let first = start
    let last = file.position(at: range.endOffset)
    guard last.line != first.line, let extent = file.extent(ofLine: first.line) else {
      return last
    }
    return file.position(at: max(extent.upperBound, range.startOffset))
  }

  /// `path:line:column`, as compilers print it and editors jump to.
  package var description: String { "\(file.path):\(start)" }

  package static func == (left: Self, right: Self) -> Bool {
    left.range == right.range && left.file.path == right.file.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(file.path)
  }
}
