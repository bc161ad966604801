extension SceneSchema {
  /// What JSON Schema says about values of a form, or of texts that stand for one.
  func schema(of form: ValueForm, resolves: Bool) -> JSONValue {
    switch form {
    case .any(let forms): return anyOf(forms, resolves: resolves)
    case .kind(let kind):
      // A definition has the reference in it.
      if let name = kind.definition { return .reference(to: name.id) }
      return schema(of: kind.form, resolves: resolves)
    case .anything: return [:]
    case .text(let text) where text.pattern == nil: return ["type": "string"]
    case .bool, .number, .integer, .text, .choice, .exactly, .null, .list, .object, .map:
      return anyOf([form], resolves: resolves)
    }
  }

  private func anyOf(_ forms: [ValueForm], resolves: Bool) -> JSONValue {
    var schemas = forms.flatMap(\.flat).map { plain($0, resolves: resolves) }
    if resolves {
      let isText = forms.flatMap(\.flat).contains(where: \.isText)
      schemas.append(.reference(to: isText ? "template" : "reference"))
    }
    return schemas.count == 1 ? schemas[0] : ["anyOf": JSONValue(.array(schemas))]
  }

  /// The value itself, without what can stand for it.
  private func plain(_ form: ValueForm, resolves: Bool) -> JSONValue {
    switch form {
    case .bool: return ["type": "boolean"]
    case .number(let range): return number("number", range)
    case .integer(let range): return number("integer", range)
    case .text(let text):
      guard let pattern = text.pattern else { return ["type": "string"] }
      return ["type": "string", "pattern": JSONValue(pattern)]
    case .choice(let names): return choice(names)
    case .exactly(let value): return ["const": value]
    case .null: return ["type": "null"]
    case .list(let element, let count, _):
      var members: [(String, JSONValue)] = [
        ("type", "array"), ("items", schema(of: element, resolves: resolves)),
      ]
      if count.lowerBound > 0 { members.append(("minItems", JSONValue(count.lowerBound))) }
      if count.upperBound < .max { members.append(("maxItems", JSONValue(count.upperBound))) }
      return .ofMembers(members)
    case .object(let name): return .reference(to: name.id)
    case .map(let value, let keys, let least): return map(value, keys, least)
    case .kind, .any, .anything: return schema(of: form, resolves: resolves)
    }
  }

  private func choice(_ names: [String]) -> JSONValue {
    var members: [(String, JSONValue)] = [("enum", .names(names))]
    if let texts = ChoiceDescriptions.texts(of: names) {
      members.append(("markdownEnumDescriptions", .names(texts)))
    }
    return .ofMembers(members)
  }

  private func number(_ type: JSONValue, _ range: ClosedRange<Double>) -> JSONValue {
    [
      "type": type, "minimum": JSONValue(range.lowerBound), "maximum": JSONValue(range.upperBound),
    ]
  }

  private func map(_ value: ValueForm, _ keys: TextForm, _ least: Int) -> JSONValue {
    var members: [(String, JSONValue)] = [("type", "object")]
    if least > 0 { members.append(("minProperties", JSONValue(least))) }
    if let pattern = keys.pattern {
      members.append(("propertyNames", ["pattern": JSONValue(pattern)]))
    }
    if case .anything = value { return .ofMembers(members) }
    return .ofMembers(members + [("additionalProperties", schema(of: value, resolves: false))])
  }
}

extension ValueForm {
  /// The forms that this one is any of.
  fileprivate var flat: [ValueForm] {
    if case .any(let forms) = self { forms.flatMap(\.flat) } else { [self] }
  }

  /// Whether a text can be put together to be one.
  fileprivate var isText: Bool {
    switch self {
    case .text, .choice: true
    case .exactly(let value): value.string != nil
    case .kind(let kind): kind.form.flat.contains(where: \.isText)
    case .bool, .number, .integer, .null, .list, .object, .map, .any, .anything: false
    }
  }
}
