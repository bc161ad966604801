extension SourceFile {
  /// The line and column of a byte offset; offsets outside the file are clamped to its ends.
  ///
  /// The column counts Unicode scalars from 1, a tab being one: what an editor's status line
  /// shows for all but combined characters. Cost: a binary search, and a walk along the line.
  package func position(at offset: Int) -> SourcePosition {
    let line = line(at: offset)
    let start = Int(lineStarts[line - 1])
    return SourcePosition(line: line, column: scalarCount(start, min(offset, bytes.count)) + 1)
  }

  /// The text of a line, counted from 1, without its line end; empty for a line that is not there.
  package func text(ofLine line: Int) -> String {
    guard let extent = extent(ofLine: line) else { return "" }
    return text(extent.lowerBound, extent.upperBound)
  }

  /// The offsets of a line's first byte and of its line end, counted from 1.
  package func extent(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let start = Int(lineStarts[line - 1])
    var end = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  /// What stands between the quotes of a string's range.
  func unquotedText(in range: SourceRange) -> String {
    text(range.startOffset + 1, max(range.startOffset + 1, range.endOffset - 1))
  }

  /// The number of scalars in a stretch of bytes: all but UTF-8's continuation bytes.
  func scalarCount(_ start: Int, _ end: Int) -> Int {
    var count = 0
    var offset = start
    while offset < end {
      if bytes[offset] & 0xC0 != 0x80 { count += 1 }
      offset += 1
    }
    return count
  }

  /// The line of a byte offset, counted from 1: the last that starts at or before it.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    return low + 1
  }
}
