/// All that the recorded coverage of a rounded rectangle depends on, perhaps with a hole: neither
/// where it is nor how large, as long as its edges are whole pixels and its corners are apart.
///
/// What moves by parts of pixels would be recorded for a single frame, which is no gain.
struct SliceKey: Equatable {
  private let corners: Corners
  /// How far the hole's edges are inside, in fixed point: left, top, right, bottom; negative without a
  /// hole.
  private let insets: SIMD4<Int32>
  private let holeCorners: Corners

  /// Which corners are round, all of them with one radius.
  private struct Corners: Equatable {
    var radius = SIMD2<Double>()
    /// Upper left, upper right, lower right, lower left.
    var isRound = SIMD4<Int32>()

    /// Nil where there are several radii.
    @inline(__always)
    init?(_ shape: RoundedRect) {
      func add(_ corner: CornerRadius, _ place: SIMD4<Int32>) -> Bool {
        if corner.isSquare { return true }
        let own = SIMD2(corner.x, corner.y)
        guard isRound == SIMD4<Int32>() || own == radius else { return false }
        radius = own
        isRound = isRound | place
        return true
      }
      guard add(shape.topLeft, SIMD4(1, 0, 0, 0)), add(shape.topRight, SIMD4(0, 1, 0, 0)),
        add(shape.bottomRight, SIMD4(0, 0, 1, 0)), add(shape.bottomLeft, SIMD4(0, 0, 0, 1))
      else { return nil }
    }
  }

  /// Nil for shapes that are not recorded.
  init?(_ outer: RoundedRect, hole: RoundedRect?) {
    guard let edges = Self.edges(outer), edges & (Fixed.one - 1) == SIMD4<Int>(),
      let corners = Corners(outer)
    else { return nil }
    self.corners = corners
    guard let hole else {
      insets = SIMD4(repeating: -1)
      holeCorners = corners
      return
    }
    guard let holeCorners = Corners(hole), let inner = Self.edges(hole) else { return nil }
    self.holeCorners = holeCorners
    let distances = (inner &- edges) &* SIMD4(1, 1, -1, -1)
    guard distances.min() >= 0, distances.max() < Self.largest << Fixed.bits else { return nil }
    insets = SIMD4(truncatingIfNeeded: distances)
  }

  /// Wider corners and borders are not recorded.
  private static let largest = 60

  private static func edges(_ shape: RoundedRect) -> SIMD4<Int>? {
    let edges = SIMD4(
      Fixed.clamped(shape.minX), Fixed.clamped(shape.minY), Fixed.clamped(shape.maxX),
      Fixed.clamped(shape.maxY))
    let limit = PixelRect.coordinateLimit << (Fixed.bits - 1)
    return edges.min() > -limit && edges.max() < limit ? edges : nil
  }

  /// How many columns and rows are recorded before and after the middle: left, top, right, bottom;
  /// nil if they are too many.
  var sides: SIMD4<Int>? {
    let one = Double(Fixed.one)
    var ends = SIMD4(lowHalf: corners.radius, highHalf: corners.radius)
    if insets[0] >= 0 {
      let inner =
        SIMD4<Double>(insets) / one
        + SIMD4(lowHalf: holeCorners.radius, highHalf: holeCorners.radius)
      ends = ends.replacing(with: inner, where: inner .> ends)
    }
    guard ends.max() < Double(Self.largest) else { return nil }
    return SIMD4(
      Fixed.pixelsUp(ends[0]), Fixed.pixelsUp(ends[1]), Fixed.pixelsUp(ends[2]),
      Fixed.pixelsUp(ends[3]))
  }

  /// The smallest shape with one column and one row in the middle, at the origin.
  func shape(_ sides: SIMD4<Int>) -> (outer: RoundedRect, hole: RoundedRect?) {
    let one = Double(Fixed.one)
    let edges = SIMD4(
      0, 0, Double(sides[0] + 1 + sides[2]), Double(sides[1] + 1 + sides[3]))
    let outer = Self.rect(edges, corners)
    guard insets[0] >= 0 else { return (outer, nil) }
    let distances = SIMD4<Double>(insets) / one * SIMD4(1, 1, -1, -1)
    return (outer, Self.rect(edges + distances, holeCorners))
  }

  private static func rect(_ edges: SIMD4<Double>, _ corners: Corners) -> RoundedRect {
    let radius = CornerRadius(x: corners.radius.x, y: corners.radius.y)
    func corner(_ place: Int) -> CornerRadius { corners.isRound[place] == 1 ? radius : .zero }
    return RoundedRect(
      minX: edges[0], minY: edges[1], maxX: edges[2], maxY: edges[3], topLeft: corner(0),
      topRight: corner(1), bottomRight: corner(2), bottomLeft: corner(3))
  }

  /// Spreads keys over the places of a cache.
  var hash: UInt64 {
    var bits = corners.radius.x.bitPattern ^ holeCorners.radius.y.bitPattern &* 31
    func add(_ number: Int32) {
      bits = (bits ^ bits >> 29) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(UInt32(bitPattern: number))
    }
    add(insets[0])
    add(insets[3])
    return ((bits ^ bits >> 29) &* 0x9E37_79B9_7F4A_7C15) >> 32
  }
}
