import TestSupport
import Testing

@testable import ImageFiles

@Suite struct FrameDelayTests {
  private func inFile(_ delay: FrameDelay) -> [Int] {
    [Int(delay.inFile.numerator), Int(delay.inFile.denominator)]
  }

  @Test(arguments: [
    (10.0, 1, 10), (60, 1, 60), (29.97, 100, 2997), (0.5, 2, 1), (1000, 1, 1000), (3, 1, 3),
    (23.976, 125, 2997), (7.5, 2, 15), (0.0001, 10_000, 1),
  ])
  func ratesBecomeTheirFractions(rate: Double, numerator: Int, denominator: Int) {
    #expect(inFile(FrameDelay(seconds: 1 / rate)) == [numerator, denominator])
  }

  @Test(arguments: [
    (0.0, 0, 1), (-1, 0, 1), (.nan, 0, 1), (-.infinity, 0, 1), (.infinity, 65_535, 1),
    (1e300, 65_535, 1), (1e-300, 0, 1), (1e-5, 1, 65_535), (65_534.75, 65_535, 1),
  ])
  func numbersBeyondAFileAreBroughtIn(seconds: Double, numerator: Int, denominator: Int) {
    #expect(inFile(FrameDelay(seconds: seconds)) == [numerator, denominator])
  }

  @Test func fractionsAreReducedAndBounded() {
    #expect(FrameDelay(10, 100) == FrameDelay(1, 10))
    #expect(FrameDelay(0, 7) == FrameDelay(-3, 2))
    #expect(FrameDelay(.max, 1) == .longest)
    #expect(inFile(FrameDelay(1, .max)) == [0, 1])
    #expect(inFile(FrameDelay(.max, .max)) == [1, 1])
  }

  @Test func sumsStayExactBeyondSixteenBits() throws {
    var delay = FrameDelay(1, 1000)
    for _ in 1..<100_003 { delay = try #require(delay.adding(FrameDelay(1, 1000))) }
    #expect(delay == FrameDelay(100_003, 1000))
    let shown = inFile(delay)
    #expect(abs(Double(shown[0]) / Double(shown[1]) - 100.003) < 1e-5)
  }

  @Test func sumsBeyondAFileAreNone() {
    #expect(FrameDelay.longest.adding(FrameDelay(1, 1000)) == nil)
    #expect(FrameDelay.longest.adding(FrameDelay(0, 1)) == .longest)
    #expect(FrameDelay(65_534, 1).adding(FrameDelay(1, 1)) == .longest)
    #expect(FrameDelay(1, .max).adding(FrameDelay(1, .max - 1)) == nil)
  }

  @Test func everyNumberOfSecondsIsMetAsNearAsSixteenBitsCan() {
    var numbers = SplitMix(seed: 12)
    for _ in 0..<2000 {
      let seconds =
        Double.random(in: 0...1, using: &numbers)
        * [1e-4, 0.1, 10, 1e4].randomElement(
          using: &numbers, or: 1)
      let fraction = inFile(FrameDelay(seconds: seconds))
      let error = abs(Double(fraction[0]) / Double(fraction[1]) - seconds)
      // No worse than whole parts of the finest grid that has room for the number.
      #expect(error <= max(1, seconds) / 65_535, "\(seconds)")
    }
  }
}

extension Array {
  fileprivate func randomElement(using numbers: inout SplitMix, or other: Element) -> Element {
    randomElement(using: &numbers) ?? other
  }
}
