import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import Scenes

/// The forms of an image in a scene, and what each does to its layer.
@MainActor @Suite struct ImageFormTests {
  private let live = LiveScene()

  private func layer(_ keys: String, files: [String: [UInt8]] = [:]) throws -> CALayer {
    let load = PictureFiles(
      sublayers: "{\"frame\": [0, 0, 40, 20], \(keys)}", files
    ).load()
    live.show(try #require(load.scene, "\(load.diagnostics.sorted.map(\.message))"))
    return try #require(live.root?.sublayers.first?.layer)
  }

  private func size(_ layer: CALayer) -> [Int]? {
    (layer.contents as? CGImage).map { [$0.width, $0.height] }
  }

  @Test func L09_aPathShowsTheFileAtOnePixelAPoint() throws {
    let layer = try layer(#""contents": "a.png""#, files: ["a.png": PictureFiles.png(6, 4)])
    #expect(size(layer) == [6, 4])
    #expect(layer.contentsScale == 1)
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test(arguments: [("a.png", 1), ("a@2x.png", 2), ("b.c@3x.png", 3), ("a@2x.b.png", 1)])
  func theNameTellsTheScaleUnlessTheFileDoes(_ name: String, _ scale: CGFloat) throws {
    let files = [name: try PictureFiles.png(6, 4)]
    #expect(try layer("\"contents\": \"\(name)\"", files: files).contentsScale == scale)
    let object = "\"contents\": {\"file\": \"\(name)\", \"scale\": 4}"
    #expect(try layer(object, files: files).contentsScale == 4)
    let explicit = object + ", \"contentsScale\": 5"
    #expect(try layer(explicit, files: files).contentsScale == 5)
  }

  @Test func L12_capInsetsAreTheCentreThatStretches() throws {
    let files = ["a.png": try PictureFiles.png(40, 20)]
    func center(_ keys: String) throws -> CGRect { try layer(keys, files: files).contentsCenter }
    #expect(
      try center(#""contents": {"file": "a.png", "scale": 2, "capInsets": [1, 4, 3, 6]}"#)
        == CGRect(x: 0.2, y: 0.1, width: 0.5, height: 0.6))
    // No cap at all stretches everything; caps that meet or cross leave a line.
    #expect(
      try center(#""contents": {"file": "a.png", "capInsets": [0, 20, 0, 20]}"#)
        == CGRect(x: 0.5, y: 0, width: 0, height: 1))
    #expect(
      try center(#""contents": {"file": "a.png", "capInsets": [90, 30, 90, 30]}"#)
        == CGRect(x: 0.75, y: 1, width: 0, height: 0))
    #expect(
      try center(
        #""contentsCenter": [0, 0, 0.5, 1], "contents": {"file": "a.png", "capInsets": [1, 1, 1, 1]}"#
      ) == CGRect(x: 0, y: 0, width: 0.5, height: 1))
  }

  @Test func aCheckerboardIsDrawnSquareBySquare() throws {
    let layer = try layer(
      ##""contents": {"checkerboard": 2, "size": [5, 4], "scale": 2, "colors": ["#F00", "#00F"]}"##)
    #expect(size(layer) == [10, 8])
    #expect(layer.contentsScale == 2)
    let image = try #require(layer.contents as? CGImage)
    let bytes = [UInt8](try #require(image.dataProvider?.data))
    let pixels = [(0, 0), (3, 3), (4, 0), (8, 0), (0, 4), (4, 4)].map { x, y in
      Array(bytes[(y * 10 + x) * 4..<(y * 10 + x) * 4 + 4])
    }
    let (red, blue) = (pixels[0], pixels[2])
    #expect(red != blue)
    #expect(pixels == [red, red, blue, red, blue, red])
  }

  @Test func aCheckerboardHasEightSquaresEachWayAndGreysByItself() throws {
    #expect(size(try layer(#""contents": {"checkerboard": 3}"#)) == [24, 24])
  }

  @Test func L10_L11_theRestOfTheContentsIsSet() throws {
    let layer = try layer(
      #"""
      "contents": {"checkerboard": 3}, "contentsGravity": "resizeAspect",
      "contentsRect": [0.25, 0, 0.5, 1], "contentsCenter": [0.1, 0.2, 0.3, 0.4],
      "magnificationFilter": "nearest", "minificationFilter": "trilinear"
      """#)
    #expect(layer.contentsGravity == .resizeAspect)
    #expect(layer.contentsRect == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
    #expect(layer.contentsCenter == CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4))
    #expect(layer.magnificationFilter == .nearest)
    #expect(layer.minificationFilter == .trilinear)
  }

  @Test func aViewsLayerTakesContentsAndGoesBackToTheScreensScale() throws {
    let fine = UIScreen()
    fine.scale = 3
    try fine.asMain {
      let live = LiveScene()
      @MainActor func show(_ keys: String) throws -> CALayer {
        let files = PictureFiles(
          "{\"root\": {\(keys)}}", ["a@2x.png": try PictureFiles.png(8, 8)])
        live.show(try #require(files.load().scene))
        return try #require(live.root?.layer)
      }
      let layer = try show(#""layer": {"contents": "a@2x.png"}"#)
      #expect(size(layer) == [8, 8])
      #expect(layer.contentsScale == 2)
      #expect(try show(#""tag": 3"#) === layer)
      #expect(layer.contents == nil)
      #expect(layer.contentsScale == 3)
      #expect(!live.dumpLayers().contains("contentsScale"))
    }
  }

  @Test func nullTakesThePictureAway() throws {
    #expect(try layer(#""contents": null"#).contents == nil)
  }

  @Test func aPathIsSeenFromTheFileThatNamesIt() throws {
    let files = PictureFiles(
      #"{"include": ["t/theme.json"], "root": {"sublayers": [{"contents": "$p"}, {"contents": "p/x.png"}]}}"#,
      [
        "t/theme.json": Array(#"{"define": {"p": "../p/x.png"}}"#.utf8),
        "p/x.png": try PictureFiles.png(3, 3),
      ])
    let load = files.load()
    #expect(load.isValid)
    #expect(load.files == ["s.json", "t/theme.json", "p/x.png"])
  }

  @Test func anActionSetsThePictureWithItsScale() throws {
    let files = PictureFiles(
      #"""
      {"root": {"id": "r", "actions": {"tap": [{"set": {"l.contents": "b@2x.png"}}]},
        "sublayers": [{"id": "l", "contents": "a.png"}]}}
      """#, ["a.png": try PictureFiles.png(3, 3), "b@2x.png": try PictureFiles.png(4, 4)])
    live.show(try #require(files.load().scene))
    let (root, layer) = (try #require(live.root), try #require(live.node(named: "l")?.layer))
    live.perform(.tap, of: root)
    #expect(size(layer) == [4, 4])
    #expect(layer.contentsScale == 2)
  }
}
