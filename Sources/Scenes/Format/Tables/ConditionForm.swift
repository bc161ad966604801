/// The keys of an `if`.
struct ConditionKeys: KeyTable {
  let appearance = Key.choice(
    "appearance", Canvas.appearances, "The canvas has this appearance.", "dark")
  let textSize = Key.choice(
    "textSize", Canvas.textSizes, "Text is wanted as large as this.",
    "accessibilityExtraExtraExtraLarge")
  let direction = Key.choice(
    "direction", Canvas.directions, "Lines begin on this side.", "rightToLeft")
  let minWidth = side("minWidth", "The canvas is as wide as this, or wider.")
  let maxWidth = side("maxWidth", "The canvas is as wide as this, or narrower.")
  let minHeight = side("minHeight", "The canvas is as high as this, or higher.")
  let maxHeight = side("maxHeight", "The canvas is as high as this, or lower.")

  private static func side(_ name: String, _ doc: String) -> Key<Double> {
    .number(name, in: ValueKind.length, doc, 600)
  }
}

enum ConditionForm {
  static let keys = ConditionKeys()
  static let form = ObjectForm(
    .condition, "What must hold of the canvas for a node to be there, all of it.",
    noun: "condition", place: "", strictness: .error, keys: keys, example: ["minWidth": 320])
}
