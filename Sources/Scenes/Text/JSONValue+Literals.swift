extension JSONValue: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(.string(value)) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(.number(Double(value))) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  package init(floatLiteral value: Double) { self.init(.number(value)) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self.init(.bool(value)) }
}

extension JSONValue: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) { self.init(.null) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// The keys keep the order in which they are written.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(.object(elements.map { JSONMember(key: $0.0, value: $0.1) }))
  }
}

extension JSONValue {
  package init(_ string: String) { self.init(.string(string)) }
  package init(_ number: Double) { self.init(.number(number)) }
  package init(_ number: Int) { self.init(.number(Double(number))) }
  package init(_ bool: Bool) { self.init(.bool(bool)) }
}
