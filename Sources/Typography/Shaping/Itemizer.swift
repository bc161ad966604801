import CPango
import CoreGraphics

/// Cuts a paragraph into runs of one style, face, script and direction, and shapes them.
struct Itemizer {
  let content: TextContent
  let shaper: Shaper
  let levels: BidiLevels
  /// The paragraph without its break.
  let range: Range<Int>

  /// All runs, in the order of the text.
  func runs(_ fallbacks: inout [Typeface: FontFallback]) -> [ShapedRun] {
    var runs: [ShapedRun] = []
    for (part, style) in stretches {
      addRuns(part, style, &fallbacks, to: &runs)
    }
    return runs.map { run in
      switch run.kind {
      case .text: shaper.shaped(run)
      case .tab, .box, .ellipsis: Self.placeholder(run)
      }
    }
  }

  /// Neighbouring spans of equal styles together, for letters join across colours.
  private var stretches: [(Range<Int>, TextStyle)] {
    var result: [(Range<Int>, TextStyle)] = []
    guard var index = TextContent.index(content.styles, at: range.lowerBound) else { return [] }
    while index < content.styles.count {
      let span = content.styles[index]
      let part = span.range.clamped(to: range)
      if !part.isEmpty {
        if let last = result.last, last.1 == span.value {
          result[result.count - 1].0 = last.0.lowerBound..<part.upperBound
        } else {
          result.append((part, span.value))
        }
      }
      if span.range.upperBound >= range.upperBound { break }
      index += 1
    }
    return result
  }

  private func addRuns(
    _ part: Range<Int>, _ style: TextStyle, _ fallbacks: inout [Typeface: FontFallback],
    to runs: inout [ShapedRun]
  ) {
    let typeface = style.font.typeface
    var fallback = fallbacks[typeface] ?? FontFallback(typeface)
    var open: ShapedRun?
    var index = part.lowerBound
    var script = HB_SCRIPT_LATIN
    while index < part.upperBound {
      let (scalar, count) = content.text.scalar(at: index, before: part.upperBound)
      let end = index + count
      let next =
        end < part.upperBound ? content.text.scalar(at: end, before: part.upperBound).scalar : nil
      script = Self.script(of: scalar, after: script)
      let kind = Self.kind(of: scalar, style)
      let face = fallback.face(for: scalar, next: next, last: open?.face)
      let level = levels[index - range.lowerBound]
      if let run = open, kind == .text, run.kind == .text, run.face === face,
        run.level == level, run.script == script.rawValue
      {
        open = Self.run(run.range.lowerBound..<end, style, face, level, script, .text)
      } else {
        if let open { runs.append(open) }
        open = Self.run(index..<end, style, face, level, script, kind)
      }
      index = end
    }
    if let open { runs.append(open) }
    fallbacks[typeface] = fallback
  }

  private static func run(
    _ range: Range<Int>, _ style: TextStyle, _ face: FontFace, _ level: UInt8,
    _ script: hb_script_t, _ kind: ShapedRun.Kind
  ) -> ShapedRun {
    ShapedRun(
      range: range, style: style, face: face, level: level, script: script.rawValue, kind: kind)
  }

  private static func kind(of scalar: Unicode.Scalar, _ style: TextStyle) -> ShapedRun.Kind {
    if scalar == "\t" { return .tab }
    return scalar == "\u{FFFC}" && style.box != nil ? .box : .text
  }

  /// Digits, spaces and marks belong to the script before them.
  private static func script(of scalar: Unicode.Scalar, after last: hb_script_t) -> hb_script_t {
    if scalar.value < 0x80 {
      return (0x61...0x7A).contains(scalar.value | 0x20) ? HB_SCRIPT_LATIN : last
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    let isShared =
      script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    return isShared ? last : script
  }

  /// A tab's width is found when its line is filled.
  private static func placeholder(_ run: ShapedRun) -> ShapedRun {
    var run = run
    run.glyphs = [
      ShapedGlyph(
        glyph: 0, cluster: run.range.lowerBound, advance: run.style.box?.size.width ?? 0, x: 0,
        y: 0, isSafeToCut: true)
    ]
    return run
  }
}
