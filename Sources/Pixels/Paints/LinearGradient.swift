import CProcessor

/// A gradient along a line.
public struct LinearGradient: PixelSource, Sendable {
  private let colors: [UInt32]
  /// The place on the ramp: `slope · (x, y) + start`.
  private let slope: SIMD2<Double>
  private let start: Double
  /// How far a pixel is from the one before it, in steps of the ramp and fixed point; 0 where that
  /// is too far.
  private let pace: Int64
  public let isOpaque: Bool
  /// For tests: all choices give the same pixels.
  var choice = KernelChoice.best

  /// `map` leads from the device to the space of the two points.
  public init(
    ramp: GradientRamp, from: SIMD2<Double>, to: SIMD2<Double>, extent: GradientExtent,
    map: SourceMap
  ) {
    colors = ramp.table(extent)
    isOpaque = ramp.isOpaque && extent == .both
    let along = to - from
    let square = along.x * along.x + along.y * along.y
    guard square > 0, square.isFinite, map.isFinite else {
      // Without a direction everything lies behind the end.
      (slope, start, pace) = (SIMD2(0, 0), 2, 0)
      return
    }
    slope = SIMD2(
      (along.x * map.a + along.y * map.b) / square, (along.x * map.c + along.y * map.d) / square)
    start = (along.x * (map.tx - from.x) + along.y * (map.ty - from.y)) / square
    let one = Double(1 << SourceKernelTable.fractionBits)
    pace =
      abs(slope.x) < Self.steepest
      ? Int64((slope.x * Double(GradientRamp.steps) * one).rounded()) : 0
  }

  /// Whether all rows have the same pixels.
  var isHorizontal: Bool { slope.y == 0 }

  /// Whether each row has a single colour.
  var isVertical: Bool { slope.x == 0 }

  /// The colours of some rows of a vertical one.
  func writeColors(ofRows rows: Range<Int>, to target: UnsafeMutablePointer<UInt32>) {
    for y in rows { fetch(x: 0, y: y, count: 1, into: target + (y - rows.lowerBound)) }
  }

  public func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    colors.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress else { return }
      let row = slope.y * (Double(y) + 0.5) + start
      if slope.x == 0 {
        target.update(repeating: GradientRamp.pixel(colors, at: row), count: count)
      } else if abs(slope.x) < Self.steepest, abs(row) < Self.farthest {
        step(x, row, count, target, colors)
      } else {
        for index in 0..<count {
          let place = slope.x * (Double(x + index) + 0.5) + row
          target[index] = GradientRamp.pixel(colors, at: place)
        }
      }
    }
  }

  // Beyond these, places in fixed point could overflow on the largest canvas.
  private static let steepest = 64.0
  private static let farthest = 1e8

  /// Walks along the row in fixed point: what lies before the ramp, on it, and behind it.
  ///
  /// The sum for a pixel is the same wherever the walk begins.
  private func step(
    _ x: Int, _ row: Double, _ count: Int, _ target: UnsafeMutablePointer<UInt32>,
    _ colors: UnsafePointer<UInt32>
  ) {
    let one = Double(1 << SourceKernelTable.fractionBits)
    let steps = Double(GradientRamp.steps)
    let first = ((slope.x / 2 + row) * steps * one).rounded()
    let start = Int64(first) &+ pace &* Int64(x)
    let end = Int64(steps * one)
    let half = Int64(1) << (SourceKernelTable.fractionBits - 1)
    let last = start &+ pace &* Int64(count - 1)
    if min(start, last) >= 0, max(start, last) <= end {
      var job = RampJob(
        target: target, count: count, colors: colors + 1, place: start &+ half, step: pace)
      return choice.sources.linear(&job)
    }
    // Pixels before `on` have not reached the ramp in the direction of the walk.
    let (entry, exit) =
      pace >= 0
      ? (Self.reached(0, from: start, pace), Self.reached(end + 1, from: start, pace))
      : (Self.reached(-end, from: -start, -pace), Self.reached(1, from: -start, -pace))
    let (on, off) = (min(entry, count), min(exit, count))
    let (before, behind) = (colors[0], colors[GradientRamp.steps + 2])
    target.update(repeating: pace >= 0 ? before : behind, count: on)
    var job = RampJob(
      target: target + on, count: off - on, colors: colors + 1,
      place: start &+ pace &* Int64(on) &+ half, step: pace)
    choice.sources.linear(&job)
    (target + off).update(repeating: pace >= 0 ? behind : before, count: count - off)
  }

  /// The first pixel of a walk that has come as far as a place.
  private static func reached(_ place: Int64, from start: Int64, _ pace: Int64) -> Int {
    guard start < place else { return 0 }
    return pace > 0 ? Int((place - start + pace - 1) / pace) : .max
  }
}
