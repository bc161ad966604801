extension SceneSchema {
  /// A cell of an emitter.
  static var cell: JSONValue {
    let numbers = CellProperty.all.map { property -> (String, JSONValue) in
      let value =
        property.isAngle
        ? JSONValue.reference(to: "angle") : .orReference(ValueKind.number(property.range).schema)
      return (property.name, ["description": JSONValue(property.doc), "anyOf": [value]])
    }
    let others: [(String, JSONValue)] = [
      ("name", ["type": "string"]), ("isEnabled", .orReference(["type": "boolean"])),
      ("color", .reference(to: "color")), ("contents", ValueKind.image.schema),
      ("contentsRect", .orReference(ValueKind.unitRect.schema)),
      ("emitterCells", .orReference(ValueKind.cells.schema)),
    ]
    return [
      "type": "object", "properties": .ofMembers(others + numbers), "additionalProperties": false,
    ]
  }
}
