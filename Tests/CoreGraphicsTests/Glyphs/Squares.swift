import Foundation

@testable import CoreGraphics

/// A font of squares.
final class Squares: GlyphSource {
  let number: Int
  let unitsPerEm = 10
  let glyphCount = 4
  let hasPictures = false

  init(number: Int = -1) {
    self.number = number
  }

  func outline(of glyph: UInt32) -> FixedPath {
    CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil).fixed
  }
  func picture(of glyph: UInt32) -> GlyphPicture? { nil }
}
