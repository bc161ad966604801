import CoreGraphics
import Pixels
import Testing

/// Strokes compared with what a round pen covers: all that is not further from the path than its
/// radius.
@Suite struct StrokeDistanceTests {
  private let size = 64

  private struct Chord {
    let start: SIMD2<Double>
    let along: SIMD2<Double>
    let perLength: SIMD2<Double>

    init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      self.start = start
      along = end - start
      perLength = along / max(along.dot(along), 1e-30)
    }
  }

  private func chords(of path: CGPath) -> [Chord] {
    path.polylines(flatness: 0.003).flatMap { line in
      let points = line.isClosed ? line.points + [line.points[0]] : line.points
      return points.indices.dropLast().map { Chord(from: points[$0], to: points[$0 + 1]) }
    }
  }

  /// The distance of a place from the nearest chord.
  private func distance(_ place: SIMD2<Double>, _ chords: [Chord]) -> Double {
    var nearest = Double.infinity
    var index = 0
    // Counted by hand: without optimisation an iterator costs more than the sum.
    while index < chords.count {
      let chord = chords[index]
      index += 1
      let offset = place - chord.start
      let product = offset * chord.perLength
      let away = offset - chord.along * max(0, min(1, product.x + product.y))
      nearest = min(nearest, away.x * away.x + away.y * away.y)
    }
    return nearest.squareRoot()
  }

  /// Every pixel centre clearly inside is covered wholly, every one clearly outside not at all.
  private func expectCoverage(
    _ path: CGPath, width: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let style = StrokeStyle(width: width, cap: .round, join: .round)
    let mask = Mask(path.strokeOutline(style), width: size, height: size)
    let chords = chords(of: path)
    // From a pixel's centre to its corner, and what chords may stray.
    let slack = 0.5.squareRoot() + 0.13
    for y in 0..<size {
      for x in 0..<size {
        let distance = distance(SIMD2(Double(x) + 0.5, Double(y) + 0.5), chords)
        if distance < width / 2 - slack {
          #expect(mask[x, y] == 255, "hole at \(x) \(y)", sourceLocation: sourceLocation)
        } else if distance > width / 2 + slack {
          #expect(mask[x, y] == 0, "excess at \(x) \(y)", sourceLocation: sourceLocation)
        }
      }
    }
  }

  @Test(arguments: [2.5, 9, 30]) func curvesAreCoveredWithoutHoles(width: Double) {
    var random = RandomPaths(seed: UInt64(width * 2))
    for _ in 0..<Workload.of(25, unoptimised: 5) {
      expectCoverage(random.path(steps: 4, in: 5...59), width: width)
    }
  }

  @Test(arguments: [8.0, 25, 60]) func tightCurvesWithWidePensHaveNoHoles(width: Double) {
    // Hairpins, cusps and loops smaller than the pen.
    for data in [
      "M20 32C48 32 48 33 20 33", "M20 20C50 50 20 50 50 20", "M30 30C34 30 34 34 30 34Z",
      "M32 32Q60 32 32 32.5", "M10 32C90 32 -30 32 50 32", "M31 32C70 10 -5 10 33 32",
      "M32 20A2 14 0 1 1 31.9 20Z", "M28 32A4 4 0 0 1 36 32A4 4 0 0 1 28 32",
    ] {
      guard let path = try? CGPath(svg: data) else {
        Issue.record("the data is well formed")
        continue
      }
      expectCoverage(path, width: width)
    }
  }

  @Test func allPiecesGoRoundTheSameWay() {
    var random = RandomPaths(seed: 30)
    for round in 0..<300 {
      let path = random.path(steps: 6, in: 0...64)
      var style = StrokeStyle(width: [0.5, 4, 20, 100][round % 4])
      style.join = [.miter, .round, .bevel][round % 3]
      style.cap = [.butt, .round, .square][(round / 3) % 3]
      if round.isMultiple(of: 2) { style.dashes = [7, 3, 0, 2] }
      var stroker = Stroker(style: style, flatness: 0.05)
      let pieces = stroker.stroke(path.polylines(flatness: 0.05))
      // No winding is positive anywhere: the sum of what a heap of pieces covers is its clamped sum.
      var start = 0
      for end in pieces.ends {
        let points = pieces.points[start..<end]
        start = end
        #expect(points.count > 2)
        #expect(area(Array(points)) <= 1e-9)
      }
    }
  }

  private func area(_ points: [SIMD2<Double>]) -> Double {
    points.indices.reduce(0) { sum, index in
      sum + (points[index] - points[0]).cross(points[(index + 1) % points.count] - points[0])
    }
  }
}
