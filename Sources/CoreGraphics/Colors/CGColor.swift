import Foundation
import Pixels

/// A colour: components in a colour space, the last of them alpha. Immutable.
///
/// Sending it is safe though it has variables: they change in `remake` alone, which takes only
/// colours that nobody else holds.
public final class CGColor: Hashable, @unchecked Sendable {
  public let colorSpace: CGColorSpace?
  @exclusivity(unchecked) private(set) var values: [CGFloat]
  /// Red, green, blue as sRGB, not cut to 0…1, and straight alpha: what drawing asks for, in every
  /// frame, and so converted once.
  @exclusivity(unchecked) private var srgb: SIMD4<Double>
  /// The drawing that is repeated, of a colour in a space of patterns.
  public let pattern: CGPattern?

  /// A colour of the space's components and alpha, read from `components`; nil in a space of
  /// patterns.
  public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard !colorSpace.isPattern else { return nil }
    pattern = nil
    self.colorSpace = colorSpace
    values = Array(
      UnsafeBufferPointer(start: components, count: colorSpace.numberOfComponents + 1))
    srgb = Self.srgb(values, in: colorSpace)
  }

  /// As many components as the space has, and alpha.
  init(space: CGColorSpace, values: [CGFloat]) {
    pattern = nil
    colorSpace = space
    self.values = values
    srgb = Self.srgb(values, in: space)
  }

  /// Contexts draw with it; whatever asks for one colour, as layers do, finds a clear one.
  init(space: CGColorSpace, pattern: CGPattern, values: [CGFloat]) {
    self.pattern = pattern
    colorSpace = space
    self.values = values
    srgb = .zero
  }

  private static func srgb(_ values: [CGFloat], in space: CGColorSpace) -> SIMD4<Double> {
    SIMD4(space.encoding.toSRGB(values), values.last ?? 0)
  }

  /// Gives a colour that was made as sRGB other components in place of making a new one, where nobody
  /// else holds it; tells whether it did. Whoever holds a colour sees it as it was made.
  package static func remake(
    _ color: inout CGColor?, srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) -> Bool {
    guard isKnownUniquelyReferenced(&color), let color, color.colorSpace == .rgb else {
      return false
    }
    color.values[0] = red
    color.values[1] = green
    color.values[2] = blue
    color.values[3] = alpha
    color.srgb = SIMD4(red, green, blue, alpha)
    return true
  }

  /// The colour as sRGB with straight alpha, not cut to 0…1.
  package var rgba: (red: Double, green: Double, blue: Double, alpha: Double) {
    (srgb.x, srgb.y, srgb.z, srgb.w)
  }

  /// The components in the colour's own space, alpha last.
  public var components: [CGFloat]? { values }
  /// With alpha.
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { values.last ?? 0 }

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
    left === right
      || (left.colorSpace == right.colorSpace && left.values == right.values
        && left.pattern === right.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }
}
