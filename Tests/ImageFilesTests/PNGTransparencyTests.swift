import CoreGraphics
import ImageFiles
import Pixels
import Testing

/// `tRNS`: one colour, or the first entries of a palette, that are not opaque.
@Suite struct PNGTransparencyTests {
  private func builder(_ depth: Int, _ colorType: Int, _ isInterlaced: Bool) -> PNGBuilder {
    PNGBuilder(
      width: 11, height: 9, depth: depth, colorType: colorType, isInterlaced: isInterlaced)
  }

  private func number16(_ value: Int) -> [UInt8] {
    [UInt8(value >> 8), UInt8(value & 255)]
  }

  @Test(arguments: [1, 2, 4, 8, 16], [false, true])
  func aGreyThatIsClearIsSoAtEveryDepth(depth: Int, isInterlaced: Bool) throws {
    let top = (1 << depth) - 1
    let sample = { (x: Int, y: Int) in (x * 977 + y * 3) & top }
    let clear = sample(4, 2)
    var builder = builder(depth, 0, isInterlaced)
    builder.extras = [PNGBuilder.chunk("tRNS", number16(clear))]
    let image = try PNGFile.decode(builder.file { x, y, _ in sample(x, y) })
    let wanted = (0..<99).map { index -> UInt32 in
      let value = sample(index % 11, index / 11)
      if value == clear { return 0 }
      return 0xFF00_0000 | UInt32((value * 255 + top / 2) / top) * 0x01_0101
    }
    #expect(pixels(of: image) == wanted)
  }

  @Test(arguments: [false, true])
  func aColourOfSixteenBitsIsClearOnlyWhereAllBitsAgree(isInterlaced: Bool) throws {
    var builder = builder(16, 2, isInterlaced)
    builder.extras = [PNGBuilder.chunk("tRNS", (0..<3).flatMap { number16(0x8000 + $0) })]
    // The left half is the clear colour, the right one differs from it in the lowest bit.
    let image = try PNGFile.decode(
      builder.file { x, _, channel in 0x8000 + channel + (x > 5 && channel == 2 ? 1 : 0) })
    #expect(
      pixels(of: image) == (0..<99).map { $0 % 11 > 5 ? 0xFF80_8080 : 0 })
  }

  @Test func aPaletteInAColourPictureIsOnlyAHint() throws {
    var builder = builder(8, 2, false)
    builder.extras = [PNGBuilder.chunk("PLTE", [1, 2, 3])]
    let image = try PNGFile.decode(builder.file { x, _, channel in x * 20 + channel })
    #expect(image.pixmap[10, 8].value == 0xFFC8_C9CA)
  }

  @Test func anIndexBehindThePaletteIsBlackOrAnError() throws {
    var builder = builder(8, 3, false)
    builder.extras = [PNGBuilder.chunk("PLTE", [9, 9, 9])]
    let file = builder.file { x, _, _ in x }
    do throws(ImageFileError) {
      let row = pixels(of: try PNGFile.decode(file)).prefix(11)
      #expect(row.allSatisfy { $0 == 0xFF09_0909 || $0 == 0xFF00_0000 })
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test func aPaletteThatIsMissingIsAnError() {
    #expect(throws: ImageFileError.self) {
      try PNGFile.decode(builder(8, 3, false).file { _, _, _ in 0 })
    }
  }

  @Test func theBackgroundIsNotPaintedBelow() throws {
    var builder = builder(8, 6, false)
    builder.extras = [PNGBuilder.chunk("bKGD", [0, 255, 0, 255, 0, 255])]
    let image = try PNGFile.decode(builder.file { _, _, channel in channel == 3 ? 0 : 200 })
    #expect(pixels(of: image).allSatisfy { $0 == 0 })
  }
}
