extension JSONValue {
  /// Whether two values say the same, wherever they stand; the order of keys does not count.
  ///
  /// Walks with a list of its own, because the depth of a file must not become the depth of a
  /// thread's stack.
  package func isSame(as other: JSONValue) -> Bool {
    var pending = [(self, other)]
    while let (left, right) = pending.popLast() {
      switch (left.content, right.content) {
      case (.string(let a), .string(let b)) where a == b: break
      case (.number(let a), .number(let b)) where a == b: break
      case (.bool(let a), .bool(let b)) where a == b: break
      case (.null, .null): break
      case (.array(let a), .array(let b)) where a.count == b.count:
        pending.append(contentsOf: zip(a, b))
      case (.object(let a), .object(let b)) where a.count == b.count:
        guard let pairs = Self.pairs(a, b) else { return false }
        pending.append(contentsOf: pairs)
      default: return false
      }
    }
    return true
  }

  /// The values under equal keys; nil where the keys differ.
  private static func pairs(
    _ left: [JSONMember], _ right: [JSONMember]
  ) -> [(JSONValue, JSONValue)]? {
    // Nearly always only a value was edited, and the keys still stand in the same order.
    if zip(left, right).allSatisfy({ $0.key == $1.key }) {
      return zip(left, right).map { ($0.value, $1.value) }
    }
    let byKey = JSONValue(.object(right)).membersByKey
    var pairs: [(JSONValue, JSONValue)] = []
    for member in left {
      guard let partner = byKey[member.key] else { return nil }
      pairs.append((member.value, partner.value))
    }
    return pairs
  }
}
