import TestSupport
import Testing

@testable import Pixels

@Suite struct BlendModeTests {
  /// The result of one pixel over another under full coverage.
  private func blend(_ mode: BlendMode, _ source: UInt32, over below: UInt32) -> UInt32 {
    var (source, target, coverage) = (source, below, UInt8(255))
    mode.blend(&source, coverage: &coverage, onto: &target, count: 1)
    return target
  }

  /// Half of blue over a dark red, as Core Graphics was measured.
  @Test(
    arguments: [
      (.normal, 0xFF64_0064), (.multiply, 0xFF64_0000), (.screen, 0xFFC8_0064),
      (.darken, 0xFF64_0000), (.hardLight, 0xFF64_0048), (.plusLighter, 0xFFC8_0064),
      (.plusDarker, 0xFF48_0000), (.lighten, 0xFFC8_0064), (.difference, 0xFFC8_0064),
      (.exclusion, 0xFFC8_0064), (.hue, 0xFF77_1377), (.luminosity, 0xFF89_0000),
      (.colorBurn, 0xFF00_0000), (.clear, 0), (.copy, 0x8000_0064), (.sourceAtop, 0xFF64_0064),
      (.destinationOver, 0xFFC8_0000), (.xor, 0x7F64_0000),
    ] as [(BlendMode, UInt32)])
  func modesGiveTheMeasuredColours(_ mode: BlendMode, _ expected: UInt32) {
    // (0, 0, 200) at half the alpha, premultiplied, over opaque (200, 0, 0).
    let result = blend(mode, 0x8000_0064, over: 0xFFC8_0000)
    for shift in [0, 8, 16, 24] as [UInt32] {
      let (is_, wanted) = (Int(result >> shift & 0xFF), Int(expected >> shift & 0xFF))
      #expect(abs(is_ - wanted) <= 1, "\(mode.testDescription) gave \(String(result, radix: 16))")
    }
  }

  @Test func nothingOverSomethingLeavesItInTheMixingModes() {
    for mode in BlendMode.all where mode.rawValue <= BlendMode.luminosity.rawValue {
      #expect(blend(mode, 0, over: 0xFF12_3456) == 0xFF12_3456, "\(mode.testDescription)")
      #expect(blend(mode, 0x8040_2010, over: 0) == 0x8040_2010, "\(mode.testDescription)")
    }
  }

  @Test func porterAndDuffsOperatorsOnOpaquePixels() {
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    #expect(blend(.clear, red, over: blue) == 0)
    #expect(blend(.copy, red, over: blue) == red)
    #expect(blend(.sourceIn, red, over: 0) == 0)
    #expect(blend(.sourceOut, red, over: 0) == red)
    #expect(blend(.sourceAtop, red, over: blue) == red)
    #expect(blend(.destinationOver, red, over: blue) == blue)
    #expect(blend(.destinationOut, red, over: blue) == 0)
    #expect(blend(.destinationIn, red, over: blue) == blue)
    #expect(blend(.destinationAtop, red, over: 0) == red)
    #expect(blend(.xor, red, over: blue) == 0)
  }

  @Test func halfACoverageIsHalfTheChangeInEveryMode() {
    for mode in BlendMode.all {
      var (source, coverage): (UInt32, UInt8) = (0xC060_3090, 128)
      let below: UInt32 = 0xE0A0_50C0
      var target = below
      mode.blend(&source, coverage: &coverage, onto: &target, count: 1)
      let whole = blend(mode, source, over: below)
      for shift in [0, 8, 16, 24] as [UInt32] {
        let (from, to) = (Int(below >> shift & 0xFF), Int(whole >> shift & 0xFF))
        let half = (Double(from) + Double(to - from) * 128 / 255).rounded()
        #expect(abs(Int(target >> shift & 0xFF) - Int(half)) <= 1, "\(mode.testDescription)")
      }
    }
  }

  @Test func anyPixelsGiveAPremultipliedPixel() {
    var numbers = SplitMix(seed: 3)
    func pixel() -> UInt32 {
      let alpha = Double(numbers.below(256)) / 255
      func unit() -> Double { Double(numbers.below(256)) / 255 }
      return Pixel(red: unit(), green: unit(), blue: unit(), alpha: alpha).value
    }
    for _ in 0..<2_000 {
      let (source, below) = (pixel(), pixel())
      for mode in BlendMode.all {
        let result = Pixel(blend(mode, source, over: below))
        #expect(
          max(result.red, result.green, result.blue) <= result.alpha, "\(mode.testDescription)")
      }
    }
  }
}
