import CProcessor
import PixelKernels

/// A small rounded rectangle, or a part of one, as `RoundedRectKernels` are told of it.
///
/// Its round corners are all alike. It covers what `RoundedRectEdges` cover, to the last bit: heights
/// and places are found by the same arithmetic.
struct SmallRoundedRect {
  private var job: RoundedRectJob

  /// Wider shapes are painted row by row, which is the order of memory.
  private static let mostColumns = 64

  /// The part of a shape in an area of it; nil if it is not small, has corners of several kinds, or
  /// there is too little room on the surface from the area on.
  @inline(__always)
  init?(
    _ shape: RoundedRect, bounds: PixelRect, in area: PixelRect, with color: Pixel,
    on surface: Surface, scratch: PaintScratch
  ) {
    guard bounds.width <= Self.mostColumns,
      surface.roomX - area.minX >= RoundedRectKernels.fewestColumns
    else { return nil }
    let radius = shape.largestCorner
    guard shape.hasCorners(radius) else { return nil }
    let (x, y) = (bounds.minX, bounds.minY)
    let (dx, dy) = (x << Fixed.bits, y << Fixed.bits)
    func side(_ place: Double, _ top: CornerRadius, _ bottom: CornerRadius) -> RoundedRectSide {
      let topEnd = Fixed.clamped(shape.minY + top.y)
      let bottomStart = max(topEnd, Fixed.clamped(shape.maxY - bottom.y))
      return RoundedRectSide(
        x: Fixed.clamped(place) - dx, topEnd: topEnd - dy, bottomStart: bottomStart - dy, first: 0,
        count: 0, topAreas: 0, bottomAreas: 0)
    }
    let left = side(shape.minX, shape.topLeft, shape.bottomLeft)
    let right = side(shape.maxX, shape.topRight, shape.bottomRight)
    let mask = Fixed.one - 1
    let (solidStart, solidEnd) = ((left.x + mask) >> Fixed.bits, right.x >> Fixed.bits)
    job = RoundedRectJob(
      target: surface.pointer(x: area.minX, y: area.minY), stride: surface.rowPixels,
      minX: area.minX - x, maxX: area.maxX - x, minY: area.minY - y, maxY: area.maxY - y,
      highX: surface.roomX - x, top: Fixed.clamped(shape.minY) - dy,
      bottom: Fixed.clamped(shape.maxY) - dy,
      straightTop: max(left.topEnd, right.topEnd),
      straightBottom: min(left.bottomStart, right.bottomStart), solidStart: solidStart,
      solidEnd: solidEnd, left: left, right: right,
      areas: scratch.smallCorners.areas, color: color.value, colors: nil)
    guard radius.isSquare || addCorners(shape, radius, x, y, scratch.smallCorners)
    else { return nil }
  }

  /// Finds the areas of the corners; false if they have too many pixels.
  @inline(__always)
  private mutating func addCorners(
    _ shape: RoundedRect, _ radius: CornerRadius, _ x: Int, _ y: Int, _ cache: SmallCornerCache
  ) -> Bool {
    let unit = 1 / Double(Fixed.one)
    let inverse = CornerRadius(x: 1 / radius.x, y: 1 / radius.y)
    let across = (
      Span(from: shape.minX + radius.x, by: -radius.x),
      Span(from: shape.maxX - radius.x, by: radius.x)
    )
    let dy = y << Fixed.bits
    let (topEnd, bottomCenter) = (
      Fixed.clamped(shape.minY + radius.y), Fixed.clamped(shape.maxY - radius.y)
    )
    let isLeft = !shape.bottomLeft.isSquare
    let isRight = !shape.bottomRight.isSquare
    let (left, right) = (job.left.bottomStart, job.right.bottomStart)
    // Below a square corner, a round one may begin higher up than beside a round one.
    if isLeft, isRight, left != right { return false }
    let bottomStart = isLeft ? left + dy : isRight ? right + dy : bottomCenter
    let down = (
      Span(from: job.top + dy, to: topEnd, center: topEnd),
      Span(from: bottomStart, to: job.bottom + dy, center: bottomCenter)
    )
    let counts = SIMD4<Int32>(
      truncatingIfNeeded: SIMD4(
        across.0.count, across.1.count, down.0.count, down.1.count))
    let most = Int32(SmallCornerCache.mostPixels)
    guard counts.max() <= most, counts.min() > 0 else { return false }
    let place = cache.place(
      of: SmallCornerCache.Key(
        counts: counts,
        starts: SIMD4(
          Float(across.0.start * unit * -inverse.x), Float(across.1.start * unit * inverse.x),
          Float(down.0.start * unit * -inverse.y), Float(down.1.start * unit * inverse.y)),
        scale: SIMD4(Float(inverse.x), Float(inverse.y), Float(radius.x * radius.y), 0)))
    let row = ArcKernels.cornerRow
    let (top, bottom) = (place - (down.0.first - y) * row, place - (down.1.first - y) * row)
    (job.left.first, job.left.count) = (across.0.first - x, across.0.count)
    (job.right.first, job.right.count) = (across.1.first - x, across.1.count)
    job.left.topAreas = top
    job.right.topAreas = top + SmallCornerCache.corner
    job.left.bottomAreas = bottom + 2 * SmallCornerCache.corner
    job.right.bottomAreas = bottom + 3 * SmallCornerCache.corner
    return true
  }

  /// The pixels of a corner along one axis, and where the first begins from the centre.
  private struct Span {
    let first: Int
    let count: Int
    let start: Double

    @inline(__always)
    init(from low: Int, to high: Int, center: Int) {
      first = low >> Fixed.bits
      count = (high + Fixed.one - 1) >> Fixed.bits - first
      start = Double(first << Fixed.bits - center)
    }

    @inline(__always)
    init(from center: Double, by radius: Double) {
      let (middle, side) = (Fixed.clamped(center), Fixed.clamped(center + radius))
      self.init(from: min(middle, side), to: max(middle, side), center: middle)
    }
  }

  @inline(__always)
  func paint(_ kernels: CoverageTable) {
    kernels.paintRounded(job)
  }

  /// Paints each row in its own colour.
  mutating func paint(rows colors: UnsafePointer<UInt32>, _ kernels: CoverageTable) {
    job.colors = colors
    kernels.paintRounded(job)
  }
}

extension RoundedRect {
  /// One of the corners that are round, if any.
  @inline(__always)
  fileprivate var largestCorner: CornerRadius {
    if !topLeft.isSquare { return topLeft }
    if !topRight.isSquare { return topRight }
    return bottomRight.isSquare ? bottomLeft : bottomRight
  }

  /// Whether each corner is square or has this radius.
  @inline(__always)
  fileprivate func hasCorners(_ radius: CornerRadius) -> Bool {
    func fits(_ corner: CornerRadius) -> Bool { corner == radius || corner.isSquare }
    return fits(topLeft) && fits(topRight) && fits(bottomRight) && fits(bottomLeft)
  }
}
