import CoreGraphics
import Pixels
import RenderTree
import TestSupport
import Testing

@testable import RenderServer

/// Of an image of which a part was drawn anew, that part alone is painted again, wherever it shows.
@Suite struct RedrawnImageTests {
  @Test(arguments: 0..<60)
  func partsAreDamagedWhereTheyShow(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let (width, height) = (5 + random.below(40), 5 + random.below(40))
    var image = CGImage(ImagePage.noise(&random, width, height, isOpaque: seed % 2 == 0))
    var content = ImageContent(
      image,
      frame: CGRect(x: -3, y: 2, width: random.number(1...50), height: random.number(1...50)),
      scale: 2, sampling: seed % 3 == 0 ? .nearest : .linear)
    if random.oneIn(3) {
      content.part = CGRect(x: 0.25, y: -0.1, width: random.number(0.1...2), height: 0.8)
    }
    let map =
      random.oneIn(3)
      ? CGAffineTransform(rotationAngle: random.number(-3...3))
      : CGAffineTransform(scaleX: 1, y: random.oneIn(2) ? -1.5 : 1)
    let flips = !random.oneIn(3)
    let x = random.number(-9...40)
    func root(_ image: CGImage) -> RenderNode {
      content.image = image
      let child = layer(
        id: 2, x, 20, 50, 50, content: .image(content), transform: map)
      // Images below show upright.
      return layer(
        0, 0, 100, 100, space: Matrix4(CGAffineTransform(scaleX: 1, y: flips ? -1 : 1)),
        flips: flips, [child])
    }
    var trees = RandomTrees(seed: seed, side: 100)
    let renderer = Renderer(threads: 1, tileSize: TileSize(width: 32, height: 8))
    _ = renderer.render(frame(root(image)))
    for _ in 0..<6 {
      image = trees.redrawn(image)
      let next = root(image)
      let report = renderer.render(frame(next))
      #expect(renderer.pixmap == picture(next), "\(report.damage)\n\(next.dump())")
    }
  }
}
