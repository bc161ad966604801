extension ValueKind {
  /// What JSON Schema says about values of this kind.
  var schema: JSONValue {
    switch self {
    case .bool: return ["type": "boolean"]
    case .number(let range):
      guard range != Self.geometry else { return ["type": "number"] }
      var members: [(String, JSONValue)] = [
        ("type", "number"), ("minimum", JSONValue(range.lowerBound)),
      ]
      if range.upperBound != Self.geometryLimit {
        members.append(("maximum", JSONValue(range.upperBound)))
      }
      return .ofMembers(members)
    case .integer: return ["type": "integer"]
    case .text: return ["type": "string"]
    case .texts: return ["type": "array", "items": .orReference(["type": "string"])]
    case .color: return .reference(to: "color")
    case .optionalColor: return ["anyOf": [.reference(to: "color"), ["type": "null"]]]
    case .point, .size: return Self.list(of: .reference(to: "length"), count: 2)
    case .rect: return Self.list(of: .reference(to: "length"), count: 4)
    case .unitRect, .insets: return Self.list(of: .reference(to: "number"), count: 4)
    case .unitPoint, .vector: return Self.list(of: .reference(to: "number"), count: 2)
    case .affine: return Self.transform(count: 6, step: "viewStep")
    case .transform3D: return Self.transform(count: 16, step: "layerStep")
    case .flags(let flags):
      return [
        "type": "array",
        "items": .orReference(["enum": .names(flags.map(\.name))]),
      ]
    case .choice(let names): return ["enum": .names(names)]
    case .numbers(let range):
      return Self.orNull(["type": "array", "items": .orReference(ValueKind.number(range).schema)])
    case .colors: return Self.orNull(["type": "array", "items": .reference(to: "color")])
    case .path: return Self.orNull(.reference(to: "path"))
    case .image: return Self.orNull(.reference(to: "image"))
    case .blendMode: return Self.orNull(["enum": .names(BlendModeName.all)])
    case .cells:
      return Self.orNull(["type": "array", "items": .orReference(.reference(to: "cell"))])
    case .font: return .reference(to: "font")
    case .runs:
      return Self.orNull([
        "anyOf": [
          ["type": "string"],
          ["type": "array", "items": .orReference(.reference(to: "run"))],
        ]
      ])
    case .filters:
      return Self.orNull(["type": "array", "items": .orReference(.reference(to: "filter"))])
    }
  }

  private static func list(of items: JSONValue, count: Int) -> JSONValue {
    [
      "type": "array", "items": items, "minItems": JSONValue(count),
      "maxItems": JSONValue(count),
    ]
  }

  private static func orNull(_ schema: JSONValue) -> JSONValue {
    ["anyOf": [schema, ["type": "null"]]]
  }

  private static func transform(count: Int, step: String) -> JSONValue {
    [
      "anyOf": [
        list(of: .reference(to: "number"), count: count),
        ["type": "array", "items": .orReference(.reference(to: step))],
      ]
    ]
  }
}

extension JSONValue {
  static func ofMembers(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember(key: $0.0, value: $0.1) }))
  }

  /// The values of a schema, or a text with a `$` that stands for one.
  static func orReference(_ schema: JSONValue) -> JSONValue {
    ["anyOf": [schema, .reference(to: "reference")]]
  }

  /// A list of texts.
  static func names(_ names: [String]) -> JSONValue {
    JSONValue(.array(names.map { JSONValue($0) }))
  }

  static func reference(to definition: String) -> JSONValue {
    ["$ref": JSONValue("#/definitions/\(definition)")]
  }
}
