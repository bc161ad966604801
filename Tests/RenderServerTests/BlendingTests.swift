import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// Groups that are blended with what is below them.
@Suite struct BlendingTests {
  private let below = CGColor(red: 200.0 / 255, green: 0, blue: 0, alpha: 1)
  private let over = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)

  private func scene(_ mode: CGBlendMode, opacity: Float = 1) -> RenderNode {
    layer(
      0, 0, 100, 100,
      [
        layer(id: 2, 0, 0, 100, 100, color: below),
        layer(
          id: 3, 10, 10, 50, 50, opacity: opacity, extras: Extras(blending: mode),
          [layer(id: 4, 0, 0, 20, 50, color: over), layer(id: 5, 30, 0, 20, 50, color: over)]),
      ])
  }

  @Test(arguments: (0..<28).compactMap { CGBlendMode(rawValue: $0) })
  func L17_blendingFollowsTheMode(mode: CGBlendMode) throws {
    let shown = try #require(picture(scene(mode)))
    let pixel = Pixmap(width: 1, height: 1)
    let scratch = PaintScratch()
    pixel.surface.draw(pixel.bounds, with: Ink(.color(below.pixel)), scratch: scratch)
    pixel.surface.draw(
      pixel.bounds, with: Ink(.color(over.pixel), mode: mode.mode), scratch: scratch)
    #expect(shown[15, 15] == pixel[0, 0])
    #expect(shown[5, 5] == below.pixel)
  }

  @Test(arguments: (0..<28).compactMap { CGBlendMode(rawValue: $0) })
  func L17_anEmptyGroupDoesWhatItsModeDoesWithNothing(mode: CGBlendMode) throws {
    let shown = try #require(picture(scene(mode), tileSize: TileSize(width: 8, height: 8)))
    let clear: Set<CGBlendMode> = [
      .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
    ]
    // Between the two children there is nothing, but it is inside of the group.
    #expect(shown[35, 15] == (clear.contains(mode) ? .clear : below.pixel))
    #expect(shown[65, 15] == below.pixel && shown[35, 65] == below.pixel)
  }

  @Test func L17_aBlendedGroupFindsNoMoreThanItsParentGroup() throws {
    let multiplied = layer(id: 3, 0, 0, 50, 50, color: over, extras: Extras(blending: .multiply))
    func scene(_ parent: [RenderNode], radius: Double = 0, masks: Bool = false) -> RenderNode {
      layer(
        0, 0, 100, 100, color: below,
        [layer(id: 2, 10, 10, 50, 50, radius: radius, masks: masks, parent)])
    }
    // A rectangle is no group: what is below the parent is multiplied. A round clip is one, and
    // nowhere in it is anything below.
    #expect(picture(scene([multiplied], masks: true)) == picture(scene([multiplied])))
    let round = try #require(picture(scene([multiplied], radius: 9, masks: true)))
    let plain = layer(id: 3, 0, 0, 50, 50, color: over, radius: 9)
    let same = try #require(picture(scene([plain])))
    #expect(round.distance(to: same) <= 1)
  }

  @Test func aTraceBeyondAPixelIsNotPartOfAGroup() throws {
    func scene(_ width: Double) -> RenderNode {
      let child = layer(id: 5, 0, 0, width, 20, color: over)
      let group = layer(id: 3, 0, 0, 0, 0, extras: Extras(blending: .destinationAtop), [child])
      // With it, the parent's reach ends at 30 by the sums of its edges.
      let far = layer(id: 4, -1000, 0, 5, 5)
      return layer(0, 0, 100, 100, color: below, [layer(id: 2, 0, 0, 0, 0, [group, far])])
    }
    let end = (30.0).nextUp
    #expect(-1000 + (end + 1000) == 30)
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(scene(10)))
    _ = renderer.render(frame(scene(end)))
    #expect(renderer.pixmap == picture(scene(end)))
    #expect(try #require(renderer.pixmap)[30, 10] == below.pixel)
  }

  @Test(arguments: [1e-13, 1e-6, 4e-5, 9e-5], [-1.0, 1])
  func whatIsThinnerThanATraceErasesNothingAtTheBorderOfAPixel(height: Double, side: Double) throws
  {
    func scene(_ color: CGColor?) -> RenderNode {
      let child = layer(id: 5, 0, side < 0 ? 20 : 20 - height, 20, height, color: color)
      let group = layer(id: 3, 0, 0, 0, 0, extras: Extras(blending: .destinationAtop), [child])
      // With it, the parent reaches what lies on the other side of the border.
      let beside = layer(id: 4, 0, side < 0 ? 10 : 20, 20, 10, color: over)
      return layer(0, 0, 100, 100, color: below, [layer(id: 2, 0, 0, 0, 0, [group, beside])])
    }
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(scene(over)))
    _ = renderer.render(frame(scene(nil)))
    #expect(renderer.pixmap == picture(scene(nil)))
  }

  @Test func nothingBelowABlendedGroupIsTakenAsHidden() throws {
    let covering = layer(
      id: 3, 0, 0, 100, 100, color: blue, extras: Extras(blending: .plusLighter))
    let root = layer(0, 0, 100, 100, [layer(id: 2, 0, 0, 100, 100, color: below), covering])
    #expect(try #require(picture(root))[50, 50] == Pixel(0xFFC8_00FF))
  }

  @Test func aGroupSaysHowItIsBlended() {
    #expect(commands(scene(.softLight)).contains("group (10 10 50 50) opacity 255 softLight {"))
    #expect(commands(scene(.copy, opacity: 0.5)).contains("opacity 128 copy {\n  nothing (10 10"))
  }
}
