import Testing

@testable import Pixels

@Suite struct SurfaceTests {
  private let source = Canvas.noise(width: 30, height: 20, seed: 2)

  @Test func replaceErasesAndFillPaintsOver() {
    let pixmap = Canvas.noise(width: 30, height: 20, seed: 1)
    let before = Canvas.noise(width: 30, height: 20, seed: 1)
    let rect = PixelRect(x: 3, y: 4, width: 11, height: 5)
    pixmap.surface.fill(rect, with: .clear)
    #expect(pixmap == before)
    let color = Pixel(0x8040_2010)
    pixmap.surface.fill(rect, with: color)
    #expect(pixmap[5, 5].value == KernelTests.over(color.value, before[5, 5].value))
    pixmap.surface.fill(rect, with: Canvas.white)
    #expect(pixmap[13, 8] == Canvas.white && pixmap[14, 8] == before[14, 8])
    pixmap.surface.replace(rect, with: .clear)
    #expect(pixmap[3, 4] == .clear && pixmap[2, 4] == before[2, 4])
  }

  @Test func aColourAtAnyAlphaLeavesItselfAlone() {
    for step in 0...100 {
      for level in stride(from: 0, through: 255, by: 3) {
        let value = Double(level) / 255
        let faded = Pixel(red: value, green: value, blue: value, alpha: Double(step) / 100)
        let opaque = Pixel(red: value, green: value, blue: value, alpha: 1).value
        #expect(KernelTests.over(faded.value, opaque) == opaque, "\(level) at \(step) %")
      }
    }
  }

  @Test func groupsArePaintedOverWithTheirOpacity() {
    for opacity in [UInt8(0), 1, 128, 254, 255] {
      let pixmap = Canvas.noise(width: 30, height: 20, seed: 1)
      let before = Canvas.noise(width: 30, height: 20, seed: 1)
      pixmap.surface.composite(source.surface, in: pixmap.bounds, opacity: opacity)
      for y in 0..<20 {
        for x in 0..<30 {
          let part = KernelTests.scaled(source[x, y].value, UInt32(opacity))
          #expect(pixmap[x, y].value == KernelTests.over(part, before[x, y].value))
        }
      }
    }
  }

  @Test func groupsInAShapeTakeItsCoverageTimesTheOpacity() {
    let scratch = PaintScratch()
    let corner = CornerRadius(x: 6, y: 4)
    let shape = RoundedRect(
      minX: 2.3, minY: 3.6, maxX: 27.1, maxY: 17.9, topLeft: corner, topRight: .zero,
      bottomRight: corner, bottomLeft: corner)
    var builder = OutlineBuilder()
    builder.add(shape, a: 0.9, b: 0.3, c: -0.2, d: 0.8, tx: 2, ty: -3)
    let outline = builder.build()
    let rect = PixelRect(x: 1, y: 5, width: 25, height: 30)
    func expect(
      _ composite: (Surface) -> Void, times cover: (Surface) -> Void, _ comment: Comment
    ) {
      let pixmap = Canvas.noise(width: 30, height: 20, seed: 1)
      let before = Canvas.noise(width: 30, height: 20, seed: 1)
      composite(pixmap.surface)
      let coverage = Canvas.coverage(width: 30, height: 20) { cover($0.clipped(to: rect)) }
      for y in 0..<20 {
        for x in 0..<30 {
          let strength = KernelTests.product(200, UInt32(coverage[y][x]))
          let part = KernelTests.scaled(source[x, y].value, strength)
          #expect(pixmap[x, y].value == KernelTests.over(part, before[x, y].value), comment)
        }
      }
    }
    expect(
      { $0.composite(source.surface, in: rect, opacity: 200, within: shape, scratch: scratch) },
      times: { $0.fill(shape, with: Canvas.white, scratch: scratch) }, "rounded rectangle")
    expect(
      {
        $0.composite(
          source.surface, in: rect, opacity: 200, within: outline, rule: .nonZero,
          scratch: scratch)
      }, times: { $0.fill(outline, rule: .nonZero, with: Canvas.white, scratch: scratch) },
      "outline")
  }

  @Test func whatTheSourceDoesNotShowIsLeftAlone() {
    let pixmap = Canvas.noise(width: 30, height: 20, seed: 1)
    let before = Canvas.noise(width: 30, height: 20, seed: 1)
    let part = source.surface.clipped(to: PixelRect(x: 5, y: 5, width: 7, height: 3))
    pixmap.surface.composite(part, in: pixmap.bounds, opacity: 255)
    #expect(pixmap[4, 5] == before[4, 5] && pixmap[12, 5] == before[12, 5])
    #expect(pixmap[11, 7].value == KernelTests.over(source[11, 7].value, before[11, 7].value))
  }

  @Test func shapesOnWholePixelsAreFilledAsRectangles() {
    let color = Pixel(0x8040_2010)
    let rect = PixelRect(x: 3, y: 4, width: 11, height: 5)
    let one = Canvas.noise(width: 30, height: 20, seed: 1)
    let other = Canvas.noise(width: 30, height: 20, seed: 1)
    one.surface.fill(rect, with: color)
    other.surface.fill(
      RoundedRect(minX: 3, minY: 4, maxX: 14, maxY: 9), with: color, scratch: PaintScratch())
    #expect(one == other)
  }
}
