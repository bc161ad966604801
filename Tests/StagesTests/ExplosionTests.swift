import CoreGraphics
import Pixels
import RenderServer
import RenderTree
import Scenes
import StageSupport
import Stages
import Testing

/// A scene with its layers apart.
@MainActor
struct ExplosionTests {
  private func stage(_ nodes: String) throws -> Stage {
    try Stage(
      showing: """
        { "canvas": { "size": [100, 80], "background": "white", "scale": 1 },
          "root": { "id": "root", "subviews": [ \(nodes) ] } }
        """)
  }

  private static let two = """
    { "frame": [10, 10, 30, 30], "backgroundColor": "red" },
    { "frame": [60, 10, 30, 30], "backgroundColor": "blue" }
    """

  private static let over = """
    { "frame": [10, 10, 60, 60], "backgroundColor": "red" },
    { "frame": [20, 20, 60, 50], "backgroundColor": "blue" }
    """

  private func levels(_ nodes: String) throws -> Int {
    let tree = try #require(try stage(nodes).tree)
    return Explosion.levelCount(of: tree)
  }

  @Test func whatCoversSomethingLiesAboveItAndNeighboursDoNot() throws {
    // Window, root and what is in it.
    #expect(try levels(Self.two) == 3)
    #expect(try levels(Self.over) == 4)
    let nested = #"{ "frame": [0, 0, 50, 50], "subviews": [ { "frame": [5, 5, 9, 9] } ] }"#
    #expect(try levels(nested) == 4)
  }

  @Test func aPathIsSeenWhereItsLayerHasNoSize() throws {
    let shape =
      #"{ "class": "CAShapeLayer", "path": { "rect": [20, 20, 40, 30] }, "fillColor": "red" }"#
    let stage = try stage(#"{ "frame": [0, 0, 100, 80], "sublayers": [ \#(shape) ] }"#)
    let tree = try #require(stage.tree)
    #expect(Explosion.levelCount(of: tree) == 4)
    stage.explosion = Explosion(yaw: 0, pitch: 0, spacing: 0)
    stage.turn(at: 0)
    #expect(stage.image?.pixmap[40, 40] == Pixel(0xFFFF_0000))
  }

  @Test func thePictureIsAnotherAndComesBack() throws {
    let stage = try stage(Self.over)
    let flat = try #require(stage.image).pixmap
    stage.explosion = Explosion()
    #expect(stage.turn(at: 0).tilesPainted > 0)
    let apart = try #require(stage.image).pixmap
    #expect(apart != flat)
    // The same again is no work.
    #expect(stage.turn(at: 0).tilesPainted == 0)
    stage.explosion?.yaw += 5
    stage.turn(at: 0)
    #expect(stage.image?.pixmap != apart)
    stage.explosion = nil
    stage.turn(at: 0)
    #expect(stage.image?.pixmap == flat)
  }

  @Test func onlyTheLevelsThatAreAskedForAreShown() throws {
    let stage = try stage(Self.over)
    func reds() throws -> Int {
      let pixmap = try #require(stage.image).pixmap
      return (0..<80).reduce(0) { count, y in
        count + (0..<100).filter { pixmap[$0, y] == Pixel(0xFFFF_0000) }.count
      }
    }
    stage.explosion = Explosion(yaw: -30, pitch: 0, spacing: 10)
    stage.turn(at: 0)
    #expect(try reds() > 100)
    stage.explosion?.levels = 3...3
    stage.turn(at: 0)
    #expect(try reds() == 0)
  }

  @Test(arguments: [
    Explosion(yaw: 89, pitch: 89, spacing: 1000), Explosion(yaw: -89, pitch: -89, spacing: 0),
    Explosion(yaw: 0, pitch: 0, spacing: 0),
  ])
  func anyViewIsAPicture(_ explosion: Explosion) throws {
    let stage = try stage(Self.over)
    stage.explosion = explosion
    stage.turn(at: 0)
    #expect(stage.image?.width == 100)
  }

  @Test func moreLayersThanCanBeToldApartAreLeftOut() throws {
    let nodes = Array(repeating: #"{ "frame": [1, 1, 9, 9], "alpha": 0.9 }"#, count: 6000)
    let stage = try stage(nodes.joined(separator: ","))
    stage.explosion = Explosion()
    stage.turn(at: 0)
    #expect(try #require(stage.frame().root).count < Explosion.mostPlanes + 10)
  }
}
