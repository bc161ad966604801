import Scenes

/// Makes a JSON value smaller as long as something holds of it, without knowing what it means.
///
/// Parts are left out, the largest first; what is left becomes simpler. The same value and the same
/// answers give the same result.
package struct Shrinker {
  /// How many smaller values were tried.
  package private(set) var tries = 0
  private let limit: Int
  private let holds: (JSONValue) -> Bool
  private var whole: JSONValue = [:]
  private var hasChanged = false

  /// `limit` is how many values are tried at most.
  package init(limit: Int, while holds: @escaping (JSONValue) -> Bool) {
    self.limit = limit
    self.holds = holds
  }

  package mutating func shrink(_ value: JSONValue) -> JSONValue {
    whole = value
    repeat {
      hasChanged = false
      pass()
    } while hasChanged && tries < limit
    return whole
  }

  /// Looks at every part once, those around others first.
  private mutating func pass() {
    var path: [Int]? = []
    while let current = path, tries < limit {
      leaveOut(at: current)
      simplify(at: current)
      path = whole.path(after: current)
    }
  }

  /// Tells whether it still holds with another value in a place, which it then has.
  private mutating func attempt(_ value: JSONValue, at path: [Int]) -> Bool {
    guard tries < limit else { return false }
    tries += 1
    let next = whole.replacing(path[...], with: value)
    guard holds(next) else { return false }
    whole = next
    hasChanged = true
    return true
  }

  /// Leaves out what a list or an object has: all of it, then halves, … then one by one.
  private mutating func leaveOut(at path: [Int]) {
    var length = whole.part(at: path)?.parts.count ?? 0
    while length > 0 {
      var start = 0
      while let part = whole.part(at: path), start < part.parts.count, tries < limit {
        if !attempt(part.without(start..<min(start + length, part.parts.count)), at: path) {
          start += length
        }
      }
      length /= 2
    }
  }

  private mutating func simplify(at path: [Int]) {
    while let part = whole.part(at: path),
      part.simplerOnes.contains(where: { attempt($0, at: path) })
    {}
  }
}

extension JSONValue {
  fileprivate var parts: [JSONValue] { elements ?? members?.map(\.value) ?? [] }

  fileprivate func part(at path: [Int]) -> JSONValue? {
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
  fileprivate func path(after path: [Int]) -> [Int]? {
    if part(at: path).map({ !$0.parts.isEmpty }) ?? false { return path + [0] }
    var path = path
    while let last = path.popLast() {
      if part(at: path + [last + 1]) != nil { return path + [last + 1] }
    }
    return nil
  }

  fileprivate func replacing(_ path: ArraySlice<Int>, with value: JSONValue) -> JSONValue {
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

  fileprivate func without(_ range: Range<Int>) -> JSONValue {
    if var elements {
      elements.removeSubrange(range)
      return JSONValue(.array(elements))
    }
    var members = members ?? []
    members.removeSubrange(range)
    return JSONValue(.object(members))
  }

  /// Values that take the place of this one, those that say least first.
  fileprivate var simplerOnes: [JSONValue] {
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
