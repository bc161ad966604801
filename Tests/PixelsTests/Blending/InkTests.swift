import Testing

@testable import Pixels

@Suite struct InkTests {
  private let scratch = PaintScratch()

  private func disc() -> Outline {
    var builder = OutlineBuilder()
    let radius = CornerRadius(x: 12, y: 12)
    builder.add(
      RoundedRect(
        minX: 4.3, minY: 3.8, maxX: 28.3, maxY: 27.8, topLeft: radius, topRight: radius,
        bottomRight: radius, bottomLeft: radius), a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    return builder.build()
  }

  private func canvas() -> Pixmap {
    let pixmap = Pixmap(width: 32, height: 32)
    pixmap.surface.replace(pixmap.bounds, with: Pixel(0xFF20_4060))
    return pixmap
  }

  @Test func aPlainInkFillsAsTheSurfaceDoes() {
    let (left, right) = (canvas(), canvas())
    left.surface.fill(disc(), rule: .nonZero, with: Pixel(0x8080_0000), scratch: scratch)
    right.surface.draw(
      disc(), rule: .nonZero, with: Ink(.color(Pixel(0x8080_0000))), scratch: scratch)
    #expect(left == right)
  }

  @Test func aMaskOfTheWholeLetsEverythingThrough() {
    let all = Mask(PixelRect(x: 0, y: 0, width: 32, height: 32)) { $0.update(repeating: 255) }
    let (left, right) = (canvas(), canvas())
    left.surface.draw(
      disc(), rule: .nonZero, with: Ink(.color(Pixel(0xFFFF_0000))), scratch: scratch)
    right.surface.draw(
      disc(), rule: .nonZero, with: Ink(.color(Pixel(0xFFFF_0000)), mask: all), scratch: scratch)
    #expect(left == right)
  }

  @Test func drawingThroughAMaskOfAShapeIsFillingTheShape() {
    let area = PixelRect(x: 0, y: 0, width: 32, height: 32)
    let mask = Mask(disc(), rule: .nonZero, within: area, scratch: scratch)
    let (left, right) = (canvas(), canvas())
    left.surface.fill(disc(), rule: .nonZero, with: Pixel(0xFFFF_0000), scratch: scratch)
    right.surface.draw(area, with: Ink(.color(Pixel(0xFFFF_0000)), mask: mask), scratch: scratch)
    #expect(left == right)
  }

  @Test func twoMasksLetThroughWhatBothDo() {
    let left = Mask(PixelRect(x: 0, y: 0, width: 4, height: 1)) { $0.update(repeating: 128) }
    let right = Mask(PixelRect(x: 2, y: 0, width: 4, height: 2)) { $0.update(repeating: 128) }
    let both = left.intersection(right)
    #expect(both.bounds == PixelRect(x: 2, y: 0, width: 2, height: 1))
    #expect(both[2, 0] == 64)
    #expect(both[0, 0] == 0)
    let nothing = left.intersection(Mask(PixelRect(x: 9, y: 9, width: 2, height: 2)))
    #expect(nothing.bounds.isEmpty)
  }
}
