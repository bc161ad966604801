extension JSONValue {
  /// In the file's order; nil for anything but an object.
  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// Nil for anything but a list.
  package var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// With its escapes decoded; nil for anything but a string.
  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// Always finite when it comes from a file; nil for anything but a number.
  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// Nil for anything but `true` and `false`.
  package var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  /// Whether the file says `null`, which is not the same as a key that is not there.
  package var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The value of a key; nil where this is no object or the key is not there.
  ///
  /// Looks at one key after the other: right for the dozen keys of a node. For many look-ups in a
  /// large object, make ``membersByKey`` once.
  package subscript(key: String) -> JSONValue? { member(key)?.value }

  /// An element, counted from 0; nil behind the end, and for anything but a list.
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

  /// The members of an object by key; empty for anything else. Made anew at each call.
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
