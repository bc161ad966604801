/// The colours of a gradient in equal steps, premultiplied.
///
/// Colours between two stops are mixed with straight alpha and multiplied afterwards, as Core
/// Graphics does: a colour that fades to clear black darkens on its way.
public struct GradientRamp: Sendable {
  /// A colour at a place from 0 to 1; components in 0…1 with straight alpha.
  public struct Stop: Hashable, Sendable {
    public var place: Double
    public var red, green, blue, alpha: Double

    public init(place: Double, red: Double, green: Double, blue: Double, alpha: Double) {
      self.place = place
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    fileprivate func mixed(with other: Stop, _ share: Double) -> Pixel {
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
      return Pixel(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        alpha: mix(alpha, other.alpha))
    }
  }

  /// Four steps for each of the 256 levels of a channel, so that no step can be seen.
  static let steps = 1024

  /// What gradients look up whose ends both go on: a colour before the ramp, the ramp's `steps` + 1
  /// colours, one behind it, and nothing.
  private let colors: [UInt32]
  public let isOpaque: Bool

  /// Nil without stops. Stops are taken in the order of their places; places beyond 0…1 are cut.
  public init?(_ stops: [Stop]) {
    guard !stops.isEmpty else { return nil }
    let sorted = stops.enumerated().map { offset, stop in
      var stop = stop
      stop.place = stop.place > 0 ? min(stop.place, 1) : 0
      return (offset, stop)
    }.sorted { ($0.1.place, $0.0) < ($1.1.place, $1.0) }.map(\.1)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(Self.steps + 4)
    var next = 0
    for step in 0...Self.steps {
      let place = Double(step) / Double(Self.steps)
      while next < sorted.count, sorted[next].place <= place { next += 1 }
      let before = sorted[max(0, next - 1)]
      let after = sorted[min(next, sorted.count - 1)]
      let span = after.place - before.place
      let share = span > 0 ? max(0, min(1, (place - before.place) / span)) : 0
      pixels.append(before.mixed(with: after, share).value)
    }
    self.init(pixels: pixels)
  }

  /// The colours that a function has at places from 0 to 1.
  public init(_ color: (_ place: Double) -> Pixel) {
    self.init(pixels: (0...Self.steps).map { color(Double($0) / Double(Self.steps)).value })
  }

  private init(pixels: consuming [UInt32]) {
    isOpaque = pixels.allSatisfy { $0 >= 0xFF00_0000 }
    pixels.insert(pixels[0], at: 0)
    pixels.append(pixels[Self.steps + 1])
    pixels.append(0)
    colors = pixels
  }

  /// The ramp's own colours.
  var pixels: ArraySlice<UInt32> { colors[1...Self.steps + 1] }

  /// The colours as the kernels look them up.
  func table(_ extent: GradientExtent) -> [UInt32] {
    if extent == .both { return colors }
    var table = colors
    if !extent.before { table[0] = 0 }
    if !extent.after { table[Self.steps + 2] = 0 }
    return table
  }

  /// The pixel at a place, which may lie outside 0…1.
  static func pixel(_ table: UnsafePointer<UInt32>, at place: Double) -> UInt32 {
    if place < 0 { return table[0] }
    if place > 1 { return table[steps + 2] }
    // Not a number: nothing.
    guard place >= 0 else { return 0 }
    return table[Int(place * Double(steps) + 0.5) + 1]
  }
}

/// Whether a gradient's end colours go on beyond its ends.
public struct GradientExtent: Hashable, Sendable {
  public var before: Bool
  public var after: Bool

  public init(before: Bool, after: Bool) {
    self.before = before
    self.after = after
  }

  public static let both = GradientExtent(before: true, after: true)
}
