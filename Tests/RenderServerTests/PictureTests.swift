import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// Nodes that are drawn as a picture: blurred, or as a bitmap.
@Suite struct FilteredPictureTests {
  private let child = layer(id: 2, 10, 10, 40, 40, color: blue)

  private func scene(_ extras: Extras?, x: Double = 20, opacity: Float = 1) -> RenderNode {
    layer(
      id: 1, x, 20, 40, 40, color: red, radius: 8, border: Paint.Border(width: 4, color: green),
      opacity: opacity, extras: extras, [child])
  }

  /// The blur of a picture on a clear canvas.
  private func blurred(_ root: RenderNode, sigma: Double, scale: Double = 1) throws -> Pixmap {
    let side = Int(100 * scale)
    let renderer = Renderer(threads: 1)
    _ = renderer.render(
      Frame(root: root, canvas: CanvasSize(width: side, height: side), scale: scale))
    return try #require(renderer.pixmap).blurred(sigma: sigma, edge: .clear)
  }

  private func onClear(_ root: RenderNode, scale: Double = 1) throws -> Pixmap {
    let side = Int(100 * scale)
    let renderer = Renderer(threads: 1)
    _ = renderer.render(
      Frame(root: root, canvas: CanvasSize(width: side, height: side), scale: scale))
    return try #require(renderer.pixmap)
  }

  @Test(arguments: [1.0, 2])
  func aBlurIsThatOfTheWholePicture(scale: Double) throws {
    let shown = try onClear(scene(Extras(filters: [.blur(1.5)])), scale: scale)
    let same = try blurred(scene(nil), sigma: 1.5 * scale, scale: scale)
    // What lies furthest from a pixel may turn a level in all.
    #expect(shown.distance(to: same) <= 1)
    #expect(shown.distance(to: try onClear(scene(nil), scale: scale)) > 50)
  }

  @Test func filtersAreDoneInTheirOrder() throws {
    let turn = ColorMatrix(
      red: SIMD4(0, 1, 0, 0), green: SIMD4(0, 0, 1, 0), blue: SIMD4(1, 0, 0, 0))
    let shown = try onClear(scene(Extras(filters: [.color(turn), .blur(2), .color(turn)])))
    let same = try onClear(
      layer(
        id: 9, 0, 0, 0, 0, extras: Extras(filters: [.color(turn), .color(turn)]),
        [scene(Extras(filters: [.blur(2)]))]))
    #expect(shown.distance(to: same) <= 1)
  }

  @Test func aBlurCannotBeSeenFurtherThanItsExtent() throws {
    let shown = try #require(picture(scene(Extras(filters: [.blur(5)]))))
    let plain = try #require(picture(scene(nil)))
    #expect(shown[15, 40] != white && plain[15, 40] == white)
    #expect(shown[3, 40] == white)
  }

  @Test func aChangeBelowABlurRepaintsAllThatItSpreadsTo() {
    let renderer = Renderer(threads: 1)
    func scene(_ color: CGColor) -> RenderNode {
      layer(
        id: 1, 20, 20, 40, 40, extras: Extras(filters: [.blur(5)]),
        [layer(id: 2, 10, 10, 10, 10, color: color)])
    }
    _ = renderer.render(frame(scene(red)))
    _ = renderer.render(frame(scene(green)))
    #expect(renderer.pixmap == picture(scene(green)))
  }

  @Test func aBlurredNodeThatMovesIsBlurredOnce() {
    let pictures = Pictures()
    var flattener = Flattener(pictures: pictures)
    let canvas = PixelRect(x: 0, y: 0, width: 100, height: 100)
    for step in 0..<5 {
      flattener.flatten(
        scene(Extras(filters: [.blur(3)]), x: Double(10 + step)), scale: 1, canvas: canvas,
        damage: DamageRegion(canvas))
    }
    #expect(pictures.madeCount == 1)
  }

  @Test func L17_aBitmapOfTheScreensScaleIsTheSamePicture() {
    #expect(
      picture(scene(Extras(rasterScale: 2)), side: 200, scale: 2)
        == picture(scene(nil), side: 200, scale: 2))
  }

  @Test func L17_aCoarseBitmapIsStretched() throws {
    let coarse = try #require(picture(scene(Extras(rasterScale: 0.25))))
    let fine = try #require(picture(scene(nil)))
    #expect(coarse != fine && coarse.distance(to: fine) > 20)
    #expect(coarse[45, 45] == fine[45, 45])
  }

  @Test func L17_aBitmapIsMadeOnceWhereverItIsShown() {
    let pictures = Pictures()
    var flattener = Flattener(pictures: pictures)
    let canvas = PixelRect(x: 0, y: 0, width: 100, height: 100)
    for step in 0..<5 {
      let node = scene(Extras(rasterScale: 1), x: Double(step) * 3.3)
      let turned = layer(
        id: 9, 0, 0, 0, 0, transform: CGAffineTransform(rotationAngle: Double(step)), [node])
      flattener.flatten(turned, scale: 1, canvas: canvas, damage: DamageRegion(canvas))
    }
    #expect(pictures.madeCount == 1)
  }

  @Test func L17_ofALargeBitmapOnlyWhatCanBeSeenIsMade() throws {
    let pictures = Pictures()
    var flattener = Flattener(pictures: pictures)
    let canvas = PixelRect(x: 0, y: 0, width: 100, height: 100)
    let children = stride(from: 0.0, to: 4000, by: 45).map {
      layer(id: UInt64($0) + 2, $0, $0, 20, 30, color: $0 < 2000 ? blue : green)
    }
    func large(_ extras: Extras?, x: Double) -> RenderNode {
      layer(id: 1, x, x, 4000, 4000, color: red, extras: extras, children)
    }
    for step in 0..<5 {
      let node = large(Extras(rasterScale: 1), x: Double(-712 - 2 * step))
      flattener.flatten(node, scale: 1, canvas: canvas, damage: DamageRegion(canvas))
    }
    #expect(pictures.madeCount == 1)
    #expect(pictures.sizes.reduce(0) { $0 + $1.bytes } <= 192 * 192 * 4 + 256)
    for x in [0.0, -450, -512, -3930] {
      let bitmap = try #require(picture(large(Extras(rasterScale: 1), x: x)))
      #expect(bitmap == picture(large(nil, x: x)), "at \(x)")
    }
  }

  @Test func aPictureFadesAsOne() throws {
    let faded = try #require(picture(scene(Extras(rasterScale: 1), opacity: 0.5)))
    #expect(faded.distance(to: try #require(picture(scene(nil, opacity: 0.5)))) <= 1)
    #expect(!commands(scene(Extras(rasterScale: 1), opacity: 0.5)).contains("group"))
  }

  @Test func blursWithinBlursBeyondCountTakeBoundedTime() {
    var node = layer(id: 0, 10, 10, 30, 30, color: red)
    for level in 1...2_000 {
      node = layer(
        id: UInt64(level), 0, 0, 90, 90, extras: Extras(filters: [.blur(0.5)]),
        [layer(id: 100_000, 0, 0, 1, 1, color: blue), node])
    }
    #expect(picture(node) != nil)
  }

  @Test(arguments: [.nan, .infinity, -1, 0, 1e-9, 1e9, 1e300])
  func oddRadiiAndScalesDoNoHarm(number: Double) {
    for extras in [
      Extras(filters: [.blur(number)]), Extras(rasterScale: number),
      Extras(backdropFilters: [.blur(number)]),
    ] {
      let other = layer(id: 9, 80, 80, 9, 9, color: red)
      #expect(picture(layer(id: 8, 0, 0, 0, 0, [scene(extras), other]))?[85, 85] == red.pixel)
    }
  }
}
