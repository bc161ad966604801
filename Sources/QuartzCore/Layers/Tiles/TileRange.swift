import CoreGraphics

/// The tiles of one level that are in sight.
struct TileRange: Equatable {
  let level: Int
  let columns: Range<Int>
  let rows: Range<Int>
  /// Pixels a point.
  let scale: CGFloat
  let pixelWidth: Int
  let pixelHeight: Int
  /// The layer's; tiles at its edges are drawn up to it.
  let bounds: CGRect

  /// More than these are not drawn at once; where there would be more, a coarser level is.
  private static let mostTiles = 1024
  private static let sides: ClosedRange<CGFloat> = 16...2048

  /// Nil where nothing is in sight.
  init?(
    _ tiling: TilingState, of bounds: CGRect, inSight sight: CGRect, zoom: CGFloat,
    contentsScale: CGFloat
  ) {
    guard sight.isFinite, sight.width > 0, sight.height > 0 else { return nil }
    let size = CGSize(
      width: Self.side(tiling.size.width), height: Self.side(tiling.size.height))
    (pixelWidth, pixelHeight) = (Int(size.width), Int(size.height))
    self.bounds = bounds
    let density = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    for level in stride(from: tiling.level(for: zoom), through: -1000, by: -1) {
      let scale = density * pow(2, CGFloat(level))
      guard let columns = Self.range(sight.minX, sight.maxX, size.width / scale),
        let rows = Self.range(sight.minY, sight.maxY, size.height / scale),
        columns.count <= Self.mostTiles, rows.count <= Self.mostTiles / columns.count
      else { continue }
      (self.level, self.columns, self.rows, self.scale) = (level, columns, rows, scale)
      return
    }
    return nil
  }

  private static func side(_ pixels: CGFloat) -> CGFloat {
    pixels > sides.lowerBound ? min(pixels, sides.upperBound).rounded(.up) : sides.lowerBound
  }

  private static func range(_ low: CGFloat, _ high: CGFloat, _ side: CGFloat) -> Range<Int>? {
    let (first, last) = ((low / side).rounded(.down), (high / side).rounded(.up))
    guard first.magnitude < 1e15, last.magnitude < 1e15, first < last else { return nil }
    return Int(first)..<Int(last)
  }

  var keys: [TileKey] {
    rows.flatMap { row in
      columns.map { TileKey(level: level, column: $0, row: row) }
    }
  }

  /// Where a tile lies in the layer's space.
  func rect(of key: TileKey) -> CGRect {
    let (width, height) = (CGFloat(pixelWidth) / scale, CGFloat(pixelHeight) / scale)
    return CGRect(
      x: CGFloat(key.column) * width, y: CGFloat(key.row) * height, width: width, height: height)
  }
}

/// A place in the grid of a level.
struct TileKey: Hashable {
  let level: Int
  let column: Int
  let row: Int
}
