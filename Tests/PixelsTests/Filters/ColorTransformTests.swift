import TestSupport
import Testing

@testable import Pixels

@Suite struct ColorTransformTests {
  private static let unit = (
    SIMD4<Float>(1, 0, 0, 0), SIMD4<Float>(0, 1, 0, 0), SIMD4<Float>(0, 0, 1, 0),
    SIMD4<Float>(0, 0, 0, 1)
  )
  private static let identity = ColorTransform(
    red: unit.0, green: unit.1, blue: unit.2, alpha: unit.3, bias: SIMD4())

  /// Every pixel of one channel under its alpha, and some at random.
  private static let pixels: [Pixel] = {
    var random = SplitMix(seed: 3)
    var pixels: [Pixel] = []
    for alpha in UInt32(0)...255 {
      for level in 0...alpha {
        let other = UInt32(random.below(Int(alpha) + 1))
        pixels.append(Pixel(alpha << 24 | level << 16 | other << 8 | (alpha - level)))
      }
    }
    return pixels
  }()

  private func mapped(
    _ transform: ColorTransform, _ kernels: ColorKernelTable, _ pixels: [Pixel] = Self.pixels
  ) -> [Pixel] {
    var values = pixels.map(\.value)
    let count = values.count
    values.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let bounds = PixelRect(x: 0, y: 0, width: count, height: 1)
      Surface(base: base, rowPixels: count, bounds: bounds)
        .transform(bounds, by: transform, kernels: kernels)
    }
    return values.map { Pixel($0) }
  }

  /// The definition, in double precision.
  private func exact(_ transform: ColorTransform, _ pixel: Pixel) -> [Double] {
    let alpha = Double(pixel.alpha) / 255
    let straight = [pixel.red, pixel.green, pixel.blue].map {
      alpha > 0 ? Double($0) / 255 / alpha : 0
    }
    func value(_ row: SIMD4<Float>, _ bias: Float) -> Double {
      let sum =
        Double(row.x) * straight[0] + Double(row.y) * straight[1] + Double(row.z) * straight[2]
      return max(0, min(1, sum + Double(row.w) * alpha + Double(bias)))
    }
    let opacity = value(transform.alpha, transform.bias.w)
    return [
      opacity, value(transform.red, transform.bias.x) * opacity,
      value(transform.green, transform.bias.y) * opacity,
      value(transform.blue, transform.bias.z) * opacity,
    ].map { $0 * 255 }
  }

  private func random(_ seed: Int, scale: Double) -> ColorTransform {
    var random = SplitMix(seed: UInt64(seed))
    func row() -> SIMD4<Float> {
      SIMD4(
        Float(random.number(-scale...scale)), Float(random.number(-scale...scale)),
        Float(random.number(-scale...scale)), Float(random.number(-scale...scale)))
    }
    return ColorTransform(
      red: row(), green: row(), blue: row(), alpha: seed % 2 == 0 ? Self.unit.3 : row(),
      bias: seed % 3 == 0 ? SIMD4() : row())
  }

  @Test func theUnitMatrixChangesNothing() {
    #expect(mapped(Self.identity, .best) == Self.pixels)
    #expect(mapped(Self.identity, .portable) == Self.pixels)
  }

  @Test(arguments: 0..<12)
  func everyResultIsTheNearestLevel(seed: Int) {
    let transform = random(seed, scale: 1.5)
    for (pixel, result) in zip(Self.pixels, mapped(transform, .best)) {
      let channels = [result.alpha, result.red, result.green, result.blue]
      let isNearest = zip(channels, exact(transform, pixel)).allSatisfy {
        abs(Double($0) - $1) <= 0.5 + 1e-3
      }
      #expect(isNearest, "\(pixel.value) to \(result.value)")
      if !isNearest { return }
    }
  }

  @Test(arguments: 0..<12)
  func allKernelsGiveTheSameBytes(seed: Int) {
    let transform = random(seed, scale: seed < 6 ? 2 : 1e9)
    #expect(mapped(transform, .best) == mapped(transform, .portable))
  }

  /// Rows of nothing else take a shorter way.
  @Test(arguments: 0..<12)
  func opaquePixelsAreMappedAsAmongOthers(seed: Int) {
    let any = random(seed, scale: seed < 6 ? 2 : 1e9)
    let transform = ColorTransform(
      red: any.red, green: any.green, blue: any.blue, alpha: Self.unit.3,
      bias: SIMD4(any.bias.x, any.bias.y, any.bias.z, 0))
    let opaque = Self.pixels.filter { $0.alpha == 255 }
    for kernels in [ColorKernelTable.best, .portable] {
      #expect(
        mapped(transform, kernels, opaque) + [.clear]
          == mapped(transform, kernels, opaque + [.clear]))
    }
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity, 1e38, -1e38, .leastNonzeroMagnitude])
  func anyMatrixLeavesColorsPremultiplied(number: Float) {
    let row = SIMD4<Float>(number, 1, -number, 0)
    let transform = ColorTransform(
      red: row, green: row, blue: Self.unit.2, alpha: SIMD4(0, number, 0, 1),
      bias: SIMD4(0, number, 0, 0))
    for pixel in mapped(transform, .best) {
      #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
    }
  }
}
