/// The corners of a rounded rectangle by their names.
enum ShapeCorner: String, CaseIterable, Sendable {
  case topLeft, topRight, bottomLeft, bottomRight

  static let choices = Choices<ShapeCorner>(
    .topLeft, .topRight, .bottomLeft, .bottomRight)
}

/// A shape that a rectangle says all of.
struct BoxShapeKeys: KeyTable {
  let box: Key<[Double]>

  init(_ name: String, _ doc: String) {
    box = .box(name, doc).required
  }
}

struct RoundedShapeKeys: KeyTable {
  let roundedRect = Key<[Double]>.box("roundedRect", "A rectangle [x, y, width, height].").required
  let radius = Key.number(
    "radius", in: ValueKind.length, "The radius of the corners, half a side at most.", 12
  ).or(0)
  let corners = Key<Set<ShapeCorner>>.corners(
    "corners", "The corners that are round.", ["topLeft", "topRight"]
  ).or(
    Set(ShapeCorner.allCases), JSONValue(.array(ShapeCorner.choices.names.map { JSONValue($0) })))
}

struct PolygonShapeKeys: KeyTable {
  let polygon = Key.raw(
    "polygon",
    .list(
      of: .list(of: .number(ValueKind.geometry), count: 2...2, words: "a point [x, y]"),
      words: "a list of points"),
    "The corners, each a point [x, y].", [[0, 0], [40, 0], [20, 30]]
  ).required
}

enum ShapeForm {
  static let rect = BoxShapeKeys("rect", "A rectangle [x, y, width, height].")
  static let ellipse = BoxShapeKeys("ellipse", "The rectangle around an ellipse.")
  static let rounded = RoundedShapeKeys()
  static let polygon = PolygonShapeKeys()

  static let form = ObjectForm(
    .shape, "A path that is a simple shape.", place: " in a path", strictness: .error,
    choice: "a path's object names one shape: rect, ellipse, roundedRect, polygon",
    variants: [
      .init(
        "a rectangle", tag: rect.box.name, keys: rect, example: ["rect": [0, 0, 40, 20]]),
      .init(
        "an ellipse", tag: ellipse.box.name, keys: ellipse, example: ["ellipse": [0, 0, 40, 20]]),
      .init(
        "a rounded rectangle", tag: rounded.roundedRect.name, keys: rounded,
        example: ["roundedRect": [0, 0, 40, 20], "radius": 6, "corners": ["topLeft"]]),
      .init(
        "a polygon", tag: polygon.polygon.name, keys: polygon,
        example: ["polygon": [[0, 0], [40, 0], [20, 30]]]),
    ])
}

extension Key where Value == [Double] {
  fileprivate static func box(_ name: String, _ doc: String) -> Key {
    .numbers(
      name, in: ValueKind.geometry, count: 4...4, words: ValueKind.rect.expectation, doc,
      [0, 0, 40, 20])
  }
}

extension Key where Value == Set<ShapeCorner> {
  fileprivate static func corners(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    let words = "a list of corners"
    let form = ValueForm.list(of: .choice(ShapeCorner.choices.names), words: words)
    return Key(KeyForm(name, form, doc, example: example)) { decoder, value in
      decoder.list(value, words) { decoder, element in
        decoder.name(element, among: ShapeCorner.choices.names).flatMap { ShapeCorner.choices[$0] }
      }.map { Set($0) }
    }
  }
}
