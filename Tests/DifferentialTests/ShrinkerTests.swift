import DifferentialCases
import Scenes
import Testing

/// A failing case becomes as small as it can be.
@Suite struct ShrinkerTests {
  private func contains(_ key: String, in value: JSONValue) -> Bool {
    value.members?.contains { $0.key == key || contains(key, in: $0.value) }
      ?? value.elements?.contains { contains(key, in: $0) } ?? false
  }

  @Test func whatDoesNotMatterIsLeftOut() {
    let whole: JSONValue = [
      "root": [
        "alpha": 0.5,
        "subviews": [["frame": [1, 2, 3, 4]], ["subviews": [["cause": 77, "b": 2]]]],
      ],
      "canvas": ["size": [3, 4]],
    ]
    var shrinker = Shrinker(limit: 1000) { contains("cause", in: $0) }
    let small = shrinker.shrink(whole)
    #expect(JSONWriter(layout: .compact).text(of: small) == #"{"root":{"cause":0}}"#)
  }

  @Test func itIsTheSameEachTime() {
    let whole = DifferentialCase.made(seed: 5).made.value
    func small() -> String {
      var shrinker = Shrinker(limit: 400) { contains("frame", in: $0) }
      return JSONWriter(layout: .compact).text(of: shrinker.shrink(whole))
    }
    #expect(small() == small())
  }

  @Test func itStopsWhereItIsTold() {
    var shrinker = Shrinker(limit: 7) { _ in false }
    let whole: JSONValue = [1, 2, 3, [4, 5, 6], "seven"]
    #expect(shrinker.shrink(whole).isSame(as: whole))
    #expect(shrinker.tries == 7)
  }
}
