import Scenes

extension Shrinker {
  /// Looks at every part of the first version once, and does to all versions what it does to that.
  mutating func passTogether() {
    guard let place = placeOfVersions else { return }
    // Most often two are enough; each further one makes all that follows dearer.
    leaveOut(at: [place])
    guard currentVersions?.count ?? 0 > 1 else { return }
    var path: [Int]? = []
    while let current = path, tries < limit {
      leaveOutTogether(at: current)
      simplifyTogether(at: current)
      path = currentVersions?.first?.path(after: current)
    }
  }

  private var placeOfVersions: Int? { whole.members?.firstIndex { $0.key == versions } }

  private var currentVersions: [JSONValue]? {
    placeOfVersions.flatMap { whole.part(at: [$0])?.elements }
  }

  private func firstPart(at path: [Int]) -> JSONValue? { currentVersions?.first?.part(at: path) }

  private mutating func leaveOutTogether(at path: [Int]) {
    thin({ $0.firstPart(at: path)?.parts.count ?? 0 }) { shrinker, range in
      shrinker.firstPart(at: path).map { part in
        shrinker.attempt(in: path) { $0.without(range, of: part) }
      } ?? false
    }
  }

  /// What other versions have otherwise there stays.
  private mutating func simplifyTogether(at path: [Int]) {
    while let part = firstPart(at: path),
      part.simplerOnes.contains(where: { simple in
        attempt(in: path) { $0.isSame(as: part) ? simple : $0 }
      })
    {}
  }

  /// Tells whether it holds with what a part of the first version becomes, in all versions.
  private mutating func attempt(in path: [Int], _ change: (JSONValue) -> JSONValue) -> Bool {
    guard let place = placeOfVersions, let list = currentVersions else { return false }
    let changed = list.map { version -> JSONValue in
      guard let own = version.path(like: path, of: list[0]), let part = version.part(at: own)
      else { return version }
      return version.replacing(own[...], with: change(part))
    }
    return attempt(whole.replacing([place], with: JSONValue(.array(changed))))
  }
}

extension JSONValue {
  /// Where this value has what another has at `path`: under the same keys, at the same places of lists.
  fileprivate func path(like path: [Int], of other: JSONValue) -> [Int]? {
    var (own, part, like) = ([Int](), self, other)
    for index in path {
      let place =
        like.members.map { $0[index].key }
        .map { key in part.members?.firstIndex { $0.key == key } } ?? index
      guard let place, part.parts.indices.contains(place) else { return nil }
      own.append(place)
      part = part.parts[place]
      like = like.parts[index]
    }
    return own
  }

  /// Without what another has in `range`, by its keys where it is an object.
  fileprivate func without(_ range: Range<Int>, of other: JSONValue) -> JSONValue {
    if let members, let others = other.members {
      let keys = others[range].map(\.key)
      return JSONValue(.object(members.filter { !keys.contains($0.key) }))
    }
    guard let elements, other.elements != nil else { return self }
    return without(range.clamped(to: elements.indices))
  }
}
