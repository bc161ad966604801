import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// Filters of what is below a node.
@Suite struct BackdropTests {
  private static let invert = ColorMatrix(
    red: SIMD4(-1, 0, 0, 0), green: SIMD4(0, -1, 0, 0), blue: SIMD4(0, 0, -1, 0),
    bias: SIMD4(1, 1, 1, 0))

  /// Stripes, so that a blur can be seen.
  private func stripes(_ color: CGColor = red) -> [RenderNode] {
    (0..<10).map { layer(id: UInt64(100 + $0), Double($0) * 10, 0, 5, 100, color: color) }
  }

  private func glass(
    _ filters: [Filter], id: UInt64 = 2, x: Double = 20, radius: Double = 0, opacity: Float = 1,
    _ children: [RenderNode] = []
  ) -> RenderNode {
    layer(
      id: id, x, 20, 60, 50, radius: radius, opacity: opacity,
      extras: Extras(backdropFilters: filters), children)
  }

  private func scene(_ glass: RenderNode, _ below: [RenderNode]? = nil) -> RenderNode {
    layer(id: 1, 0, 0, 100, 100, (below ?? stripes()) + [glass])
  }

  @Test func whatIsBelowIsBlurredInsideTheNode() throws {
    let shown = try #require(picture(scene(glass([.blur(3)]))))
    let below = try #require(picture(layer(id: 1, 0, 0, 100, 100, stripes())))
    let blurred = below.blurred(sigma: 3, edge: .clamp)
    for y in 0..<100 {
      for x in 0..<100 {
        let isInside = (20..<80).contains(x) && (20..<70).contains(y)
        let distance = abs(Int(shown[x, y].green) - Int((isInside ? blurred : below)[x, y].green))
        #expect(distance <= (isInside ? 1 : 0))
      }
    }
  }

  @Test func colorsAreMappedInsideTheRoundedBoundsOnly() throws {
    let shown = try #require(picture(scene(glass([.color(Self.invert)], radius: 20))))
    let below = try #require(picture(layer(id: 1, 0, 0, 100, 100, stripes())))
    #expect(shown[20, 20] == below[20, 20] && shown[10, 50] == below[10, 50])
    #expect(shown[52, 45] == Pixel(0xFF00_FFFF) && shown[57, 45] == Pixel(0xFF00_0000))
  }

  @Test func whatIsAboveIsLeftAlone() throws {
    let child = layer(id: 3, 10, 10, 20, 20, color: green)
    let shown = try #require(picture(scene(glass([.color(Self.invert)], [child]))))
    #expect(shown[35, 35] == green.pixel)
    let after = layer(
      id: 4, 0, 0, 0, 0, [scene(glass([.color(Self.invert)])), layer(30, 30, 20, 20, color: green)])
    #expect(try #require(picture(after))[35, 35] == green.pixel)
  }

  @Test func aClipAroundTheNodeDoesNotHideWhatIsBelow() throws {
    let round = layer(
      id: 5, 10, 10, 80, 80, radius: 30, masks: true, [glass([.color(Self.invert)], x: 10)])
    let shown = try #require(picture(scene(round)))
    #expect(shown[52, 52] == Pixel(0xFF00_FFFF))
    // A faded group is a picture of its own: below the node there is nothing in it.
    let faded = layer(
      id: 5, 0, 0, 0, 0, opacity: 0.5, [layer(id: 6, 0, 0, 1, 1, color: blue), glass([.blur(3)])])
    let plain = layer(id: 5, 0, 0, 0, 0, opacity: 0.5, [layer(id: 6, 0, 0, 1, 1, color: blue)])
    #expect(picture(scene(faded)) == picture(scene(plain)))
  }

  @Test func aBackdropShowsThoseBelowIt() throws {
    let two = layer(
      id: 7, 0, 0, 0, 0,
      [glass([.color(Self.invert)]), glass([.color(Self.invert)], id: 8, x: 30)])
    let shown = try #require(picture(scene(two)))
    #expect(shown[52, 45] == red.pixel && shown[22, 45] == Pixel(0xFF00_FFFF))
  }

  @Test func aChangeBesideTheNodeThatItsBlurSeesIsShown() {
    let renderer = Renderer(threads: 1)
    let speck = layer(id: 50, 15, 40, 4, 4, color: blue)
    let (before, after) = (
      scene(glass([.blur(4)])), scene(glass([.blur(4)]), stripes() + [speck])
    )
    _ = renderer.render(frame(before))
    let report = renderer.render(frame(after))
    #expect(renderer.pixmap == picture(after))
    #expect(report.damage.contains { $0.contains(PixelRect(x: 20, y: 20, width: 60, height: 50)) })
  }

  @Test func aChangeThatNoBlurSeesCostsNoMoreThanItself() {
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(scene(glass([.blur(2)]))))
    let speck = layer(id: 50, 90, 90, 4, 4, color: blue)
    let report = renderer.render(frame(scene(glass([.blur(2)]), stripes() + [speck])))
    #expect(report.pixelsTouched == 16)
  }

  @Test func backdropsBeyondCountTakeBoundedTime() {
    let many = (0..<2_000).map { glass([.blur(0.5)], id: UInt64(1000 + $0)) }
    let small = Renderer(threads: 1)
    _ = small.render(frame(scene(layer(id: 3, 0, 0, 0, 0, many)), side: 40))
    #expect(small.pixmap != nil)
  }

  @Test func theDumpTellsWhatIsReadBelow() {
    #expect(
      commands(scene(glass([.blur(2)]))).contains("backdrop (14 14 72 62) of commands 0..<10"))
  }
}
