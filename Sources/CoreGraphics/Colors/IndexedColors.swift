import Foundation

/// The table of a space whose colours have numbers.
struct IndexedColors: Hashable, Sendable {
  /// The components of one colour after the other, each byte a share of what the base space has.
  let bytes: [UInt8]
  private let colors: [SIMD3<Double>]

  /// Bytes for one colour at least.
  init(_ bytes: [UInt8], base: ColorEncoding) {
    self.bytes = bytes
    let ranges = base.ranges
    colors = stride(from: 0, to: bytes.count - ranges.count + 1, by: ranges.count).map { start in
      base.toSRGB(
        ranges.enumerated().map { index, range in
          let share = Double(bytes[start + index]) / 255
          return range.lowerBound + share * (range.upperBound - range.lowerBound)
        })
    }
  }

  /// The greatest number.
  var last: Double { Double(colors.count - 1) }

  /// The sRGB colour of the nearest number that there is; the first for what is not a number.
  func color(at index: Double) -> SIMD3<Double> {
    colors[index > 0 ? Int(min(index, last).rounded()) : 0]
  }
}
