/// The loops that look a gradient's colours up.
///
/// `colors` holds the colour before the ramp, its `steps` + 1 colours, the one behind it and the one
/// where there is no gradient at all. For the rules of this module see `SpanKernels`.
package enum GradientKernels {
  package typealias Target = UnsafeMutablePointer<UInt32>
  package typealias Colors = UnsafePointer<UInt32>
  package typealias Numbers = UnsafePointer<Double>

  /// The bits of fraction of a place along a line.
  package static var fractionBits: Int64 { 24 }

  /// Colours at even distances, all of them on the ramp: `place` counts colours in fixed point.
  @inline(never)
  package static func linear(
    _ target: Target, _ count: Int, _ colors: Colors, _ place: Int64, _ step: Int64
  ) {
    var place = place
    var x = 0
    while x < count {
      target[x] = colors[Int(place &>> fractionBits)]
      place &+= step
      x &+= 1
    }
  }

  /// Rings around a point.
  ///
  /// The first four of `numbers` lead from a place along the row to one in the gradient's space:
  /// across is the first times it plus the second, down the third times it plus the fourth. The
  /// others belong to the kind of gradient.
  @inline(never)
  package static func rings(
    _ target: Target, _ count: Int, _ x: Int32, _ colors: Colors, _ steps: Double,
    _ numbers: Numbers
  ) {
    let (dxdx, dx, dydx, dy) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let (scale, start) = (numbers[4], numbers[5])
    var index: Int32 = 0
    while index < Int32(truncatingIfNeeded: count) {
      let place = Double(x &+ index) + 0.5
      let (across, down) = (dxdx * place + dx, dydx * place + dy)
      let distance = (across * across + down * down).squareRoot()
      target[Int(index)] = slot(distance * scale - start, steps)
      index &+= 1
    }
    look(target, count, colors)
  }

  /// The circles between two: the last one through a point that may be seen there.
  ///
  /// Solves square · s² − 2 half · s + rest = 0.
  @inline(never)
  package static func circles(
    _ target: Target, _ count: Int, _ x: Int32, _ colors: Colors, _ steps: Double,
    _ numbers: Numbers
  ) {
    let (dxdx, dx, dydx, dy) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let (moveX, moveY, radius, growth) = (numbers[4], numbers[5], numbers[6], numbers[7])
    let (square, least, most) = (numbers[8], numbers[9], numbers[10])
    let inverse = 1 / square
    let sign: Double = square < 0 ? -1 : 1
    var index: Int32 = 0
    while index < Int32(truncatingIfNeeded: count) {
      let place = Double(x &+ index) + 0.5
      let (across, down) = (dxdx * place + dx, dydx * place + dy)
      let half = across * moveX + down * moveY + radius * growth
      let rest = across * across + down * down - radius * radius
      let discriminant = half * half - square * rest
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
      target[Int(index)] = slotIndex(lastSeen >= 0 ? lastPlace : second)
      index &+= 1
    }
    look(target, count, colors)
  }

  /// A turn around a point from an angle on, which is counted in turns from 0 to 1.
  @inline(never)
  package static func turns(
    _ target: Target, _ count: Int, _ x: Int32, _ colors: Colors, _ steps: Double,
    _ numbers: Numbers
  ) {
    let (dxdx, dx, dydx, dy) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let angle = numbers[4]
    var index: Int32 = 0
    while index < Int32(truncatingIfNeeded: count) {
      let place = Double(x &+ index) + 0.5
      let turn = turn(dxdx * place + dx, dydx * place + dy) - angle
      target[Int(index)] = slot((turn < 0 ? turn + 1 : turn) * steps, steps)
      index &+= 1
    }
    look(target, count, colors)
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
  private static func look(_ target: Target, _ count: Int, _ colors: Colors) {
    var x = 0
    while x < count {
      target[x] = colors[Int(target[x])]
      x &+= 1
    }
  }
}
