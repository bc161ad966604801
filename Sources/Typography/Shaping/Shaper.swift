import CPango
import CoreGraphics

/// Turns characters into glyphs. It keeps a buffer of HarfBuzz's from run to run.
final class Shaper {
  private let text: [UInt16]
  private let buffer = hb_buffer_create()

  init(_ text: [UInt16]) {
    self.text = text
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// The run with its glyphs; those of a part if its range is one of a longer run.
  func shaped(_ run: ShapedRun) -> ShapedRun {
    var run = run
    let range = run.range
    text.withUnsafeBufferPointer { units in
      // What stands around it decides how letters join.
      hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound), Int32(range.count))
    }
    run.glyphs = shape(run)
    if run.kind == .text { space(&run) }
    return run
  }

  /// A run of other characters, with the style and face of a run, standing for a place.
  func shaped(_ characters: String, like run: ShapedRun, at place: Int) -> ShapedRun {
    var other = ShapedRun(
      range: place..<place, style: run.style, face: run.face, level: run.level, script: run.script,
      kind: .ellipsis)
    let units = Array(characters.utf16)
    hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
    other.glyphs = shape(other).map {
      ShapedGlyph(
        glyph: $0.glyph, cluster: place, advance: $0.advance, x: $0.x, y: $0.y, isSafeToCut: true)
    }
    return other
  }

  private func shape(_ run: ShapedRun) -> [ShapedGlyph] {
    hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(run.script))
    hb_buffer_set_language(buffer, Self.language)
    let features = features(run.style)
    hb_shape(run.face.harfBuzz.font, buffer, features, UInt32(features.count))
    defer { hb_buffer_reset_contents() }
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let unit = run.style.font.size / CGFloat(run.face.unitsPerEm)
    let across = unit * run.style.widening
    return (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      return ShapedGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster),
        advance: CGFloat(position.x_advance) * across, x: CGFloat(position.x_offset) * across,
        y: -CGFloat(position.y_offset) * unit,
        isSafeToCut: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
    }
  }

  /// The same letters everywhere.
  nonisolated(unsafe) private static let language = hb_language_from_string("en", 2)

  private func hb_buffer_reset_contents() {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  }

  private func features(_ style: TextStyle) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func add(_ a: Character, _ b: Character, _ c: Character, _ d: Character, _ value: UInt32) {
      let tag = [a, b, c, d].reduce(UInt32(0)) { $0 << 8 | UInt32($1.asciiValue ?? 0) }
      features.append(hb_feature_t(tag: tag, value: value, start: 0, end: .max))
    }
    let kern = style.kern
    if kern == 0 { add("k", "e", "r", "n", 0) }
    // Spread letters are no ligatures.
    if !style.hasLigatures || (kern ?? 0) != 0 || style.tracking != 0 {
      add("l", "i", "g", "a", 0)
      add("c", "l", "i", "g", 0)
    }
    if style.font.hasEvenFigures { add("t", "n", "u", "m", 1) }
    return features
  }

  /// Adds the style's space after each character: to the last glyph of its cluster.
  private func space(_ run: inout ShapedRun) {
    let space = (run.style.kern ?? 0) + run.style.tracking
    guard space != 0, space.isFinite else { return }
    for index in run.glyphs.indices {
      let isLast =
        index + 1 == run.glyphs.count || run.glyphs[index + 1].cluster != run.glyphs[index].cluster
      if isLast { run.glyphs[index].advance += space }
    }
  }
}
