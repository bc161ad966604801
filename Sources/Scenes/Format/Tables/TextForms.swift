import UIKit

/// The keys of a font.
struct FontKeys: KeyTable {
  let family = Key.text(
    "family", .family, "A family by its name, or \"monospaced\" or \"serif\".", "serif"
  ).orElse("the system's")
  let size = Key.number("size", in: FontValue.sizes, "The size in points.", 17).or(17)
  let weight = Key.choice("weight", FontValue.weights, or: .regular, "How bold it is.", "semibold")
  let italic = Key.flag("italic", "Whether it slants.").or(false)
}

enum FontForm {
  static let keys = FontKeys()
  static let form = ObjectForm(
    .font, "A font with all that it can have.", place: " in a font", strictness: .error,
    keys: keys, example: ["family": "serif", "size": 17, "weight": "bold"])
}

/// The keys of a stretch of text.
struct RunKeys: KeyTable {
  let text = Key.text("text", "What it says.", "Bold ").or("", "")
  let font = Key<FontValue>.font("font", "What it is written in.", "bold 17")
    .orElse("its owner's")
  let color = Key.color("color", "The colour of the letters.", "systemRed").orElse("its owner's")
  let background = Key.color("background", "What lies behind the letters.", "#FFF3A3")
    .orElse("nothing")
  let underline = Key.flag("underline", "Whether there is a line below it.").or(false)
  let strikethrough = Key.flag("strikethrough", "Whether there is a line through it.").or(false)
  let alignment = Key.choice(
    "alignment", SceneClass.alignments, "The side that its lines begin at.", "center"
  ).orElse("its owner's")
  let numbers = [
    Key.attribute("baselineOffset", "How far it is raised, in points."),
    .attribute("firstLineHeadIndent", "How far the first line of a paragraph is indented."),
    .attribute("headIndent", "How far the other lines of a paragraph are indented."),
    .attribute("kern", "What is added after each letter, in points."),
    .attribute("lineHeightMultiple", "By what factor lines are higher; 0 is 1."),
    .attribute("lineSpacing", "What is added between lines, in points."),
    .attribute("paragraphSpacing", "What is added after a paragraph, in points."),
    .attribute(
      "strokeWidth", "The width of outlines in hundredths of the size; below 0 with filling."),
    .attribute(
      "tailIndent", "Where lines end, from the head; from the other side where not above 0."),
  ]
}

enum RunForm {
  static let keys = RunKeys()
  static let form = ObjectForm(
    .run, "A stretch of text with attributes of its own.", noun: "attribute", place: "",
    strictness: .error, keys: keys,
    example: ["text": "Bold ", "font": "bold 17", "color": "systemRed"])
}

extension Key where Value == FontValue {
  fileprivate static func font(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    Key(KeyForm(name, .kind(.font), doc, example: example)) { $0.font($1) }
  }
}

extension Key where Value == Double {
  fileprivate static func attribute(_ name: String, _ doc: String) -> Key {
    .number(name, in: ValueKind.geometry, doc, 2).orElse("0")
  }
}

/// A colour of its own for the light and for the dark.
struct ColorPairKeys: KeyTable {
  let light = Key.color("light", "The colour in the light.", "white").required
  let dark = Key.color("dark", "The colour in the dark.", "#1C1C1E").required
}

enum ColorPairForm {
  static let keys = ColorPairKeys()
  static let form = ObjectForm(
    .colorPair, "A colour that follows the appearance.", place: " in a colour",
    strictness: .error, keys: keys, example: ["light": "white", "dark": "#1C1C1E"])
}
