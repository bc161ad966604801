/// A node of the file with the objects that it uses under its own keys, not yet resolved.
struct MergedNode {
  let range: SourceRange
  private(set) var members: [Member]

  struct Member {
    let written: JSONMember
    /// Whether everything that the value refers to is in its place already.
    let isResolved: Bool
    /// Whether a text stood here that the value has taken the place of.
    var stoodAsText = false

    var key: String { written.key }
    var value: JSONValue { written.value }
  }

  init(_ members: [Member], range: SourceRange) {
    self.members = members
    self.range = range
  }

  /// Lists of members as one: later ones replace earlier ones of the same key in place.
  init(merging lists: [[Member]], range: SourceRange) {
    self.range = range
    guard lists.count > 1 else {
      members = lists.first ?? []
      return
    }
    let count = lists.reduce(0) { $0 + $1.count }
    members = []
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
      return
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
  }

  subscript(key: some FormatKey) -> Member? { self[key.form.name] }

  subscript(key: String) -> Member? { members.first { $0.key == key } }
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
