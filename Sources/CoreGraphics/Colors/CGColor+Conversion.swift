import Foundation
import Pixels

extension CGColor {
  /// The colour that looks the same in another space.
  ///
  /// What the space cannot hold is cut to 0…1, unless it is an extended one. The intent and the
  /// options change nothing. Nil for patterns and their spaces, and for a space with a table.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard let own = colorSpace else { return nil }
    if own == space { return self }
    guard !own.isPattern, !space.isPattern,
      let color = space.encoding.fromSRGB(own.encoding.toSRGB(values))
    else { return nil }
    let components =
      space.isExtended
      ? color
      : zip(color, space.encoding.ranges).map { max($1.lowerBound, min($1.upperBound, $0)) }
    return CGColor(space: space, values: components + [alpha])
  }

  /// The premultiplied pixel of this colour.
  package var pixel: Pixel {
    let (red, green, blue, alpha) = rgba
    return Pixel(red: red, green: green, blue: blue, alpha: alpha)
  }
}
