import CProcessor

/// The exact areas that a quarter of an ellipse covers in the pixels of its corner.
///
/// In units of the half axes from the centre, the part of a slab from va to vb that lies left of u is
/// ∫ min(√(1 − v²), u) dv, which is u (v* − va) + P(vb) − P(v*), with v* = √(1 − u²) within the slab
/// and P(v) = ½ (v √(1 − v²) + asin v). P grows with v; so it is limited with its argument, and both
/// are needed once for each column and row boundary, not for each pixel.
///
/// Nothing branches and nothing of the library is called but operators of vectors.
package enum ArcKernels {
  /// The most columns and rows of pixels.
  package static var capacity: Int { 16 }

  /// How many numbers are worked with for the boundaries of columns, and again for those of rows.
  private static var boundaries: Int { 24 }

  /// How many numbers the working memory has.
  package static var memory: Int { 10 &* boundaries }

  typealias Floats = SIMD8<Float>
  typealias Ints = SIMD8<Int32>

  /// Writes areas, `capacity` to a row, 65,536 for a whole pixel.
  @inline(never)
  package static func areas(_ job: UnsafePointer<ArcJob>) {
    let job = job.pointee
    let (across, down) = (job.memory, job.memory + 3 &* boundaries)
    findColumns(across, job.columns, job.stepX)
    findRows(down, job.rows, job.stepY)
    let scale = job.stepX < 0 ? -job.unit * 65536 : job.unit * 65536
    let (columns, rows) = (Int(job.columns.count), Int(job.rows.count))
    var row = 0
    while row < rows {
      fill(job.areas + row &* capacity, columns, across, down, row, scale)
      row &+= 1
    }
  }

  // MARK: Four corners

  /// The numbers of a corner's row: eight before its columns, and eight after them.
  package static var cornerRow: Int { 32 }

  /// Writes the four corners of a shape, `capacity` rows of `cornerRow` numbers each: upper left and
  /// right, lower left and right.
  ///
  /// No span has more than 15 pixels. Eight columns before a corner and eight after it are as the
  /// shape covers them.
  @inline(never)
  package static func corners(_ job: UnsafePointer<CornersJob>) {
    let job = job.pointee
    let (left, right) = (job.memory, job.memory + 3 &* boundaries)
    let (top, bottom) = (job.memory + 6 &* boundaries, job.memory + 8 &* boundaries)
    findColumns(left, job.left, -job.stepX)
    findColumns(right, job.right, job.stepX)
    findRows(top, job.top, -job.stepY)
    findRows(bottom, job.bottom, job.stepY)
    let scale = job.unit * 65536
    let corner = capacity &* cornerRow
    fillCorner(job.areas, job.left, job.top, left, top, -scale)
    fillCorner(job.areas + corner, job.right, job.top, right, top, scale)
    fillCorner(job.areas + 2 &* corner, job.left, job.bottom, left, bottom, -scale)
    fillCorner(job.areas + 3 &* corner, job.right, job.bottom, right, bottom, scale)
  }

  @inline(__always)
  private static func fillCorner(
    _ areas: UnsafeMutablePointer<Int32>, _ columns: CornerSpan, _ rows: CornerSpan,
    _ across: UnsafeMutablePointer<Float>, _ down: UnsafeMutablePointer<Float>, _ scale: Float
  ) {
    let (columns, rows) = (Int(columns.count), Int(rows.count))
    let before = Ints(repeating: scale < 0 ? 0 : 65536)
    let after = Ints(repeating: scale < 0 ? 65536 : 0)
    var row = 0
    while row < rows {
      let target = areas + row &* cornerRow
      fill(target + 8, columns, across, down, row, scale)
      store(before, target)
      store(after, target + (8 &+ columns))
      row &+= 1
    }
  }

  // MARK: Boundaries

  /// Finds, for the boundaries of columns, their places, the arc's heights there, and P of these.
  @inline(__always)
  private static func findColumns(
    _ memory: UnsafeMutablePointer<Float>, _ span: CornerSpan, _ step: Float
  ) {
    let count = Int(span.count)
    var index = 0
    while index <= count {
      let place = Floats(repeating: span.start) + numbers(index) * Floats(repeating: step)
      // Beside the centre the arc is beyond every slab.
      let inside = limited(place, Floats(repeating: 0), Floats(repeating: 1))
      let height = root(Floats(repeating: 1) - inside * inside)
      store(place, memory + index)
      store(height, memory + (boundaries &+ index))
      store(primitive(height, inside), memory + (2 &* boundaries &+ index))
      index &+= 8
    }
  }

  /// Finds, for the boundaries of rows, their places within the corner, and P of these.
  @inline(__always)
  private static func findRows(
    _ memory: UnsafeMutablePointer<Float>, _ span: CornerSpan, _ step: Float
  ) {
    let count = Int(span.count)
    var index = 0
    while index <= count {
      let place = limited(
        Floats(repeating: span.start) + numbers(index) * Floats(repeating: step),
        Floats(repeating: 0), Floats(repeating: 1))
      store(place, memory + index)
      let width = root(Floats(repeating: 1) - place * place)
      store(primitive(place, width), memory + (boundaries &+ index))
      index &+= 8
    }
  }

  @inline(__always)
  private static func numbers(_ first: Int) -> Floats {
    Floats(0, 1, 2, 3, 4, 5, 6, 7) + Floats(repeating: Float(Int32(truncatingIfNeeded: first)))
  }

  // MARK: Areas

  /// The areas of one row; of eight columns, or sixteen.
  @inline(__always)
  private static func fill(
    _ areas: UnsafeMutablePointer<Int32>, _ columns: Int, _ across: UnsafeMutablePointer<Float>,
    _ down: UnsafeMutablePointer<Float>, _ row: Int, _ scale: Float
  ) {
    // From the centre outwards.
    let isOutward = down[row] < down[row &+ 1]
    let (near, far) = isOutward ? (row, row &+ 1) : (row &+ 1, row)
    let slab = (
      start: down[near], end: down[far], low: down[boundaries &+ near],
      high: down[boundaries &+ far]
    )
    let first = sums(across, slab, scale)
    if columns < 8 {
      store(rounded(moved(first, first) - first), areas)
    } else {
      let second = sums(across + 8, slab, scale)
      let last = columns < 16 ? second : sums(across + 16, slab, scale)
      store(rounded(moved(first, second) - first), areas)
      store(rounded(moved(second, last) - second), areas + 8)
    }
  }

  /// What lies left of eight boundaries within a slab.
  @inline(__always)
  private static func sums(
    _ across: UnsafeMutablePointer<Float>,
    _ slab: (start: Float, end: Float, low: Float, high: Float), _ scale: Float
  ) -> Floats {
    let start = Floats(repeating: slab.start)
    let height =
      limited(load(across + boundaries), start, Floats(repeating: slab.end)) - start
    let area = limited(
      load(across + 2 &* boundaries), Floats(repeating: slab.low), Floats(repeating: slab.high))
    return (load(across) * height - area) * Floats(repeating: scale)
  }

  /// Each the one after it, of two vectors that follow each other.
  @inline(__always)
  private static func moved(_ a: Floats, _ b: Floats) -> Floats {
    Floats(a[1], a[2], a[3], a[4], a[5], a[6], a[7], b[0])
  }

  @inline(__always)
  private static func limited(_ value: Floats, _ low: Floats, _ high: Floats) -> Floats {
    let raised = value.replacing(with: low, where: value .< low)
    return raised.replacing(with: high, where: raised .> high)
  }

  /// The square roots of numbers that are not negative, almost to the last bit.
  ///
  /// Newton's steps towards 1 / √x from a guess that halves the exponent, then one towards √x.
  @inline(__always)
  private static func root(_ value: Floats) -> Floats {
    let half = value * 0.5
    let bits = unsafeBitCast(value, to: SIMD8<UInt32>.self)
    var guess = unsafeBitCast(
      SIMD8<UInt32>(repeating: 0x5F37_59DF) &- (bits &>> 1), to: Floats.self)
    let most = Floats(repeating: 1.5)
    guess = guess * (most - half * guess * guess)
    guess = guess * (most - half * guess * guess)
    guess = guess * (most - half * guess * guess)
    let root = value * guess
    return root + guess * 0.5 * (value - root * root)
  }

  /// P of heights, given the widths there too.
  ///
  /// The arc sine is Hastings', Abramowitz and Stegun 4.4.46, within 2 · 10⁻⁸.
  @inline(__always)
  private static func primitive(_ v: Floats, _ width: Floats) -> Floats {
    var sum = v * -0.001_262_491_1 + 0.006_670_090_1
    sum = sum * v - 0.017_088_125_6
    sum = sum * v + 0.030_891_881_0
    sum = sum * v - 0.050_174_304_6
    sum = sum * v + 0.088_978_987_4
    sum = sum * v - 0.214_598_801_6
    sum = sum * v + 1.570_796_305_0
    let rest = root(Floats(repeating: 1) - v) * sum
    return (v * width + (Floats(repeating: 1.570_796_326_8) - rest)) * 0.5
  }

  /// The nearest integers of numbers within ±2^22: the sum has no bits left for fractions.
  @inline(__always)
  private static func rounded(_ value: Floats) -> Ints {
    let shift: Float = 0x1.8p23
    return unsafeBitCast(value + shift, to: Ints.self)
      &- Ints(repeating: Int32(bitPattern: shift.bitPattern))
  }

  @inline(__always)
  private static func load(_ place: UnsafeMutablePointer<Float>) -> Floats {
    UnsafeMutableRawPointer(place).loadUnaligned(as: Floats.self)
  }

  @inline(__always)
  private static func store(_ values: Floats, _ place: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(place).storeBytes(of: values, as: Floats.self)
  }

  @inline(__always)
  private static func store(_ values: Ints, _ place: UnsafeMutablePointer<Int32>) {
    UnsafeMutableRawPointer(place).storeBytes(of: values, as: Ints.self)
  }
}
