extension SceneSchema {
  /// The forms of an image: a path, an object that names a file, or one that describes a
  /// checkerboard.
  static var image: JSONValue {
    let scale: JSONValue = .orReference(["type": "number", "minimum": 0.25, "maximum": 16])
    let insets: JSONValue = .orReference([
      "type": "array", "items": .orReference(["type": "number", "minimum": 0]), "minItems": 4,
      "maxItems": 4,
    ])
    return [
      "anyOf": [
        ["type": "string", "pattern": "."],
        [
          "type": "object",
          "properties": [
            "file": ["type": "string", "pattern": "."], "scale": scale, "capInsets": insets,
          ],
          "required": ["file"], "additionalProperties": false,
        ],
        [
          "type": "object",
          "properties": [
            "checkerboard": .orReference(["type": "number", "minimum": 0.5]),
            "size": .orReference([
              "type": "array", "items": .reference(to: "number"), "minItems": 2, "maxItems": 2,
            ]),
            "colors": .orReference([
              "type": "array", "items": .reference(to: "color"), "minItems": 1,
            ]),
            "scale": scale, "capInsets": insets,
          ],
          "required": ["checkerboard"], "additionalProperties": false,
        ],
      ]
    ]
  }
}
