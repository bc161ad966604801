import CoreGraphics

// Blend modes by name, and filters as objects of one key: `{ "blur": 12 }`.

extension ValueDecoder {
  mutating func blendMode(_ value: JSONValue) -> PropertyValue? {
    guard !value.isNull else { return .text("") }
    guard let name = value.string else { return mismatch(value, .blendMode) }
    guard BlendModeName.all.contains(name) else {
      diagnostics.error(
        .wrongValue, "there is no blend mode \(Diagnostic.quoted(name))", at: value.range,
        suggestion: closestMatch(to: name, among: BlendModeName.all))
      return nil
    }
    return .text(name)
  }

  mutating func filters(_ value: JSONValue) -> PropertyValue? {
    if value.isNull { return .filters([]) }
    guard let elements = value.elements else { return mismatch(value, .filters) }
    var filters: [FilterValue] = []
    for element in elements {
      guard let filter = filter(element) else { return nil }
      filters.append(filter)
    }
    return .filters(filters)
  }

  private mutating func filter(_ value: JSONValue) -> FilterValue? {
    guard let members = value.members, members.count == 1, let member = members.first else {
      return mismatch(value, .filters)
    }
    let kinds = FilterValue.Kind.allCases
    guard let kind = FilterValue.Kind(rawValue: member.key) else {
      diagnostics.error(
        .wrongValue, "unknown filter \(Diagnostic.quoted(member.key))", at: member.keyRange,
        suggestion: closestMatch(to: member.key, among: kinds.map(\.rawValue)))
      return nil
    }
    guard let range = kind.range else {
      guard member.value.bool == true else {
        diagnostics.error(.wrongValue, "expected true", at: member.value.range)
        return nil
      }
      return FilterValue(kind, 1)
    }
    return number(member.value, in: range, .number(range)).map { FilterValue(kind, $0) }
  }
}
