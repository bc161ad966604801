import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// Continuous corners.
@Suite struct SmoothCornerTests {
  /// The shape as a path, corner by corner.
  private func path(_ width: Double, _ height: Double, _ radius: Double) -> CGPath {
    let corner = SmoothCorner.smooth(radius: radius)
    let path = CGMutablePath()
    let places: [(CGPoint) -> CGPoint] = [
      { CGPoint(x: width - $0.x, y: $0.y) }, { CGPoint(x: width - $0.y, y: height - $0.x) },
      { CGPoint(x: $0.x, y: height - $0.y) }, { CGPoint(x: $0.y, y: $0.x) },
    ]
    for (index, place) in places.enumerated() {
      if index == 0 {
        path.move(to: place(corner.start))
      } else {
        path.addLine(to: place(corner.start))
      }
      for curve in corner.curves {
        path.addCurve(
          to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
      }
    }
    path.closeSubpath()
    return path
  }

  private func smooth(
    _ width: Double, _ height: Double, _ radius: Double, color: CGColor? = red,
    border: Paint.Border? = nil, masks: Bool = false, turn: Double = 0,
    _ children: [RenderNode] = []
  ) -> RenderNode {
    layer(
      30, 10, width, height, color: color, radius: radius, border: border, masks: masks,
      smooth: true, transform: CGAffineTransform(rotationAngle: turn), children)
  }

  @Test(arguments: [0, 0.5, .pi / 2])
  func L13_aContinuousCornerIsUIKitsCurve(turn: Double) throws {
    let shape = ShapeContent(path(60, 50, 15), fill: red)
    let same = layer(
      30, 10, 0, 0, content: .shape(shape), transform: CGAffineTransform(rotationAngle: turn))
    let one = try #require(picture(smooth(60, 50, 15, turn: turn)))
    let other = try #require(picture(same))
    #expect(one.distance(to: other) <= 4)
    let round = try #require(
      picture(
        layer(
          30, 10, 60, 50, color: red, radius: 15,
          transform: CGAffineTransform(rotationAngle: turn))))
    #expect(one.distance(to: round) > 20)
  }

  @Test func L13_aClipWithContinuousCornersCutsAsTheShapeDoes() throws {
    let clipped = smooth(60, 50, 15, color: nil, masks: true, [layer(0, 0, 90, 90, color: red)])
    let one = try #require(picture(clipped))
    #expect(one.distance(to: try #require(picture(smooth(60, 50, 15)))) <= 1)
  }

  @Test func L13_aBorderFollowsContinuousCorners() throws {
    let thick = Paint.Border(width: 40, color: red)
    #expect(picture(smooth(60, 50, 15, color: nil, border: thick)) == picture(smooth(60, 50, 15)))
    let thin = Paint.Border(width: 4, color: red)
    let ring = try #require(picture(smooth(60, 50, 15, color: blue, border: thin)))
    // The border hides the background but in pixels that share both, along its inner edge.
    #expect(ring[60, 11] == red.pixel && ring[60, 30] == blue.pixel && ring[30, 10] == white)
  }

  @Test func L13_withoutRoomContinuousCornersAreRound() throws {
    let one = try #require(picture(smooth(60, 40, 20)))
    let other = try #require(picture(layer(30, 10, 60, 40, color: red, radius: 20)))
    #expect(one.distance(to: other) <= 4)
  }

  @Test func L13_aGrowingRadiusNeverJumps() throws {
    var last = try #require(picture(smooth(60, 60, 15)))
    for step in 1...60 {
      let next = try #require(picture(smooth(60, 60, 15 + Double(step) / 4)))
      #expect(next.distance(to: last) < 60)
      last = next
    }
  }

  /// What is claimed to be covered is covered: else something below would be lost.
  @Test(arguments: [1.0, 7, 13, 19, 26, 30, 40])
  func theCoreIsOpaque(radius: Double) throws {
    for (width, height) in [(60.0, 50.0), (60.5, 33.25), (41, 60)] {
      for rounded in [Corners.Set.all, .topLeft, [.topLeft, .bottomRight]] {
        let corners = Corners(radius: radius, rounded: rounded, isContinuous: true)
        let bounds = CGRect(x: 10.25, y: 12, width: width, height: height)
        let core = LayerShape(bounds, corners, map: .identity).core
        let node = RenderNode(
          id: 1, geometry: Geometry(bounds: bounds, transform: .identity),
          paint: Paint(background: red, corners: corners), effect: .none, children: [])
        let shown = try #require(picture(node))
        #expect(core.area > 0)
        for y in core.minY..<core.maxY {
          for x in core.minX..<core.maxX { #expect(shown[x, y] == red.pixel) }
        }
      }
    }
  }

  @Test func continuousCornersThatStayAreFlattenedOnce() {
    var flattener = Flattener()
    let canvas = PixelRect(x: 0, y: 0, width: 100, height: 100)
    for _ in 0..<3 {
      flattener.flatten(
        smooth(60, 50, 15), scale: 1, canvas: canvas, damage: DamageRegion(canvas))
    }
    #expect(flattener.isSettled)
    #expect(flattener.list.dump().contains("stencil (30 10 60 50) #FF0000FF core"))
  }
}
