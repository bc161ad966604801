import CoreGraphics
import Foundation

/// What decides the shapes and the places of characters.
package struct TextStyle: Hashable, Sendable {
  /// Others stand in for the characters that it lacks.
  package var font: Font
  /// Added after each character; nil leaves the font's own kerning alone, 0 switches it off.
  package var kern: CGFloat?
  /// Added after each character, kerning untouched.
  package var tracking: CGFloat = 0
  /// Whether letters may join that need not.
  package var hasLigatures = true
  /// Upwards.
  package var baselineOffset: CGFloat = 0
  /// How far the glyphs lean to the right, for each unit up.
  package var obliqueness: CGFloat = 0
  /// The logarithm of how much wider the glyphs are.
  package var expansion: CGFloat = 0
  /// A box that stands for the character U+FFFC.
  package var box: InlineBox?

  package init(font: Font) { self.font = font }

  /// How much wider the glyphs are.
  var widening: CGFloat { expansion == 0 ? 1 : exp(max(-4, min(4, expansion))) }
}

/// A picture's place in a line.
package struct InlineBox: Hashable, Sendable {
  /// In points.
  package var size: CGSize
  /// From the baseline up to the box's lower edge.
  package var bottom: CGFloat

  package init(size: CGSize, bottom: CGFloat) {
    (self.size, self.bottom) = (size, bottom)
  }
}
