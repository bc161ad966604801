import Testing

@testable import PreviewHost

struct FreePathTests {
  @Test(arguments: [
    ([], "a.png"), (["a.png"], "a-2.png"), (["a.png", "a-2.png"], "a-3.png"),
    (["a-2.png"], "a.png"),
  ])
  func theFirstFreeNumberIsTaken(_ taken: [String], _ expected: String) {
    #expect(FreePath.first("a.png") { taken.contains($0) } == expected)
  }

  @Test func aNameWithoutAnExtensionIsNumberedAtItsEnd() {
    #expect(FreePath.first("picture") { $0 == "picture" } == "picture-2")
  }

  @Test(arguments: [
    ("Samples/cards.json", "cards.png"), ("cards", "cards.png"), ("a.b.json", "a.b.png"),
    ("-", "scene.png"),
  ])
  func aPictureIsCalledAsItsScene(_ scene: String, _ picture: String) {
    #expect(PicturePath.of(scene) == picture)
  }
}
