import CoreGraphics
import ImageFiles
import Testing

struct PNGDecodeTests {
  /// Decodes 11 × 9 pixels, enough for every interlace pass, and compares them with a function.
  private func check(
    _ file: [UInt8], _ expected: (Int, Int) -> UInt32, location: SourceLocation = #_sourceLocation
  ) throws {
    let image = try PNGFile.decode(file)
    #expect(image.width == 11 && image.height == 9, sourceLocation: location)
    let wanted = (0..<99).map { expected($0 % 11, $0 / 11) }
    #expect(pixels(of: image) == wanted, sourceLocation: location)
  }

  private func builder(_ depth: Int, _ colorType: Int, _ isInterlaced: Bool) -> PNGBuilder {
    PNGBuilder(
      width: 11, height: 9, depth: depth, colorType: colorType, isInterlaced: isInterlaced)
  }

  private func grey(_ value: Int) -> UInt32 { 0xFF00_0000 | UInt32(value) * 0x01_0101 }

  /// Multiplies and rounds in floating point: the oracle of the integer arithmetic.
  private func premultiplied(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> UInt32 {
    func channel(_ value: Int) -> UInt32 {
      UInt32((Double(value) * Double(alpha) / 255).rounded())
    }
    return UInt32(alpha) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }

  @Test(arguments: [1, 2, 4, 8], [false, true])
  func greyOfEveryDepthSpansBlackToWhite(depth: Int, isInterlaced: Bool) throws {
    let top = (1 << depth) - 1
    let file = builder(depth, 0, isInterlaced).file { x, y, _ in (x + 3 * y) & top }
    try check(file) { x, y in grey(((x + 3 * y) & top) * 255 / top) }
  }

  @Test(arguments: [false, true])
  func sixteenBitsAreRoundedToEightWithoutGamma(isInterlaced: Bool) throws {
    let sample = { (x: Int, y: Int, channel: Int) in (x * 5003 + y * 6007 + channel * 411) & 0xFFFF
    }
    let file = builder(16, 2, isInterlaced).file(sample)
    try check(file) { x, y in
      func channel(_ index: Int) -> UInt32 { UInt32((sample(x, y, index) * 255 + 32_767) / 65_535) }
      return 0xFF00_0000 | channel(0) << 16 | channel(1) << 8 | channel(2)
    }
  }

  @Test(arguments: [false, true])
  func colourKeepsItsNumbers(isInterlaced: Bool) throws {
    let file = builder(8, 2, isInterlaced).file { x, y, channel in x * 20 + y + channel * 5 }
    try check(file) { x, y in
      let red = UInt32(x * 20 + y)
      return 0xFF00_0000 | red << 16 | (red + 5) << 8 | (red + 10)
    }
  }

  @Test(arguments: [false, true])
  func alphaIsMultipliedInWithExactRounding(isInterlaced: Bool) throws {
    let sample = { (x: Int, y: Int, channel: Int) in (x * 23 + y * 29 + channel * 61) & 0xFF }
    let file = builder(8, 6, isInterlaced).file(sample)
    try check(file) { x, y in
      premultiplied(sample(x, y, 0), sample(x, y, 1), sample(x, y, 2), sample(x, y, 3))
    }
  }

  @Test func everyColourTimesEveryAlphaIsRoundedToTheNearest() throws {
    let builder = PNGBuilder(width: 256, height: 256, depth: 8, colorType: 4)
    let image = try PNGFile.decode(builder.file { x, y, channel in channel == 0 ? x : y })
    let wanted = (0..<65_536).map { premultiplied($0 & 255, $0 & 255, $0 & 255, $0 >> 8) }
    #expect(pixels(of: image) == wanted)
  }

  @Test(arguments: [8, 16], [false, true])
  func greyWithAlphaIsRead(depth: Int, isInterlaced: Bool) throws {
    let file = builder(depth, 4, isInterlaced).file { x, y, channel in
      (channel == 0 ? 200 - x : 28 * y) * (depth == 16 ? 257 : 1)
    }
    try check(file) { x, y in premultiplied(200 - x, 200 - x, 200 - x, 28 * y) }
  }

  @Test(arguments: [false, true])
  func sixteenBitsWithAlphaAreRoundedAfterTheMultiplication(isInterlaced: Bool) throws {
    let sample = { (x: Int, y: Int, channel: Int) in
      (x * 9001 + y * 7001 + channel * 16_411) & 0xFFFF
    }
    let file = builder(16, 6, isInterlaced).file(sample)
    try check(file) { x, y in
      let alpha = Double(sample(x, y, 3)) / 65_535
      let opacity = UInt32((alpha * 255).rounded())
      return (0..<3).reduce(UInt32(0)) { pixel, index in
        let product = (Double(sample(x, y, index)) * alpha).rounded()
        return pixel << 8 | UInt32((product * 255 / 65_535).rounded())
      } | opacity << 24
    }
  }

  @Test(arguments: [1, 2, 4, 8], [false, true])
  func palettesAreReadWithTheirTransparency(depth: Int, isInterlaced: Bool) throws {
    var builder = builder(depth, 3, isInterlaced)
    let count = 1 << min(depth, 4)
    let entries = (0..<count).map { [10 * $0, 255 - $0, 7 * $0] }
    builder.extras = [
      PNGBuilder.chunk("PLTE", entries.flatMap { $0.map { UInt8($0) } }),
      PNGBuilder.chunk("tRNS", [0, 128]),
    ]
    try check(builder.file { x, y, _ in (x + y) % count }) { x, y in
      let index = (x + y) % count
      let entry = entries[index]
      return premultiplied(entry[0], entry[1], entry[2], index == 0 ? 0 : index == 1 ? 128 : 255)
    }
  }

  @Test func theTransparentColourIsClear() throws {
    var builder = builder(8, 2, false)
    builder.extras = [PNGBuilder.chunk("tRNS", [0, 3, 0, 3, 0, 3])]
    try check(builder.file { x, _, _ in x }) { x, _ in x == 3 ? 0 : grey(x) }
  }

  @Test func embeddedGammaAndProfilesChangeNothing() throws {
    var builder = builder(8, 0, false)
    builder.extras = [
      PNGBuilder.chunk("gAMA", PNGBuilder.number(100_000)),
      PNGBuilder.chunk("cHRM", (1...8).flatMap { PNGBuilder.number($0 * 10_000) }),
      PNGBuilder.chunk("iCCP", Array("profile".utf8) + [0, 0, 1, 2, 3]),
      PNGBuilder.chunk("sBIT", [3]),
      PNGBuilder.chunk("tEXt", Array("Comment".utf8) + [0, 65]),
    ]
    try check(builder.file { x, y, _ in 20 * x + y }) { x, y in grey(20 * x + y) }
  }

  @Test func bytesAfterTheEndAreIgnored() throws {
    let file = builder(8, 0, false).file { _, _, _ in 9 }
    try check(file + [1, 2, 3]) { _, _ in grey(9) }
  }
}
