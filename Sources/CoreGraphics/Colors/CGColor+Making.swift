import Foundation

extension CGColor {
  /// A colour in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of the wider space that phones show.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .p3, values: [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// A mixture of a printer's inks, turned into light without a profile.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(space: .cmyk, values: [cyan, magenta, yellow, black, alpha])
  }

  /// A pattern as a colour. `components` are a tint in the base of a space of patterns, for a pattern
  /// that has no colours of its own, and alpha. Nil where the space is none of patterns, or has no
  /// base and the pattern needs a tint.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.isPattern, pattern.isColored || space.baseColorSpace != nil else { return nil }
    let count = pattern.isColored ? 1 : space.numberOfComponents + 1
    self.init(
      space: space, pattern: pattern,
      values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// UIKit's colours, which may lie outside 0…1.
  package convenience init(
    extendedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .extendedRGB, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// UIKit's greys.
  package convenience init(extendedWhite white: CGFloat, alpha: CGFloat) {
    self.init(space: .extendedWhite, values: [white, alpha])
  }
}
