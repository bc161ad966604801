import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// Trees that no program should make, and that must not do harm.
@Suite struct ExtremeTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e9, -1e9, 1e30, 1e300, .greatestFiniteMagnitude, 1e-300, 0, -3,
  ]

  @Test(arguments: numbers)
  func oddNumbersNeitherTrapNorDisturbTheirSiblings(number: Double) throws {
    let good = layer(id: 2, 10, 10, 20, 20, color: red)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: number, y: 1))
    path.addQuadCurve(to: CGPoint(x: 5, y: number), control: CGPoint(x: number, y: number))
    path.addLine(to: CGPoint(x: 3, y: 4))
    let border = Paint.Border(width: number, color: green)
    let odd = [
      layer(id: 3, number, 60, 10, 10, color: blue, border: border, masks: true),
      layer(id: 4, 60, 60, number, number, color: blue, radius: number, border: border, [good]),
      layer(
        id: 5, 60, 60, 10, 10, color: blue, radius: number, border: border, masks: true, [good]),
      layer(id: 6, 60, 60, 10, 10, content: .shape(ShapeContent(path, fill: blue, rule: .evenOdd))),
      layer(
        id: 7, 60, 60, 10, 10, color: blue, radius: 3, border: border, masks: true,
        transform: CGAffineTransform(a: number, b: 1, c: 0, d: 1, tx: 0, ty: 0), [good]),
      layer(
        id: 8, 60, 60, 10, 10, color: blue,
        transform: CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: number, ty: 0)),
      layer(id: 9, 60, 60, 10, 10, color: blue, opacity: Float(number), [good]),
    ]
    for node in odd {
      let renderer = Renderer(threads: 1, tileSize: TileSize(width: 16, height: 16))
      _ = renderer.render(frame(layer(id: 1, 0, 0, 0, 0, [node, good])))
      #expect(renderer.pixmap?[15, 15] == red.pixel, "\(node.line)")
      _ = renderer.render(frame(layer(id: 1, 0, 0, 0, 0, [good])))
      #expect(renderer.pixmap == picture(good), "\(node.line)")
      _ = renderer.render(frame(layer(id: 1, 0, 0, 0, 0, [node, good])))
      #expect(renderer.pixmap == picture(layer(id: 1, 0, 0, 0, 0, [node, good])), "\(node.line)")
    }
  }

  @Test func hugeLayersFillTheCanvas() throws {
    for side in [1e6, 1e9, 1e12] {
      let huge = layer(-side / 2, -side / 2, side, side, color: red, radius: side / 100)
      let shown = try #require(picture(huge))
      #expect(shown[0, 0] == red.pixel && shown[99, 99] == red.pixel)
    }
  }

  @Test func degenerateMapsShowNothing() {
    for map in [
      CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 20, ty: 20),
      CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      CGAffineTransform(scaleX: 0, y: 1),
    ] {
      let child = layer(0, 0, 50, 50, color: red)
      #expect(picture(layer(0, 0, 50, 50, color: red, transform: map, [child])) == picture(nil))
    }
  }

  @Test func deepTreesArePaintedWithoutRecursion() throws {
    func chain(_ depth: Int, _ color: CGColor) -> RenderNode {
      var node = layer(id: 0, 10, 10, 30, 30, color: color)
      for level in 1...depth {
        node = layer(id: UInt64(level), 0, 0, 90, 90, [node])
      }
      return node
    }
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(chain(10_000, blue)))
    #expect(renderer.pixmap == picture(layer(10, 10, 30, 30, color: blue)))
    let report = renderer.render(frame(chain(10_000, red)))
    #expect(renderer.pixmap == picture(layer(10, 10, 30, 30, color: red)))
    #expect(report.pixelsTouched == 900)
  }

  @Test func groupsWithinGroupsBeyondCountTakeBoundedMemory() throws {
    var node = layer(id: 0, 10, 10, 30, 30, color: red)
    for level in 1...10_000 {
      node = layer(
        id: UInt64(level), 0, 0, 90, 90, color: level == 5000 ? blue : nil, radius: 20,
        opacity: 0.9999,
        masks: true, [layer(id: 0, 0, 0, 0, 0), node])
    }
    let renderer = Renderer(threads: 1)
    let report = renderer.render(frame(node))
    #expect(report.groups <= Flattener.deepestGroup)
    #expect(renderer.pixmap != nil)
  }
}

@Suite struct ExtremeShadowTests {
  private func shadow(_ radius: Double, _ x: Double, _ y: Double, path: CGPath? = nil) -> Shadow {
    Shadow(
      color: CGColor(gray: 0, alpha: 1), offset: CGSize(width: x, height: y), radius: radius,
      path: path)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e9, 1e300])
  func oddShadowsNeitherTrapNorDisturbTheirSiblings(number: Double) {
    let good = layer(id: 2, 70, 70, 20, 20, color: red)
    let child = layer(id: 4, 5, 5, 40, 10, color: green)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: number, y: 1))
    path.addQuadCurve(to: CGPoint(x: 5, y: number), control: CGPoint(x: number, y: number))
    for shadow in [
      shadow(number, 0, 0), shadow(3, number, 0), shadow(3, 0, number), shadow(3, 0, 0, path: path),
      shadow(0, number, number),
    ] {
      for node in [
        layer(id: 3, 10, 10, 30, 30, color: blue), layer(id: 3, 10, 10, 30, 30, [child]),
      ] {
        let tree = layer(id: 1, 0, 0, 0, 0, [node.casting(shadow), good])
        let renderer = Renderer(threads: 1)
        _ = renderer.render(frame(layer(id: 1, 0, 0, 0, 0, [good])))
        _ = renderer.render(frame(tree))
        #expect(renderer.pixmap?[80, 80] == red.pixel)
        #expect(renderer.pixmap == picture(tree))
      }
    }
  }

  @Test func strongShadowsOfHugeLayersTakeBoundedWork() throws {
    let strong = shadow(1000, 5, 5)
    for side in [50, 1e4, 1e9] {
      let whole = layer(id: 2, -side / 2, -side / 2, side, side, color: red, radius: 30)
      let ring = layer(
        id: 2, -side / 2, -side / 2, side, side, border: Paint.Border(width: 20, color: red))
      for node in [whole, ring] {
        let tree = layer(id: 1, 0, 0, 0, 0, [node.casting(strong)])
        let shown = try #require(picture(tree, side: 40))
        #expect(shown == picture(tree, side: 40, tileSize: TileSize(width: 16, height: 8)))
      }
    }
  }

  @Test func picturesOfManyShadowsStayWithinTheirBudget() {
    let pictures = Pictures(budget: 100_000)
    var flattener = Flattener(pictures: pictures)
    let canvas = PixelRect(x: 0, y: 0, width: 100, height: 100)
    for step in 0..<6 {
      let rings = (0..<20).map { index in
        layer(
          id: UInt64(10 + step * 20 + index), Double(index), Double(step), 40, 40,
          border: Paint.Border(width: 2, color: red)
        ).casting(shadow(2, 1, 1))
      }
      flattener.flatten(
        layer(id: 1, 0, 0, 0, 0, rings), scale: 1, canvas: canvas, damage: DamageRegion(canvas))
      #expect(flattener.list.shadows.count == 20)
      #expect(pictures.bytes <= 100_000)
    }
    #expect(pictures.bytes > 30_000)
  }

  @Test func aShadowThatStaysOrMovesByWholePixelsIsMadeOnce() {
    let pictures = Pictures()
    var flattener = Flattener(pictures: pictures)
    let canvas = PixelRect(x: 0, y: 0, width: 100, height: 100)
    let child = layer(id: 3, 5.5, 5, 30, 30, border: Paint.Border(width: 2, color: red))
    for step in 0..<10 {
      let node = layer(id: 2, Double(step) * 7 - 30.25, 3, 40, 40, [child])
      flattener.flatten(
        node.casting(shadow(2, 1, 1)), scale: 1, canvas: canvas, damage: DamageRegion(canvas))
    }
    #expect(pictures.madeCount == 1)
  }

  @Test func shadowsWithinShadowsAreMadeOnceEach() {
    var node = layer(id: 1, 0, 0, 30, 30, border: Paint.Border(width: 2, color: red))
    for id in 2..<40 {
      node = layer(id: UInt64(id), 0.5, 0, 30, 30, [node.casting(shadow(1, 0, 0))])
    }
    let pictures = Pictures()
    var flattener = Flattener(pictures: pictures)
    let canvas = PixelRect(x: 0, y: 0, width: 100, height: 100)
    flattener.flatten(node, scale: 1, canvas: canvas, damage: DamageRegion(canvas))
    #expect(pictures.madeCount <= 16, "\(pictures.madeCount)")
  }
}
