import CoreGraphics
import Pixels
import RenderTree
import TestSupport
import Testing

@testable import RenderServer

/// Of an image with clear margins only the part with something on it is painted.
@Suite struct InkTests {
  /// A picture of 40 × 30 with a blot of chance in its middle; faint corners keep it from being cut.
  private func image(faintCorners: Bool, seed: UInt64) -> CGImage {
    var random = SplitMix(seed: seed)
    let pixmap = Pixmap(width: 40, height: 30)
    for y in 11..<19 {
      for x in 13..<27 where random.below(3) > 0 {
        let alpha = UInt32(1 + random.below(255))
        pixmap.surface.pointer(x: x, y: y).pointee = alpha << 24 | alpha / 2 << 8
      }
    }
    if faintCorners {
      for (x, y) in [(0, 0), (39, 0), (0, 29), (39, 29)] {
        pixmap.surface.pointer(x: x, y: y).pointee = 0x0100_0000
      }
    }
    return CGImage(pixmap)
  }

  private func node(_ image: CGImage, _ map: CGAffineTransform, _ sampling: ImageContent.Sampling)
    -> RenderNode
  {
    let size = CGRect(x: 0, y: 0, width: 40, height: 30)
    return layer(
      0, 0, 40, 30, content: .image(ImageContent(image, frame: size, sampling: sampling)),
      transform: map)
  }

  @Test(arguments: [ImageContent.Sampling.nearest, .linear, .trilinear])
  func whatIsCutOffCannotBeSeen(_ sampling: ImageContent.Sampling) throws {
    var random = SplitMix(seed: 5)
    for round in 0..<120 {
      // Along pixels, between them, and in other sizes.
      let scale: (Double, Double) =
        round % 3 == 0 ? (random.number(0.4...2), random.number(0.4...2)) : (1, 1)
      var (x, y) = (random.number(-8...30), random.number(-8...30))
      if round % 4 == 0 { (x, y) = (x.rounded(), y.rounded()) }
      if round % 7 == 0 { x = x.rounded() + (round % 2 == 0 ? 1e-9 : -1e-9) }
      let map = CGAffineTransform(a: scale.0, b: 0, c: 0, d: scale.1, tx: x, ty: y)
      let cut = try #require(
        picture(node(image(faintCorners: false, seed: UInt64(round)), map, sampling)))
      let whole = try #require(
        picture(node(image(faintCorners: true, seed: UInt64(round)), map, sampling)))
      let (left, right) = (Int(x + 5 * scale.0), Int(x + 35 * scale.0))
      let (top, bottom) = (Int(y + 5 * scale.1), Int(y + 25 * scale.1))
      var differing = 0
      for row in max(top, 0)..<max(min(bottom, 100), max(top, 0)) {
        for column in max(left, 0)..<max(min(right, 100), max(left, 0))
        where cut[column, row] != whole[column, row] { differing += 1 }
      }
      #expect(differing == 0, "\(map)")
    }
  }

  @Test func aWordIsPaintedWhereItIsAndWithoutAnOutline() {
    let image = image(faintCorners: false, seed: 1)
    let beside = CGAffineTransform(translationX: 10.4, y: 20.7)
    let text = commands(node(image, beside, .linear))
    #expect(text.contains("source (23 31 15 9)"), "\(text)")
    #expect(!text.contains("edges"))
    #expect(
      commands(node(CGImage(Pixmap(width: 40, height: 30)), .identity, .linear))
        == commands(
          layer(0, 0, 40, 30)))
  }
}
