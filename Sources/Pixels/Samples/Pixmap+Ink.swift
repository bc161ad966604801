extension Pixmap {
  /// What all pixels that are not clear lie in; the empty rectangle where there are none.
  var ink: PixelRect {
    let surface = surface
    let rows = (0..<height).lazy.map { surface.base + $0 * surface.rowPixels }
    guard let top = rows.firstIndex(where: { Self.firstInk(in: $0, before: width) < width }),
      let bottom = rows.lastIndex(where: { Self.firstInk(in: $0, before: width) < width })
    else { return .empty }
    var (left, right) = (width, 0)
    for y in top...bottom {
      left = Self.firstInk(in: rows[y], before: left)
      right = Self.inkEnd(in: rows[y], behind: right, width)
    }
    return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom + 1)
  }

  /// So many pixels are looked at together.
  private static let stretch = 8

  private static func isClear(_ pixels: UnsafePointer<UInt32>) -> Bool {
    let words = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt64>.self)
    return (words.x | words.y) | (words.z | words.w) == 0
  }

  /// The first pixel that is not clear, or the limit.
  private static func firstInk(in row: UnsafePointer<UInt32>, before limit: Int) -> Int {
    var x = 0
    while x + stretch <= limit, isClear(row + x) { x += stretch }
    while x < limit, row[x] == 0 { x += 1 }
    return x
  }

  /// Behind the last pixel that is not clear, or the least.
  private static func inkEnd(
    in row: UnsafePointer<UInt32>, behind least: Int, _ width: Int
  ) -> Int {
    var end = width
    while end - stretch >= least, isClear(row + end - stretch) { end -= stretch }
    while end > least, row[end - 1] == 0 { end -= 1 }
    return end
  }
}
