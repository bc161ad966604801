import CPango
import CoreGraphics

/// A face as HarfBuzz sees it, in font units. Never changed once made, and so for all threads.
final class HarfBuzzFont: @unchecked Sendable {
  let font: OpaquePointer?

  convenience init(_ file: FontFile) {
    self.init(
      hb_blob_create_from_file(file.path), index: UInt32(truncatingIfNeeded: file.index),
      functions: nil)
  }

  /// A font of a blob, which it takes over; what it is asked for, functions answer if there are any.
  private init(_ blob: OpaquePointer?, index: UInt32, functions: OpaquePointer?) {
    let face = hb_face_create(blob, index)
    font = hb_font_create(face)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    if let functions { hb_font_set_funcs(font, functions, nil, nil) }
    hb_font_make_immutable(font)
  }

  /// For where there is no font: the measures of `EmptyBoxes`.
  static let ofBoxes: HarfBuzzFont = {
    let functions = hb_font_funcs_create()
    hb_font_funcs_set_nominal_glyph_func(
      functions,
      { _, _, character, glyph, _ in
        let gap = Unicode.Scalar(character).flatMap(EmptyBoxes.gap)
        if let gap { glyph?.pointee = gap }
        return gap == nil ? 0 : 1
      }, nil, nil)
    hb_font_funcs_set_glyph_h_advance_func(
      functions, { _, _, glyph, _ in hb_position_t(EmptyBoxes.advance(of: glyph)) }, nil, nil)
    hb_font_funcs_set_font_h_extents_func(
      functions,
      { _, _, extents, _ in
        extents?.pointee.ascender = hb_position_t(EmptyBoxes.ascender)
        extents?.pointee.descender = hb_position_t(EmptyBoxes.descender)
        return 1
      }, nil, nil)
    defer { hb_font_funcs_destroy(functions) }
    // Without tables an em has 1000 units.
    return HarfBuzzFont(hb_blob_get_empty(), index: 0, functions: functions)
  }()

  /// Of every font: FreeType knows it of those with outlines only.
  var unitsPerEm: Int { max(1, Int(hb_face_get_upem(hb_font_get_face(font)))) }

  deinit {
    hb_font_destroy(font)
  }

  /// In an em of 1.
  func metrics(unitsPerEm: Int) -> FontMetrics {
    let unit = 1 / CGFloat(max(1, unitsPerEm))
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func measure(_ tag: hb_ot_metrics_tag_t, _ fallback: CGFloat) -> CGFloat {
      var position: hb_position_t = 0
      guard hb_ot_metrics_get_position(font, tag, &position) != 0, position != 0 else {
        return fallback
      }
      return CGFloat(position) * unit
    }
    let ascender = CGFloat(extents.ascender) * unit
    let cap = measure(HB_OT_METRICS_TAG_CAP_HEIGHT, ascender * 0.75)
    return FontMetrics(
      ascender: ascender, descender: CGFloat(extents.descender) * unit,
      leading: CGFloat(extents.line_gap) * unit, capHeight: cap,
      xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT, cap * 0.7),
      underlinePosition: measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, -0.1),
      underlineThickness: measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE, 0.05),
      strikePosition: measure(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, 0.3),
      strikeThickness: measure(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, 0.05))
  }
}
