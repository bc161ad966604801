// What has been read of containers that are still open. Each has a list of its own, which becomes the
// value when it is closed, so that nothing is copied.

extension JSONParser {
  mutating func beginContainer(_ kind: JSONParserFrame.Kind) {
    if kind == .object { objects.append([]) } else { lists.append([]) }
  }

  /// Adds an element to the innermost open list.
  mutating func add(_ value: JSONValue) {
    let last = lists.count - 1
    if lists[last].isEmpty { lists[last].reserveCapacity(usualElements) }
    lists[last].append(value)
  }

  /// Adds a member to the innermost open object.
  mutating func add(_ member: JSONMember) {
    let last = objects.count - 1
    if objects[last].isEmpty { objects[last].reserveCapacity(usualMembers) }
    objects[last].append(member)
  }

  /// The innermost open list, which ends here.
  mutating func takeList() -> JSONValue.Content {
    let elements = Self.fitted(lists.removeLast())
    usualElements = min(elements.count, Self.mostExpected)
    return .array(elements)
  }

  /// The innermost open object, which ends here; keys that it has twice are reported.
  mutating func takeObject() -> JSONValue.Content {
    var members = objects.removeLast()
    if members.count > 1 { removeDuplicates(from: &members) }
    usualMembers = min(members.count, Self.mostExpected)
    return .object(Self.fitted(members))
  }

  /// A file that has many in one container has no reason to have as many in the next.
  static let mostExpected = 16

  /// A list without much memory that nothing will fill.
  static func fitted<Element>(_ list: [Element]) -> [Element] {
    let spare = list.capacity - list.count
    guard spare > 2, spare > list.count / 4 else { return list }
    var fitted: [Element] = []
    fitted.reserveCapacity(list.count)
    fitted.append(contentsOf: list)
    return fitted
  }

  // MARK: Duplicates

  /// Reports keys that an object has twice, and keeps the first of each.
  private mutating func removeDuplicates(from members: inout [JSONMember]) {
    let duplicates = Self.duplicates(in: members)
    guard !duplicates.isEmpty else { return }
    for (first, second) in duplicates {
      let key = members[second]
      let range = members[first].keyRange
      lexer.report(
        .duplicateKey, "duplicate key \(Diagnostic.quoted(key.key))", key.keyRange.startOffset,
        key.keyRange.endOffset,
        notes: [
          .init("it is here first", at: lexer.place(range.startOffset, range.endOffset))
        ])
    }
    let dropped = Set(duplicates.map(\.second))
    members = members.indices.filter { !dropped.contains($0) }.map { members[$0] }
  }

  /// The indices of equal keys: of the first, and of each later one.
  private static func duplicates(in members: [JSONMember]) -> [(first: Int, second: Int)] {
    var duplicates: [(first: Int, second: Int)] = []
    // Few keys are compared faster than hashed.
    if members.count <= 8 {
      for second in members.indices {
        for first in 0..<second where members[first].key == members[second].key {
          duplicates.append((first, second))
          break
        }
      }
    } else {
      var firsts: [String: Int] = [:]
      firsts.reserveCapacity(members.count)
      for (index, member) in members.enumerated() {
        if let first = firsts[member.key] {
          duplicates.append((first, index))
        } else {
          firsts[member.key] = index
        }
      }
    }
    return duplicates
  }
}
