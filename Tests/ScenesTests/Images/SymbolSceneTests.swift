import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import Scenes

/// Symbols that scenes name.
@MainActor @Suite struct SymbolSceneTests {
  private let live = LiveScene()

  private func load(_ keys: String) -> SceneLoad {
    PictureFiles("{\"root\": {\"subviews\": [{\(keys)}]}}").load()
  }

  private func view(_ keys: String) throws -> UIView {
    let load = load(keys)
    live.show(try #require(load.scene, "\(load.diagnostics.sorted.map(\.message))"))
    #expect(load.diagnostics.sorted.isEmpty)
    return try #require(live.root?.subviews.first?.view)
  }

  @Test func anImageViewShowsASymbolInItsTint() throws {
    let view = try view(
      #""class": "UIImageView", "tintColor": "red", "image": {"symbol": "star.fill", "pointSize": 40, "weight": "bold", "scale": "small"}"#
    )
    let image = try #require((view as? UIImageView)?.image)
    #expect(image.symbolName == "star.fill")
    #expect(
      image.symbolConfiguration
        == UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .small))
    #expect(view.layer.contents != nil)
  }

  @Test func aLayerShowsASymbolInAColour() throws {
    let view = try view(
      ##""layer": {"contents": {"symbol": "square.fill", "color": "#00F"}}"##)
    let image = try #require(view.layer.contents as? CGImage)
    let bytes = [UInt8](try #require(image.dataProvider?.data))
    let middle = (image.height / 2 * image.width + image.width / 2) * 4
    #expect(Array(bytes[middle..<middle + 4]).sorted() == [0, 0, 255, 255])
    #expect(view.layer.contentsScale == 2)
  }

  @Test func anUnknownNameIsToldWithTheNearest() throws {
    let load = load(#""class": "UIImageView", "image": {"symbol": "heart.fil"}"#)
    let mistake = try #require(load.diagnostics.sorted.first)
    #expect(mistake.code == .unknownSymbol && mistake.severity == .error)
    #expect(mistake.suggestion == "heart.fill")
    #expect(mistake.message.contains("heart.fil"))
  }

  @Test func wrongKeysAreTold() throws {
    let wrong = [
      #""weight": "fat""#, #""pointSize": 0"#, #""scale": 2"#, #""capInsets": [1, 1, 1, 1]"#,
    ]
    for keys in wrong {
      let load = load("\"class\": \"UIImageView\", \"image\": {\"symbol\": \"star\", \(keys)}")
      #expect(load.diagnostics.sorted.count == 1, "\(keys)")
    }
  }
}
