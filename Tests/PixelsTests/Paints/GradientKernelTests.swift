import Foundation
import TestSupport
import Testing

@testable import Pixels

/// Gradients against their definitions, a pixel at a time.
@Suite struct GradientKernelTests {
  private static let ramp = GradientRamp([
    .init(place: 0, red: 1, green: 0, blue: 0.2, alpha: 1),
    .init(place: 0.3, red: 0, green: 1, blue: 0.9, alpha: 0.6),
    .init(place: 1, red: 0.1, green: 0.3, blue: 1, alpha: 1),
  ])

  private func row(_ source: some PixelSource, x: Int, y: Int, count: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      if let base = buffer.baseAddress { source.fetch(x: x, y: y, count: count, into: base) }
      filled = count
    }
  }

  private func map(_ random: inout SplitMix) -> SourceMap {
    func unit() -> Double { random.double(-1.5...1.5) }
    return SourceMap(
      a: unit(), b: unit(), c: unit(), d: unit(), tx: 40 * unit(), ty: 40 * unit())
  }

  /// The colour at a place, nil so near an end or a jump that rounding decides.
  private func color(_ ramp: GradientRamp, _ place: Double, _ extent: GradientExtent) -> UInt32? {
    if abs(place) < 1e-4 || abs(place - 1) < 1e-4 { return nil }
    let pixels = Array(ramp.pixels)
    if place < 0 { return extent.before ? pixels[0] : 0 }
    if place > 1 { return extent.after ? pixels[GradientRamp.steps] : 0 }
    return pixels[Int(place * Double(GradientRamp.steps) + 0.5)]
  }

  private func isNear(_ left: UInt32, _ right: UInt32) -> Bool {
    [24, 16, 8, 0].allSatisfy { abs(Int(left >> $0 & 255) - Int(right >> $0 & 255)) <= 2 }
  }

  private func check(
    _ name: String, _ sources: [some PixelSource], _ y: Int, _ right: (Int) -> UInt32?
  ) {
    let rows = sources.map { row($0, x: -37, y: y, count: 131) }
    #expect(rows.allSatisfy { $0 == rows[0] }, "\(name): the kernels differ")
    let wrong = rows[0].indices.filter { index in
      right(index - 37).map { !isNear($0, rows[0][index]) } ?? false
    }
    #expect(wrong.isEmpty, "\(name) in row \(y), pixels \(wrong)")
  }

  private let extents = [true, false].flatMap { before in
    [true, false].map { GradientExtent(before: before, after: $0) }
  }

  @Test func lines() throws {
    let ramp = try #require(Self.ramp)
    var random = SplitMix(seed: 31)
    for round in 0..<60 {
      let map = map(&random)
      let (from, to) = (
        SIMD2(random.double(-50...50), random.double(-50...50)),
        SIMD2(random.double(-50...50), random.double(-50...50)) * (round % 3 == 0 ? 1e-4 : 1)
      )
      let start = round % 3 == 0 ? to + 1e-3 : from
      let extent = extents[round % 4]
      let sources = [KernelChoice.best, .portable].map { choice in
        var source = LinearGradient(ramp: ramp, from: start, to: to, extent: extent, map: map)
        source.choice = choice
        return source
      }
      let along = to - start
      let square = along.x * along.x + along.y * along.y
      check("line", sources, round - 20) { x in
        let offset = map.place(x, round - 20) - start
        let place = (offset.x * along.x + offset.y * along.y) / square
        // Less than a pixel from end to end: fixed point and floats part on their way there.
        return square < 1 && place > -1 && place < 2 ? nil : color(ramp, place, extent)
      }
    }
  }

  @Test func ringsAndCircles() throws {
    let ramp = try #require(Self.ramp)
    var random = SplitMix(seed: 32)
    for round in 0..<120 {
      let map = map(&random)
      let from = RadialGradient.Circle(
        center: SIMD2(random.double(-30...30), random.double(-30...30)),
        radius: round % 5 == 0 ? 0 : random.double(0...30))
      let center = SIMD2(random.double(-30...30), random.double(-30...30))
      let to = RadialGradient.Circle(
        center: round % 2 == 0 ? from.center : center, radius: random.double(0...60))
      let extent = extents[round % 4]
      let sources = [KernelChoice.best, .portable].map { choice in
        var source = RadialGradient(ramp: ramp, from: from, to: to, extent: extent, map: map)
        source.choice = choice
        return source
      }
      check("circles \(from) to \(to)", sources, round - 50) { x in
        circle(ramp, map.place(x, round - 50), from, to, extent)
      }
    }
  }

  /// The last circle through a point, by its quadratic equation.
  private func circle(
    _ ramp: GradientRamp, _ point: SIMD2<Double>, _ from: RadialGradient.Circle,
    _ to: RadialGradient.Circle, _ extent: GradientExtent
  ) -> UInt32? {
    let (offset, move) = (point - from.center, to.center - from.center)
    let growth = to.radius - from.radius
    let square = move.x * move.x + move.y * move.y - growth * growth
    let half = offset.x * move.x + offset.y * move.y + from.radius * growth
    let rest = offset.x * offset.x + offset.y * offset.y - from.radius * from.radius
    let discriminant = half * half - square * rest
    if abs(discriminant) < 1e-3 { return nil }
    guard discriminant > 0 else { return 0 }
    let root = discriminant.squareRoot()
    for place in [(half + root) / square, (half - root) / square].sorted(by: >) {
      if abs(from.radius + growth * place) < 1e-3 { return nil }
      guard from.radius + growth * place >= 0 else { continue }
      guard let color = color(ramp, place, extent) else { return nil }
      if place < 0, !extent.before { continue }
      if place > 1, !extent.after { continue }
      return color
    }
    return 0
  }

  @Test func turns() throws {
    let ramp = try #require(Self.ramp)
    var random = SplitMix(seed: 33)
    for round in 0..<60 {
      let (map, angle) = (map(&random), random.double(-20...20))
      let center = SIMD2(random.double(-30...30), random.double(-30...30))
      let sources = [KernelChoice.best, .portable].map { choice in
        var source = ConicGradient(ramp: ramp, center: center, angle: angle, map: map)
        source.choice = choice
        return source
      }
      check("turn", sources, round - 20) { x in
        let offset = map.place(x, round - 20) - center
        let turn = (atan2(offset.y, offset.x) - angle) / (2 * Double.pi)
        return color(ramp, turn - turn.rounded(.down), .both)
      }
    }
  }

  @Test func whatIsNoNumberOrBeyondAllMeasureIsDefined() throws {
    let ramp = try #require(Self.ramp)
    let values = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0]
    let colors = Set(ramp.pixels + [0])
    for value in values {
      for other in values {
        let map = SourceMap(a: value, b: 0, c: other, d: 1, tx: 0, ty: value)
        let plain = SourceMap(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        for map in [map, plain] {
          let rows = [
            row(
              LinearGradient(
                ramp: ramp, from: SIMD2(value, 0), to: SIMD2(other, 1), extent: .both, map: map),
              x: 1_048_000, y: 3, count: 9),
            row(
              RadialGradient(
                ramp: ramp, from: .init(center: SIMD2(0, value), radius: other),
                to: .init(center: SIMD2(1, 2), radius: value), extent: .both, map: map),
              x: -1_048_000, y: 3, count: 9),
            row(
              ConicGradient(ramp: ramp, center: SIMD2(value, 0), angle: other, map: map),
              x: 5, y: -1_048_000, count: 9),
          ]
          #expect(rows.joined().allSatisfy { colors.contains($0) })
        }
      }
    }
  }
}
