import Scenes

/// Values as trees of numbered parts, whatever they mean.
extension JSONValue {
  var parts: [JSONValue] { elements ?? members?.map(\.value) ?? [] }

  func part(at path: [Int]) -> JSONValue? {
    var part = self
    for index in path {
      let parts = part.parts
      // A literal nil would be JSON's null.
      guard parts.indices.contains(index) else { return .none }
      part = parts[index]
    }
    return part
  }

  /// The next part in the order of the text; nil behind the last.
  func path(after path: [Int]) -> [Int]? {
    if part(at: path).map({ !$0.parts.isEmpty }) ?? false { return path + [0] }
    var path = path
    while let last = path.popLast() {
      if part(at: path + [last + 1]) != nil { return path + [last + 1] }
    }
    return nil
  }

  func replacing(_ path: ArraySlice<Int>, with value: JSONValue) -> JSONValue {
    guard let index = path.first else { return value }
    if var elements {
      elements[index] = elements[index].replacing(path.dropFirst(), with: value)
      return JSONValue(.array(elements))
    }
    var members = members ?? []
    let old = members[index]
    members[index] = JSONMember(
      key: old.key, value: old.value.replacing(path.dropFirst(), with: value))
    return JSONValue(.object(members))
  }

  func without(_ range: Range<Int>) -> JSONValue {
    if var elements {
      elements.removeSubrange(range)
      return JSONValue(.array(elements))
    }
    var members = members ?? []
    members.removeSubrange(range)
    return JSONValue(.object(members))
  }

  /// Values that take the place of this one, those that say least first.
  var simplerOnes: [JSONValue] {
    switch content {
    case .object(let members):
      // A node that lies deep takes the place of the one around it.
      return members.filter { ["subviews", "sublayers", "viewControllers"].contains($0.key) }
        .flatMap { $0.value.elements ?? [] }
    case .string(let text):
      guard text.count > 1 else { return [] }
      return [JSONValue(String(text.prefix(text.count / 2))), JSONValue(String(text.dropFirst()))]
    case .number(let number):
      let whole = number.rounded(.towardZero)
      return [0, 1, 10, whole, (number / 2).rounded(.towardZero)]
        .filter { $0 == whole ? $0 != number : abs($0) < abs(number) }.map { JSONValue($0) }
    case .array, .bool, .null: return []
    }
  }
}
