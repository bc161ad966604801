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

  /// The pixel under a map, by the definition: 32.32 fixed point, 256 steps between pixels.
  private func pixel(
    _ image: Pixmap, _ map: SourceMap, _ x: Int, _ y: Int, _ sampling: ImageSource.Sampling
  ) -> UInt32 {
    func fixed(_ value: Double) -> Int64 { Int64((value * 4_294_967_296).rounded()) }
    let shift = sampling == .bilinear ? 0.5 : 0
    let u =
      fixed(map.tx + (map.a + map.c) / 2 - shift) &+ fixed(map.a) &* Int64(x)
      &+ fixed(map.c) &* Int64(y)
    let v =
      fixed(map.ty + (map.b + map.d) / 2 - shift) &+ fixed(map.b) &* Int64(x)
      &+ fixed(map.d) &* Int64(y)
    func texel(_ dx: Int64, _ dy: Int64) -> UInt32 {
      let column = min(max(Int(u >> 32 + dx), 0), image.width - 1)
      let line = min(max(Int(v >> 32 + dy), 0), image.height - 1)
      return image[column, line].value
    }
    if sampling == .nearest { return texel(0, 0) }
    let (fx, fy) = (UInt32(u >> 24 & 255), UInt32(v >> 24 & 255))
    func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
      [24, 16, 8, 0].reduce(0) { sum, place in
        let value = (a >> place & 255) * (256 - share) + (b >> place & 255) * share
        return sum | ((value + 128) >> 8) << place
      }
    }
    return mix(mix(texel(0, 0), texel(1, 0), fx), mix(texel(0, 1), texel(1, 1), fx), fy)
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
