import CoreGraphics
import Pixels
import Testing

@Suite struct StrokeShapeTests {
  private func line(_ points: (Double, Double)..., isClosed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    if isClosed { path.closeSubpath() }
    return path
  }

  private func mask(_ path: CGPath, _ style: StrokeStyle) -> Mask {
    Mask(path.strokeOutline(style), width: 100, height: 100)
  }

  @Test func strokeOfALineIsARect() {
    let stroke = mask(line((10, 20.5), (50, 20.5)), StrokeStyle(width: 3))
    let rect = CGPath(rect: CGRect(x: 10, y: 19, width: 40, height: 3), transform: nil)
    #expect(stroke.difference(to: Mask(rect, width: 100, height: 100)) == 0)
    let square = mask(line((10, 20), (50, 20)), StrokeStyle(width: 4, cap: .square))
    #expect(square.area == 44 * 4)
  }

  @Test func strokeOfAClosedRectIsARing() {
    let path = CGPath(rect: CGRect(x: 20, y: 30, width: 40, height: 30), transform: nil)
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 18, y: 28, width: 44, height: 34))
    ring.addRect(CGRect(x: 22, y: 32, width: 36, height: 26))
    let stroke = mask(path, StrokeStyle(width: 4))
    #expect(stroke.difference(to: Mask(ring, width: 100, height: 100, rule: .evenOdd)) == 0)
    // With bevels each corner lacks half a square of half the width.
    let bevelled = mask(path, StrokeStyle(width: 4, join: .bevel))
    #expect(abs(stroke.area - bevelled.area - 4 * 2) < 0.1)
    let round = mask(path, StrokeStyle(width: 4, join: .round))
    #expect(abs(stroke.area - round.area - 4 * (4 - .pi)) < 0.1)
  }

  @Test func roundCapsMakeACapsule() {
    let stroke = mask(line((20, 50), (80, 50)), StrokeStyle(width: 20, cap: .round))
    #expect(abs(stroke.area - (60 * 20 + 100 * .pi)) < 1)
    #expect(stroke[11, 50] == 255 && stroke[11, 41] == 0)
  }

  @Test func strokeOfACircleIsARingOfItsArea() {
    let circle = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
    for join in [StrokeStyle.Join.miter, .round, .bevel] {
      let stroke = mask(circle, StrokeStyle(width: 10, join: join))
      #expect(abs(stroke.area - 2 * .pi * 30 * 10) < 3)
      // A curve has no corners: no join shows where its quarters meet.
      let outer = CGMutablePath()
      outer.addEllipse(in: CGRect(x: 15, y: 15, width: 70, height: 70))
      outer.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
      #expect(stroke.difference(to: Mask(outer, width: 100, height: 100, rule: .evenOdd)) < 20)
    }
  }

  @Test func capsOfCurvesStandUprightOnThem() {
    // A quarter of a circle with a wide pen ends on the axes exactly.
    let arc = CGMutablePath()
    arc.addArc(center: .zero, radius: 60, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    let stroke = mask(arc, StrokeStyle(width: 60))
    #expect(abs(stroke.area - .pi / 4 * (90 * 90 - 30 * 30)) < 5)
    for place in 32..<88 {
      #expect(stroke[place, 0] == 255 && stroke[0, place] == 255)
    }
  }

  @Test(arguments: [(60.0, 2.0), (90.0, 2.0.squareRoot()), (30.0, 3.8637), (120.0, 1.1547)])
  func miterEndsAtItsLimit(degrees: Double, ratio: Double) {
    let angle = degrees * .pi / 180
    let path = line(
      (10, 50), (50, 50), (50 - 40 * cos(angle), 50 - 40 * sin(angle)))
    func tip(_ limit: Double) -> Double {
      var style = StrokeStyle(width: 10)
      style.miterLimit = limit
      return mask(path, style).area
    }
    // The tip beyond the bevel: from half a width / cos(half the turn) to half a width × the same.
    #expect(tip(ratio + 0.001) - tip(ratio - 0.001) > 2)
    #expect(tip(ratio - 0.001) == tip(0) && tip(ratio + 0.001) == tip(100))
    #expect(tip(.nan) == tip(0))
  }

  @Test func aLimitOfExactlyTwoKeepsTheMiterOfSixtyDegrees() {
    let path = line((10, 50), (50, 50), (50 - 40 * 0.5, 50 - 40 * 0.75.squareRoot()))
    let exact = mask(path, StrokeStyle(width: 10, miterLimit: 2)).area
    #expect(exact == mask(path, StrokeStyle(width: 10, miterLimit: 50)).area)
  }

  @Test func dashesAreWhereThePatternSays() {
    let path = line((0, 50.5), (60, 50.5))
    func covered(_ phase: Double) -> [Int] {
      let style = StrokeStyle(width: 1, dashes: [10, 5, 5, 5], dashPhase: phase)
      let stroke = mask(path, style)
      return (0..<60).filter { stroke[$0, 50] == 255 }
    }
    #expect(covered(10) == [5..<10, 15..<25, 30..<35, 40..<50, 55..<60].flatMap { Array($0) })
    #expect(covered(2) == [0..<8, 13..<18, 23..<33, 38..<43, 48..<58].flatMap { Array($0) })
    #expect(covered(27) == covered(2) && covered(-15) == covered(10))
  }

  @Test func uselessDashesDrawASolidLine() {
    let path = line((0, 50.5), (60, 50.5))
    for dashes in [[-1, 5], [0, 0], [.nan, 1], [.infinity], [1e-12, 1e-12], [1e308, 1e308]] {
      let style = StrokeStyle(width: 1, dashes: dashes, dashPhase: dashes[0] > 1 ? -1 : 0)
      let solid = mask(path, StrokeStyle(width: 1))
      #expect(mask(path, style).difference(to: solid) == 0)
    }
  }

  @Test func dashesOfACopyAreTheDashesOfTheStroke() {
    var random = RandomPaths(seed: 20)
    for _ in 0..<20 {
      let path = random.path(steps: 6, in: 10...90)
      let dashed = path.copy(dashingWithPhase: 7, lengths: [9, 4, 2, 6])
      let style = StrokeStyle(width: 3, cap: .round, join: .round)
      var dashes = style
      (dashes.dashes, dashes.dashPhase) = ([9, 4, 2, 6], 7)
      // A stroke counts its dashes along chords, which a long path adds up.
      #expect(mask(dashed, style).meanDifference(to: mask(path, dashes)) < 0.6)
    }
  }

  @Test func trimmedStrokeIsTheStrokeOfTheTrimmedPath() {
    let circle = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
    let style = StrokeStyle(width: 6)
    let trimmed = Mask(
      circle.strokeOutline(style, from: 0.2, to: 0.7), width: 100, height: 100)
    let same = mask(circle.trimmed(from: 0.2, to: 0.7), style)
    // Chords stray a tenth of a pixel, and so does a cut across them.
    #expect(trimmed.difference(to: same) < 30)
    #expect(abs(trimmed.area - .pi * 30 * 6) < 2)
    #expect(Mask(circle.strokeOutline(style, from: 0.7, to: 0.2), width: 9, height: 9).area == 0)
  }

  @Test func pointsHaveCapsOnly() {
    let dot = line((50, 50), (50, 50))
    #expect(mask(dot, StrokeStyle(width: 10)).area == 0)
    #expect(mask(dot, StrokeStyle(width: 10, cap: .square)).area == 100)
    #expect(abs(mask(dot, StrokeStyle(width: 10, cap: .round)).area - 25 * .pi) < 0.5)
    #expect(mask(line((50, 50), isClosed: true), StrokeStyle(width: 10, cap: .square)).area == 100)
    #expect(mask(line((50, 50)), StrokeStyle(width: 10, cap: .square)).area == 0)
    // Dashes without length are dots along the line.
    let dots = mask(
      line((10, 50), (60, 50)), StrokeStyle(width: 4, cap: .round, dashes: [0, 10]))
    #expect(abs(dots.area - 5 * 4 * .pi) < 1)
  }

  @Test func turningBackHasTheJoinOfItsKind() {
    let back = line((20, 50), (60, 50), (20, 50))
    let bevel = mask(back, StrokeStyle(width: 10, join: .bevel))
    #expect(bevel.area == 400)
    #expect(mask(back, StrokeStyle(width: 10)).difference(to: bevel) == 0)
    let round = mask(back, StrokeStyle(width: 10, join: .round))
    #expect(abs(round.area - 400 - 12.5 * .pi) < 0.5 && round[63, 50] == 255)
  }

  @Test func aLineDrawnTwiceIsSummedUpToOne() {
    // 0.75 of two columns, as Apple's compositor shows; twice in one path it is 1.
    let once = mask(line((50, 10), (50, 90)), StrokeStyle(width: 1.5))
    #expect(once[49, 50] == 191 && once[50, 50] == 191)
    let twice = CGMutablePath()
    twice.addPath(line((50, 10), (50, 90)))
    twice.addPath(line((50, 10), (50, 90)))
    #expect(mask(twice, StrokeStyle(width: 1.5))[49, 50] == 255)
  }

  @Test func mapsStretchThePen() {
    let map = CGAffineTransform(a: 4, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let outline = line((10, 10), (10, 90)).strokeOutline(StrokeStyle(width: 2), map: map)
    #expect(Mask(outline, width: 100, height: 100).area == 8 * 80)
    let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)
    let path = line((10, 10), (50, 30), (20, 80))
    let style = StrokeStyle(width: 9, cap: .round, join: .round)
    let area = Mask(path.strokeOutline(style, map: mirrored), width: 100, height: 100).area
    #expect(abs(area - mask(path, style).area) < 1)
  }

  @Test func copyByStrokingIsTheOutlineOfTheStroke() {
    let rect = CGPath(rect: CGRect(x: 20, y: 30, width: 40, height: 30), transform: nil)
    let ring = rect.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(ring.polylines(flatness: 1).count == 2)
    #expect(ring.elements.count == 10)
    #expect(ring.boundingBox == CGRect(x: 18, y: 28, width: 44, height: 34))
    #expect(ring.contains(CGPoint(x: 19, y: 40)) && !ring.contains(CGPoint(x: 40, y: 40)))
    #expect(
      rect.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
    let moved = rect.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(moved.boundingBox.minX == 118)
  }

  @Test func copyByStrokingAgreesWithTheStrokeOfCurves() {
    var random = RandomPaths(seed: 21)
    for _ in 0..<15 {
      let path = random.path(steps: 5, in: 20...80)
      let copy = path.copy(
        strokingWithWidth: 12, lineCap: .round, lineJoin: .round, miterLimit: 10)
      let stroke = mask(path, StrokeStyle(width: 12, cap: .round, join: .round))
      #expect(Mask(copy, width: 100, height: 100).meanDifference(to: stroke) < 2)
      #expect(
        Mask(copy, width: 100, height: 100, rule: .evenOdd).difference(
          to: Mask(copy, width: 100, height: 100)) < 8)
    }
  }
}
