import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

// Siblings in space: who hides whom, and who cuts whom.

extension SpaceTests {
  /// The article's scene: grey at −40, green at 0, blue at 40, all halved, in this order of insertion.
  private func article(_ map: Matrix4?) -> RenderNode {
    let bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
    let ellipse = CGPath(ellipseIn: bounds, transform: nil)
    func oval(_ id: UInt64, _ color: CGColor, _ z: Double) -> RenderNode {
      layer(
        id: id, 10, 10, 80, 80, content: .shape(ShapeContent(ellipse, fill: color)),
        space: .depth(z / 2))
    }
    let grey = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    let back = layer(id: 4, 10, 10, 80, 80, color: grey, space: .depth(-20))
    return stage([back, oval(3, green, 0), oval(2, blue, 40)], map: map)
  }

  @Test("L05 without a transform the order is by z, and all lie in one place")
  func articleFlat() throws {
    let seen = try #require(picture(article(nil)))
    #expect(seen[50, 50] == blue.pixel && seen[11, 11].red == 128)
  }

  @Test("L05 turned without m34 the layers move apart and keep their heights")
  func articleForeshortened() throws {
    let seen = try #require(picture(article(.turned(.pi / 3))))
    // Depth z moves by z · sin 60°; the width of 80 becomes 40.
    let shift = 20 * (Double.pi / 3).sineValue
    #expect(seen[Int(50 + shift), 50] == blue.pixel)
    #expect(seen[Int(50 - shift), 11].red == 128 && seen[Int(50 - shift), 88].red == 128)
    #expect(seen[Int(50 - shift) - 15, 50].red == 128)
    #expect(seen[Int(50 - shift) - 22, 50] == white)
    #expect(seen[40, 50] == green.pixel)
  }

  @Test("L05 with perspective what is near is large and lies above")
  func articleInPerspective() throws {
    let map = Matrix4.turned(.pi / 3).concatenating(.eye(700))
    let root = article(map)
    let seen = try #require(picture(root))
    let planes = root.planes
    let flat = try planes.map { plane in
      let outline = try [(0, 0), (80, 0), (80, 80), (0, 80)].map {
        try #require(plane.map.plane.point(CGPoint(x: $0.0, y: $0.1)))
      }
      return (plane.node.id, outline)
    }
    #expect(flat.map(\.0) == [4, 3, 2])
    let back = flat[0].1
    // The left side comes forward, hence it is the higher one.
    #expect(back[3].y - back[0].y > back[2].y - back[1].y)
    #expect(try seen.distance(to: #require(picture(scene(planes)))) <= 2)
    #expect(commands(root).split(separator: "\n").count == 3)
  }

  /// The same planes, each by itself under its whole map, in the order given.
  private func scene(_ planes: [SpacePlane]) -> RenderNode {
    layer(
      id: 100, 0, 0, 100, 100,
      planes.map { plane in
        let node = RenderNode(
          id: plane.node.id,
          geometry: Geometry(
            bounds: plane.node.geometry.bounds, space: Space(map: plane.map)),
          paint: plane.node.paint, effect: plane.node.effect, children: plane.node.children)
        return layer(id: 200 + plane.node.id, 0, 0, 100, 100, [node])
      })
  }

  @Test func turningTheStageAroundTurnsTheOrderAround() throws {
    let seen = try #require(picture(article(.turned(.pi))))
    #expect(seen[50, 50].red == 128)
  }

  @Test func planesThatPassThroughEachOtherAreCutWhereTheyMeet() throws {
    let first = layer(id: 1, 20, 20, 60, 60, color: red, space: .turned(.pi / 4))
    let second = layer(id: 2, 20, 20, 60, 60, color: blue, space: .turned(-.pi / 4))
    let seen = try #require(picture(stage([first, second])))
    #expect(seen[40, 50] == red.pixel && seen[60, 50] == blue.pixel)
    #expect(seen[49, 50] == red.pixel && seen[50, 50] == blue.pixel)
    #expect(picture(stage([first, second])) == picture(stage([second, first])))
  }

  @Test(arguments: [0.0, 0.3, 1.1, 2.5])
  func aCutLeavesNoSeam(angle: Double) throws {
    let map = Matrix4.turned(0.5).concatenating(.eye(150))
    let child = layer(id: 5, 5, 5, 30, 40, color: red, radius: 9, opacity: 0.7)
    let card = layer(
      id: 1, 20, 20, 60, 60, color: Self.faint, radius: 12,
      border: Paint.Border(width: 3, color: blue), opacity: 0.8, masks: true, space: map, [child])
    let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0.001)
    let turn = Matrix4(CGAffineTransform(rotationAngle: angle))
    let ghosts = [10.0, 17, 24].map { place in
      layer(
        id: UInt64(place), place, 10, 70, 80, color: clear,
        space: Matrix4.turned(-0.6).concatenating(turn))
    }
    let whole = picture(stage([card]))
    #expect(DepthSorter.fragments(of: stage([card] + ghosts).planes).count > 4)
    #expect(picture(stage([card] + ghosts)) == whole)
  }

  @Test func layersOfOnePlaneKeepTheOrderOfTheTreeHoweverTheyCameThere() {
    // Turned by the stage and back by themselves: one plane but for rounding.
    var keepers: [RenderNode] = []
    for index in 0..<8 {
      let offset = Double(index) * 5
      let angle = Double(index) * 0.1 + 0.01
      let child = layer(
        id: UInt64(index + 1), offset, offset, 50, 50, color: red, space: .turned(-angle))
      keepers.append(
        layer(
          id: UInt64(index + 30), 0, 0, 2 * offset + 50, 100, space: .turned(angle),
          keepsDepth: true, [child]))
    }
    let fragments = DepthSorter.fragments(of: stage(keepers).planes)
    #expect(fragments.map(\.plane.node.id) == Array(1...8))
  }

  @Test func childrenOfALayerThatKeepsDepthMeetItsSiblings() throws {
    let child = layer(id: 2, 0, 0, 60, 60, color: red, space: .turned(.pi / 4))
    let keeper = layer(id: 3, 20, 20, 60, 60, space: .identity, keepsDepth: true, [child])
    let plain = layer(id: 4, 20, 20, 60, 60, color: blue)
    let seen = try #require(picture(stage([keeper, plain])))
    #expect(seen[40, 50] == red.pixel && seen[60, 50] == blue.pixel)
    let flattened = layer(id: 3, 20, 20, 60, 60, [child])
    #expect(try #require(picture(stage([flattened, plain])))[40, 50] == blue.pixel)
  }

  @Test func aLayerThatKeepsDepthFadesEachChildByItself() throws {
    func scene(_ opacity: Float, _ inner: Float) -> RenderNode {
      let children = [
        layer(id: 2, 0, 0, 60, 60, color: red, opacity: inner),
        layer(id: 3, 20, 20, 60, 60, color: blue, opacity: inner),
      ]
      return stage([
        layer(
          id: 4, 10, 10, 60, 60, opacity: opacity, space: .identity, keepsDepth: true, children)
      ])
    }
    #expect(picture(scene(0.5, 1)) == picture(scene(1, 0.5)))
  }

  @Test func tooManyCutsEndInAnOrderByTheMiddles() {
    var children: [RenderNode] = []
    for index in 0..<400 {
      let turn = CGAffineTransform(rotationAngle: Double(index) * 1.3)
      let map = Matrix4.turned(Double(index) * 0.37).concatenating(Matrix4(turn))
      let place = (Double(index % 20), Double(index / 20))
      children.append(
        layer(
          id: UInt64(index + 1), place.0, place.1, 70, 70, color: Self.faint, space: map))
    }
    let fragments = DepthSorter.fragments(of: stage(children).planes)
    #expect(fragments.count <= children.count + DepthSorter.mostCuts)
    #expect(picture(stage(children), side: 16) != nil)
  }
}

extension Double {
  fileprivate var sineValue: Double { sin(self) }
}
