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

  /// Each of two versions needs the other to have as many views: by itself none can go.
  @Test func whatAllVersionsHaveGoesFromAllAtOnce() {
    func scene(_ alpha: Double) -> JSONValue {
      let more: JSONValue = ["class": "UILabel", "text": "as it was"]
      return alpha < 0.5
        ? ["root": ["subviews": [more, more, ["alpha": JSONValue(alpha), "tag": 7]]]]
        : ["root": ["subviews": [more, more, ["tag": 7, "alpha": JSONValue(alpha)]], "tag": 1]]
    }
    func shape(_ value: JSONValue) -> [Int] {
      let parts = value.elements ?? value.members?.filter { $0.key != "tag" }.map(\.value) ?? []
      return [parts.count] + parts.flatMap(shape)
    }
    let whole: JSONValue = ["scenes": [scene(0.25), scene(0.75)], "events": ["tap"]]
    var shrinker = Shrinker(limit: 1000, versions: "scenes") { value in
      let scenes = value.members?.first { $0.key == "scenes" }?.value.elements ?? []
      return scenes.count == 2 && shape(scenes[0]) == shape(scenes[1])
        && contains("alpha", in: scenes[0])
    }
    let small = shrinker.shrink(whole)
    #expect(
      JSONWriter(layout: .compact).text(of: small)
        == #"{"scenes":[{"root":{"alpha":0}},{"root":{"alpha":0}}]}"#)
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
