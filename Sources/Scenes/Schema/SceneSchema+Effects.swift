extension SceneSchema {
  /// An object of one key, which names the filter.
  static var filter: JSONValue {
    let members = FilterValue.Kind.allCases.map { kind -> (String, JSONValue) in
      (
        kind.rawValue,
        .orReference(kind.range.map { ValueKind.number($0).schema } ?? ["const": true])
      )
    }
    return [
      "type": "object", "properties": .ofMembers(members), "minProperties": 1, "maxProperties": 1,
      "additionalProperties": false,
    ]
  }
}
