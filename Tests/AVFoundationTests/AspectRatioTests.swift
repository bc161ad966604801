import AVFoundation
import Testing

@Suite struct AspectRatioTests {
  private let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test("V16 the rect fits and lies in the middle")
  func fits() {
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: bounds)
        == CGRect(x: 35, y: 20, width: 50, height: 50))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 400, height: 100), insideRect: bounds)
        == CGRect(x: 10, y: 32.5, width: 100, height: 25))
    #expect(
      AVMakeRect(aspectRatio: bounds.size, insideRect: bounds) == bounds)
  }

  @Test("V16 a zero aspect size gives four NaNs, as Apple's")
  func zeroAspect() {
    for box in [bounds, .zero] {
      let rect = AVMakeRect(aspectRatio: .zero, insideRect: box)
      #expect(rect.origin.x.isNaN && rect.origin.y.isNaN)
      #expect(rect.size.width.isNaN && rect.size.height.isNaN)
    }
  }

  @Test("V16 the safe variant gives an empty rect in the middle instead")
  func safe() {
    let middle = CGRect(x: 60, y: 45, width: 0, height: 0)
    #expect(AVMakeRect(safeAspectRatio: .zero, insideRect: bounds) == middle)
    #expect(
      AVMakeRect(safeAspectRatio: CGSize(width: CGFloat.nan, height: 1), insideRect: bounds)
        == middle)
    let size = CGSize(width: 3, height: 7)
    #expect(
      AVMakeRect(safeAspectRatio: size, insideRect: bounds)
        == AVMakeRect(aspectRatio: size, insideRect: bounds))
  }

  @Test(
    "V16 the safe variant is finite whatever it is given",
    arguments: [CGFloat.nan, .infinity, -.infinity, 0, -1, 1e308, .leastNonzeroMagnitude])
  func garbage(_ number: CGFloat) {
    for other: CGFloat in [1, 0, number] {
      for box in [bounds, CGRect(x: number, y: 0, width: other, height: number), .null, .infinite] {
        let rect = AVMakeRect(
          safeAspectRatio: CGSize(width: number, height: other), insideRect: box)
        #expect(rect.origin.x.isFinite && rect.origin.y.isFinite)
        #expect(rect.size.width.isFinite && rect.size.height.isFinite)
      }
    }
  }
}
