import TestSupport
import Testing

@testable import Pixels

@Suite struct OutlineClipTests {
  private let clip = PixelRect(x: 20, y: 15, width: 40, height: 30)

  private func random(_ random: inout SplitMix, clip: PixelRect?, size: Double) -> Outline {
    var builder = OutlineBuilder(clip: clip)
    func place() -> Double { random.double(-0.5 * size...1.5 * size) }
    for _ in 0..<3 {
      builder.move(place(), place())
      for _ in 0..<12 {
        builder.line(place(), place())
        builder.quad(place(), place(), place(), place())
      }
    }
    return builder.build()
  }

  @Test func whatIsSeenOfAClippedOutlineIsTheSame() {
    for seed in 0..<60 {
      let size = [80.0, 400, 1e7][seed % 3]
      let rule: FillRule = seed % 2 == 0 ? .nonZero : .evenOdd
      let pixmaps = [clip, nil].map { clip in
        var numbers = SplitMix(seed: UInt64(seed))
        let outline = random(&numbers, clip: clip, size: size)
        let pixmap = Pixmap(width: 80, height: 60)
        pixmap.surface.clipped(to: self.clip)
          .fill(outline, rule: rule, with: Canvas.white, scratch: PaintScratch())
        return pixmap
      }
      #expect(pixmaps[0] == pixmaps[1], "seed \(seed)")
    }
  }

  @Test func `P20 D2: curves far beyond the clip take no memory, and nothing seen changes`() {
    var outlines: [Outline] = []
    for clip in [clip, nil] {
      var numbers = SplitMix(seed: 2)
      var builder = OutlineBuilder(clip: clip)
      func place() -> Double { numbers.double(-1e6...1e6) }
      builder.move(0, 0)
      for _ in 0..<50 { builder.cubic(place(), place(), place(), place(), place(), place()) }
      outlines.append(builder.build())
    }
    #expect(outlines[0].edges.count < 2000)
    #expect(outlines[1].edges.count > 100_000)
    let pixmaps = outlines.map { outline in
      let pixmap = Pixmap(width: 80, height: 60)
      pixmap.surface.clipped(to: clip)
        .fill(outline, rule: .evenOdd, with: Canvas.white, scratch: PaintScratch())
      return pixmap
    }
    #expect(pixmaps[0] == pixmaps[1])
  }

  @Test func edgesThatCannotBeSeenTakeNoMemory() {
    var numbers = SplitMix(seed: 81)
    var builder = OutlineBuilder(clip: clip)
    for place in 0..<4 {
      // Left, right, above, below.
      let (x, y) = [(-5000.0, 30.0), (5000, 30), (30, -5000), (30, 5000)][place]
      builder.move(x, y)
      for _ in 0..<2000 {
        builder.line(x + numbers.double(-900...900), y + numbers.double(-900...900))
      }
    }
    #expect(builder.build().edges.count < 20)
  }
}
