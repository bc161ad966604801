import CoreGraphics
import Typography

/// The face that a text is written in, as a layer names it.
struct TextFace: Equatable {
  let typeface: Typeface
  /// What the drawing asked for where something else stands in for it.
  let missing: String?

  var familyName: String { typeface.family.name }

  /// The first family of a list that is here, else the system's.
  init(families: String, weight: Int, isItalic: Bool) {
    let names = families.split(separator: ",").map {
      trimmed($0).trimmingCharacters(in: ["\"", "'"])
    }.filter { !$0.isEmpty }
    var family: FontFamily?
    var isFirst = true
    for name in names.prefix(20) {
      if let generic = Self.generic[name.lowercased()] {
        family = generic
      } else if let named = FontFamily.named.first(where: {
        $0.name.lowercased() == name.lowercased()
      }) {
        family = named
      } else {
        isFirst = false
        family = FontNames.typeface(named: name)?.family
      }
      if family != nil { break }
    }
    missing = isFirst ? nil : names.first
    let index = max(0, min(8, (weight + 50) / 100 - 1))
    typeface = Typeface(family ?? .inter, FontWeight.allCases[index], isItalic: isItalic)
  }

  private static let generic: [String: FontFamily] = [
    "sans-serif": .inter, "system-ui": .inter, "ui-sans-serif": .inter, "-apple-system": .inter,
    "blinkmacsystemfont": .inter, "serif": .dejaVuSerif, "ui-serif": .dejaVuSerif,
    "monospace": .mono, "ui-monospace": .mono,
  ]

  /// Words for weights from 100 to 900, as fonts of scenes have them.
  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// As `font` has it; nil for what layers have by themselves. Its size does not count, and is one at which
  /// the system's font is the one for text.
  var value: SceneValue? {
    let size = 17
    let weight = Self.weights[typeface.weight.number / 100 - 1]
    let words: [String: String] = [
      FontFamily.inter.name: "", FontFamily.mono.name: "monospaced",
      FontFamily.dejaVuSerif.name: "serif",
    ]
    if let design = words[typeface.family.name] {
      var parts = design.isEmpty ? [] : [design]
      if weight != "regular" { parts.append(weight) }
      if typeface.isItalic { parts.append("italic") }
      return parts.isEmpty ? nil : .text((parts + ["\(size)"]).joined(separator: " "))
    }
    var members = [
      SceneMember("family", .text(typeface.family.name)), SceneMember("size", .number(17)),
    ]
    if weight != "regular" { members.append(SceneMember("weight", .text(weight))) }
    if typeface.isItalic { members.append(SceneMember("italic", .bool(true))) }
    return .object(members)
  }

  /// How wide a text is, and where its baseline lies below the top of its line.
  func measure(_ text: String, size: Double) -> (width: Double, baseline: Double, height: Double) {
    let style = TextStyle(font: Font(typeface, size: size))
    var paragraph = TextParagraph()
    paragraph.breaking = .clip
    let content = TextContent(text, style: style, paragraph: paragraph)
    let layout = TextLayout.make(content, LayoutOptions())
    return (
      layout.lines.first.map { Double($0.width) } ?? 0, Double(layout.firstBaseline),
      Double(layout.size.height)
    )
  }

  /// How far below the point that a text is placed by its baseline lies.
  func shift(of baseline: String, size: Double) -> Double? {
    let metrics = Font(typeface, size: size).metrics
    switch baseline {
    case "auto", "alphabetic", "baseline", "use-script", "no-change", "reset-size": return 0
    case "middle": return Double(metrics.xHeight) / 2
    case "central": return Double(metrics.ascender + metrics.descender) / 2
    case "hanging", "text-before-edge", "text-top", "before-edge":
      return Double(metrics.ascender) * (baseline == "hanging" ? 0.8 : 1)
    case "ideographic", "text-after-edge", "text-bottom", "after-edge":
      return Double(metrics.descender)
    default: return nil
    }
  }
}
