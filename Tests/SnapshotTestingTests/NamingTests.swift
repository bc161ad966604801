import Foundation
import Testing

@testable import SnapshotTesting

struct NamingTests {
  private func place(
    _ test: String, _ name: String? = nil, _ ending: String? = "png",
    counter: SnapshotCounter = SnapshotCounter()
  ) -> SnapshotPlace {
    SnapshotPlace(
      source: "/package/Tests/CardTests.swift", test: test, named: name, pathExtension: ending,
      counter: counter)
  }

  @Test func filesLieBesideTheSource() {
    #expect(
      place("card()", "dark").file.path
        == "/package/Tests/__Snapshots__/CardTests/card.dark.png")
    #expect(place("card()", "dark", nil).file.lastPathComponent == "card.dark")
    #expect(
      place("card()", "dark").beside("difference", "png").lastPathComponent
        == "card.dark.difference.png")
  }

  @Test(arguments: [
    ("test()", "test"), ("card(of:in:)", "card-of-in"), ("a card, in blue!", "a-card-in-blue"),
    ("größe_2()", "größe_2"), ("日本(語)", "日本-語"), ("../up", "up"), ("()", ""),
  ])
  func namesHaveLettersOnly(_ name: String, _ expected: String) {
    #expect(name.asFileName == expected)
  }

  @Test func snapshotsWithoutNamesAreNumberedInTheirTest() {
    let counter = SnapshotCounter()
    let names = [
      place("one()", counter: counter), place("one()", counter: counter),
      place("two()", counter: counter), place("one()", "it", counter: counter),
      place("one()", counter: counter),
    ].map(\.file.lastPathComponent)
    #expect(names == ["one.1.png", "one.2.png", "two.1.png", "one.it.png", "one.3.png"])
  }

  @Test(.snapshots, arguments: 1...3)
  func numbersBeginAnewInEachRunOfATest(_ run: Int) {
    let folder = Folder()
    _ = folder.verify("\(run)", as: .lines, named: nil)
    _ = folder.verify("\(run)", as: .lines, named: nil)
    #expect(folder.files == ["kept/test.1.txt", "kept/test.2.txt"])
  }
}
