/// All that a small shape's recorded coverage depends on: not where it is, but for the phases of its
/// edges within pixels, and not how many rows in its middle are alike.
struct StampKey: Equatable {
  /// Left, top, right and bottom edge in fixed point, counted from the first pixel; then the half
  /// axes of the corners, x and y: upper left, upper right, lower right, lower left.
  private let outer: SIMD16<Int32>
  /// The same of a hole; zeros without one.
  private let hole: SIMD16<Int32>

  /// Shapes with numbers that are not whole steps of fixed point have no key.
  @inline(__always)
  init(_ shape: RoundedRect, hole: RoundedRect?, x: Int, y: Int, shortened rows: Int) {
    outer = Self.numbers(shape, x, y, rows)
    self.hole = hole.map { Self.numbers($0, x, y, rows) } ?? SIMD16()
  }

  @inline(__always)
  private static func numbers(_ shape: RoundedRect, _ x: Int, _ y: Int, _ rows: Int) -> SIMD16<
    Int32
  > {
    func number(_ value: Double) -> Int32 {
      Int32(truncatingIfNeeded: Fixed.nearestInteger(value * Double(Fixed.one)))
    }
    let (dx, dy) = (Double(x), Double(y))
    var numbers = SIMD16<Int32>()
    numbers[0] = number(shape.minX - dx)
    numbers[1] = number(shape.minY - dy)
    numbers[2] = number(shape.maxX - dx)
    numbers[3] = number(shape.maxY - dy - Double(rows))
    numbers[4] = number(shape.topLeft.x)
    numbers[5] = number(shape.topLeft.y)
    numbers[6] = number(shape.topRight.x)
    numbers[7] = number(shape.topRight.y)
    numbers[8] = number(shape.bottomRight.x)
    numbers[9] = number(shape.bottomRight.y)
    numbers[10] = number(shape.bottomLeft.x)
    numbers[11] = number(shape.bottomLeft.y)
    return numbers
  }

  /// Spreads keys over a table.
  @inline(__always)
  var hash: UInt32 {
    let words = unsafeBitCast(outer &+ hole &* 31, to: SIMD8<UInt64>.self)
    let factors = SIMD8<UInt64>(
      0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9,
      0x27D4_EB2F_1656_67C5, 0xFF51_AFD7_ED55_8CCD, 0xC4CE_B9FE_1A85_EC53, 1, 1)
    let mixed = (words ^ (words &>> 29)) &* factors
    let sum = mixed.wrappedSum()
    return UInt32(truncatingIfNeeded: (sum ^ (sum &>> 32)) &* 0x9E37_79B9_7F4A_7C15 &>> 32)
  }
}

extension RoundedRect {
  /// The shape with edges and radii in whole steps of fixed point: its coverage is then the same,
  /// to the last bit, wherever it is moved by whole pixels.
  ///
  /// Radii are rounded down, so that those that just fit their sides still do.
  public var inFixedPoint: RoundedRect {
    let (one, step) = (Double(Fixed.one), 1 / Double(Fixed.one))
    func edge(_ value: Double) -> Double { Double(Fixed.clamped(value)) * step }
    func radius(_ value: Double) -> Double {
      // Numbers that were meant to be whole may lie a little below.
      Double(Fixed.nearestInteger(min(value, 1e9) * one - (0.5 - 1.0 / 64))) * step
    }
    func corner(_ corner: CornerRadius) -> CornerRadius {
      corner.isSquare ? .zero : CornerRadius(x: radius(corner.x), y: radius(corner.y))
    }
    var shape = self
    (shape.minX, shape.minY) = (edge(minX), edge(minY))
    (shape.maxX, shape.maxY) = (edge(maxX), edge(maxY))
    (shape.topLeft, shape.topRight) = (corner(topLeft), corner(topRight))
    (shape.bottomRight, shape.bottomLeft) = (corner(bottomRight), corner(bottomLeft))
    return shape
  }

  /// The rows of pixels in which both sides are straight.
  var straightRows: (first: Int, end: Int) {
    let top = max(topLeft.y, topRight.y)
    let bottom = max(bottomLeft.y, bottomRight.y)
    return (Fixed.pixelsUp(minY + top), Fixed.clamped(maxY - bottom) >> Fixed.bits)
  }

  /// The shape moved up by some rows of pixels, and its bottom by some more.
  func moved(left x: Int, up y: Int, shortened rows: Int) -> RoundedRect {
    var shape = self
    shape.minX -= Double(x)
    shape.maxX -= Double(x)
    shape.minY -= Double(y)
    shape.maxY -= Double(y + rows)
    return shape
  }
}
