import TestSupport

@testable import Pixels

/// Helpers that look at what painting does to pixels.
enum Canvas {
  static let white = Pixel(0xFFFF_FFFF)

  /// The coverage of each pixel: the alpha that white leaves on a clear pixmap.
  static func coverage(
    width: Int, height: Int, _ paint: (Surface) -> Void
  ) -> [[Int]] {
    let pixmap = Pixmap(width: width, height: height)
    paint(pixmap.surface)
    return (0..<height).map { y in (0..<width).map { x in Int(pixmap[x, y].alpha) } }
  }

  /// A pixmap of premultiplied noise.
  static func noise(width: Int, height: Int, seed: UInt64) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    var random = SplitMix(seed: seed)
    let surface = pixmap.surface
    for y in 0..<height {
      for x in 0..<width { surface.pointer(x: x, y: y).pointee = random.pixel().value }
    }
    return pixmap
  }

  /// The largest difference of two coverages, and where.
  static func difference(_ left: [[Int]], _ right: [[Int]]) -> (Int, x: Int, y: Int) {
    var worst = (0, x: 0, y: 0)
    for (y, rows) in zip(left, right).enumerated() {
      for (x, (one, other)) in zip(rows.0, rows.1).enumerated() where abs(one - other) > worst.0 {
        worst = (abs(one - other), x: x, y: y)
      }
    }
    return worst
  }
}

extension SplitMix {
  mutating func pixel() -> Pixel {
    let alpha = UInt32(below(256))
    func channel() -> UInt32 { UInt32(below(Int(alpha) + 1)) }
    return Pixel(alpha << 24 | channel() << 16 | channel() << 8 | channel())
  }

  mutating func double(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// A rounded rectangle around a canvas of this size, its corners of any shape.
  mutating func roundedRect(_ size: Double) -> RoundedRect {
    let x = double(-0.3 * size...size)
    let y = double(-0.3 * size...size)
    func radius() -> CornerRadius {
      let kind = below(4)
      if kind == 0 { return .zero }
      let x = double(0...(size / 2))
      return CornerRadius(x: x, y: kind == 1 ? double(0...(size / 2)) : x)
    }
    return RoundedRect(
      minX: x, minY: y, maxX: x + double(0.1...size), maxY: y + double(0.1...size),
      topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius())
  }

  /// An outline of lines and curves that cross each other and the edges of a canvas.
  mutating func outline(_ size: Double) -> Outline {
    var builder = OutlineBuilder()
    func place() -> Double { double(-0.5 * size...1.5 * size) }
    for _ in 0...below(3) {
      builder.move(place(), place())
      for _ in 0...below(8) {
        switch below(4) {
        case 0: builder.quad(place(), place(), place(), place())
        case 1: builder.cubic(place(), place(), place(), place(), place(), place())
        default: builder.line(place(), place())
        }
      }
      if below(2) == 0 { builder.close() }
    }
    return builder.build()
  }
}

extension PixelRect {
  /// The rectangle in pieces that do not overlap, some of them one row or one column wide.
  func pieces(_ random: inout SplitMix) -> [PixelRect] {
    func cuts(_ range: Range<Int>) -> [Int] {
      var result = [range.lowerBound]
      while let last = result.last, last < range.upperBound {
        result.append(min(range.upperBound, last + 1 + random.below(random.below(4) == 0 ? 1 : 24)))
      }
      return result
    }
    let columns = cuts(minX..<maxX)
    let rows = cuts(minY..<maxY)
    var result: [PixelRect] = []
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      for (left, right) in zip(columns, columns.dropFirst()) {
        result.append(PixelRect(minX: left, minY: top, maxX: right, maxY: bottom))
      }
    }
    return result.shuffled(using: &random)
  }
}
