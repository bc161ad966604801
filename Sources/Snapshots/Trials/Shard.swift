/// A part of a run that several machines share: the `number`th of `count`, from 1.
package struct Shard: Sendable, Equatable {
  package let number: Int
  package let count: Int

  /// `2/3`; nil for anything else, such as `0/3`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...10_000).contains(count), (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The names of this part. Parts differ by one name at most, and each name has a part that it
  /// prefers, so that few change it when another name comes or goes.
  package func part(of names: [String]) -> [String] {
    let rest = names.count % count
    var room = (0..<count).map { names.count / count + ($0 < rest ? 1 : 0) }
    var own: [String] = []
    let ordered = names.map { (hash: Self.hash($0), name: $0) }
      .sorted { ($0.hash, $0.name) < ($1.hash, $1.name) }
    for (hash, name) in ordered {
      var part = Int(hash % UInt64(count))
      while room[part] == 0 { part = (part + 1) % count }
      room[part] -= 1
      if part == number - 1 { own.append(name) }
    }
    return own
  }

  /// FNV-1a: the same on every machine and in every run.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
