import Foundation

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16

/// A font without a size.
public final class CGFont: Hashable, Sendable {
  /// The glyphs; fonts are equal if these have the same number.
  package let source: any GlyphSource
  /// In an em of 1.
  private let measures: Measures
  private let name: String

  /// A font's measures, in an em of 1.
  package struct Measures: Sendable {
    /// Above the baseline.
    package var ascent: CGFloat
    /// Below the baseline: negative.
    package var descent: CGFloat
    /// Between lines, as the font asks for it.
    package var leading: CGFloat
    /// From the baseline to the top of a flat capital.
    package var capHeight: CGFloat
    /// From the baseline to the top of a flat small letter.
    package var xHeight: CGFloat

    package init(
      ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
    ) {
      (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
      (self.capHeight, self.xHeight) = (capHeight, xHeight)
    }
  }

  package init(_ source: any GlyphSource, name: String, measures: Measures) {
    (self.source, self.name, self.measures) = (source, name, measures)
  }

  public var postScriptName: CFString? { name }
  public var numberOfGlyphs: Int { source.glyphCount }
  /// Glyph units in the side of the em square; the measures are in these.
  public var unitsPerEm: Int32 { Int32(source.unitsPerEm) }
  public var ascent: Int32 { units(measures.ascent) }
  /// Below the baseline: negative.
  public var descent: Int32 { units(measures.descent) }
  public var leading: Int32 { units(measures.leading) }
  public var capHeight: Int32 { units(measures.capHeight) }
  public var xHeight: Int32 { units(measures.xHeight) }

  private func units(_ length: CGFloat) -> Int32 {
    Int32((length * CGFloat(source.unitsPerEm)).rounded())
  }

  public static func == (left: CGFont, right: CGFont) -> Bool {
    left.source.number == right.source.number
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source.number) }
}
