/// A node of the file with the objects that it uses under its own keys, not yet resolved.
struct MergedNode {
  let range: SourceRange
  /// The keys as they are written; of most nodes just those of its object.
  private let written: [JSONMember]
  /// What else is known of each; none where all are as `areResolved` says.
  private let origins: [Origin]
  private let areResolved: Bool
  /// Which keys there may be.
  private let marks: KeyMarks

  struct Member {
    let written: JSONMember
    /// Whether everything that the value refers to is in its place already.
    let isResolved: Bool
    /// Whether a text stood here that the value has taken the place of.
    var stoodAsText = false

    var key: String { written.key }
    var value: JSONValue { written.value }
  }

  private struct Origin {
    let isResolved: Bool
    let stoodAsText: Bool
  }

  /// The keys of one object.
  init(_ written: [JSONMember], areResolved: Bool, range: SourceRange) {
    (self.written, self.areResolved, self.range) = (written, areResolved, range)
    origins = []
    marks = KeyMarks(of: written)
  }

  /// Lists of members as one: later ones replace earlier ones of the same key in place.
  init(merging lists: [[Member]], range: SourceRange) {
    self.range = range
    let members = Self.merged(lists)
    written = members.map(\.written)
    origins = members.map { Origin(isResolved: $0.isResolved, stoodAsText: $0.stoodAsText) }
    areResolved = false
    marks = KeyMarks(of: written)
  }

  private static func merged(_ lists: [[Member]]) -> [Member] {
    guard lists.count > 1 else { return lists.first ?? [] }
    let count = lists.reduce(0) { $0 + $1.count }
    var members: [Member] = []
    members.reserveCapacity(count)
    if count <= 32 {
      // Few keys are compared faster than hashed.
      for member in lists.joined() {
        if let place = members.firstIndex(where: { $0.key == member.key }) {
          members[place] = member
        } else {
          members.append(member)
        }
      }
      return members
    }
    var places: [String: Int] = [:]
    for member in lists.joined() {
      if let place = places[member.key] {
        members[place] = member
      } else {
        places[member.key] = members.count
        members.append(member)
      }
    }
    return members
  }

  /// Whether it is one object, and has what that has.
  var isOneObject: Bool { origins.isEmpty }

  // MARK: Looking up

  var count: Int { written.count }

  func key(at index: Int) -> String { written[index].key }

  func member(at index: Int) -> Member {
    guard !origins.isEmpty else {
      return Member(written: written[index], isResolved: areResolved)
    }
    let origin = origins[index]
    return Member(
      written: written[index], isResolved: origin.isResolved, stoodAsText: origin.stoodAsText)
  }

  /// All of them, as a list that is made at each call.
  var members: [Member] { written.indices.map { member(at: $0) } }

  subscript(key: some FormatKey) -> Member? {
    let form = key.form
    return marks.mayHave(form.mark) ? self[form.name] : nil
  }

  subscript(key: String) -> Member? {
    written.firstIndex { $0.key == key }.map { member(at: $0) }
  }
}

/// Which keys an object may have, told by how long they are: that is known without looking at letters.
struct KeyMarks {
  private var bits: UInt64 = 0

  init(of members: [JSONMember]) {
    for member in members { bits |= Self.mark(of: member.key) }
  }

  /// One bit of 64.
  static func mark(of key: String) -> UInt64 { 1 << UInt64(min(key.utf8.count, 63)) }

  /// Whether a key with such a mark may be among them; false is certain.
  func mayHave(_ mark: UInt64) -> Bool { bits & mark != 0 }
}

extension Environment {
  /// The environment of one key of a node.
  func reading(_ member: MergedNode.Member) -> Environment {
    guard member.isResolved, !isResolved else { return self }
    var environment = self
    environment.isResolved = true
    return environment
  }
}
