import TestSupport
import Testing

@testable import Pixels

@Suite struct ImageKernelTests {
  private func row(_ source: ImageSource, x: Int, y: Int, count: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      if let base = buffer.baseAddress { source.fetch(x: x, y: y, count: count, into: base) }
      filled = count
    }
  }

  private func rows(_ source: ImageSource, x: Int, y: Int, count: Int) -> [[UInt32]] {
    [KernelChoice.best, .portable].map { choice in
      var source = source
      source.choice = choice
      return row(source, x: x, y: y, count: count)
    }
  }

  /// The pixel under a map, by the definition: 32.32 fixed point, the nearest of 128 steps between pixels,
  /// and sums that are rounded once.
  private func pixel(
    _ image: Pixmap, _ map: SourceMap, _ x: Int, _ y: Int, _ sampling: ImageSource.Sampling
  ) -> UInt32 {
    func fixed(_ value: Double) -> Int64 { Int64((value * 4_294_967_296).rounded()) }
    let shift = sampling == .bilinear ? 0.5 : 0
    let half: Int64 = sampling == .bilinear ? 1 << 24 : 0
    // An image along the axes begins a whole number of 65,536ths from a pixel's border.
    var (map, x, y) = (map, x, y)
    let begin = SIMD2(-map.tx / map.a, -map.ty / map.d)
    if sampling == .bilinear, map.b == 0, map.c == 0, abs(begin.x) < 1e6, abs(begin.y) < 1e6 {
      let steps = (begin * 65_536).rounded(.toNearestOrAwayFromZero)
      let pixel = (steps / 65_536).rounded(.down)
      (x, y) = (x - Int(pixel.x), y - Int(pixel.y))
      let part = steps / 65_536 - pixel
      (map.tx, map.ty) = (-map.a * part.x, -map.d * part.y)
    }
    let u =
      fixed(map.tx + (map.a + map.c) / 2 - shift) &+ fixed(map.a) &* Int64(x)
      &+ fixed(map.c) &* Int64(y) &+ half
    let v =
      fixed(map.ty + (map.b + map.d) / 2 - shift) &+ fixed(map.b) &* Int64(x)
      &+ fixed(map.d) &* Int64(y) &+ half
    func texel(_ dx: Int64, _ dy: Int64) -> UInt32 {
      let column = min(max(Int(u >> 32 + dx), 0), image.width - 1)
      let line = min(max(Int(v >> 32 + dy), 0), image.height - 1)
      return image[column, line].value
    }
    if sampling == .nearest { return texel(0, 0) }
    let (fx, fy) = (UInt32(u >> 25 & 127), UInt32(v >> 25 & 127))
    let four = [texel(0, 0), texel(1, 0), texel(0, 1), texel(1, 1)]
    let shares = [
      (128 - fx) * (128 - fy), fx * (128 - fy), (128 - fx) * fy, fx * fy,
    ]
    return [24, 16, 8, 0].reduce(0) { result, place in
      let sum = zip(four, shares).reduce(8192) { $0 + ($1.0 >> place & 255) * $1.1 }
      return result | (sum >> 14) << place
    }
  }

  @Test(arguments: [ImageSource.Sampling.nearest, .bilinear])
  func everyPixelIsThatOfTheDefinition(_ sampling: ImageSource.Sampling) throws {
    let image = Canvas.noise(width: 53, height: 31, seed: 6)
    var random = SplitMix(seed: 8)
    for round in 0..<60 {
      func unit() -> Double { random.double(-1.5...1.5) }
      var map = SourceMap(
        a: unit(), b: unit(), c: unit(), d: unit(), tx: 30 * unit(), ty: 20 * unit())
      switch round % 5 {
      case 0: (map.b, map.c) = (0, 0)
      case 1: (map.a, map.b, map.c, map.d) = (1, 0, 0, 1)
      case 2: map = SourceMap(a: 1, b: 0, c: 0, d: 1, tx: (20 * unit()).rounded(), ty: -3)
      default: break
      }
      let source = try #require(ImageSource(image, map: map, sampling: sampling))
      let y = round - 20
      let right = (-40..<110).map { pixel(image, map, $0, y, sampling) }
      for row in rows(source, x: -40, y: y, count: 150) { #expect(row == right, "\(map)") }
    }
  }

  /// Narrow and low images, steps of all sizes to both sides, places far beyond the edges.
  @Test func rowsAlongTheAxesAreThoseOfTheDefinition() throws {
    var random = SplitMix(seed: 9)
    for (width, height) in [(1, 1), (1, 9), (7, 1), (8, 2), (9, 9), (300, 3)] {
      let image = Canvas.noise(width: width, height: height, seed: UInt64(width))
      for round in 0..<30 {
        let sides = round % 2 == 0 ? 1.0 : -1
        var map = SourceMap(
          a: sides * [0.01, 0.3, 0.99, 1, 1.4, 3.7, 4, 4.1, 7.9, 60][round % 10], b: 0, c: 0,
          d: random.double(-2...2), tx: random.double(-20...320), ty: random.double(-9...9))
        if round % 3 == 0 { (map.b, map.d) = (0.4, 0) }
        if round % 7 == 0 { map.tx *= 1e6 }
        let source = try #require(ImageSource(image, map: map, sampling: .bilinear))
        for (x, count) in [(-30, 400), (5, 1), (0, 7), (3, 129)] {
          let right = (x..<x + count).map { pixel(image, map, $0, round - 9, .bilinear) }
          for row in rows(source, x: x, y: round - 9, count: count) {
            #expect(row == right, "\(width) × \(height), \(map), \(x)")
          }
        }
      }
    }
  }

  @Test func evenColoursStayWhatTheyAre() throws {
    for value: UInt32 in [0, 0x0102_0304, 0x7F80_8182, 0xFFFF_FFFF] {
      let image = Pixmap(width: 20, height: 20)
      image.surface.replace(PixelRect(x: 0, y: 0, width: 20, height: 20), with: Pixel(value))
      for map in [
        SourceMap(a: 0.73, b: 0, c: 0, d: 0.61, tx: 0.1, ty: 0.2),
        SourceMap(a: 0.73, b: 0.2, c: -0.3, d: 0.61, tx: 0.1, ty: 0.2),
        SourceMap(a: 1, b: 0, c: 0, d: 1, tx: 0.3, ty: 0.7),
      ] {
        let source = try #require(ImageSource(image, map: map, sampling: .bilinear))
        for row in rows(source, x: -3, y: 4, count: 40) {
          #expect(row.allSatisfy { $0 == value })
        }
      }
    }
  }

  @Test func stepsOfAnySizeStayInTheImage() throws {
    let image = Canvas.noise(width: 9, height: 7, seed: 6)
    let pixels = Set((0..<63).map { image[$0 % 9, $0 / 9].value })
    // Places wrap around at 2³²: after 63 steps of 2³² / 63 they are back in the image.
    for step in [6.8e7, 2.0e8 / 3, 4_294_967_296.0 / 63, 8.9e8, -4_294_967_296.0 / 21] {
      for map in [
        SourceMap(a: step, b: 0, c: 0, d: 1, tx: 3 - step / 2, ty: 0),
        SourceMap(a: 0.02, b: step, c: 0, d: 1, tx: 0, ty: 1 - step / 2),
      ] {
        let nearest = try #require(ImageSource(image, map: map, sampling: .nearest))
        #expect(row(nearest, x: 0, y: 2, count: 200).allSatisfy { pixels.contains($0) })
        let mixed = try #require(ImageSource(image, map: map, sampling: .bilinear))
        let both = rows(mixed, x: 0, y: 2, count: 200)
        #expect(both[0] == both[1])
      }
    }
  }

  @Test func opacityFadesTheRow() throws {
    let image = Canvas.noise(width: 9, height: 9, seed: 6)
    let map = SourceMap(a: 0.7, b: 0, c: 0, d: 0.7, tx: 0, ty: 0)
    let whole = try #require(ImageSource(image, map: map, sampling: .bilinear))
    let faded = try #require(ImageSource(image, map: map, sampling: .bilinear, opacity: 100))
    #expect(
      row(faded, x: 0, y: 4, count: 20)
        == row(whole, x: 0, y: 4, count: 20).map { Pixel($0).scaled(by: 100).value })
  }
}
