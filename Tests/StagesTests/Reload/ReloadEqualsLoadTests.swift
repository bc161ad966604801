import Pixels
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing

/// However a scene came about, by edits or at once, it is the same scene.
@MainActor @Suite struct ReloadEqualsLoadTests {
  private func compare(_ first: RandomScene, _ second: RandomScene, _ seed: UInt64) throws {
    let edited = try Stage(showing: first.text)
    try edited.show(second.text)
    edited.turn(at: 0)
    let fresh = try Stage(showing: second.text)
    let name = Comment(rawValue: "seed \(seed)\n\(first.text)\n\(second.text)")
    try #require(edited.live.dumpViews() == fresh.live.dumpViews(), name)
    try #require(edited.live.dumpLayers() == fresh.live.dumpLayers(), name)
    try #require(edited.renderer.pixmap == fresh.renderer.pixmap, name)
    #expect(fresh.renderer.pixmap?.width ?? 0 > 0)
    try edited.show(second.text)
    #expect(edited.turn(at: 0).tilesPainted == 0, name)
  }

  @Test func aReloadOfAnEditedSceneEndsWhereAFreshLoadDoes() throws {
    for seed in 0..<1500 as Range<UInt64> {
      let scene = RandomScene(seed: seed)
      try compare(scene, scene.edited(seed: seed &* 7919 &+ 1), seed)
    }
  }

  @Test func aReloadOfAnotherSceneEndsWhereAFreshLoadDoes() throws {
    for seed in 10_000..<10_500 as Range<UInt64> {
      try compare(RandomScene(seed: seed), RandomScene(seed: seed &+ 50_000), seed)
    }
  }

  @Test func manyEditsOfOneSceneEndWhereAFreshLoadDoes() throws {
    var scene = RandomScene(seed: 4711)
    let edited = try Stage(showing: scene.text)
    for seed in 0..<300 as Range<UInt64> {
      scene = scene.edited(seed: seed)
      try edited.show(scene.text)
      edited.turn(at: 0)
    }
    let fresh = try Stage(showing: scene.text)
    #expect(edited.live.dumpLayers() == fresh.live.dumpLayers())
    #expect(edited.renderer.pixmap == fresh.renderer.pixmap)
    let layers = fresh.live.dumpLayers().split(separator: "\n").count
    #expect(edited.live.dumpLayers().split(separator: "\n").count == layers)
  }

  @Test func randomScenesAreNotAllAlike() {
    let texts = Set((0..<100 as Range<UInt64>).map { RandomScene(seed: $0).text })
    #expect(texts.count == 100)
    #expect(RandomScene(seed: 3).text == RandomScene(seed: 3).text)
  }
}
