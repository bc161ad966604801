import Foundation
import Pixels

/// The grid of whole numbers on which areas are combined.
///
/// Its spacing is a power of two, about a 2^27th of the extent, and so is where it begins: whatever
/// is a short binary fraction comes back unchanged.
struct PathGrid {
  private let spacing: Double
  private let origin: SIMD2<Double>

  /// The bits of the extent on the grid; products of three such numbers' differences fit in `Int`.
  private static let bits = 27

  /// A grid for all these points; nil where they span no length.
  init?(around lines: [[SIMD2<Double>]]) {
    var low = SIMD2<Double>(repeating: .infinity)
    var high = SIMD2<Double>(repeating: -.infinity)
    for line in lines {
      for point in line {
        low = SIMD2(min(low.x, point.x), min(low.y, point.y))
        high = SIMD2(max(high.x, point.x), max(high.y, point.y))
      }
    }
    let extent = max(high.x - low.x, high.y - low.y)
    guard extent > 1e-200, extent.isFinite else { return nil }
    let whole = Double(sign: .plus, exponent: extent.exponent + 1, significand: 1)
    spacing = whole / Double(1 << Self.bits)
    // The middle to within a quarter of the extent, on a coarse binary fraction.
    let coarse = whole / 4
    let middle = low / 2 + high / 2
    origin = SIMD2((middle.x / coarse).rounded(), (middle.y / coarse).rounded()) * coarse
  }

  func place(_ point: SIMD2<Double>) -> GridPoint {
    let steps = (point - origin) / spacing
    return GridPoint(x: Int(steps.x.rounded()), y: Int(steps.y.rounded()))
  }

  func point(_ place: GridPoint) -> CGPoint {
    CGPoint(origin + SIMD2(Double(place.x), Double(place.y)) * spacing)
  }
}

/// A place on the grid.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  /// From the top down, and from the left in a row.
  static func < (left: GridPoint, right: GridPoint) -> Bool {
    (left.y, left.x) < (right.y, right.x)
  }

  static func - (left: GridPoint, right: GridPoint) -> GridPoint {
    GridPoint(x: left.x - right.x, y: left.y - right.y)
  }

  func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }

  func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }
}
