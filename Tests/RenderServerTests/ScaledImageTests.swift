import CoreGraphics
import Pixels
import RenderTree
import TestSupport
import Testing

@testable import RenderServer

/// What is kept of images that are drawn smaller than they are.
@Suite struct ScaledImageTests {
  private let image: CGImage

  init() {
    var random = SplitMix(seed: 3)
    image = CGImage(ImagePage.noise(&random, 200, 120, isOpaque: true))
  }

  private func photo(
    id: UInt64 = 2, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> RenderNode {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    return layer(id: id, x, y, width, height, content: .image(ImageContent(image, frame: frame)))
  }

  private func bytes(of renderer: Renderer) throws -> Int {
    try #require(renderer.caches.first { $0.name == "scaledImages" }).bytes
  }

  private func paint(_ node: RenderNode, _ renderer: Renderer) {
    renderer.invalidate()
    _ = renderer.render(frame(layer(0, 0, 100, 100, color: blue, [node])))
  }

  @Test func aSecondFrameMakesACopyAndWholePixelsNeedNoOther() throws {
    let renderer = Renderer(threads: 1)
    paint(photo(10.25, 10, 50, 30), renderer)
    #expect(try bytes(of: renderer) == 0)
    paint(photo(10.25, 10, 50, 30), renderer)
    #expect(try bytes(of: renderer) == 51 * 30 * 4)
    for step in 1..<5 { paint(photo(10.25 + Double(step), 10, 50, 30), renderer) }
    #expect(try bytes(of: renderer) == 51 * 30 * 4)
  }

  @Test func whatMovesByPartsOfPixelsOrGrowsIsNotCopied() throws {
    let renderer = Renderer(threads: 1)
    for step in 0..<20 { paint(photo(10 + Double(step) * 0.37, 10, 50, 30), renderer) }
    for step in 0..<20 { paint(photo(10.5, 10, 50 + Double(step), 30), renderer) }
    #expect(try bytes(of: renderer) == 0)
  }

  @Test func whatIsDrawnAsLargeAsItIsOrLargerIsNotCopied() throws {
    let renderer = Renderer(threads: 1)
    for _ in 0..<3 { paint(photo(-20, 0, 200, 120), renderer) }
    for _ in 0..<3 { paint(photo(-20, 0, 300, 180), renderer) }
    #expect(try bytes(of: renderer) == 0)
  }

  /// A size that no pixmap has.
  @Test(arguments: [(50, 1e-12), (1e-12, 30), (60_000, 2), (0.3, 0.2)] as [(Double, Double)])
  func whatHasNoPixelsOrTooManyInARowIsNotCopied(width: Double, height: Double) throws {
    let renderer = Renderer(threads: 1)
    for place in [10, 10.5, -30_000] {
      for _ in 0..<3 { paint(photo(place, 10, width, height), renderer) }
    }
    #expect(try bytes(of: renderer) <= 64)
  }

  @Test func copiesThatNoFrameHasUsedForAWhileGo() throws {
    let renderer = Renderer(threads: 1)
    for _ in 0..<2 { paint(photo(10, 10, 50, 30), renderer) }
    #expect(try bytes(of: renderer) > 0)
    for _ in 0..<2 * CacheBudget.frames + 2 { paint(layer(0, 0, 9, 9, color: red), renderer) }
    #expect(try bytes(of: renderer) == 0)
    #expect(renderer.flattener.images.count == 0)
  }

  @Test func copiesHaveABoundAndMakeRoomForWhatIsSeen() throws {
    var images = ScaledImages()
    let large = Pixmap(width: 2_000, height: 2_000)
    let area = PixelRect(x: 0, y: 0, width: 1_000, height: 1_000)
    let count = CacheBudget.scaledImages / (area.area * 4)
    let pictures = (0..<2 * count).map { _ in CGImage(large) }
    let map = SourceMap(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    func show(_ shown: ArraySlice<CGImage>) throws {
      images.beginFrame()
      for picture in shown {
        let source = try #require(ImageSource(large, map: map, sampling: .bilinear))
        _ = images.quickest(source, of: picture, isHalved: false, in: area)
      }
      images.endFrame()
      #expect(images.bytes <= CacheBudget.scaledImages)
    }
    for _ in 0..<3 { try show(pictures[...]) }
    #expect(images.bytes == count * area.area * 4)
    // Those that are refused do not take away what the others have; when these are gone, they get it.
    for _ in 0..<4 { try show(pictures[count...]) }
    #expect(images.count == count && images.bytes == count * area.area * 4)
  }
}
