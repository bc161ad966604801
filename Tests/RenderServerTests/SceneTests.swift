import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// Pictures compared with pictures of simpler scenes.
@Suite struct SceneTests {
  private func shape(_ points: [(Double, Double)], _ color: CGColor) -> Paint.Content {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return .shape(ShapeContent(path, fill: color))
  }

  @Test func emptyTreesShowTheBackground() {
    #expect(picture(nil) == picture(layer(0, 0, 50, 50)))
    #expect(picture(nil)?[99, 99] == white)
  }

  @Test func aMaskedChildIsTheIntersection() {
    let masked = layer(10, 10, 40, 40, masks: true, [layer(20, 20, 40, 40, color: red)])
    #expect(picture(masked) == picture(layer(30, 30, 20, 20, color: red)))
  }

  @Test func aMaskBetweenPixelsCutsAsAShapeDoes() throws {
    let masked = layer(
      10.25, 10.5, 40, 40, radius: 9, masks: true, [layer(-20, -20, 90, 90, color: red)])
    let one = try #require(picture(masked))
    let other = try #require(picture(layer(10.25, 10.5, 40, 40, color: red, radius: 9)))
    #expect(one.distance(to: other) <= 1)
  }

  @Test func theInteriorOfAMaskIsPaintedAsIfThereWereNone() throws {
    let faint = CGColor(red: 0.3, green: 0.6, blue: 0.2, alpha: 0.4)
    let children = [
      layer(0, 0, 90, 90, color: faint), layer(3, 3, 70, 70, color: faint, opacity: 0.7),
    ]
    let masked = try #require(picture(layer(5, 5, 80, 80, radius: 10, masks: true, children)))
    let free = try #require(picture(layer(5, 5, 80, 80, children)))
    for y in 15..<75 {
      for x in 5..<85 { #expect(masked[x, y] == free[x, y]) }
    }
  }

  @Test func fadingOneThingIsItsColorFaded() {
    let half = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let plain = picture(layer(10, 10, 40, 40, color: half, radius: 5))
    #expect(picture(layer(10, 10, 40, 40, color: red, radius: 5, opacity: 0.5)) == plain)
    let nested = layer(0, 0, 90, 90, opacity: 0.5, [layer(10, 10, 40, 40, color: red, radius: 5)])
    #expect(picture(nested) == plain)
  }

  @Test func aFadedGroupShowsOnlyItsTopmostContent() {
    let children = [
      layer(0, 0, 40, 40, color: blue), layer(0, 0, 40, 40, color: green),
      layer(0, 0, 40, 40, color: red),
    ]
    let group = layer(10, 10, 40, 40, opacity: 0.5, children)
    #expect(commands(group).contains("group (10 10 40 40) opacity 128"))
    let half = CGColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
    #expect(picture(group) == picture(layer(10, 10, 40, 40, color: half)))
  }

  /// A colour faded and a group of it faded differ in the last bit, so becoming a group repaints
  /// what stays.
  @Test(arguments: [0.1, 0.17, 0.24, 0.33, 0.45, 0.58, 0.61, 0.77, 0.86, 0.93])
  func becomingAGroupRepaintsWhatStays(alpha: Double) {
    let faint = CGColor(red: 0.3, green: 0.7, blue: 0.1, alpha: alpha)
    let below = layer(10, 10, 40, 40, color: faint)
    func scene(_ children: [RenderNode]) -> RenderNode {
      layer(
        0, 0, 100, 100, opacity: 0.37,
        [layer(id: 2, 0, 0, 100, 100, [layer(id: 3, 0, 0, 90, 90, [below] + children)])])
    }
    let renderer = Renderer(threads: 1)
    for children in [[], [layer(id: 4, 70, 70, 5, 5, color: red)], []] {
      _ = renderer.render(frame(scene(children)))
      #expect(renderer.pixmap == picture(scene(children)))
    }
  }

  @Test func aQuarterTurnIsTheSwappedSize() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = layer(60, 10, 40, 20, color: red, radius: 6, transform: turn)
    #expect(picture(turned) == picture(layer(40, 10, 20, 40, color: red, radius: 6)))
    #expect(commands(turned).hasPrefix("rounded"))
  }

  /// Every corner must come out where the general path over an outline puts it.
  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(scaleX: -1, y: -1),
    CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: -.pi / 2),
    CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0),
    CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0),
  ])
  func cornersFollowFlipsAndQuarterTurns(transform: CGAffineTransform) throws {
    for corner in [Corners.Set.topLeft, .topRight, .bottomLeft, .bottomRight] {
      func scene(_ transform: CGAffineTransform) -> RenderNode {
        RenderNode(
          id: 1,
          geometry: Geometry(
            bounds: CGRect(x: -20, y: -15, width: 40, height: 30),
            transform: transform.concatenating(CGAffineTransform(translationX: 50, y: 50))),
          paint: Paint(background: red, corners: Corners(radius: 12, rounded: corner)),
          effect: .none, children: [])
      }
      // Turned by so little that no pixel shows it, but enough to take the general path.
      let nearly = transform.rotated(by: 1e-7)
      #expect(commands(scene(nearly)).hasPrefix("outline"))
      let exact = try #require(picture(scene(transform)))
      #expect(try exact.distance(to: #require(picture(scene(nearly)))) <= 2)
    }
  }

  @Test func aBorderIsTheShapeWithoutItsInside() {
    let border = Paint.Border(width: 5, color: red)
    let bordered = layer(10, 10, 40, 40, border: border)
    let sides = layer(
      0, 0, 100, 100,
      [
        layer(10, 10, 40, 5, color: red), layer(10, 45, 40, 5, color: red),
        layer(10, 15, 5, 30, color: red), layer(45, 15, 5, 30, color: red),
      ])
    #expect(picture(bordered) == picture(sides))
  }

  @Test func aBorderTooWideFillsTheShape() {
    let border = Paint.Border(width: 20, color: red)
    let wide = layer(10, 10, 40, 60, radius: 8, border: border)
    #expect(picture(wide) == picture(layer(10, 10, 40, 60, color: red, radius: 8)))
  }

  @Test func theBorderLiesAboveTheChildrenAndTheMask() {
    let border = Paint.Border(width: 5, color: red)
    let scene = layer(
      10, 10, 40, 40, color: blue, border: border, masks: true,
      [layer(-5, -5, 80, 80, color: green)])
    #expect(
      commands(scene) == """
        rect (10 10 40 40) #0000FFFF core (10 10 40 40)
        rect (10 10 40 40) #00FF00FF core (10 10 40 40)
        ring (10 10 40 40) #FF0000FF hole (15 15 30 30)

        """)
  }

  @Test func groupsNestAsTheTreeDoes() {
    let scene = layer(
      10, 10, 80, 80, color: blue, radius: 8, opacity: 0.5, masks: true,
      [layer(20, 20, 80, 80, color: green)])
    #expect(
      commands(scene) == """
        group (10 10 80 80) opacity 128 {
          rounded (10 10 80 80) #0000FFFF core \(RoundedRect(10, 10, 90, 90, 8).opaqueCore) radius 8
          group (10 10 80 80) opacity 255 mask rounded radius 8 core \
        \(RoundedRect(10, 10, 90, 90, 8).opaqueCore) sides (18 10 64 80) { \
        rect (30 30 60 60) #00FF00FF core (30 30 60 60) }
        }

        """)
  }

  @Test func aShapeRunsPastTheBoundsUnlessMasked() throws {
    let triangle = shape([(0, 0), (60, 0), (0, 60)], red)
    let free = try #require(picture(layer(10, 10, 20, 20, content: triangle)))
    #expect(free[50, 12] == red.pixel)
    let masked = try #require(picture(layer(10, 10, 20, 20, content: triangle, masks: true)))
    #expect(masked[50, 12] == white)
    #expect(masked[29, 29] == red.pixel)
  }

  @Test func scaleMultipliesEverything() {
    let small = layer(
      5, 6, 20, 10, color: blue, radius: 3, border: Paint.Border(width: 1, color: red))
    let large = layer(
      10, 12, 40, 20, color: blue, radius: 6, border: Paint.Border(width: 2, color: red))
    #expect(picture(small, scale: 2) == picture(large))
  }

  @Test func turningByAFullCircleInTwoStepsIsNotTurning() {
    let turn = CGAffineTransform(rotationAngle: 1)
    let back = CGAffineTransform(rotationAngle: -1)
    let inner = layer(
      10, 10, 20, 20, color: red, radius: 4,
      transform: back.concatenating(CGAffineTransform(translationX: 0, y: 0)))
    let plain = layer(20, 30, 30, 20, color: red)
    let twice = layer(
      20, 30, 60, 60, transform: turn, [layer(0, 0, 30, 20, color: red, transform: back)])
    #expect(commands(inner).hasPrefix("outline"))
    #expect(picture(twice) == picture(plain))
  }
}

extension RoundedRect {
  /// All corners alike.
  init(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, _ radius: Double) {
    let corner = CornerRadius(x: radius, y: radius)
    self.init(
      minX: minX, minY: minY, maxX: maxX, maxY: maxY, topLeft: corner, topRight: corner,
      bottomRight: corner, bottomLeft: corner)
  }
}
