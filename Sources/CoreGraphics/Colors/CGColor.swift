import Foundation
import Pixels

/// A colour: components in a colour space, the last of them alpha. Immutable.
public final class CGColor: Hashable, Sendable {
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  /// A colour of the space's components and alpha, read from `components`.
  public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.colorSpace = colorSpace
    values = Array(
      UnsafeBufferPointer(start: components, count: colorSpace.numberOfComponents + 1))
  }

  private init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [srgbRed, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components in the colour's own space, alpha last.
  public var components: [CGFloat]? { values }
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { values.last ?? 0 }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .rgb, values: values.dropLast() + [alpha])
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.colorSpace == right.colorSpace && left.values == right.values)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }
}

extension CGColor {
  /// The colour as sRGB with straight alpha.
  package var rgba: (red: Double, green: Double, blue: Double, alpha: Double) {
    if values.count == 2 { return (values[0], values[0], values[0], values[1]) }
    return (values[0], values[1], values[2], values[3])
  }

  /// The premultiplied pixel of this colour.
  package var pixel: Pixel {
    let (red, green, blue, alpha) = rgba
    return Pixel(red: red, green: green, blue: blue, alpha: alpha)
  }
}
