import CPango
import CoreGraphics

extension FontFace {
  /// What a glyph covers, in font units, y up; empty for one that shows nothing.
  package func inkBounds(of glyph: Glyph) -> CGRect {
    if let picture = picture(of: glyph) { return picture.frame }
    let outline = outline(of: glyph)
    if outline.elements.isEmpty { return .zero }
    return CGPath(elements: outline.elements).boundingBoxOfPath
  }

  /// From a glyph's origin to the next one's, in font units, of a picture too; 0 for what is not there.
  package func width(of glyph: Glyph) -> CGFloat {
    guard Int(glyph) < glyphCount else { return 0 }
    return CGFloat(hb_font_get_glyph_h_advance(harfBuzz.font, glyph))
  }

  /// The characters that it has glyphs for, in order.
  package var coverage: [ClosedRange<UInt32>] {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(hb_font_get_face(harfBuzz.font), set)
    var (first, last) = (hb_codepoint_t.max, hb_codepoint_t.max)
    var ranges: [ClosedRange<UInt32>] = []
    while hb_set_next_range(set, &first, &last) != 0 { ranges.append(first...last) }
    return ranges
  }

  /// Degrees that upright strokes lean by, to the right negative.
  package var slantAngle: CGFloat {
    CGFloat(hb_style_get_value(harfBuzz.font, HB_STYLE_TAG_SLANT_ANGLE))
  }
}

extension CGFont {
  /// A face without a size.
  package convenience init(_ face: FontFace, of typeface: Typeface) {
    let metrics = face.metrics
    self.init(
      face, name: typeface.postScriptName,
      measures: Measures(
        ascent: metrics.ascender, descent: metrics.descender, leading: metrics.leading,
        capHeight: metrics.capHeight, xHeight: metrics.xHeight))
  }
}
