import TestSupport
import Testing

@testable import Pixels

@Suite struct InkPaintTests {
  /// A source of noise that may say that it is opaque.
  private struct Noise: PixelSource {
    let isOpaque: Bool
    let alpha: UInt32

    func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
      for index in 0..<count {
        let gray = UInt32(truncatingIfNeeded: (x + index) &* 37 &+ y &* 91) & 255 * alpha / 255
        target[index] = alpha << 24 | gray << 16 | gray << 8 | gray
      }
    }
  }

  private let area = PixelRect(x: 0, y: 0, width: 40, height: 21)

  private func canvas() -> Pixmap { Canvas.noise(width: 40, height: 21, seed: 3) }

  private func inks() -> [Ink] {
    var random = SplitMix(seed: 9)
    let mask = Mask(PixelRect(x: 3, y: 2, width: 31, height: 15)) { bytes in
      for index in bytes.indices { bytes[index] = UInt8([0, 255, 90][random.below(3)]) }
    }
    let contents: [Ink.Content] = [
      .color(Pixel(0xFF30_6090)), .color(Pixel(0x8040_2010)),
      .source(Noise(isOpaque: true, alpha: 255)), .source(Noise(isOpaque: false, alpha: 140)),
    ]
    return contents.flatMap { content in
      [BlendMode.normal, .copy, .clear, .multiply, .hue].flatMap { mode in
        [nil, mask].flatMap { mask in
          [255, 77].map { Ink(content, opacity: $0, mode: mode, mask: mask) }
        }
      }
    }
  }

  private func shape() -> Outline {
    var builder = OutlineBuilder()
    builder.move(2.5, 1.3)
    builder.line(37, 4)
    builder.line(20.2, 20.4)
    builder.close()
    // Rows of even, partial coverage.
    builder.move(3, 15.4)
    builder.line(34, 15.4)
    builder.line(34, 18.7)
    builder.line(3, 18.7)
    builder.close()
    return builder.build()
  }

  /// What becomes of a pixel: coverage times mask, and the mode by its definition.
  private func expected(_ ink: Ink, _ x: Int, _ y: Int, over below: UInt32, coverage: UInt8)
    -> UInt32
  {
    var (source, target): (UInt32, UInt32) = (0, below)
    switch ink.content {
    case .color(let color): source = color.value
    case .source(let pixels): pixels.fetch(x: x, y: y, count: 1, into: &source)
    }
    source = Pixel(source).scaled(by: UInt32(ink.opacity)).value
    let mask = ink.mask.map { $0[x, y] } ?? 255
    var share = UInt8(Pixel.product(UInt32(coverage), UInt32(mask)))
    ink.mode.blendInFloats(&source, coverage: &share, onto: &target, count: 1)
    return target
  }

  @Test func everyPixelIsBlendedAsFarAsShapeAndMaskSay() {
    let scratch = PaintScratch()
    let shape = shape()
    let coverage = Mask(shape, rule: .nonZero, within: area, scratch: scratch)
    let below = canvas()
    for ink in inks() {
      let pixmap = canvas()
      pixmap.surface.draw(shape, rule: .nonZero, with: ink, scratch: scratch)
      var worst = 0
      for y in 0..<area.height {
        for x in 0..<area.width {
          let right = expected(ink, x, y, over: below[x, y].value, coverage: coverage[x, y])
          for shift in [24, 16, 8, 0] as [UInt32] {
            let (one, other) = (pixmap[x, y].value >> shift & 255, right >> shift & 255)
            worst = max(worst, abs(Int(one) - Int(other)))
          }
        }
      }
      #expect(worst <= 2, "\(ink.mode), \(ink.opacity), \(ink.content): \(worst)")
    }
  }

  @Test func aDrawingIsTheSumOfItsParts() {
    var random = SplitMix(seed: 4)
    for ink in inks() {
      let scratch = PaintScratch()
      let (whole, parts) = (canvas(), canvas())
      whole.surface.draw(area, with: ink, scratch: scratch)
      whole.surface.draw(shape(), rule: .nonZero, with: ink, scratch: scratch)
      let pieces = area.pieces(&random)
      for piece in pieces {
        parts.surface.clipped(to: piece).draw(area, with: ink, scratch: scratch)
      }
      for piece in pieces {
        parts.surface.clipped(to: piece)
          .draw(shape(), rule: .nonZero, with: ink, scratch: scratch)
      }
      #expect(whole == parts, "\(ink.mode), \(ink.opacity), \(ink.content)")
    }
  }

  @Test func aRectangleIsWhatAMaskOfItMakes() {
    let rect = PixelRect(x: 5, y: 3, width: 24, height: 11)
    let all = Mask(rect) { $0.update(repeating: 255) }
    for ink in inks() where ink.mask == nil {
      let scratch = PaintScratch()
      let (left, right) = (canvas(), canvas())
      left.surface.draw(rect, with: ink, scratch: scratch)
      var masked = ink
      masked.mask = all
      right.surface.draw(area, with: masked, scratch: scratch)
      #expect(left == right, "\(ink.mode), \(ink.opacity), \(ink.content)")
    }
  }

  @Test func anOpaqueSourceIsStoredAsItWouldBeLaidOver() {
    let scratch = PaintScratch()
    let (left, right) = (canvas(), canvas())
    left.surface.draw(
      area, with: Ink(.source(Noise(isOpaque: true, alpha: 255))), scratch: scratch)
    right.surface.draw(
      area, with: Ink(.source(Noise(isOpaque: false, alpha: 255))), scratch: scratch)
    #expect(left == right)
  }

  @Test func bothChoicesOfKernelsDrawTheSameBytes() {
    for ink in inks() {
      let (left, right) = (canvas(), canvas())
      for (pixmap, choice) in [(left, KernelChoice.best), (right, .portable)] {
        pixmap.surface.draw(
          shape(), rule: .evenOdd, with: ink, scratch: PaintScratch(kernels: choice))
      }
      #expect(left == right)
    }
  }
}
