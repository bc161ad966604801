import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// Edges without antialiasing: a pixel belongs to a layer if its middle does.
@Suite struct HardEdgeTests {
  private let gradient = CGGradient(
    colorsSpace: nil, colors: [red, red] as CFArray, locations: nil)

  /// The pixels whose middles a map takes into a rectangle; nil too near its edge to tell.
  private func isInside(_ x: Int, _ y: Int, _ map: CGAffineTransform, _ rect: CGRect) -> Bool? {
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(map.inverted())
    let near = 0.01
    if rect.insetBy(dx: near, dy: near).contains(point) { return true }
    return rect.insetBy(dx: -near, dy: -near).contains(point) ? nil : false
  }

  private func expect(
    _ node: RenderNode, _ map: CGAffineTransform, fills rect: CGRect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let shown = try #require(picture(node, tileSize: TileSize(width: 16, height: 16)))
    var wrong = 0
    for y in 0..<100 {
      for x in 0..<100 {
        guard let isInside = isInside(x, y, map, rect) else { continue }
        if shown[x, y] != (isInside ? red.pixel : white) { wrong += 1 }
      }
    }
    #expect(wrong == 0, sourceLocation: sourceLocation)
  }

  @Test(arguments: [0.0, 0.1, 0.7, 1.5, 2.4, -3])
  func everyKindOfPaintFollowsThePixelsMiddles(angle: Double) throws {
    let turn = CGAffineTransform(rotationAngle: angle)
    let map = turn.concatenating(CGAffineTransform(translationX: 45.3, y: 40.6))
    let rect = CGRect(x: 0, y: 0, width: 33.3, height: 21.8)
    func node(
      color: CGColor? = nil, border: Paint.Border? = nil, content: Paint.Content? = nil,
      masks: Bool = false, _ children: [RenderNode] = []
    ) -> RenderNode {
      layer(
        45.3, 40.6, 33.3, 21.8, color: color, border: border, content: content, masks: masks,
        softEdges: false, transform: turn, children)
    }
    try expect(node(color: red), map, fills: rect)
    try expect(node(border: Paint.Border(width: 20, color: red)), map, fills: rect)
    let gradient = try #require(gradient)
    let content = GradientContent(kind: .axial, gradient: gradient, start: .zero, end: .zero)
    try expect(node(content: .gradient(content)), map, fills: rect)
    let child = layer(id: 2, -50, -50, 150, 150, color: red)
    try expect(node(masks: true, [child]), map, fills: rect)
    let image = Pixmap(width: 2, height: 2)
    image.surface.fill(image.bounds, with: red.pixel)
    let picture = ImageContent(CGImage(image), frame: rect)
    try expect(node(content: .image(picture)), map, fills: rect)
  }

  @Test(arguments: [1e-12, 1e-5, 1.9e-4, 0.1])
  func aLayerThinnerThanAnyPixelIsDamagedWhereAMiddleIsInIt(height: Double) throws {
    func stripe(at y: Double) -> RenderNode {
      layer(
        id: 1, 0, 0, 20, 20,
        [
          layer(id: 2, 0, y - height / 2, 20, height, color: red, softEdges: false)
        ])
    }
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(stripe(at: 4)))
    _ = renderer.render(frame(stripe(at: 7.5)))
    #expect(renderer.pixmap?[3, 7] == red.pixel)
    _ = renderer.render(frame(stripe(at: 9)))
    #expect(renderer.pixmap?[3, 7] == white)
  }

  @Test func aHardBorderIsARingOfWholePixels() throws {
    let node = layer(
      30, 30, 40, 40, border: Paint.Border(width: 6, color: red), softEdges: false,
      transform: CGAffineTransform(rotationAngle: 0.4))
    let shown = try #require(picture(node))
    for y in 0..<100 {
      for x in 0..<100 { #expect([white, red.pixel].contains(shown[x, y])) }
    }
    #expect(commands(node).contains("outline evenOdd hard"))
  }

  @Test func hardLayersThatMeetLeaveNoSeamAndDoNotOverlap() throws {
    let half = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let turn = CGAffineTransform(rotationAngle: 0.3)
    func part(_ id: UInt64, _ x: Double, _ width: Double) -> RenderNode {
      RenderNode(
        id: id,
        geometry: Geometry(
          bounds: CGRect(x: 0, y: 0, width: width, height: 40),
          transform: CGAffineTransform(translationX: x, y: 0)),
        paint: Paint(background: half), effect: Effect(hasSoftEdges: false), children: [])
    }
    let parts = layer(40, 20, 0, 0, transform: turn, [part(2, 0, 13.7), part(3, 13.7, 21.3)])
    let whole = layer(40, 20, 0, 0, transform: turn, [part(2, 0, 35)])
    #expect(picture(parts) == picture(whole))
  }

  @Test("F51 a pixel whose middle lies on an edge belongs to what is right of it, and below")
  func middlesOnEdges() throws {
    // Turned by a quarter, so that the edges are not the analytic ones of plain rectangles.
    for turn in [CGAffineTransform.identity, CGAffineTransform(rotationAngle: .pi / 2)] {
      let isTurned = turn.b > 0.5
      let (width, height) = isTurned ? (10, 20) : (20, 10)
      let node = RenderNode(
        id: 1,
        geometry: Geometry(
          bounds: CGRect(x: 0, y: 0, width: 20, height: 10),
          transform: turn.concatenating(
            CGAffineTransform(translationX: 30.5 + (isTurned ? 10 : 0), y: 40.5))),
        paint: Paint(background: red), effect: Effect(hasSoftEdges: false), children: [])
      let shown = try #require(picture(node))
      for (x, isIn) in [(29, false), (30, true), (29 + width, true), (30 + width, false)] {
        #expect((shown[x, 45] == red.pixel) == isIn, "\(x)")
      }
      for (y, isIn) in [
        (39, false), (40, true), (39 + height, true), (40 + height, false),
      ] {
        #expect((shown[35, y] == red.pixel) == isIn, "\(y)")
      }
    }
  }
}
