import TestSupport
import Testing

@testable import Pixels

/// What is painted from recorded corners has the bytes of what is painted from edges.
@Suite struct SliceTests {
  private let size = PixelRect(x: 0, y: 0, width: 150, height: 130)

  /// A shape with corners of one radius, some of them square.
  private func shape(_ random: inout SplitMix, _ round: Int) -> RoundedRect {
    func place(_ range: ClosedRange<Double>) -> Double { random.double(range).rounded() }
    let (x, y) = (place(-20...40), place(-20...40))
    let (width, height) = (place(66...120), place(50...110))
    let radius = CornerRadius(
      x: random.double(0...24), y: round % 2 == 0 ? 17 : random.double(0...24))
    func corner(_ place: Int) -> CornerRadius {
      round % 5 == 0 && random.below(2) == 0 ? .zero : radius
    }
    return RoundedRect(
      minX: x, minY: y, maxX: x + width, maxY: y + height, topLeft: corner(0), topRight: corner(1),
      bottomRight: corner(2), bottomLeft: corner(3))
  }

  /// Paints by way of recorded corners in two pieces, and from edges at once, over the same noise.
  private func expectSame(
    _ outer: RoundedRect, _ hole: RoundedRect?, _ color: Pixel, _ choice: KernelChoice,
    split: Int
  ) -> Bool {
    let sliced = Canvas.noise(width: size.width, height: size.height, seed: 5)
    let exact = Canvas.noise(width: size.width, height: size.height, seed: 5)
    let scratch = PaintScratch(kernels: choice)
    var isSliced = true
    let bounds = outer.pixelBounds
    let halves = [
      PixelRect(minX: 0, minY: 0, maxX: split, maxY: size.maxY),
      PixelRect(minX: split, minY: 0, maxX: size.maxX, maxY: size.maxY),
    ]
    for half in halves {
      let area = bounds.intersection(half)
      if area.isEmpty { continue }
      isSliced =
        scratch.slices.paint(
          outer, hole: hole, bounds: bounds, in: area, with: color, on: sliced.surface,
          scratch: scratch) && isSliced
    }
    guard isSliced else { return false }
    let paint = ColorPaint(surface: exact.surface, color: color, kernels: scratch.kernels)
    let area = bounds.intersection(size)
    let edges = RoundedRectEdges(outer)
    if let hole {
      edges.paint(minus: RoundedRectEdges(hole), in: area, with: paint, scratch: scratch)
    } else {
      edges.paint(in: area, with: paint, scratch: scratch)
    }
    #expect(sliced == exact, "\(outer) less \(String(describing: hole)), split at \(split)")
    return true
  }

  @Test(arguments: [KernelChoice.best, .portable])
  func recordedCornersPaintTheBytesOfEdges(_ choice: KernelChoice) {
    var random = SplitMix(seed: 77)
    var sliced = 0
    for round in 0..<60 {
      let outer = shape(&random, round)
      let width = round % 2 == 0 ? 2 : (random.double(0.2...9) * 64).rounded() / 64
      let hole = outer.inset(by: width, width)
      let color = round % 4 == 0 ? random.pixel() : Pixel(0xFF20_60F0)
      let split = random.below(149) + 1
      if expectSame(outer, nil, color, choice, split: split) { sliced += 1 }
      if expectSame(outer, hole, color, choice, split: split) { sliced += 1 }
    }
    #expect(sliced > 100)
  }

  @Test func whatLiesBetweenPixelsIsNotRecorded() {
    let shape = RoundedRect(minX: 1, minY: 2.5, maxX: 90, maxY: 80)
    #expect(SliceKey(shape, hole: nil) == nil)
    #expect(SliceKey(shape, hole: shape.inset(by: 1, 1)) == nil)
  }

  @Test func circlesWithoutAMiddleAreSliced() {
    for side in [34.0, 40, 48] {
      var circle = RoundedRect(minX: 10, minY: 7, maxX: 10 + side, maxY: 7 + side)
      let radius = CornerRadius(x: side / 2, y: side / 2)
      (circle.topLeft, circle.topRight) = (radius, radius)
      (circle.bottomLeft, circle.bottomRight) = (radius, radius)
      #expect(expectSame(circle, nil, Canvas.white, .best, split: 31))
      #expect(expectSame(circle, circle.inset(by: 2, 2), Canvas.white, .best, split: 12))
    }
  }
}
