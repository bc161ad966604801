extension JSONValue {
  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  package var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  package var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The value of a key; nil where this is no object or the key is not there.
  ///
  /// Looks at one key after the other: right for the dozen keys of a node. For many look-ups in a
  /// large object, make ``membersByKey`` once.
  package subscript(key: String) -> JSONValue? { member(key)?.value }

  package subscript(index: Int) -> JSONValue? {
    guard let elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The key with its place and value.
  package func member(_ key: String) -> JSONMember? {
    members?.first { $0.key == key }
  }

  /// The keys of an object in the file's order; none for anything else.
  package var keys: [String] { members?.map(\.key) ?? [] }

  package var membersByKey: [String: JSONMember] {
    Dictionary((members ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What kind of value this is, for messages: `an object`, `a string` …
  package var kindName: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
