extension JSONValue {
  /// In the file's order; nil for anything but an object.
  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// Nil for anything but a list.
  package var elements: [JSONValue]? {
    if case .known(.array(let elements)) = stored { elements } else { nil }
  }

  /// With its escapes decoded; nil for anything but a string.
  package var string: String? {
    if case .known(.string(let string)) = stored { string } else { nil }
  }

  /// Always finite when it comes from a file; nil for anything but a number.
  package var number: Double? {
    if case .known(.number(let number)) = stored { number } else { nil }
  }

  /// Nil for anything but `true` and `false`.
  package var bool: Bool? {
    if case .known(.bool(let bool)) = stored { bool } else { nil }
  }

  /// Whether it is a list or an object.
  var isContainer: Bool {
    switch stored {
    case .known(.array), .known(.object), .unread: true
    case .known: false
    }
  }

  /// Whether the file says `null`, which is not the same as a key that is not there.
  package var isNull: Bool {
    if case .known(.null) = stored { true } else { false }
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
    switch stored {
    case .known(.object), .unread: "an object"
    case .known(.array): "a list"
    case .known(.string): "a string"
    case .known(.number): "a number"
    case .known(.bool): "true or false"
    case .known(.null): "null"
    }
  }
}
