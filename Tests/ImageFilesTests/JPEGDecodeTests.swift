import CJPEG
import CoreGraphics
import ImageFiles
import Pixels
import Testing

struct JPEGDecodeTests {
  /// Whether two pixels differ by at most what compression loses here.
  private func isNear(_ pixel: UInt32, _ other: UInt32) -> Bool {
    [24, 16, 8, 0].allSatisfy { shift in
      abs(Int(pixel >> UInt32(shift) & 255) - Int(other >> UInt32(shift) & 255)) <= 4
    }
  }

  private func gradient(_ x: Int, _ y: Int, _ channel: Int) -> UInt8 {
    UInt8([x * 5, y * 9, 90 + x + y][channel])
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    (0..<3).reduce(0xFF) { $0 << 8 | UInt32(gradient(x, y, $1)) }
  }

  @Test(arguments: [0, TJFLAG_PROGRESSIVE])
  func colourIsReadAsItWasWritten(flags: Int32) throws {
    let file = try JPEGFixtures.file(width: 43, height: 21, flags: flags, gradient)
    let image = try JPEGFile.decode(file)
    #expect(image.width == 43 && image.height == 21)
    for y in 0..<21 {
      for x in 0..<43 { #expect(isNear(image.pixmap[x, y].value, pixel(x, y))) }
    }
  }

  @Test func greyIsReadAsGrey() throws {
    let file = try JPEGFixtures.file(
      width: 9, height: 9, format: TJPF_GRAY, channels: 1, sampling: TJSAMP_GRAY
    ) { x, y, _ in UInt8(x * 20 + y) }
    let image = try JPEGFile.decode(file)
    for index in 0..<81 {
      let grey = UInt32(index % 9 * 20 + index / 9)
      #expect(isNear(image.pixmap[index % 9, index / 9].value, 0xFF00_0000 | grey * 0x01_0101))
    }
  }

  @Test func halvedColourIsRead() throws {
    let file = try JPEGFixtures.file(width: 17, height: 5, sampling: TJSAMP_420) { _, _, channel in
      [200, 100, 50][channel]
    }
    for pixel in pixels(of: try JPEGFile.decode(file)) { #expect(isNear(pixel, 0xFFC8_6432)) }
  }

  /// Inks are stored as what they leave: 255 is no ink.
  @Test func inksAreLight() throws {
    for (inks, light) in [
      ([255, 255, 255, 255], (255, 255, 255)), ([0, 255, 255, 255], (0, 255, 255)),
      ([255, 0, 255, 128], (128, 0, 128)), ([255, 255, 255, 0], (0, 0, 0)),
      ([100, 200, 50, 255], (100, 200, 50)),
    ] {
      let file = try JPEGFixtures.file(width: 8, height: 8, format: TJPF_CMYK, channels: 4) {
        _, _, channel in UInt8(inks[channel])
      }
      let pixel = try ImageFile.decode(file).pixmap[3, 3]
      #expect(pixel.alpha == 255)
      let off = [
        Int(pixel.red) - light.0, Int(pixel.green) - light.1, Int(pixel.blue) - light.2,
      ]
      #expect(off.allSatisfy { $0.magnitude <= 1 }, "\(inks): \(off)")
    }
  }

  @Test(arguments: [(0xC9, "with arithmetic coding"), (0xC3, "lossless"), (0xC5, "hierarchical")])
  func otherCodingsAreRefusedByName(marker: UInt8, words: String) throws {
    var file = try JPEGFixtures.file(width: 8, height: 8, gradient)
    let frame = try #require(
      file.indices.dropLast().first { file[$0...].starts(with: [0xFF, 0xC0]) })
    file[frame + 1] = marker
    let error = #expect(throws: ImageFileError.self) { try ImageFile.decode(file) }
    #expect("\(try #require(error))".contains(words))
  }

  /// Where the stored picture's upper left, upper right and lower left pixels come to.
  @Test(
    arguments: [
      (1, "ABC"), (2, "BAD"), (3, "DCB"), (4, "CDA"), (5, "ACB"), (6, "CAD"), (7, "DBC"),
      (8, "BDA"),
    ], [true, false])
  func theCameraOrientationIsUndone(orientation: (number: UInt8, corners: String), little: Bool)
    throws
  {
    // Four corners of their own grey, each a block of 8 × 8 so that they do not mix.
    let greys: [Character: UInt32] = ["A": 20, "B": 90, "C": 160, "D": 230]
    let stored = try JPEGFixtures.file(width: 24, height: 16) { x, y, _ in
      y < 8 ? (x < 8 ? 20 : 90) : (x < 8 ? 160 : 230)
    }
    let file = JPEGFixtures.file(
      stored, orientation: orientation.number, littleEndian: little)
    let image = try JPEGFile.decode(file)
    let (width, height) = orientation.number < 5 ? (24, 16) : (16, 24)
    #expect(image.width == width && image.height == height)
    let corners = [(0, 0), (width - 1, 0), (0, height - 1)]
    for (corner, name) in zip(corners, orientation.corners) {
      let grey = try #require(greys[name])
      let pixel = image.pixmap[corner.0, corner.1].value
      #expect(isNear(pixel, 0xFF00_0000 | grey * 0x01_0101), "\(name)")
    }
  }

  @Test func anOrientationThatDoesNotExistIsPassedOver() throws {
    let file = try JPEGFixtures.file(width: 24, height: 16, gradient)
    for number: UInt8 in [0, 9, 255] {
      let turned = JPEGFixtures.file(file, orientation: number, littleEndian: false)
      #expect(try JPEGFile.decode(turned).width == 24)
    }
  }

  @Test(arguments: [0, TJFLAG_PROGRESSIVE])
  func everyCutOffFileIsAnError(flags: Int32) throws {
    let file = try JPEGFixtures.file(width: 20, height: 20, flags: flags, gradient)
    for count in 3..<file.count {
      #expect(throws: ImageFileError.truncated) { try JPEGFile.decode(Array(file[..<count])) }
    }
  }

  @Test func aPictureThatLacksItsMiddleIsAnError() throws {
    let file = try JPEGFixtures.file(width: 64, height: 64) { x, y, channel in
      UInt8(truncatingIfNeeded: x * y * 37 + channel * 91)
    }
    let cut = file[..<(file.count - 1500)] + file.suffix(2)
    #expect(throws: ImageFileError.self) { try JPEGFile.decode(Array(cut)) }
  }

  @Test func bytesThatPhonesAppendAreIgnored() throws {
    let file = try JPEGFixtures.file(width: 20, height: 20, gradient)
    #expect(try JPEGFile.decode(file + Array("SEFT".utf8)).width == 20)
  }
}
