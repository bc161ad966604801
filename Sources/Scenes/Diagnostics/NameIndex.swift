/// Names to look for a near one among, made ready once for many questions.
///
/// A question looks only at names of like length, and counts edits only where the letters are nearly
/// the same: with 100,000 names that is a thousandth of the work of comparing with each.
struct NameIndex: Sendable {
  /// In bytes; longer names are near to nothing.
  static let longestName = 100
  /// A file with more names than anybody overlooks is not compared with all of them.
  static let mostNames = 100_000

  private struct Entry {
    let name: String
    let order: Int
    let scalars: [UInt32]
    let letters: UInt64
  }

  /// By how many scalars a name has when it is folded.
  private var entries: [Int: [Entry]] = [:]

  /// The earlier of names that are equally near is the nearer one.
  init(_ names: some Sequence<String>) {
    for (order, name) in names.prefix(Self.mostNames).enumerated() {
      // A scalar has up to four bytes; this only spares the obviously hopeless the work below.
      guard name.utf8.count <= 4 * Self.longestName else { continue }
      let scalars = foldedScalars(name)
      entries[scalars.count, default: []].append(
        Entry(name: name, order: order, scalars: scalars, letters: Self.letters(of: scalars)))
    }
  }

  /// The name that was probably meant; see ``closestMatch(to:among:)``.
  func nearest(to name: String) -> String? {
    guard !name.isEmpty, name.utf8.count <= Self.longestName else { return nil }
    let wanted = foldedScalars(name)
    guard !wanted.isEmpty else { return nil }
    let allowed =
      switch wanted.count {
      case ...2: 0
      case ...5: 1
      case ...8: 2
      default: 3
      }
    let letters = Self.letters(of: wanted)
    var best: (name: String, rank: (Int, Int, Int))?
    for length in wanted.count - allowed...wanted.count + allowed {
      for entry in entries[length] ?? [] {
        let limit = best?.rank.0 ?? allowed
        // An edit takes away one letter at most and brings one.
        guard (entry.letters ^ letters).nonzeroBitCount <= 2 * limit, entry.name != name,
          let distance = editDistance(wanted, entry.scalars, limit: limit)
        else { continue }
        // Whoever mistypes a word seldom mistypes its first letter.
        let rank = (distance, entry.scalars.first == wanted.first ? 0 : 1, entry.order)
        if let best, best.rank <= rank { continue }
        best = (entry.name, rank)
      }
    }
    return best?.name
  }

  /// A bit for each letter, which several may share.
  private static func letters(of scalars: [UInt32]) -> UInt64 {
    scalars.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }
}

/// The names of a scene that suggestions are looked for among, each list sorted when it is first
/// needed.
struct NameIndexes: Sendable {
  enum Kind {
    case ids
    case defines
    case components
    case animationKeys
  }

  private var made: [Kind: NameIndex] = [:]

  /// The index of a kind; of names that are all known by now.
  mutating func index(_ kind: Kind, of names: some Sequence<String>) -> NameIndex {
    if let index = made[kind] { return index }
    let index = NameIndex(names.sorted())
    made[kind] = index
    return index
  }
}
