extension JSONValue {
  /// The value that a pointer leads to.
  package func value(at pointer: JSONPointer) -> JSONValue? {
    var value = self
    for step in pointer.steps {
      let next: JSONValue? =
        switch value.content {
        case .object: value[step]
        case .array: Int(step).flatMap { String($0) == step ? value[$0] : nil }
        case .string, .number, .bool, .null: nil
        }
      guard let next else { return nil }
      value = next
    }
    return value
  }

  /// The way to the innermost value that takes in `target`; a key leads to its value.
  ///
  /// Nil where `target` lies outside this value or in another file. Searches by halves, so that a
  /// list of a million costs 20 steps.
  package func pointer(to target: SourceRange) -> JSONPointer? {
    guard range.contains(target) else { return nil }
    var steps: [String] = []
    var value = self
    while true {
      switch value.content {
      case .object(let members):
        guard let index = Self.index(of: target, in: members, range: \.range) else {
          return JSONPointer(steps: steps)
        }
        steps.append(members[index].key)
        value = members[index].value
        // On the key or the colon: there is nothing further in.
        if !value.range.contains(target) { return JSONPointer(steps: steps) }
      case .array(let elements):
        guard let index = Self.index(of: target, in: elements, range: \.range) else {
          return JSONPointer(steps: steps)
        }
        steps.append(String(index))
        value = elements[index]
      case .string, .number, .bool, .null:
        return JSONPointer(steps: steps)
      }
    }
  }

  /// The index of the part that takes in `target`; parts stand in the order of the file.
  private static func index<Part>(
    of target: SourceRange, in parts: [Part], range: (Part) -> SourceRange
  ) -> Int? {
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if range(parts[middle]).start <= target.start {
        low = middle
      } else {
        high = middle
      }
    }
    return low < parts.count && range(parts[low]).contains(target) ? low : nil
  }
}
