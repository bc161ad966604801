import CoreGraphics
import ImageFiles
import Pixels
import TestSupport
import Testing

struct PNGEncodeTests {
  /// The types of a file's chunks.
  private func chunkTypes(_ file: [UInt8]) -> [String] {
    var types: [String] = []
    var offset = 8
    while offset + 8 <= file.count {
      types.append(String(decoding: file[offset + 4..<offset + 8], as: UTF8.self))
      offset += 12 + file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return types
  }

  private let seeThrough = picture(width: 300, height: 200) { x, y in
    let alpha = UInt32(x * 255 / 299)
    func part(_ value: Int) -> UInt32 { UInt32(value) * alpha / 255 }
    return alpha << 24 | part(y) << 16 | part(255 - y) << 8 | part(x & 255)
  }

  private let opaque = picture(width: 33, height: 7) { x, y in
    0xFF00_0000 | UInt32(x * 7) << 16 | UInt32(y * 30) << 8 | UInt32(x * y & 255)
  }

  @Test func opaquePicturesComeBackUnchanged() throws {
    let file = PNGFile.encode(opaque)
    #expect(file[25] == 2, "the colour type is RGB")
    #expect(pixels(of: try PNGFile.decode(file)) == pixels(of: opaque))
  }

  @Test func seeThroughPicturesComeBackUnchanged() throws {
    let file = PNGFile.encode(seeThrough)
    #expect(file[25] == 6, "the colour type is RGBA")
    #expect(pixels(of: try PNGFile.decode(file)) == pixels(of: seeThrough))
  }

  @Test func everyPremultipliedPixelComesBackUnchanged() throws {
    let image = picture(width: 256, height: 256) { x, alpha in
      UInt32(alpha) << 24 | UInt32(min(x, alpha)) * 0x01_0101
    }
    #expect(pixels(of: try PNGFile.decode(PNGFile.encode(image))) == pixels(of: image))
  }

  @Test func coloursAboveTheirAlphaAreCutToWhite() throws {
    let image = picture(width: 1, height: 1) { _, _ in 0x40FF_FFFF }
    #expect(pixels(of: try PNGFile.decode(PNGFile.encode(image))) == [0x4040_4040])
  }

  @Test func noiseThatDoesNotCompressIsWritten() throws {
    var numbers = SplitMix(seed: 5)
    for side in [1, 2, 17, 181] {
      let image = picture(width: side, height: side) { _, _ in
        0xFF00_0000 | UInt32(numbers.next() & 0xFF_FFFF)
      }
      #expect(pixels(of: try PNGFile.decode(PNGFile.encode(image))) == pixels(of: image))
    }
  }

  @Test func theSamePixelsMakeTheSameFile() {
    let copy = picture(width: 300, height: 200) { seeThrough.pixmap[$0, $1].value }
    #expect(PNGFile.encode(seeThrough) == PNGFile.encode(copy))
  }

  @Test func theFileTellsTheColourSpaceAndNothingOfTimeOrSoftware() {
    let types = chunkTypes(PNGFile.encode(seeThrough)).filter { $0 != "IDAT" }
    #expect(types == ["IHDR", "sRGB", "IEND"])
  }
}
