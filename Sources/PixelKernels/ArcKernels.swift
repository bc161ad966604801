/// The exact areas that a quarter of an ellipse covers in the pixels of its corner.
///
/// In units of the half axes from the centre, the part of a slab from va to vb that lies left of u is
/// ∫ min(√(1 − v²), u) dv, which is u (v* − va) + P(vb) − P(v*), with v* = √(1 − u²) within the slab
/// and P(v) = ½ (v √(1 − v²) + asin v). P grows with v; so it is limited with its argument, and both
/// are needed once for each column and row boundary, not for each pixel.
///
/// These are loops over numbers one by one, without branches and without the library's functions:
/// the compiler makes vectors of them.
package enum ArcKernels {
  /// The most columns and rows of pixels.
  package static var capacity: Int { 16 }

  /// How many numbers are worked with for the boundaries of columns, and again for those of rows.
  private static var boundaries: Int { 24 }

  /// How many numbers the working memory has.
  package static var memory: Int { 6 &* boundaries }

  /// Writes areas, `capacity` to a row, 65,536 for a whole pixel.
  ///
  /// `u` and `v` at the first column's and row's boundary, and their steps, which may be negative;
  /// `unit` is the product of the half axes.
  @inline(never)
  package static func areas(
    _ areas: UnsafeMutablePointer<Int32>, _ columns: Int, _ rows: Int, _ u: Float, _ uStep: Float,
    _ v: Float, _ vStep: Float, _ unit: Float, _ memory: UnsafeMutablePointer<Float>
  ) {
    let (across, column) = (memory, memory + boundaries)
    let columnArea = memory + 2 &* boundaries
    let (along, rowArea) = (memory + 3 &* boundaries, memory + 4 &* boundaries)
    let scale = unit * 65536
    let columnCount = (columns &+ 8) & ~7
    var index = 0
    while index < columnCount {
      let place = u + Float(Int32(truncatingIfNeeded: index)) * uStep
      // Beside the centre the arc is beyond every slab.
      let inside = limited(place, 0, 1)
      let height = root(1 - inside * inside)
      across[index] = place
      column[index] = height
      columnArea[index] = primitive(height, inside)
      index &+= 1
    }
    let rowCount = (rows &+ 8) & ~7
    index = 0
    while index < rowCount {
      let place = limited(v + Float(Int32(truncatingIfNeeded: index)) * vStep, 0, 1)
      along[index] = place
      rowArea[index] = primitive(place, root(1 - place * place))
      index &+= 1
    }
    var row = 0
    while row < rows {
      // From the centre outwards.
      let isOutward = along[row] < along[row &+ 1]
      let (near, far) = isOutward ? (row, row &+ 1) : (row &+ 1, row)
      fill(
        areas + row &* capacity, columnCount, across, column, columnArea, memory + 5 &* boundaries,
        along[near], along[far], rowArea[near], rowArea[far], uStep < 0 ? -scale : scale)
      row &+= 1
    }
  }

  /// The areas of one row.
  @inline(__always)
  private static func fill(
    _ areas: UnsafeMutablePointer<Int32>, _ count: Int, _ across: UnsafeMutablePointer<Float>,
    _ column: UnsafeMutablePointer<Float>, _ columnArea: UnsafeMutablePointer<Float>,
    _ sums: UnsafeMutablePointer<Float>, _ start: Float, _ end: Float, _ low: Float,
    _ high: Float, _ scale: Float
  ) {
    var index = 0
    while index < count {
      let height = limited(column[index], start, end) - start
      sums[index] = (across[index] * height - limited(columnArea[index], low, high)) * scale
      index &+= 1
    }
    index = 0
    while index < 16 {
      areas[index] = rounded(sums[index &+ 1] - sums[index])
      index &+= 1
    }
  }

  @inline(__always)
  private static func limited(_ value: Float, _ low: Float, _ high: Float) -> Float {
    let raised = value < low ? low : value
    return raised > high ? high : raised
  }

  /// The square root of a number that is not negative, almost to the last bit.
  ///
  /// Newton's steps towards 1 / √x from a guess that halves the exponent, then one towards √x.
  @inline(__always)
  private static func root(_ value: Float) -> Float {
    let half = value * 0.5
    var guess = Float(bitPattern: 0x5F37_59DF &- (value.bitPattern &>> 1))
    guess = guess * (1.5 - half * guess * guess)
    guess = guess * (1.5 - half * guess * guess)
    guess = guess * (1.5 - half * guess * guess)
    let root = value * guess
    return root + guess * 0.5 * (value - root * root)
  }

  /// P of a height, given the width there too.
  ///
  /// The arc sine is Hastings', Abramowitz and Stegun 4.4.46, within 2 · 10⁻⁸.
  @inline(__always)
  private static func primitive(_ v: Float, _ width: Float) -> Float {
    var sum: Float = v * -0.001_262_491_1 + 0.006_670_090_1
    sum = sum * v - 0.017_088_125_6
    sum = sum * v + 0.030_891_881_0
    sum = sum * v - 0.050_174_304_6
    sum = sum * v + 0.088_978_987_4
    sum = sum * v - 0.214_598_801_6
    sum = sum * v + 1.570_796_305_0
    return (v * width + (1.570_796_326_8 - root(1 - v) * sum)) * 0.5
  }

  /// The nearest integer of a number within ±2^22: the sum has no bits left for fractions.
  @inline(__always)
  private static func rounded(_ value: Float) -> Int32 {
    let shift: Float = 0x1.8p23
    return Int32(bitPattern: (value + shift).bitPattern) &- Int32(bitPattern: shift.bitPattern)
  }
}
