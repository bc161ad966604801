import Snapshots
import Testing

struct ShardTests {
  @Test(arguments: ["0/3", "4/3", "1/0", "-1/3", "1", "1/2/3", "a/b", "", "1/", "/2", "1/99999"])
  func whatIsNoPartIsNone(_ text: String) {
    #expect(Shard(text) == nil)
  }

  private let names = (0..<101).map { "Samples/scene \($0)" }

  private func parts(_ names: [String], _ count: Int) -> [Set<String>] {
    (1...count).map { number in
      Set(Shard("\(number)/\(count)")?.part(of: names) ?? [])
    }
  }

  @Test(arguments: [1, 2, 3, 7, 101, 150])
  func everyNameIsInOnePartAndPartsAreAlike(_ count: Int) {
    let parts = parts(names, count)
    #expect(parts.map(\.count).reduce(0, +) == names.count)
    #expect(parts.reduce(into: Set()) { $0.formUnion($1) } == Set(names))
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test func theOrderOfTheNamesDoesNotMatter() {
    #expect(parts(names, 4) == parts(names.reversed(), 4))
  }

  @Test func aNewNameMovesFewOthers() {
    let (before, after) = (parts(names, 5), parts(names + ["Samples/new"], 5))
    let moved = zip(before, after).reduce(0) { $0 + $1.0.subtracting($1.1).count }
    #expect(moved < 12)
  }
}
