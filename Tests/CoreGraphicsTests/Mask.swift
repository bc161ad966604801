import CoreGraphics
import Pixels

/// How much of each pixel a shape covers, 0…255.
struct Mask {
  let width: Int
  let height: Int
  private let values: [UInt8]

  init(_ outline: Outline, width: Int, height: Int, rule: FillRule = .nonZero) {
    self.width = width
    self.height = height
    let pixmap = Pixmap(width: width, height: height)
    let white = Pixel(red: 1, green: 1, blue: 1, alpha: 1)
    pixmap.surface.fill(outline, rule: rule, with: white, scratch: PaintScratch())
    values = pixmap.withBytes { bytes in
      stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
    }
  }

  /// The area that a path fills, as it is.
  init(_ path: CGPath, width: Int, height: Int, rule: FillRule = .nonZero) {
    self.init(path.outline(), width: width, height: height, rule: rule)
  }

  subscript(x: Int, y: Int) -> UInt8 { values[y * width + x] }

  /// The covered area in pixels.
  var area: Double { values.reduce(0) { $0 + Double($1) } / 255 }

  /// The largest difference of a pixel.
  func difference(to other: Mask) -> Int {
    zip(values, other.values).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// The mean difference of the pixels.
  func meanDifference(to other: Mask) -> Double {
    let sum = zip(values, other.values).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(values.count)
  }
}
