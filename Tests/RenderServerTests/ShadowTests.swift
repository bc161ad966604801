import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

@Suite struct ShadowTests {
  private let black = CGColor(gray: 0, alpha: 1)

  private func soft(
    _ radius: CGFloat = 4, x: CGFloat = 3, y: CGFloat = 5, color: CGColor? = nil,
    path: CGPath? = nil
  ) -> Shadow {
    Shadow(
      color: color ?? black, offset: CGSize(width: x, height: y), radius: radius, path: path)
  }

  /// A node with a shadow under a parent that paints nothing.
  private func scene(_ node: RenderNode, _ shadow: Shadow) -> RenderNode {
    layer(id: 90, 0, 0, 100, 100, [node.casting(shadow)])
  }

  @Test func L14_000_aShapesShadowIsAsTheBlurredCoverageOfItsPath() throws {
    let rect = CGRect(x: 0, y: 0, width: 50, height: 40)
    let node = layer(id: 2, 20, 25, 50, 40, color: red, radius: 12)
    let path = CGPath(roundedRect: rect, cornerWidth: 12, cornerHeight: 12, transform: nil)
    // Almost the same path, and no rounded rectangle.
    let crooked = CGMutablePath()
    crooked.addPath(path)
    crooked.addRect(CGRect(x: 20, y: 20, width: 1, height: 1))
    for radius in [1.5, 4, 9] as [CGFloat] {
      let own = try #require(picture(scene(node, soft(radius))))
      let same = try #require(picture(scene(node, soft(radius, path: path))))
      let blurred = try #require(picture(scene(node, soft(radius, path: crooked))))
      #expect(own.distance(to: same) <= 1)
      #expect(own.distance(to: blurred) <= 2, "\(own.distance(to: blurred)) at \(radius)")
      #expect(own != picture(scene(node, soft(radius, path: CGPath(rect: rect, transform: nil)))))
    }
  }

  @Test func L14_000_contentCastsTheShadowOfItsAlpha() throws {
    // The same shape three ways: as a background, as a shape, and put together of two children.
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 30), transform: nil)
    let plain = layer(id: 2, 30, 30, 40, 30, color: red)
    let shape = layer(id: 2, 30, 30, 0, 0, content: .shape(ShapeContent(path, fill: red)))
    let parts = layer(
      id: 2, 30, 30, 0, 0,
      [layer(id: 3, 0, 0, 10, 30, color: red), layer(id: 4, 10, 0, 30, 30, color: red)])
    let right = try #require(picture(scene(plain, soft())))
    #expect(try #require(picture(scene(shape, soft()))).distance(to: right) <= 2)
    #expect(try #require(picture(scene(parts, soft()))).distance(to: right) <= 2)
  }

  @Test func L14_000_aBorderAloneCastsARing() throws {
    let ring = layer(
      id: 2, 20, 20, 60, 60, border: Paint.Border(width: 3, color: red))
    let shown = try #require(picture(scene(ring, soft(2, x: 0, y: 0))))
    #expect(shown[50, 50] == white)
    #expect(shown[50, 25].red < 230)
    #expect(shown[50, 19].red < 230)
  }

  @Test func L14_000_fadingShowsTheShadowThroughTheLayer() throws {
    // Shadow first at half strength, then the layer at half strength over it.
    let node = layer(id: 2, 30, 30, 40, 40, color: red, opacity: 0.5)
    let shown = try #require(picture(scene(node, soft(0, x: 0, y: 0))))
    #expect(abs(Int(shown[50, 50].red) - 191) <= 1)
    #expect(abs(Int(shown[50, 50].green) - 64) <= 1)
    // Its children are one group with it and do not change that.
    let child = layer(id: 3, 5, 5, 30, 30, color: red)
    let group = layer(id: 2, 30, 30, 40, 40, color: red, opacity: 0.5, [child])
    let grouped = try #require(picture(scene(group, soft(0, x: 0, y: 0))))
    #expect(grouped.distance(to: shown) <= 1)
  }

  @Test func aFadedParentFadesAChildAndItsShadowTogether() throws {
    let child = layer(id: 2, 30, 30, 40, 40, color: red).casting(soft(0, x: 0, y: 0))
    let parent = layer(id: 3, 0, 0, 100, 100, opacity: 0.5, [child])
    let shown = try #require(picture(parent))
    #expect(abs(Int(shown[50, 50].red) - 255) <= 1)
    #expect(abs(Int(shown[50, 50].green) - 127) <= 1)
  }

  @Test func aShadowTurnsAndGrowsWithItsLayer() throws {
    let node = layer(id: 2, -20, -15, 40, 30, color: red, radius: 6)
    let shadow = soft(3, x: 6, y: 2)
    func turned(_ transform: CGAffineTransform) throws -> Pixmap {
      let turn = layer(id: 7, 50, 50, 0, 0, transform: transform, [node.casting(shadow)])
      return try #require(picture(turn))
    }
    let upright = try turned(.identity)
    let quarter = try turned(CGAffineTransform(rotationAngle: .pi / 2))
    for y in 0..<100 {
      for x in 0..<100 {
        let difference = Int(upright[x, y].green) - Int(quarter[99 - y, x].green)
        #expect(abs(difference) <= 1, "\(x), \(y): \(difference)")
      }
    }
    // A turn by nearly nothing takes the other way, by the coverage of a path.
    let nearly = try turned(CGAffineTransform(rotationAngle: 1e-5))
    #expect(nearly.distance(to: upright) <= 3)
    // The stretched layer is as a layer of that size with a shadow of that size.
    let scaled = try #require(
      picture(
        layer(
          id: 7, 0, 0, 0, 0, transform: CGAffineTransform(scaleX: 2, y: 2),
          [
            layer(id: 2, 12, 10, 20, 15, color: red, radius: 3).casting(soft(2, x: 3, y: 1))
          ])))
    let large = try #require(
      picture(scene(layer(id: 2, 24, 20, 40, 30, color: red, radius: 6), soft(4, x: 6, y: 2))))
    #expect(scaled == large)
  }

  @Test func childrenWithinTheShapeLeaveTheShadowInClosedForm() {
    let inside = layer(id: 3, 4, 4, 30, 30, color: blue)
    let outside = layer(id: 3, 30, 4, 30, 30, color: blue)
    let cornered = layer(id: 3, 0, 0, 30, 30, color: blue)
    let clipped = layer(id: 3, 0, 0, 50, 40, radius: 12, masks: true, [cornered])
    func castsShape(_ child: RenderNode) -> Bool {
      layer(id: 2, 0, 0, 50, 40, color: red, radius: 12, [child]).casting(soft()).castsItsShape
    }
    #expect(castsShape(inside))
    #expect(castsShape(clipped))
    #expect(castsShape(layer(id: 3, 0, 0, 50, 40, color: blue, radius: 12)))
    #expect(!castsShape(outside))
    #expect(!castsShape(cornered))
    #expect(!castsShape(inside.casting(soft(20))))
    #expect(!castsShape(layer(id: 3, 0, 0, 50, 40, color: blue, radius: 11)))
    #expect(!layer(id: 2, 0, 0, 50, 40, color: red).castsItsShape)
  }

  @Test func pathsThatAreRoundedRectanglesAreRecognised() throws {
    let rect = CGRect(x: 3, y: 5, width: 40, height: 24)
    let plain = try #require(CGPath(rect: rect, transform: nil).asRoundedRect)
    #expect(plain == RoundedRect(minX: 3, minY: 5, maxX: 43, maxY: 29))
    let ellipse = try #require(CGPath(ellipseIn: rect, transform: nil).asRoundedRect)
    #expect(abs(ellipse.topLeft.x - 20) < 1e-6 && abs(ellipse.bottomRight.y - 12) < 1e-6)
    let rounded = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 7, transform: nil)
    let found = try #require(rounded.asRoundedRect)
    #expect(abs(found.topRight.x - 5) < 1e-6 && abs(found.topRight.y - 7) < 1e-6)
    var turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(rounded.copy(using: &turn)?.asRoundedRect != nil)
    turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(rounded.copy(using: &turn)?.asRoundedRect == nil)
    let lines = CGMutablePath()
    lines.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)])
    #expect(lines.asRoundedRect == nil)
    #expect(CGMutablePath().asRoundedRect == nil)
    let twice = CGMutablePath()
    twice.addRect(rect)
    twice.addRect(rect)
    #expect(twice.asRoundedRect == nil)
  }

  @Test func movingOnlyTheShadowDamagesBothPlaces() {
    let renderer = Renderer(threads: 1)
    let node = layer(id: 2, 30, 30, 20, 20, color: red)
    _ = renderer.render(frame(scene(node, soft(2, x: 0, y: 10))))
    let report = renderer.render(frame(scene(node, soft(2, x: 10, y: 0))))
    let damage = report.damage.reduce(PixelRect.empty) { $0.union($1) }
    #expect(damage == PixelRect(x: 24, y: 24, width: 42, height: 42))
    #expect(renderer.pixmap == picture(scene(node, soft(2, x: 10, y: 0))))
  }

  @Test func aChangeBelowAContentShadowDamagesTheShadow() {
    func tree(_ x: Double) -> RenderNode {
      let child = layer(id: 3, x, 0, 20, 20, color: red)
      return scene(layer(id: 2, 20, 20, 50, 50, [child]), soft(3, x: 20, y: 20))
    }
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(tree(0)))
    _ = renderer.render(frame(tree(5)))
    #expect(renderer.pixmap == picture(tree(5)))
  }

  @Test func aShadowInClosedFormStaysWhenSomethingWithinTheShapeChanges() {
    func tree(_ color: CGColor) -> RenderNode {
      let child = layer(id: 3, 10, 10, 5, 5, color: color)
      return scene(layer(id: 2, 20, 20, 50, 50, color: red, [child]), soft())
    }
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(tree(blue)))
    let report = renderer.render(frame(tree(green)))
    #expect(report.damage == [PixelRect(x: 30, y: 30, width: 5, height: 5)])
  }
}

extension RenderNode {
  /// The same layer with a shadow.
  func casting(_ shadow: Shadow) -> RenderNode {
    with(
      effect: Effect(
        opacity: effect.opacity, masksToBounds: effect.masksToBounds,
        extras: Extras(shadow: shadow)))
  }
}

extension CGPath {
  fileprivate var asRoundedRect: RoundedRect? { roundedRect(largestRadius: .infinity) }
}
