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

  /// `limit` is how many values are tried at most.
  package init(limit: Int, while holds: @escaping (JSONValue) -> Bool) {
    self.limit = limit
    self.holds = holds
  }

  package mutating func shrink(_ value: JSONValue) -> JSONValue {
    var value = value
    var hasChanged = true
    while hasChanged, tries < limit {
      hasChanged = pass(over: &value)
    }
    return value
  }

  /// Looks at every part once, those around others first; tells whether anything became smaller.
  private mutating func pass(over whole: inout JSONValue) -> Bool {
    var hasChanged = false
    var path: [Int]? = []
    while let current = path, tries < limit {
      if let part = whole.part(at: current), let smaller = smaller(part, at: current, in: whole) {
        whole = smaller
        hasChanged = true
        // What stands here now may become smaller still.
        continue
      }
      path = whole.path(after: current)
    }
    return hasChanged
  }

  /// The whole with a smaller part, if there is one with which it still holds.
  private mutating func smaller(
    _ part: JSONValue, at path: [Int], in whole: JSONValue
  ) -> JSONValue? {
    for candidate in part.simplerOnes {
      guard tries < limit else { return nil }
      tries += 1
      let next = whole.replacing(path[...], with: candidate)
      if holds(next) { return next }
    }
    return nil
  }
}

extension JSONValue {
  fileprivate var parts: [JSONValue] { elements ?? members?.map(\.value) ?? [] }

  fileprivate func part(at path: [Int]) -> JSONValue? {
    path.reduce(self as JSONValue?) { value, index in
      value.flatMap { $0.parts.indices.contains(index) ? $0.parts[index] : nil }
    }
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

  /// Values that say less than this one, those that say least first.
  fileprivate var simplerOnes: [JSONValue] {
    switch content {
    case .object(let members):
      return Self.cuts(members.count).map { kept in JSONValue(.object(kept.map { members[$0] })) }
        // A node that lies deep takes the place of the one around it.
        + members.filter { ["subviews", "sublayers"].contains($0.key) }.flatMap {
          $0.value.elements ?? []
        }
    case .array(let elements):
      return Self.cuts(elements.count).map { kept in JSONValue(.array(kept.map { elements[$0] })) }
    case .string(let text):
      guard text.count > 1 else { return [] }
      return [JSONValue(String(text.prefix(text.count / 2))), JSONValue(String(text.dropFirst()))]
    case .number(let number):
      return [0, 1, 10, number.rounded(.towardZero), (number / 2).rounded(.towardZero)]
        .filter { abs($0) < abs(number) || ($0 != number && $0 == number.rounded(.towardZero)) }
        .map { JSONValue($0) }
    case .bool, .null: return []
    }
  }

  /// Ways to leave something out of so many things: all of it, halves, … one by one.
  private static func cuts(_ count: Int) -> [[Int]] {
    var cuts: [[Int]] = []
    var length = count
    while length > 0 {
      for start in stride(from: 0, to: count, by: length) {
        cuts.append((0..<count).filter { $0 < start || $0 >= start + length })
      }
      length /= 2
    }
    return cuts
  }
}
