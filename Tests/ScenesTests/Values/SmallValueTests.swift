import CoreGraphics
import Testing

@testable import Scenes

/// Values that are kept in fewer bytes are what was said, to the bit.
@Suite struct SmallValueTests {
  @Test(
    arguments: [
      [0, 0, 0, 0], [1, 2, 3, 4], [-4096, 4095.875, 0.125, 0.5], [-4096.125, 0, 0, 0],
      [4096, 0, 0, 0], [0.1, 0.2, 0.3, 0.4], [-0.0, 0, 0, 0], [0, 0, 0, -0.0],
      [1e9, -1e9, 1e-9, 7],
    ] as [[Double]])
  func rectanglesAreKeptAsTheyAre(sides: [Double]) {
    let rect = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    let kept = LengthRect(rect)
    let back = kept.rect(in: CGSize(width: 100, height: 100))
    #expect(
      [back.origin.x, back.origin.y, back.size.width, back.size.height].map {
        Double($0).bitPattern
      }
        == sides.map { $0.bitPattern })
    let pairs = LengthRect(origin: LengthPair(rect.origin), size: LengthPair(rect.size))
    #expect(pairs == kept && pairs.hashValue == kept.hashValue)
  }

  @Test func sharesAreNoPoints() {
    let shares = LengthRect(
      origin: LengthPair(x: .share(1), y: .points(1)), size: LengthPair(x: .points(1), y: .share(1))
    )
    #expect(shares.lengths == [.share(1), .points(1), .points(1), .share(1)])
    #expect(shares != LengthRect(CGRect(x: 1, y: 1, width: 1, height: 1)))
    #expect(
      shares.rect(in: CGSize(width: 10, height: 20)) == CGRect(x: 10, y: 1, width: 1, height: 20))
    #expect(LengthPair(x: .share(2), y: .points(2)) != LengthPair(x: .points(2), y: .share(2)))
  }

  @Test func everyByteOfAColourIsTheNumberThatItIsWrittenAs() throws {
    for byte in UInt32(0)...255 {
      let number = Double(byte) / 255
      let color = ColorValue.fixed(red: number, green: 0, blue: 1, alpha: number)
      #expect(color == .bytes(byte << 24 | 0xFF00 | byte))
      #expect(color.components == SIMD4(number, 0, 1, number))
    }
    #expect(ColorText.parse("#0A141E") == ColorText.parse("rgb(10, 20, 30)"))
    let other = ColorValue.fixed(red: 0.5, green: 0, blue: 0, alpha: 1)
    #expect(other.components == SIMD4(0.5, 0, 0, 1))
    let beyond = ColorValue.fixed(red: 2, green: -1, blue: 0, alpha: 1)
    #expect(beyond.components == SIMD4(2, -1, 0, 1))
  }
}
