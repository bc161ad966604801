import CoreGraphics
import Testing

@testable import ImageFiles

/// What a kept picture tells of itself.
struct PNGDigestTests {
  /// A picture in which no two pixels are alike, but for one that has other bits.
  private func noise(width: Int, height: Int, changing changed: Int = -1, by bits: UInt32 = 0)
    -> CGImage
  {
    picture(width: width, height: height) { x, y in
      let index = y * width + x
      let pixel = UInt32(truncatingIfNeeded: index + 1) &* 0x9E37_79B1
      return 0xFF00_0000 | (index == changed ? pixel ^ bits : pixel)
    }
  }

  @Test func tellsOfItsPicture() throws {
    // Up to a word, a step of four words, and what is left.
    for width in [1, 2, 7, 8, 9, 31] {
      let image = noise(width: width, height: 3)
      let file = PNGFile.encodeWithDigest(image)
      #expect(PNGFile.tells(file, of: image))
      #expect(try PNGFile.decode(file).pixmap == image.pixmap)
      #expect(PNGFile.encodeWithDigest(image) == file)
    }
  }

  @Test func anyOtherPixelIsAnotherPicture() {
    let image = noise(width: 9, height: 5)
    let file = PNGFile.encodeWithDigest(image)
    for index in 0..<9 * 5 {
      for bit in 0..<24 {
        let other = noise(width: 9, height: 5, changing: index, by: 1 << UInt32(bit))
        #expect(!PNGFile.tells(file, of: other), "bit \(bit) of pixel \(index)")
      }
    }
  }

  @Test func theSamePixelsInAnotherShapeAreAnotherPicture() {
    let file = PNGFile.encodeWithDigest(noise(width: 6, height: 4))
    #expect(!PNGFile.tells(file, of: noise(width: 4, height: 6)))
    #expect(!PNGFile.tells(file, of: noise(width: 24, height: 1)))
  }

  @Test func aDamagedFileTellsNothing() {
    let image = noise(width: 5, height: 4)
    let file = PNGFile.encodeWithDigest(image)
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x10
      #expect(!PNGFile.tells(damaged, of: image), "byte \(index)")
      #expect(!PNGFile.tells(Array(file[..<index]), of: image), "the first \(index) bytes")
    }
    #expect(!PNGFile.tells(PNGFile.encode(image), of: image))
  }
}
