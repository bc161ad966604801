import CoreGraphics
import Scenes
import Snapshots
import StageSupport
import Testing

@MainActor @Suite struct LoadBenchmarkTests {
  @Test func eachLoadIsReadShownCommittedAndPaintedAnew() throws {
    let scene = try ExpandedScene.cards(CGSize(width: 640, height: 480), scale: 1)
    var reads = 0
    let result = try #require(
      LoadBenchmark(threads: 1) {
        reads += 1
        return scene
      }.run(loads: 3))
    #expect(reads == 3)
    #expect(result.times.count == 3 && result.times == result.times.sorted())
    #expect(result.times.contains(result.first))
    #expect(result.nodes == scene.root.count)
    #expect(result.stages.map(\.name) == ["read", "show", "commit", "paint"])
    #expect(result.stages.allSatisfy { $0.median > 0 })
    #expect(result.text(scene: "c.json").hasPrefix("c.json load, \(result.nodes) nodes: median"))
    for key in ["\"mode\":\"load\"", "\"firstMs\":", "\"loads\":3", "\"commit\":"] {
      #expect(result.json(scene: "c.json").contains(key), "\(key)")
    }
  }

  @Test func whatCannotBeShownHasNoTimes() {
    #expect(LoadBenchmark(threads: 1) { nil }.run(loads: 2) == nil)
  }
}
