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
    if let count = value.elements?.count, count > FilterForm.most {
      diagnostics.error(
        .tooManyValues, "\(count) filters are too many: \(FilterForm.most) at most", at: value.range
      )
      return nil
    }
    return list(value, ValueKind.filters.expectation) { $0.filter($1) }.map { .filters($0) }
  }

  private mutating func filter(_ value: JSONValue) -> FilterValue? {
    guard value.members != nil else { return mismatch(value, .filters) }
    guard variant(of: value, as: FilterForm.form) != nil,
      let keys = FilterForm.kinds.first(where: { value[$0.amount] != nil })
    else { return nil }
    return read(keys.amount, of: value).map { FilterValue(keys.kind, $0) }
  }
}
