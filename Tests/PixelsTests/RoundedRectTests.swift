import TestSupport
import Testing

@testable import Pixels

@Suite struct RoundedRectTests {
  private let size = 24
  private let scratch = PaintScratch()

  private func coverage(_ shape: RoundedRect) -> [[Int]] {
    Canvas.coverage(width: size, height: size) {
      $0.fill(shape, with: Canvas.white, scratch: scratch)
    }
  }

  private func rounded(
    _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, _ radius: Double
  ) -> RoundedRect {
    let corner = CornerRadius(x: radius, y: radius)
    return RoundedRect(
      minX: minX, minY: minY, maxX: maxX, maxY: maxY, topLeft: corner, topRight: corner,
      bottomRight: corner, bottomLeft: corner)
  }

  @Test func coverageIsTheExactAreaRoundedToNearest() {
    var random = SplitMix(seed: 21)
    for round in 0..<60 {
      let shape = random.roundedRect([3, 20, 60][round % 3])
      let exact = ExactArea.coverage(shape, width: size, height: size)
      for (y, row) in coverage(shape).enumerated() {
        for (x, value) in row.enumerated() {
          // Half a level for rounding, the rest for the slices of the other method.
          #expect(abs(Double(value) - exact[y][x]) < 0.58, "(\(x), \(y)) of \(shape)")
        }
      }
    }
  }

  @Test func outlinesOfTheSameShapeDifferByAtMostOneLevel() {
    var random = SplitMix(seed: 22)
    for round in 0..<200 {
      let shape = random.roundedRect([2, 20, 300][round % 3])
      var builder = OutlineBuilder()
      builder.add(shape, a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      let outline = builder.build()
      let painted = Canvas.coverage(width: size, height: size) {
        $0.fill(outline, rule: .nonZero, with: Canvas.white, scratch: scratch)
      }
      let worst = Canvas.difference(painted, coverage(shape))
      #expect(worst.0 <= 1, "at (\(worst.x), \(worst.y)) of \(shape)")
    }
  }

  /// Small shapes have a kernel of their own; what it paints is what the rows of edges come to.
  @Test(arguments: [KernelChoice.best, .portable])
  func smallShapesHaveTheBytesOfAnyOthers(_ choice: KernelChoice) {
    var random = SplitMix(seed: 29)
    let scratch = PaintScratch(kernels: choice)
    let large = PaintScratch(kernels: choice)
    let noise = Canvas.noise(width: 48, height: 40, seed: 30)
    for round in 0..<250 {
      var shape = random.roundedRect([3, 9, 20, 40, 70][round % 5])
      if round.isMultiple(of: 3) {
        let radius = CornerRadius(x: random.double(0...9), y: random.double(0...9))
        let place = (x: random.double(-9...20), y: random.double(-9...20))
        shape = RoundedRect(
          minX: place.x, minY: place.y, maxX: place.x + Double(1 + random.below(40)),
          maxY: place.y + random.double(0.1...40), topLeft: radius, topRight: radius,
          bottomRight: radius, bottomLeft: radius)
      }
      if round.isMultiple(of: 4) { shape = shape.rounded }
      var color = random.pixel()
      if round.isMultiple(of: 2) { color.value |= 0xFF00_0000 }
      let small = noise.copy()
      let whole = noise.copy()
      let clip = PixelRect(
        x: random.below(20), y: random.below(20), width: 1 + random.below(64), height: 60)
      let tile = round.isMultiple(of: 5) ? clip : small.bounds
      // With room beside it, where eight columns are painted of which some stay as they are, and without.
      let surface =
        round % 4 < 2 ? small.surface.part(tile) : small.surface.clipped(to: tile)
      surface.fill(shape, with: color, scratch: scratch)
      let area = shape.pixelBounds.intersection(whole.bounds).intersection(tile)
      if !area.isEmpty {
        RoundedRectEdges(shape).paint(
          in: area,
          with: ColorPaint(surface: whole.surface, color: color, kernels: large.kernels),
          scratch: large)
      }
      #expect(small == whole, "\(shape) on \(tile)")
    }
  }

  @Test func opaqueCoreIsCoveredWhollyAndBoundsHoldAllThatIs() {
    var random = SplitMix(seed: 23)
    for round in 0..<300 {
      let shape = random.roundedRect([5, 20, 60][round % 3])
      let core = shape.opaqueCore
      let bounds = shape.pixelBounds
      for (y, row) in coverage(shape).enumerated() {
        for (x, value) in row.enumerated() {
          let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
          if core.contains(pixel) { #expect(value == 255, "(\(x), \(y)) of \(shape)") }
          if !bounds.contains(pixel) { #expect(value == 0, "(\(x), \(y)) of \(shape)") }
        }
      }
    }
  }

  @Test func opaqueCoreLosesNoMoreThanTheCornersNeed() {
    // Between the corners' columns there are 12 × 10 pixels, between their rows only 20 × 2.
    #expect(rounded(2, 3, 22, 13, 4).opaqueCore.description == "(6 3 12 10)")
    #expect(rounded(0, 0, 40, 100, 3).opaqueCore.description == "(0 3 40 94)")
    // A disc holds a square of 1/√2 of its width.
    #expect(
      RoundedRect(minX: 1.5, minY: 2, maxX: 9.5, maxY: 8).opaqueCore.description == "(2 2 7 6)")
    #expect(rounded(0, 0, 100, 100, 50).opaqueCore.area == 4900)
    #expect(RoundedRect(minX: 1.2, minY: 0, maxX: 1.8, maxY: 9).opaqueCore.isEmpty)
  }

  @Test func whatIsAlmostOnAPixelEdgeTouchesNoPixelBeyondIt() {
    let shape = RoundedRect(minX: 2, minY: 3, maxX: 20.000_000_000_000_004, maxY: 9)
    #expect(shape.isPixelAlignedRect)
    #expect(shape.pixelBounds == PixelRect(minX: 2, minY: 3, maxX: 20, maxY: 9))
    #expect(!RoundedRect(minX: 2.001, minY: 3, maxX: 20, maxY: 9).isPixelAlignedRect)
  }

  @Test func radiiThatOverlapShrinkTogetherAsInCSS() {
    let pill = rounded(1, 1, 21, 11, 1000)
    #expect(pill == rounded(1, 1, 21, 11, 5))
    var shape = RoundedRect(minX: 0, minY: 0, maxX: 20, maxY: 20)
    shape.topLeft = CornerRadius(x: 30, y: 10)
    shape.topRight = CornerRadius(x: 10, y: 2)
    let fitted = RoundedRect(
      minX: 0, minY: 0, maxX: 20, maxY: 20, topLeft: CornerRadius(x: 15, y: 5),
      topRight: CornerRadius(x: 5, y: 1), bottomRight: .zero, bottomLeft: .zero)
    #expect(coverage(shape) == coverage(fitted))
  }

  @Test func insetMovesEdgesAndShrinksRadiiToNothing() {
    let inner = rounded(0, 0, 20, 20, 4).inset(by: 1, 6)
    #expect(inner.minX == 1 && inner.maxX == 19 && inner.minY == 6 && inner.maxY == 14)
    #expect(inner.isSquare)
    #expect(RoundedRect(minX: 5, minY: 5, maxX: 9, maxY: 9).inset(by: -2, -2).isSquare)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNoNumberDrawsNothing(_ bad: Double) {
    let clear = [[Int]](repeating: [Int](repeating: 0, count: size), count: size)
    var shapes = [RoundedRect](repeating: rounded(2, 2, 20, 20, 5), count: 5)
    shapes[0].minX = bad
    shapes[1].minY = bad
    shapes[2].maxX = bad
    shapes[3].maxY = bad
    shapes[4].topRight.x = bad
    shapes.append(rounded(2, 2, 20, 20, bad == -.infinity ? .nan : bad))
    for shape in shapes {
      #expect(coverage(shape) == clear, "\(shape)")
      #expect(shape.pixelBounds.isEmpty && shape.opaqueCore.isEmpty && !shape.isPixelAlignedRect)
    }
    #expect(coverage(rounded(20, 2, 2, 20, 5)) == clear)
    #expect(coverage(rounded(2, 20, 20, 2, 5)) == clear)
  }

  @Test func hugeRectanglesCoverWhatIsVisible() {
    let full = [[Int]](repeating: [Int](repeating: 255, count: size), count: size)
    #expect(coverage(rounded(-1e30, -1e30, 1e30, 1e30, 5)) == full)
    #expect(coverage(rounded(-1e7, -1e9, 1e7, 1e9, 1e6)) == full)
    let right = coverage(rounded(12.5, -1e30, 1e30, 1e30, 0))
    #expect(right.allSatisfy { $0[11] == 0 && $0[12] == 128 && $0[13] == 255 })
  }

  @Test func ringIsOuterLessInner() {
    var random = SplitMix(seed: 24)
    for _ in 0..<200 {
      let outer = random.roundedRect(20)
      let inner = outer.inset(by: random.double(0...4), random.double(0...4))
      let ring = Canvas.coverage(width: size, height: size) {
        $0.fillRing(outer: outer, inner: inner, with: Canvas.white, scratch: scratch)
      }
      let hole = inner.isEmpty ? ring.map { $0.map { _ in 0 } } : coverage(inner)
      let expected = zip(coverage(outer), hole).map { zip($0, $1).map { max(0, $0 - $1) } }
      #expect(Canvas.difference(ring, expected).0 <= 1, "\(outer), \(inner)")
    }
  }

  @Test func ringWithoutAHoleFillsAndAHoleOutsideTakesNothing() {
    let outer = rounded(4.3, 4.2, 19, 19.6, 5)
    for inner in [rounded(9, 9, 9, 12, 0), rounded(12, 12, 9, 9, 1), rounded(.nan, 0, 9, 9, 0)] {
      let ring = Canvas.coverage(width: size, height: size) {
        $0.fillRing(outer: outer, inner: inner, with: Canvas.white, scratch: scratch)
      }
      #expect(ring == coverage(outer))
    }
    let larger = Canvas.coverage(width: size, height: size) {
      $0.fillRing(
        outer: outer, inner: RoundedRect(minX: 0, minY: 0, maxX: 24, maxY: 24),
        with: Canvas.white, scratch: scratch)
    }
    #expect(larger.allSatisfy { $0.allSatisfy { $0 == 0 } })
  }
}

extension RoundedRect {
  /// On whole pixels.
  fileprivate var rounded: RoundedRect {
    RoundedRect(
      minX: minX.rounded(), minY: minY.rounded(), maxX: maxX.rounded(), maxY: maxY.rounded(),
      topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }
}
