import PixelKernels

/// What describes a part of a small rounded rectangle to a kernel; see `RoundedRectKernels`.
private struct SmallShape {
  var minX: Int
  var maxX: Int
  var minY: Int
  var maxY: Int
  var top: Int
  var bottom: Int
  var straightTop: Int
  var straightBottom: Int
  var solidStart: Int
  var solidEnd: Int
  var left: Side
  var right: Side

  struct Side {
    var x: Int
    var topEnd: Int
    var bottomStart: Int
    var top: Corner
    var bottom: Corner
  }

  struct Corner {
    var first = 0
    var count = 0
    var row0 = 0
  }
}

extension RoundedRectEdges {
  /// Shapes of more columns are painted row by row, which is the order of memory.
  private static let mostColumns = 64

  /// Whether a shape is small enough for `paintSmall`; that does not depend on what is painted.
  static func isSmall(_ bounds: PixelRect) -> Bool { bounds.width <= mostColumns }

  /// Paints a colour over the part of a small shape in an area, a row's bytes as by `paint`.
  ///
  /// False, and nothing is painted, where a corner has too many pixels or the area too few columns.
  func paintSmall(
    in area: PixelRect, of bounds: PixelRect, on surface: Surface, with color: Pixel,
    scratch: PaintScratch
  ) -> Bool {
    guard area.width >= RoundedRectKernels.fewestColumns else { return false }
    let cache = scratch.corners
    var edges = self
    edges.prepare(rows: area.minY..<area.maxY, index: 0, cache: cache)
    guard let shape = edges.smallShape(in: area, of: bounds, cache: cache) else { return false }
    let target = surface.pointer(x: area.minX, y: area.minY)
    withUnsafePointer(to: shape) {
      $0.withMemoryRebound(to: Int.self, capacity: MemoryLayout<SmallShape>.size / 8) {
        scratch.kernels.coverage.paintRounded(
          target, surface.rowPixels, $0, cache.base, color.value)
      }
    }
    return true
  }

  private func smallShape(
    in area: PixelRect, of bounds: PixelRect, cache: CornerCache
  ) -> SmallShape? {
    let (x, y) = (bounds.minX, bounds.minY)
    let (dx, dy) = (x << Fixed.bits, y << Fixed.bits)
    let (start, end) = (area.minY << Fixed.bits, area.maxY << Fixed.bits)
    func corner(_ areas: CornerAreas?, _ low: Int, _ high: Int) -> SmallShape.Corner? {
      guard low < high, low < end, high > start else { return SmallShape.Corner() }
      guard let (columns, row0) = areas?.place(in: cache) else { return nil }
      return SmallShape.Corner(
        first: columns.lowerBound - x, count: columns.count,
        row0: row0 + y * ArcKernels.capacity)
    }
    func described(_ side: Side) -> SmallShape.Side? {
      guard let top = corner(side.topAreas, minY, side.topEnd),
        let bottom = corner(side.bottomAreas, side.bottomStart, maxY)
      else { return nil }
      return SmallShape.Side(
        x: side.x - dx, topEnd: side.topEnd - dy, bottomStart: side.bottomStart - dy, top: top,
        bottom: bottom)
    }
    guard let left = described(left), let right = described(right) else { return nil }
    let solid = straightColumns ?? 0..<0
    return SmallShape(
      minX: area.minX - x, maxX: area.maxX - x, minY: area.minY - y, maxY: area.maxY - y,
      top: minY - dy, bottom: maxY - dy, straightTop: straightStart - dy,
      straightBottom: straightEnd - dy, solidStart: solid.lowerBound - x,
      solidEnd: solid.upperBound - x, left: left, right: right)
  }
}
