import TestSupport
import Testing

@testable import Pixels

@Suite struct MixKernelTests {
  private static let modes = BlendMode.all

  private struct Rows {
    var source, target: [UInt32]
    var coverage: [UInt8]
  }

  /// Pairs of pixels, the common ones and their neighbours among them, under all kinds of coverage.
  private func rows(_ count: Int, seed: UInt64) -> Rows {
    var random = SplitMix(seed: seed)
    func pixel() -> UInt32 {
      switch random.below(6) {
      case 0: 0
      case 1: 0xFF00_0000 | UInt32(random.below(1 << 24))
      case 2: 0xFFFF_FFFF
      default: random.pixel().value
      }
    }
    return Rows(
      source: (0..<count).map { _ in pixel() }, target: (0..<count).map { _ in pixel() },
      coverage: (0..<count).map { _ in UInt8([0, 255, random.below(256)][random.below(3)]) })
  }

  private func channels(_ pixel: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int(pixel >> $0 & 255) }
  }

  @Test(arguments: modes)
  func aKernelIsWithinALevelOfTheDefinition(_ mode: BlendMode) {
    let rows = rows(1500, seed: 21)
    for (_, table) in KernelTests.tables {
      var (fast, exact) = (rows.target, rows.target)
      mode.blend(
        rows.source, coverage: rows.coverage, onto: &fast, count: fast.count, kernels: table)
      mode.blendInFloats(
        rows.source, coverage: rows.coverage, onto: &exact, count: exact.count)
      let wrong = zip(fast, exact).enumerated().filter { _, pair in
        zip(channels(pair.0), channels(pair.1)).contains { abs($0 - $1) > 1 }
      }
      let first = wrong.first.map { index, pair in
        [rows.source[index], rows.target[index], UInt32(rows.coverage[index]), pair.0, pair.1]
          .map { String($0, radix: 16) }
      }
      #expect(wrong.isEmpty, "\(mode): \(first ?? [])")
    }
  }

  @Test(arguments: modes)
  func allKernelsGiveTheSameBytesAndTouchNothingElse(_ mode: BlendMode) {
    for count in [0, 1, 7, 8, 31, 64, 77] {
      let rows = rows(90, seed: UInt64(count))
      let results = KernelTests.tables.map { _, table in
        var target = rows.target
        mode.blend(
          rows.source, coverage: rows.coverage, onto: &target, count: count, kernels: table)
        return target
      }
      #expect(results.allSatisfy { $0 == results[0] })
      #expect(results[0].dropFirst(count) == rows.target.dropFirst(count))
    }
  }

  @Test(arguments: modes)
  func whatIsNotCoveredStaysAndPixelsStayPremultiplied(_ mode: BlendMode) {
    let rows = rows(1500, seed: 5)
    var target = rows.target
    mode.blend(rows.source, coverage: rows.coverage, onto: &target, count: target.count)
    for (index, value) in target.enumerated() {
      let pixel = Pixel(value)
      #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      if rows.coverage[index] == 0 { #expect(value == rows.target[index]) }
    }
  }

  @Test func coverageTimesCoverageIsRoundedExactly() {
    let bytes = (0..<256).map { UInt8($0) }
    for (_, kernels) in KernelTests.tables {
      for factor in 0..<256 {
        let right = (0..<256).map { UInt8((2 * $0 * factor + 255) / 510) }
        var row = [UInt8](repeating: UInt8(factor), count: 256)
        kernels.multiply(&row, row, bytes, 256)
        #expect(row == right)
        kernels.weaken(&row, bytes, 256, UInt32(factor))
        #expect(row == right)
        var pixels = bytes.map { UInt32($0) * 0x0101_0101 }
        kernels.fade(&pixels, 256, UInt32(factor))
        #expect(pixels == right.map { UInt32($0) * 0x0101_0101 })
      }
    }
  }

  @Test func theAlphaOfASurfaceIsAMask() {
    let pixmap = Canvas.noise(width: 37, height: 9, seed: 2)
    let part = PixelRect(x: 3, y: 2, width: 33, height: 6)
    let mask = Mask(alphaOf: pixmap.surface.clipped(to: part))
    #expect(mask.bounds == part)
    for y in 0..<9 {
      for x in 0..<37 {
        let isInside = part.contains(PixelRect(x: x, y: y, width: 1, height: 1))
        #expect(UInt32(mask[x, y]) == (isInside ? pixmap[x, y].alpha : 0))
      }
    }
    #expect(Mask(alphaOf: pixmap.surface.clipped(to: .empty)).bounds.isEmpty)
    let source = [0, 0x7F00_0000, 0xFFFF_FFFF, 0x8012_3456] as [UInt32]
    for (_, kernels) in KernelTests.tables {
      var bytes = [UInt8](repeating: 9, count: 5)
      kernels.alphas(&bytes, source, 4)
      #expect(bytes == [0, 127, 255, 128, 9])
    }
  }
}
