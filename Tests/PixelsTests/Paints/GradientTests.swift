import Testing

@testable import Pixels

@Suite struct GradientTests {
  private static let blackToWhite = GradientRamp([
    .init(place: 0, red: 0, green: 0, blue: 0, alpha: 1),
    .init(place: 1, red: 1, green: 1, blue: 1, alpha: 1),
  ])
  private static let identity = SourceMap(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  private func row(_ source: some PixelSource, x: Int, y: Int, count: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      if let base = buffer.baseAddress { source.fetch(x: x, y: y, count: count, into: base) }
      filled = count
    }
  }

  /// A source gives the same pixels however its rows are cut.
  private func isSplitInvariant(_ source: some PixelSource) -> Bool {
    [-7, 0, 13].allSatisfy { y in
      let whole = row(source, x: -40, y: y, count: 160)
      let parts = stride(from: 0, to: 160, by: 7).flatMap {
        row(source, x: -40 + $0, y: y, count: min(7, 160 - $0))
      }
      return whole == parts
    }
  }

  @Test func aRampGoesEvenlyFromStopToStop() throws {
    let ramp = try #require(Self.blackToWhite)
    #expect(ramp.pixels.first == 0xFF00_0000)
    #expect(ramp.pixels.last == 0xFFFF_FFFF)
    #expect(Array(ramp.pixels)[GradientRamp.steps / 2] == 0xFF80_8080)
    #expect(ramp.isOpaque)
    #expect(GradientRamp([]) == nil)
  }

  @Test func coloursAreMixedStraightAndMultipliedAfterwards() throws {
    let ramp = try #require(
      GradientRamp([
        .init(place: 0, red: 1, green: 0, blue: 0, alpha: 1),
        .init(place: 1, red: 0, green: 0, blue: 0, alpha: 0),
      ]))
    // Half of red at half the alpha: a quarter of full red.
    #expect(Array(ramp.pixels)[GradientRamp.steps / 2] == 0x8040_0000)
    #expect(!ramp.isOpaque)
  }

  @Test func aLinearGradientEndsWhereItsExtentSays() throws {
    let ramp = try #require(Self.blackToWhite)
    func gradient(_ extent: GradientExtent) -> LinearGradient {
      LinearGradient(
        ramp: ramp, from: SIMD2(10, 0), to: SIMD2(20, 0), extent: extent, map: Self.identity)
    }
    #expect(row(gradient(.both), x: 0, y: 0, count: 1) == [0xFF00_0000])
    #expect(row(gradient(.both), x: 30, y: 5, count: 1) == [0xFFFF_FFFF])
    let bare = gradient(GradientExtent(before: false, after: false))
    #expect(row(bare, x: 0, y: 0, count: 1) == [0])
    #expect(row(bare, x: 30, y: 0, count: 1) == [0])
    // The middle of pixel 14 is 4.5 tenths of the way.
    #expect(row(bare, x: 14, y: 3, count: 1)[0] & 0xFF == 115)
    #expect(isSplitInvariant(gradient(.both)))
  }

  @Test func aGradientWithoutDirectionShowsItsEnd() throws {
    let ramp = try #require(Self.blackToWhite)
    let gradient = LinearGradient(
      ramp: ramp, from: SIMD2(5, 5), to: SIMD2(5, 5), extent: .both, map: Self.identity)
    #expect(row(gradient, x: 0, y: 0, count: 2) == [0xFFFF_FFFF, 0xFFFF_FFFF])
  }

  @Test func aRadialGradientTakesTheLastCircleThroughAPoint() throws {
    let ramp = try #require(Self.blackToWhite)
    let rings = RadialGradient(
      ramp: ramp, from: .init(center: SIMD2(50, 50), radius: 0),
      to: .init(center: SIMD2(50, 50), radius: 40), extent: .both, map: Self.identity)
    #expect(row(rings, x: 69, y: 49, count: 1)[0] & 0xFF == 124)
    #expect(row(rings, x: 95, y: 50, count: 1) == [0xFFFF_FFFF])
    #expect(isSplitInvariant(rings))
    // Two equal circles make a strip; what lies beside it stays bare.
    let strip = RadialGradient(
      ramp: ramp, from: .init(center: SIMD2(20, 50), radius: 10),
      to: .init(center: SIMD2(80, 50), radius: 10), extent: .both, map: Self.identity)
    #expect(row(strip, x: 50, y: 70, count: 1) == [0])
    #expect(row(strip, x: 50, y: 50, count: 1)[0] >> 24 == 255)
  }

  @Test func aConicGradientTurnsFromItsAngle() throws {
    let ramp = try #require(Self.blackToWhite)
    let turn = ConicGradient(
      ramp: ramp, center: SIMD2(50, 50), angle: 0, map: Self.identity)
    let quarter = row(turn, x: 49, y: 80, count: 1)[0] & 0xFF
    let half = row(turn, x: 10, y: 50, count: 1)[0] & 0xFF
    #expect((62...66).contains(quarter))
    #expect((126...130).contains(half))
    #expect(isSplitInvariant(turn))
  }
}
