extension Mask {
  /// The mask at 2ⁿ times its size about (0, 0), within a rectangle; in between it is as its
  /// neighbours are, in proportion.
  public func doubled(times: Int, showing rect: PixelRect) -> Mask {
    let factor = 1 << times
    let grown = PixelRect(
      minX: (bounds.minX - 1) * factor, minY: (bounds.minY - 1) * factor,
      maxX: (bounds.maxX + 1) * factor, maxY: (bounds.maxY + 1) * factor)
    let area = bounds.isEmpty ? .empty : grown.intersection(rect)
    return Mask(area) { bytes in
      guard !area.isEmpty else { return }
      let (first, right) = Self.place(area.minX, factor)
      let last = Self.place(area.maxX - 1, factor).pixel
      // What a row's pixels are made of: one for each column of this mask, mixed of two rows.
      var mixed = [Int](repeating: 0, count: last - first + 2)
      for y in area.minY..<area.maxY {
        let (row, down) = Self.place(y, factor)
        for index in mixed.indices {
          let (upper, lower) = (self[first + index, row], self[first + index, row + 1])
          mixed[index] = Int(upper) * (2 * factor - down) + Int(lower) * down
        }
        let target = UnsafeMutableBufferPointer(
          rebasing: bytes[(y - area.minY) * area.width..<(y - area.minY + 1) * area.width])
        Self.stretch(mixed, from: right, times: times, to: target)
      }
    }
  }

  /// Spreads a row of weighted sums over 2ⁿ pixels each, `offset` being how far behind the middle of
  /// the first one it begins.
  private static func stretch(
    _ sums: [Int], from offset: Int, times: Int, to row: UnsafeMutableBufferPointer<UInt8>
  ) {
    let whole = 2 << times
    let half = 1 << (2 * times + 1)
    var (column, right, x) = (0, offset, 0)
    while x < row.count {
      // The sum of both neighbours grows evenly until the next column.
      let step = 2 * (sums[column + 1] - sums[column])
      var sum = sums[column] * (whole - right) + sums[column + 1] * right + half
      let end = min(row.count, x + (whole - right + 1) / 2)
      while x < end {
        row[x] = UInt8(truncatingIfNeeded: sum >> (2 * times + 2))
        sum += step
        x += 1
      }
      right = (whole - right) % 2
      column += 1
    }
  }

  /// The pixel before a place, and how far behind its middle it lies, in halves of a new pixel.
  private static func place(_ position: Int, _ factor: Int) -> (pixel: Int, offset: Int) {
    // Twice the distance from the middle of pixel 0, in new pixels.
    let twice = 2 * position + 1 - factor
    let pixel = twice >= 0 ? twice / (2 * factor) : -((-twice + 2 * factor - 1) / (2 * factor))
    return (pixel, twice - pixel * 2 * factor)
  }
}
