/// The keys of a variant.
struct VariantKeys: KeyTable {
  let title = Key.text("title", "What stands over it in the window.", "On a tablet")
    .literal.orElse("what is other than the canvas says")
  let canvas = OverrideKeys()
}

enum VariantForm {
  static let keys = VariantKeys()
  static let form = ObjectForm(
    .variant, "One of several ways in which a scene is looked at side by side.",
    place: " of a variant", keys: keys, example: ["device": "iPad", "appearance": "dark"])

  static let axes = Choices<SceneVariants.Axis>(
    SceneVariants.Axis.allCases.map { ($0.rawValue, $0) })

  static let list = ValueForm.list(
    of: .any([.choice(axes.names), .object(.variant)]), count: 1...Int.max,
    words: "a list of variants")
}
