import CoreGraphics
import Pixels
import QuartzCore
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Labels that no frame has shown are not drawn, and no picture depends on it.
@MainActor @Suite struct UnseenLabelTests {
  private static let scene: String = {
    let rows = (0..<200).map { number in
      """
      { "class": "UILabel", "id": "row\(number)", "frame": [4, \(number * 20), 112, 18], "font": 12,
        "text": "Row \(number)" }
      """
    }
    return """
      { "canvas": { "size": [120, 100], "scale": 1 }, "root": { "backgroundColor": "white",
        "subviews": [ { "class": "UIScrollView", "id": "list", "frame": [0, 0, 120, 100],
          "contentSize": [120, 4000], "subviews": [ \(rows.joined(separator: ",")) ] } ] } }
      """
  }()

  private func image(_ number: Int, on stage: Stage) throws -> CGImage {
    let label = try #require(stage.live.node(named: "row\(number)")?.view)
    return try #require(label.layer.contents as? BackingStore).image
  }

  @Test(arguments: [1, 2])
  func theRowsThatShowAreDrawn(threads: Int) throws {
    let stage = try Stage(showing: Self.scene, threads: threads)
    #expect(try (0..<5).allSatisfy { try image($0, on: stage).isDrawn })
    #expect(try (6..<200).allSatisfy { try !image($0, on: stage).isDrawn })
  }

  @Test func whatScrollsInLooksAsIfItHadAlwaysBeenDrawn() throws {
    let (stage, other) = (try Stage(showing: Self.scene), try Stage(showing: Self.scene))
    for number in 0..<200 { _ = try image(number, on: other).pixmap }
    for (frame, offset) in [30.0, 1000, 990.5, 3900, 0].enumerated() {
      for stage in [stage, other] {
        let list = try #require(stage.live.node(named: "list")?.view as? UIScrollView)
        stage.act { list.contentOffset.y = offset }
        stage.turn(at: Double(frame) / 60)
      }
      #expect(stage.renderer.pixmap == other.renderer.pixmap)
    }
    #expect(try !image(120, on: stage).isDrawn)
  }
}
