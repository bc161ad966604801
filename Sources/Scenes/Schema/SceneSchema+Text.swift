import UIKit

extension SceneSchema {
  /// A font: a size, words with a size, a text style, or an object.
  static var font: JSONValue {
    let size = ValueKind.number(FontValue.sizes).schema
    return .orReference([
      "anyOf": [
        size, ["enum": .names(UIFont.TextStyle.named.map(\.name))],
        ["type": "string", "pattern": "^([A-Za-z]+ )*[0-9.]+$"],
        [
          "type": "object",
          "properties": [
            "family": ["type": "string"], "size": .orReference(size),
            "weight": .orReference(["enum": .names(FontValue.weights.map(\.name))]),
            "italic": .orReference(["type": "boolean"]),
          ],
          "additionalProperties": false,
        ],
      ]
    ])
  }

  /// A stretch of text with attributes.
  static var run: JSONValue {
    let numbers = TextRunValue.numberNames.map { name in
      (name, JSONValue.reference(to: "number"))
    }
    let others: [(String, JSONValue)] = [
      ("text", ["type": "string"]), ("font", .reference(to: "font")),
      ("color", .reference(to: "color")), ("background", .reference(to: "color")),
      ("underline", .orReference(["type": "boolean"])),
      ("strikethrough", .orReference(["type": "boolean"])),
      ("alignment", .orReference(["enum": .names(TextRunValue.alignments.map(\.name))])),
    ]
    return [
      "type": "object", "properties": .ofMembers(others + numbers), "additionalProperties": false,
    ]
  }
}
