import CoreGraphics
import RenderServer
import Scenes
import Snapshots
import StageSupport
import Testing

@MainActor @Suite struct FrameBenchmarkTests {
  private static let cacheNames = [
    "pictures", "shadows", "outlines", "stencils", "gradients", "scaledImages", "pathShapes",
    "stamps", "slices", "glyphs", "layouts", "fonts", "namedImages", "symbols", "sceneImages",
  ]

  @Test func theBenchmarkMovesOneLeafOrRepaintsEverything() throws {
    let scene = try ExpandedScene.cards(CGSize(width: 1920, height: 1080), scale: 1)
    let damage = FrameBenchmark(scene: scene, threads: 1).run(.damage, frames: 3)
    #expect(damage.times.count == 3)
    #expect(damage.times == damage.times.sorted())
    #expect((damage.size.width, damage.size.height) == (1920, 1080))
    #expect((1...6).contains(damage.recommitted))
    #expect(damage.report.pixelsTouched > 0)
    #expect(Double(damage.report.pixelsTouched) < 0.01 * 1920 * 1080)
    let full = FrameBenchmark(scene: scene, threads: 1).run(.full, frames: 1)
    #expect(full.report.tilesPainted == full.report.tilesTotal)
    #expect(full.recommitted == 0)
    let json = full.json(scene: "cards.json")
    for key in [
      "\"caches\"", "\"glyphs\":{\"bytes\":", "\"limit\":12582912", "\"pictures\"", "\"medianMs\"",
      "\"minMs\"", "\"stages\"", "\"commit\"", "\"paint\"", "\"tiles\"",
    ] {
      #expect(json.contains(key), "\(key)")
    }
    #expect(full.caches.map(\.name) == Self.cacheNames)
    for cache in full.caches { #expect(cache.bytes <= cache.limit, "\(cache)") }
    #expect(full.text(scene: "cards.json").contains("1920 × 1080, 1 thread: median"))
  }
}
