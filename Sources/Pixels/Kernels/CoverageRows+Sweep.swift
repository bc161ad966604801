extension CoverageRows {
  /// How a sum of signed areas becomes coverage.
  enum Folding {
    case nonZero
    case evenOdd
    /// Of one shape minus another inside it.
    case difference

    init(_ rule: FillRule) {
      switch rule {
      case .nonZero: self = .nonZero
      case .evenOdd: self = .evenOdd
      }
    }

    /// The coverage, 0…255, of a sum in fixed point.
    @inline(__always)
    func coverage(_ sum: Int32) -> UInt8 {
      let one = Int32(Fixed.one)
      let part: Int32
      switch self {
      case .nonZero:
        let size = sum < 0 ? 0 &- sum : sum
        part = size < 0 || size > one ? one : size
      case .evenOdd:
        let turn = sum & (2 &* one &- 1)
        part = turn > one ? 2 &* one &- turn : turn
      case .difference:
        part = sum < 0 ? 0 : sum > one ? one : sum
      }
      return UInt8(truncatingIfNeeded: (part &* 255 &+ one / 2) >> Int32(Fixed.bits))
    }
  }

  /// Paints what a row's cells amount to, `copies` times from row to row, and empties the row.
  func sweep<Filling: Paint>(
    row: Int, copies: Int = 1, folding: Folding, into paint: Filling
  ) {
    let line = row - rect.minY
    let words = marks + line * wordsPerRow
    var sum: Int32 = 0
    var painted = 0
    for word in 0..<wordsPerRow {
      while words[word] != 0 {
        let bits = words[word]
        let first = bits.trailingZeroBitCount
        let length = (~(bits >> UInt64(first))).trailingZeroBitCount
        let run =
          length == Self.groupsPerWord ? UInt64.max : ((1 << UInt64(length)) &- 1) << UInt64(first)
        words[word] = bits & ~run
        let start = (word * Self.groupsPerWord + first) << Self.groupBits
        let end = start + (length << Self.groupBits)
        paintEvenly(painted..<start, folding.coverage(sum), row, copies, paint)
        resolve(start..<end, of: line, from: &sum, folding)
        paintMask(start..<min(end, rect.width), row, copies, paint)
        painted = end
      }
    }
    paintEvenly(painted..<max(painted, rect.width), folding.coverage(sum), row, copies, paint)
  }

  /// Sums cells into the mask and clears them.
  @inline(__always)
  private func resolve(
    _ columns: Range<Int>, of line: Int, from sum: inout Int32, _ folding: Folding
  ) {
    let cells = cells + line * cellsPerRow
    for column in columns {
      sum &+= cells[column]
      cells[column] = 0
      mask[column] = folding.coverage(sum)
    }
  }

  @inline(__always)
  private func paintEvenly<Filling: Paint>(
    _ columns: Range<Int>, _ coverage: UInt8, _ row: Int, _ copies: Int, _ paint: Filling
  ) {
    guard coverage > 0, !columns.isEmpty else { return }
    paint.paint(
      PixelRect(x: rect.minX + columns.lowerBound, y: row, width: columns.count, height: copies),
      coverage: coverage)
  }

  @inline(__always)
  private func paintMask<Filling: Paint>(
    _ columns: Range<Int>, _ row: Int, _ copies: Int, _ paint: Filling
  ) {
    guard !columns.isEmpty else { return }
    let coverage = UnsafeBufferPointer(start: mask + columns.lowerBound, count: columns.count)
    for y in row..<row + copies {
      paint.paint(row: y, from: rect.minX + columns.lowerBound, coverage: coverage)
    }
  }
}
