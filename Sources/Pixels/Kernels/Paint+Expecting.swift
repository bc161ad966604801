import CProcessor

// A picture is larger than the processor's caches, and pixels that a shape touches stand apart: to
// wait for them takes longer than to blend them. So they are asked for some rows ahead.

extension Paint {
  @inline(__always)
  static var takesRows: Bool { false }

  func expect(row y: Int, from x: Int, count: Int) {}

  func begin(row y: Int, from x: Int, count: Int) {}

  /// The beginnings of the first rows of a rectangle will soon be painted; further on the processor
  /// sees for itself what comes.
  @inline(__always)
  func expect(_ area: PixelRect) {
    let count = min(area.width, 64)
    for y in area.minY..<min(area.maxY, area.minY &+ 48) {
      expect(row: y, from: area.minX, count: count)
    }
  }
}

extension ColorPaint {
  @inline(__always)
  func expect(row y: Int, from x: Int, count: Int) {
    surface.prefetch(row: y, from: x, count: count)
  }
}

extension SurfacePaint {
  @inline(__always)
  func expect(row y: Int, from x: Int, count: Int) {
    surface.prefetch(row: y, from: x, count: count)
  }
}

extension Surface {
  /// See `Paint.expect`.
  @inline(__always)
  func expect(_ area: PixelRect) {
    let count = min(area.width, 64)
    for y in area.minY..<min(area.maxY, area.minY &+ 48) {
      prefetch(row: y, from: area.minX, count: count)
    }
  }

  /// Asks for the memory of some pixels.
  @inline(__always)
  func prefetch(row y: Int, from x: Int, count: Int) {
    let first = pointer(x: x, y: y)
    // A line of the cache has 16 pixels.
    var offset = 0
    while offset < count {
      processor_prefetch(first + offset)
      offset &+= 16
    }
    processor_prefetch(first + (count &- 1))
  }
}

extension CoverageRows {
  /// How many rows ahead pixels are asked for.
  static let foresight = 6

  /// Asks for the pixels of rows, as far as there are such rows, that have marks.
  @inline(__always)
  func expect<Filling: Paint>(rows: Range<Int>, by paint: Filling) {
    for row in rows where row < rect.maxY { expect(row: row, by: paint) }
  }

  @inline(__always)
  private func expect<Filling: Paint>(row: Int, by paint: Filling) {
    let words = marks + (row &- rect.minY) &* wordsPerRow
    for word in 0..<wordsPerRow where words[word] != 0 {
      let bits = UInt64(littleEndian: words[word])
      let first = bits.trailingZeroBitCount
      let end = 64 &- bits.leadingZeroBitCount
      let start = rect.minX &+ (word &* Self.groupsPerWord) << Self.groupBits
      // Two edges far apart within a word have nothing to paint between them but by chance.
      paint.expect(
        row: row, from: start &+ first, count: min(end &+ 7 &- first, rect.maxX &- start &- first))
    }
  }
}
