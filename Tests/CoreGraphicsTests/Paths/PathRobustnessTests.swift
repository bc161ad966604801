import CoreGraphics
import Pixels
import TestSupport
import Testing

/// Paths of any size and any numbers end in time and memory.
@Suite struct PathRobustnessTests {
  private let window = PixelRect(x: 0, y: 0, width: 64, height: 64)

  @Test func aPathOfMillionsOfLinesCostsWhatIsSeenOfIt() {
    var random = SplitMix(seed: 90)
    let count = Workload.of(10_000_000, unoptimised: 50_000)
    let path = CGMutablePath()
    path.move(to: .zero)
    // A walk of small steps that comes back to the window now and then.
    var place = SIMD2(32.0, 32)
    for index in 0..<count {
      let noise = random.next()
      place.x += Double(noise & 0xFF) / 64 - 2 + (index % 4000 < 2000 ? 0.9 : -0.9)
      place.y += Double(noise >> 8 & 0xFF) / 64 - 2
      path.addLine(to: CGPoint(x: place.x, y: place.y))
    }
    let outline = path.outline(clip: window)
    let whole = Mask(path.outline(), width: 64, height: 64)
    #expect(Mask(outline, width: 64, height: 64).difference(to: whole) == 0)
  }

  @Test func strokesAndDashesOfAClipAreThoseOfTheWhole() {
    var random = RandomPaths(seed: 91)
    for round in 0..<30 {
      let path = random.path(steps: 9, in: -100...200)
      let style = StrokeStyle(
        width: Double(1 + round % 9), cap: [.butt, .round, .square][round % 3],
        join: [.miter, .round, .bevel][round / 3 % 3], dashes: round % 2 == 0 ? [] : [7, 3])
      let clipped = Mask(path.strokeOutline(style, clip: window), width: 64, height: 64)
      let whole = Mask(path.strokeOutline(style), width: 64, height: 64)
      #expect(clipped.difference(to: whole) == 0)
    }
  }

  @Test func aClipWithoutRowsShowsNothingOfAnyStroke() {
    var random = RandomPaths(seed: 94)
    let line = PixelRect(x: 40, y: 50, width: 300, height: 0)
    for width in [3.0, 40, 400] {
      let style = StrokeStyle(width: width, cap: .round, join: .round)
      for _ in 0..<40 {
        let path = random.path(steps: 60, in: -300...400)
        #expect(path.strokeOutline(style, clip: line).isEmpty)
        #expect(path.outline(clip: line).isEmpty)
      }
    }
  }

  @Test func dashesTooSmallToSeeDoNotRunAway() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: -5e8, y: 10.5), CGPoint(x: 5e8, y: 10.5)])
    let style = StrokeStyle(width: 3, dashes: [1e-9, 1e-9])
    #expect(Mask(path.strokeOutline(style), width: 64, height: 64).area == 3 * 64)
    #expect(path.copy(dashingWithPhase: 0, lengths: [1e-9]) == path)
    let none = StrokeStyle(width: 3, dashes: [.leastNonzeroMagnitude, 0])
    #expect(Mask(path.strokeOutline(none), width: 64, height: 64).area == 3 * 64)
  }

  @Test func whateverTheNumbersAreNoOperationMakesOneThatIsNone() {
    var random = RandomPaths(seed: 92)
    for round in 0..<Workload.of(200, unoptimised: 3) {
      let (path, other) = (random.extremePath(), random.extremePath())
      let rule: CGPathFillRule = round % 2 == 0 ? .winding : .evenOdd
      let point = random.extremePoint()
      let box = path.boundingBox
      // Foundation's question whether a rectangle has a point in it traps where numbers are extreme. A
      // far edge is a sum, which is off by what numbers of that size are apart.
      let apart = 1 + max(box.size.width, box.size.height) * 1e-15
      let isNear =
        point.x >= box.origin.x - apart && point.x <= box.origin.x + box.size.width + apart
        && point.y >= box.origin.y - apart && point.y <= box.origin.y + box.size.height + apart
      #expect(!path.contains(point, using: rule) || isNear)
      let stroke = path.copy(
        strokingWithWidth: random.extreme(), lineCap: .round, lineJoin: .round,
        miterLimit: random.extreme())
      #expect(stroke.isDefined)
      for area in [
        path.union(other, using: rule), path.intersection(other, using: rule),
        path.subtracting(other, using: rule), path.symmetricDifference(other, using: rule),
        path.lineIntersection(other, using: rule), path.normalized(using: rule),
      ] {
        #expect(area.isDefined || area == path)
        #expect(Mask(area, width: 8, height: 8).area <= 64)
      }
      for component in path.componentsSeparated(using: rule) {
        #expect(component.isDefined || component == path)
      }
    }
  }

  @Test func degenerateAreasCombine() {
    let empty = CGPath(rect: .null, transform: nil)
    let point = CGMutablePath()
    point.addLines(between: [CGPoint(x: 3, y: 3), CGPoint(x: 3, y: 3)])
    point.closeSubpath()
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 9, y: 9), .zero])
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
    for nothing in [empty, point, line] {
      #expect(Mask(rect.union(nothing), width: 9, height: 9).area == 64)
      #expect(Mask(rect.subtracting(nothing), width: 9, height: 9).area == 64)
      #expect(rect.intersection(nothing).isEmpty && nothing.union(nothing).isEmpty)
    }
    #expect(rect.subtracting(rect).isEmpty && rect.symmetricDifference(rect).isEmpty)
  }

  @Test func thousandsOfOverlappingSegmentsCombine() {
    let count = Workload.of(4_000, unoptimised: 240)
    func star(_ turns: Int, _ shift: CGFloat) -> CGPath {
      let path = CGMutablePath()
      path.addLines(
        between: (0..<count).map { index in
          let radius: CGFloat = index % 2 == 0 ? 30 : 22
          let turn = CGFloat(index * turns) / CGFloat(count)
          // A zigzag around a square.
          let side = Int(turn * 4) % 4
          let along = (turn * 4).truncatingRemainder(dividingBy: 1) * 2 - 1
          let x = [along, 1, -along, -1][side]
          let y = [-1, along, 1, -along][side]
          return CGPoint(x: 32 + shift + radius * x, y: 32 + radius * y)
        })
      path.closeSubpath()
      return path
    }
    let (one, other) = (star(1, 0), star(1, 5))
    let area = Mask(one.union(other), width: 72, height: 64).area
    let common = Mask(one.intersection(other), width: 72, height: 64).area
    let sum = Mask(one, width: 72, height: 64).area + Mask(other, width: 72, height: 64).area
    #expect(abs(area + common - sum) < 4)
  }

  @Test func linesHeldAgainstTooManyEdgesStayAsTheyAre() {
    let path = CGMutablePath()
    for turn in 0..<20 {
      path.addEllipse(in: CGRect(x: CGFloat(turn), y: 0, width: 100, height: 100))
    }
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
    for isWanted in [true, false] {
      #expect(path.lines(within: isWanted, square, .winding) != path)
      #expect(path.lines(within: isWanted, square, .winding, mostWork: 100) == path)
    }
  }
}
