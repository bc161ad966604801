import Pixels
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing

/// However a scene came about, by edits or at once, it is the same scene.
@MainActor @Suite struct ReloadEqualsLoadTests {
  /// A pair that differs is made as small as it goes before it is told.
  private func compare(_ first: RandomScene, _ second: RandomScene, _ seed: UInt64) throws {
    guard var found = try ReloadComparison.difference(first.text, second.text) else { return }
    var (first, second, tries) = (first, second, 0)
    var isSmaller = true
    while isSmaller, tries < 2000 {
      isSmaller = false
      let pairs = first.smaller.map { ($0, second) } + second.smaller.map { (first, $0) }
      for pair in pairs {
        tries += 1
        guard let difference = try ReloadComparison.difference(pair.0.text, pair.1.text) else {
          continue
        }
        (first, second, found, isSmaller) = (pair.0, pair.1, difference, true)
        break
      }
    }
    Issue.record("seed \(seed)\n\(first.text)\n\(second.text)\n\(found)")
  }

  @Test(arguments: 0..<2 as Range<UInt64>)
  func D6_aReloadOfAnEditedSceneEndsWhereAFreshLoadDoes(_ hundred: UInt64) throws {
    for seed in hundred * 100..<hundred * 100 + 100 {
      let scene = RandomScene(seed: seed)
      try compare(scene, scene.edited(seed: seed &* 7919 &+ 1), seed)
    }
  }

  @Test(arguments: 100..<101 as Range<UInt64>)
  func D6_aReloadOfAnotherSceneEndsWhereAFreshLoadDoes(_ hundred: UInt64) throws {
    for seed in hundred * 100..<hundred * 100 + 100 {
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
