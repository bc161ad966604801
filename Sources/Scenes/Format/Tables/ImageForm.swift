import UIKit

/// What every picture of an object has.
struct ImageKeys: KeyTable {
  let scale = Key.number("scale", in: Canvas.scales, "Pixels a point.", 2)
    .orElse("what the name says, as @2x does; else 1")
  let capInsets = Key.numbers(
    "capInsets", in: ValueKind.length, count: 4...4, words: ValueKind.insets.expectation,
    "What is not stretched, in points: top, left, bottom, right.", [4, 4, 4, 4]
  ).orElse("all is stretched")
}

struct FileImageKeys: KeyTable {
  let file = Key.raw(
    "file", .text(.imagePath), "The path of a PNG or JPEG, from the file that names it.",
    "sky@2x.png"
  ).required
  let image = ImageKeys()
}

struct CheckerboardKeys: KeyTable {
  let checkerboard = Key.number(
    "checkerboard", in: 0.5...ValueKind.geometryLimit, "The side of a square, in points.", 8
  ).required
  let size = Key.numbers(
    "size", in: 0.01...65_536, count: 2...2, words: ValueKind.size.expectation,
    "Width and height in points; there are at most 262144 squares.", [64, 64]
  ).orElse("eight squares each way")
  let colors = Key<[ColorValue]>.someColors(
    "colors", "The colours of the squares, in turn.", ["white", "systemGray5"]
  ).orElse("white and a light grey")
  let image = ImageKeys()
}

struct SymbolImageKeys: KeyTable {
  let symbol = Key.raw(
    "symbol", .choice(UIImage.symbolNames),
    "The name of a symbol, as `UIImage(systemName:)` has it.", "star.fill"
  ).required
  let pointSize = Key.number(
    "pointSize", in: SymbolValue.pointSizes, "The size of the text that it stands beside.", 22
  ).orElse("17, or the title's in a button")
  let weight = Key.choice("weight", SymbolValue.weights, "How thick its lines are.", "semibold")
    .orElse("`\"regular\"`")
  let scale = Key.choice("scale", SymbolValue.scales, "How large it is beside its text.", "large")
    .orElse("`\"medium\"`")
  let color = Key.color("color", "Its colour.", "systemRed")
    .orElse("the view's tint; in a layer, the colour of labels")
}

enum ImageForm {
  static let file = FileImageKeys()
  static let board = CheckerboardKeys()
  static let symbol = SymbolImageKeys()
  static let image = file.image

  static let form = ObjectForm(
    .image, "A picture.", place: " in an image", strictness: .error,
    choice: "an image is a path, or an object with 'file', 'checkerboard' or 'symbol'",
    variants: [
      .init(
        "a file", "A picture from a file.", tag: file.file.name, keys: file,
        example: ["file": "sky@2x.png", "capInsets": [4, 4, 4, 4]]),
      .init(
        "a checkerboard", "Squares of colours in turn.", tag: board.checkerboard.name, keys: board,
        example: ["checkerboard": 8, "size": [64, 64]]),
      .init(
        "a symbol", "A sign beside text, sharp at any size.", tag: symbol.symbol.name, keys: symbol,
        example: ["symbol": "star.fill", "pointSize": 22, "weight": "bold"]),
    ])
}

extension Key where Value == [ColorValue] {
  /// One colour at least.
  static func someColors(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    let words = "a list of one or more colours"
    let form = ValueForm.list(of: .kind(.color), count: 1...Int.max, words: words)
    return Key(KeyForm(name, form, doc, example: example)) { decoder, value in
      decoder.list(value, words, atLeast: 1) { $0.color($1) }
    }
  }
}
