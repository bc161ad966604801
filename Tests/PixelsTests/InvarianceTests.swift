import TestSupport
import Testing

@testable import Pixels

/// A picture painted in pieces has the bytes of one painted at once.
@Suite struct InvarianceTests {
  private let width = 83
  private let height = 71

  /// Paints at once and in pieces, over the same noise, and compares.
  private func expectSame(
    _ random: inout SplitMix, _ name: String, _ paint: (Surface, PaintScratch) -> Void
  ) {
    let seed = random.next()
    let whole = Canvas.noise(width: width, height: height, seed: seed)
    let pieces = Canvas.noise(width: width, height: height, seed: seed)
    let scratch = PaintScratch()
    paint(whole.surface, scratch)
    for piece in whole.bounds.pieces(&random) {
      paint(pieces.surface.clipped(to: piece), scratch)
    }
    #expect(whole == pieces, "\(name)")
  }

  @Test func outlinesDoNotDependOnTheTiles() {
    var random = SplitMix(seed: 1)
    for round in 0..<120 {
      let outline = random.outline(Double(width) * [0.3, 1, 40][round % 3])
      let color = random.pixel()
      let rule: FillRule = round % 2 == 0 ? .nonZero : .evenOdd
      expectSame(&random, "outline \(round)") {
        $0.fill(outline, rule: rule, with: color, scratch: $1)
      }
    }
  }

  @Test func roundedRectanglesAndRingsDoNotDependOnTheTiles() {
    var random = SplitMix(seed: 2)
    for round in 0..<150 {
      let shape = random.roundedRect(Double(width) * [0.1, 1, 8][round % 3])
      let color = random.pixel()
      expectSame(&random, "\(shape)") { $0.fill(shape, with: color, scratch: $1) }
      let inner = shape.inset(by: random.double(0...9), random.double(0...9))
      expectSame(&random, "ring \(shape), \(inner)") {
        $0.fillRing(outer: shape, inner: inner, with: color, scratch: $1)
      }
    }
  }

  @Test func groupsDoNotDependOnTheTiles() {
    var random = SplitMix(seed: 3)
    for _ in 0..<60 {
      let source = Canvas.noise(width: width, height: height, seed: random.next())
      let shape = random.roundedRect(Double(width))
      let outline = random.outline(Double(width))
      let opacity = UInt8(random.below(256))
      let rect = PixelRect(x: random.below(40), y: random.below(40), width: 50, height: 30)
      expectSame(&random, "group") {
        $0.composite(source.surface, in: rect, opacity: opacity)
        $0.composite(source.surface, in: rect, opacity: opacity, within: shape, scratch: $1)
        $0.composite(
          source.surface, in: rect, opacity: opacity, within: outline, rule: .nonZero,
          scratch: $1)
      }
    }
  }

  @Test func nothingOutsideTheSurfaceIsTouched() {
    var random = SplitMix(seed: 4)
    let inside = PixelRect(x: 17, y: 13, width: 41, height: 29)
    for _ in 0..<100 {
      let seed = random.next()
      let before = Canvas.noise(width: width, height: height, seed: seed)
      let after = Canvas.noise(width: width, height: height, seed: seed)
      let surface = after.surface.clipped(to: inside)
      let scratch = PaintScratch()
      let color = random.pixel()
      let shape = random.roundedRect(70)
      surface.fill(shape, with: color, scratch: scratch)
      surface.fillRing(outer: shape, inner: shape.inset(by: 3, 2), with: color, scratch: scratch)
      surface.fill(random.outline(70), rule: .nonZero, with: color, scratch: scratch)
      surface.composite(before.surface, in: after.bounds, opacity: 100)
      surface.fill(after.bounds, with: color)
      surface.replace(PixelRect(minX: -9, minY: -9, maxX: 999, maxY: 20), with: color)
      for y in 0..<height {
        for x in 0..<width where !inside.contains(PixelRect(x: x, y: y, width: 1, height: 1)) {
          #expect(before[x, y] == after[x, y])
        }
      }
    }
  }

  @Test func scratchIsCleanAfterEveryShapeAndStaysWhereItIs() {
    var random = SplitMix(seed: 6)
    let pixmap = Pixmap(width: width, height: height)
    let scratch = PaintScratch()
    let first = scratch.rows(for: pixmap.bounds)
    for _ in 0..<50 {
      pixmap.surface.fill(
        random.outline(90), rule: .evenOdd, with: Canvas.white, scratch: scratch)
      let shape = random.roundedRect(90)
      pixmap.surface.fillRing(
        outer: shape, inner: random.roundedRect(90), with: Canvas.white, scratch: scratch)
    }
    let rows = scratch.rows(for: pixmap.bounds)
    #expect(rows.cells == first.cells && rows.marks == first.marks && rows.mask == first.mask)
    #expect((0..<rows.cellsPerRow * height).allSatisfy { rows.cells[$0] == 0 })
    #expect((0..<rows.wordsPerRow * height).allSatisfy { rows.marks[$0] == 0 })
  }
}
