import CProcessor

/// The loops that look a gradient's colours up. For the rules of this module see `SpanKernels`.
package enum GradientKernels {

  /// The bits of fraction of a place along a line.
  package static var fractionBits: Int64 { 24 }

  /// Colours at even distances, all of them on the ramp.
  @inline(never)
  package static func linear(_ job: UnsafePointer<RampJob>) {
    let job = job.pointee
    var place = job.place
    var x = 0
    while x < job.count {
      job.target[x] = job.colors[Int(place &>> fractionBits)]
      place &+= job.step
      x &+= 1
    }
  }

  /// Rings around a point.
  @inline(never)
  package static func rings(
    _ job: UnsafePointer<GradientJob>, _ rings: UnsafePointer<GradientRings>
  ) {
    let (job, rings) = (job.pointee, rings.pointee)
    var index: Int32 = 0
    while index < Int32(truncatingIfNeeded: job.count) {
      let place = Double(job.x &+ index) + 0.5
      let across = job.acrossStep * place + job.across
      let down = job.downStep * place + job.down
      let distance = (across * across + down * down).squareRoot()
      job.target[Int(index)] = slot(distance * rings.scale - rings.start, job.steps)
      index &+= 1
    }
    look(job)
  }

  /// The circles between two: the last one through a point that may be seen there.
  ///
  /// Solves square · s² − 2 half · s + rest = 0.
  @inline(never)
  package static func circles(
    _ job: UnsafePointer<GradientJob>, _ circles: UnsafePointer<GradientCircles>
  ) {
    let (job, circles) = (job.pointee, circles.pointee)
    let (radius, growth, steps) = (circles.radius, circles.growth, job.steps)
    let (least, most) = (circles.least, circles.most)
    let inverse = 1 / circles.square
    let sign: Double = circles.square < 0 ? -1 : 1
    var index: Int32 = 0
    while index < Int32(truncatingIfNeeded: job.count) {
      let place = Double(job.x &+ index) + 0.5
      let across = job.acrossStep * place + job.across
      let down = job.downStep * place + job.down
      let half = across * circles.moveX + down * circles.moveY + radius * growth
      let rest = across * across + down * down - radius * radius
      let discriminant = half * half - circles.square * rest
      let root = discriminant.magnitude.squareRoot()
      let (last, first) = ((half + sign * root) * inverse, (half - sign * root) * inverse)
      // A circle can be seen if none of these is negative.
      let lastSeen = lesser(
        discriminant, lesser(radius + growth * last, lesser(last - least, most - last)))
      let firstSeen = lesser(
        discriminant, lesser(radius + growth * first, lesser(first - least, most - first)))
      // Where an end does not go on, nothing beyond it is seen: so all that is seen is on the ramp,
      // or has the colour of its end. What is no number is seen nowhere.
      let lastPlace = lesser(greater(last * steps, 0), steps)
      let firstPlace = lesser(greater(first * steps, 0), steps)
      let second = firstSeen >= 0 ? firstPlace : steps + 2
      job.target[Int(index)] = slotIndex(lastSeen >= 0 ? lastPlace : second)
      index &+= 1
    }
    look(job)
  }

  /// A turn around a point from an angle on, which is counted in turns from 0 to 1.
  @inline(never)
  package static func turns(_ job: UnsafePointer<GradientJob>, _ angle: Double) {
    let job = job.pointee
    var index: Int32 = 0
    while index < Int32(truncatingIfNeeded: job.count) {
      let place = Double(job.x &+ index) + 0.5
      let turn =
        turn(job.acrossStep * place + job.across, job.downStep * place + job.down) - angle
      job.target[Int(index)] = slot((turn < 0 ? turn + 1 : turn) * job.steps, job.steps)
      index &+= 1
    }
    look(job)
  }
}

extension GradientKernels {
  /// The angle of a direction in turns, from the x axis towards the y axis.
  ///
  /// The arc tangent of 0…1 is a polynomial of the square with an error below 2 · 10⁻⁶ turns, a
  /// hundredth of a step of the ramp.
  @inline(__always)
  private static func turn(_ x: Double, _ y: Double) -> Double {
    let (width, height) = (x < 0 ? -x : x, y < 0 ? -y : y)
    let isSteep = height > width
    let (most, least) = isSteep ? (height, width) : (width, height)
    let slope = most > 0 ? least / most : 0
    let square = slope * slope
    let high = (0.052_653_32 - 0.011_721_20 * square) * square - 0.116_432_87
    let series = ((high * square + 0.193_543_46) * square - 0.332_623_47) * square + 0.999_977_26
    let eighth = slope * series * (0.5 / Double.pi)
    let quarter = isSteep ? 0.25 - eighth : eighth
    let half = x < 0 ? 0.5 - quarter : quarter
    return y < 0 ? 1 - half : half
  }

  @inline(__always)
  private static func lesser(_ a: Double, _ b: Double) -> Double { a < b ? a : b }

  @inline(__always)
  private static func greater(_ a: Double, _ b: Double) -> Double { a > b ? a : b }

  /// The index of a colour: `place` counts steps; what is no number has none.
  @inline(__always)
  private static func slot(_ place: Double, _ steps: Double) -> UInt32 {
    slotIndex(place == place ? ranged(place, steps) : steps + 2)
  }

  /// A place on the ramp, before it or behind it.
  @inline(__always)
  private static func ranged(_ place: Double, _ steps: Double) -> Double {
    place < 0 ? -1 : place > steps ? steps + 1 : place
  }

  /// A number from −1 on as an index from 0 on: adding 1.5 · 2⁵² leaves it, rounded, in the lower
  /// bits.
  @inline(__always)
  private static func slotIndex(_ place: Double) -> UInt32 {
    UInt32(truncatingIfNeeded: (place + 1 + 6_755_399_441_055_744).bitPattern)
  }

  @inline(__always)
  private static func look(_ job: GradientJob) {
    var x = 0
    while x < job.count {
      job.target[x] = job.colors[Int(job.target[x])]
      x &+= 1
    }
  }
}
