import Foundation
import Pixels

/// A colour: components in a colour space, the last of them alpha. Immutable.
///
/// Sending it is safe though it has variables: they change in `remake` alone, which takes only
/// colours that nobody else holds.
public final class CGColor: Hashable, @unchecked Sendable {
  // Red, green, blue as sRGB, not cut to 0…1, and straight alpha: what drawing asks for, in every
  // frame, and so converted once.
  @exclusivity(unchecked) private var red: Double
  @exclusivity(unchecked) private var green: Double
  @exclusivity(unchecked) private var blue: Double
  @exclusivity(unchecked) private var opacity: Double
  private let form: Form

  /// Most colours are in a space whose components are just what drawing asks for: of these nothing is kept
  /// but the space, for there may be a million.
  private enum Form {
    case plain(CGColorSpace)
    case other(Other)
  }

  /// What the components of other colours are, in a space of theirs.
  private final class Other {
    let space: CGColorSpace
    let values: [CGFloat]
    /// The drawing that is repeated, of a colour in a space of patterns.
    let pattern: CGPattern?

    init(_ space: CGColorSpace, _ values: [CGFloat], _ pattern: CGPattern? = nil) {
      (self.space, self.values, self.pattern) = (space, values, pattern)
    }
  }

  public var colorSpace: CGColorSpace? {
    switch form {
    case .plain(let space): space
    case .other(let other): other.space
    }
  }

  var values: [CGFloat] {
    switch form {
    case .plain: [red, green, blue, opacity]
    case .other(let other): other.values
    }
  }

  /// The drawing that is repeated, of a colour in a space of patterns.
  public var pattern: CGPattern? {
    if case .other(let other) = form { other.pattern } else { nil }
  }

  /// A colour of the space's components and alpha, read from `components`; nil in a space of
  /// patterns.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard !colorSpace.isPattern else { return nil }
    self.init(
      space: colorSpace,
      values: Array(
        UnsafeBufferPointer(start: components, count: colorSpace.numberOfComponents + 1)))
  }

  /// As many components as the space has, and alpha.
  init(space: CGColorSpace, values: [CGFloat]) {
    let light = space.encoding.toSRGB(values)
    (red, green, blue, opacity) = (light.x, light.y, light.z, values.last ?? 0)
    let isPlain = values.count == 4 && light == SIMD3(values[0], values[1], values[2])
    form = isPlain ? .plain(space) : .other(Other(space, values))
  }

  /// Red, green, blue and alpha of a space in which they may be what drawing asks for.
  init(space: CGColorSpace, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let light = space.encoding.toSRGB(SIMD4(red, green, blue, alpha))
    (self.red, self.green, self.blue, opacity) = (light.x, light.y, light.z, alpha)
    let isPlain = light == SIMD3(red, green, blue)
    form = isPlain ? .plain(space) : .other(Other(space, [red, green, blue, alpha]))
  }

  /// Contexts draw with it; whatever asks for one colour, as layers do, finds a clear one.
  init(space: CGColorSpace, pattern: CGPattern, values: [CGFloat]) {
    (red, green, blue, opacity) = (0, 0, 0, 0)
    form = .other(Other(space, values, pattern))
  }

  /// Gives a colour that was made as sRGB other components in place of making a new one, where nobody
  /// else holds it; tells whether it did. Whoever holds a colour sees it as it was made.
  package static func remake(
    _ color: inout CGColor?, srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) -> Bool {
    guard isKnownUniquelyReferenced(&color), let color, case .plain(.rgb) = color.form else {
      return false
    }
    (color.red, color.green, color.blue, color.opacity) = (red, green, blue, alpha)
    return true
  }

  /// The colour as sRGB with straight alpha, not cut to 0…1.
  package var rgba: (red: Double, green: Double, blue: Double, alpha: Double) {
    (red, green, blue, opacity)
  }

  /// The components in the colour's own space, alpha last.
  public var components: [CGFloat]? { values }
  /// With alpha.
  public var numberOfComponents: Int {
    if case .other(let other) = form { other.values.count } else { 4 }
  }
  public var alpha: CGFloat {
    if case .other(let other) = form { other.values.last ?? 0 } else { opacity }
  }

  /// An equal colour, which as colours do not change is this one.
  public func copy() -> CGColor? { self }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    let space = colorSpace ?? .rgb
    let values: [CGFloat] = values.dropLast() + [alpha]
    guard let pattern else { return CGColor(space: space, values: values) }
    return CGColor(space: space, pattern: pattern, values: values)
  }

  /// Equal are colours of equal components in the same space, whatever they look like.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    if left === right { return true }
    if case .plain(let space) = left.form, case .plain(let other) = right.form {
      return left.rgba == right.rgba && space == other
    }
    return left.colorSpace == right.colorSpace && left.values == right.values
      && left.pattern === right.pattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }
}
