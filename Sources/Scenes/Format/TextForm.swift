/// What a text has to look like.
package struct TextForm: Sendable {
  /// As a message names it: `a string`.
  package let words: String
  /// A regular expression, as JSON Schema has it; nil where any text is right.
  package let pattern: String?
  /// Texts of the form, the first as an example, and texts that are not of it.
  package let right: [String]
  /// For the agreement test: decoder and schema both have to refuse them.
  package let wrong: [String]

  package init(
    _ words: String, pattern: String? = nil, right: [String], wrong: [String] = []
  ) {
    self.words = words
    self.pattern = pattern
    self.right = right
    self.wrong = wrong
  }
}

extension TextForm {
  /// Every string, the empty one too.
  package static let any = TextForm("a string", right: ["card", "", "two words"])
  /// What actions and scripts are to call a node.
  package static let name = TextForm(
    "a name", pattern: "^[\\s\\S]", right: ["card"], wrong: [""])
  /// A node that is there, by its id.
  package static let node = TextForm(
    "the id of a node", pattern: "^[\\s\\S]", right: ["self"], wrong: [""])
  package static let animationKey = TextForm("the key of an animation", right: ["opacity"])
  package static let family = TextForm("the name of a font family", right: ["serif", "monospaced"])
  package static let imagePath = TextForm(
    "the path of an image", pattern: "^[\\s\\S]", right: ["sky@2x.png"], wrong: [""])
  package static let dataPath = TextForm(
    "the path of a JSON file", pattern: "^[\\s\\S]", right: ["posts.json"], wrong: [""])
  package static let scenePath = TextForm(
    "a path", pattern: "^[\\s\\S]", right: ["theme.json"], wrong: [""])
  package static let codePath = TextForm(
    "the path of a Swift file or of a package's folder", pattern: "^[\\s\\S]",
    right: ["Badge.swift", "../Widgets"], wrong: [""])
  package static let component = TextForm("the name of a component", right: ["Card"])
  package static let keyPath = TextForm(
    "a key path such as \"position.x\"", pattern: "^[\\s\\S]",
    right: ["opacity", "position.x", "transform.rotation.z"], wrong: [""])
  /// `id.property`.
  package static let target = TextForm(
    "a target such as \"card.alpha\"", pattern: "\\.", right: ["self.isHidden"], wrong: ["alpha"])

  /// Digits, as `Double(decimal:)` reads them.
  private static let decimal = "[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?"

  package static let share = TextForm(
    "a share of the superview's size such as \"50%\"", pattern: "^\(decimal)%$",
    right: ["50%", "-12.5%", "+.5e-1%", "3.%"], wrong: ["%", "5 %", "0x5%", "50", "nan%"])
  static let radians = TextForm(
    "radians such as \"1.57rad\"", pattern: "^\(decimal)rad$",
    right: ["1.57rad", "-1e0rad"], wrong: ["rad", "1deg", "1 rad", "45"])

  package static let color = TextForm(
    "'#RRGGBB', 'rgb(…)', 'hsl(…)' or a name",
    pattern: "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$|" + colorFunctions,
    right: [
      "#0A84FF", "#fff", "#12345678", "#abcd", "rgb(255, 0, 0)", "rgb(100%,0%,0%,1)",
      "rgba(0,0,255,50%)", "hsl(210, 100%, 50%)", "hsla(-240,100%,50%,0)",
    ],
    wrong: [
      "", "#", "#12", "#12345", "#GGG", "rgb()", "rgb(1,2)", "rgb(1,2,3,4,5)", "rgba(1,2,3)",
      "rgb(nan,0,0)", "hsl(1,2,3)", "hsv(1,2%,3%)", "bleu",
    ])

  private static let colorFunctions: String = {
    let (number, share) = (" *\(decimal)%? *", " *\(decimal)% *")
    let (rgb, hsl) = ("\(number),\(number),\(number)", "\(number),\(share),\(share)")
    let forms = [
      "rgb\\(\(rgb)(,\(number))?\\)", "rgba\\(\(rgb),\(number)\\)",
      "hsl\\(\(hsl)(,\(number))?\\)", "hsla\\(\(hsl),\(number)\\)",
    ]
    return "^(\(forms.joined(separator: "|")))$"
  }()

  /// The letters of path data, which begins somewhere; what they say is the reader's to know.
  static let pathData = TextForm(
    "path data such as \"M 0 0 L 40 40 Z\"",
    pattern: "^\\s*([Mm][\\sMmLlHhVvCcSsQqTtAaZz0-9eE+.,-]*)?$",
    right: ["M 0 0 L 40 40 Z", "m1,2h3v-4z", ""], wrong: ["L 1 2", "a heart", "M 0 0 X 1 1"])

  static let fontWords: TextForm = {
    let words = (FontValue.weights.names + ["italic"] + FontValue.designs.names)
      .joined(separator: "|")
    // From 0.1 to 10000.
    let size = "(0*(10000(\\.0*)?|[1-9][0-9]{0,3}(\\.[0-9]*)?)|0*\\.[1-9][0-9]*)"
    return TextForm(
      "words such as \"semibold 17\"", pattern: "^ *((\(words)) +)*\(size)( +(\(words)))* *$",
      right: ["semibold 17", "italic 12.5 serif", "0.1", "10000", "monospaced .9 black"],
      wrong: ["", "semibold", "0", "10001", "0.09", "12 13", "bald 17", "17pt"])
  }()
}
