import TestSupport
import Testing

@testable import Pixels

/// A recorded outline paints the bytes of the outline itself.
@Suite struct StencilTests {
  private let width = 83
  private let height = 71

  @Test(arguments: [KernelChoice.best, .portable])
  func paintsWhatTheOutlinePaints(kernels: KernelChoice) throws {
    var random = SplitMix(seed: 41)
    let scratch = PaintScratch(kernels: kernels)
    for round in 0..<150 {
      let outline = random.outline(Double(width) * [0.3, 1, 40][round % 3])
      let rule: FillRule = round % 2 == 0 ? .nonZero : .evenOdd
      let area = PixelRect(x: 0, y: 0, width: width, height: height)
      let stencil = try #require(
        Stencil(outline, rule: rule, in: area, limit: 1 << 20, scratch: scratch))
      let color = round % 5 == 0 ? Pixel(red: 0.2, green: 0.9, blue: 0.4, alpha: 1) : random.pixel()
      let seed = random.next()
      let expected = Canvas.noise(width: width, height: height, seed: seed)
      let painted = Canvas.noise(width: width, height: height, seed: seed)
      expected.surface.fill(outline, rule: rule, with: color, scratch: scratch)
      for piece in painted.bounds.pieces(&random) {
        // Within the outline's bounds, beside which there is room, or a part of these.
        let cut = PixelRect(
          minX: round % 4 == 0 ? random.below(width) : 0, minY: 0,
          maxX: round % 7 == 0 ? random.below(width) : width, maxY: height)
        let window = painted.surface.clipped(to: piece)
        let bounds = outline.pixelBounds
        let part = bounds.intersection(cut)
        window.part(part).fill(stencil, with: color, scratch: scratch)
        for rest in [(bounds.minX, part.minX), (part.maxX, bounds.maxX)] where !part.isEmpty {
          let beside = PixelRect(
            minX: rest.0, minY: bounds.minY, maxX: rest.1, maxY: bounds.maxY)
          if !beside.isEmpty {
            window.part(beside).fill(stencil, with: color, scratch: scratch)
          }
        }
        if part.isEmpty { window.fill(stencil, with: color, scratch: scratch) }
      }
      #expect(painted == expected, "round \(round)")
    }
  }

  @Test func isNotMadeBeyondItsLimit() {
    var builder = OutlineBuilder()
    for index in 0..<200 {
      builder.move(Double(index), 0)
      builder.line(Double(index) + 0.5, 0)
      builder.line(Double(index), 400)
    }
    let outline = builder.build()
    let area = PixelRect(x: 0, y: 0, width: 400, height: 400)
    let scratch = PaintScratch()
    #expect(Stencil(outline, rule: .nonZero, in: area, limit: 1000, scratch: scratch) == nil)
    #expect(Stencil(outline, rule: .nonZero, in: area, limit: 1 << 20, scratch: scratch) != nil)
  }

  @Test func ofNothingPaintsNothing() throws {
    let outline = Outline([], reachingTo: nil)
    let area = PixelRect(x: 0, y: 0, width: 9, height: 9)
    let scratch = PaintScratch()
    let stencil = try #require(
      Stencil(outline, rule: .nonZero, in: area, limit: 100, scratch: scratch))
    let canvas = Canvas.noise(width: 9, height: 9, seed: 3)
    canvas.surface.fill(
      stencil, with: Pixel(red: 1, green: 0, blue: 0, alpha: 1), scratch: scratch)
    #expect(canvas == Canvas.noise(width: 9, height: 9, seed: 3))
  }
}
