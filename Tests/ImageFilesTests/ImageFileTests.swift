import CoreGraphics
import ImageFiles
import Testing

struct ImageFileTests {
  private let png = PNGBuilder(width: 11, height: 9, depth: 8, colorType: 6)

  @Test func theFormatIsKnownByTheBytes() throws {
    let jpeg = try JPEGFixtures.file(width: 5, height: 4) { _, _, _ in 7 }
    #expect(try ImageFile.decode(png.file { x, _, _ in x }).width == 11)
    #expect(try ImageFile.decode(jpeg).width == 5)
  }

  @Test(arguments: [[], [1], Array("{ \"root\": {} }".utf8), [0xFF, 0xD8]])
  func whatIsNoPictureIsCalledSo(bytes: [UInt8]) {
    #expect(throws: ImageFileError.notAnImage) { try ImageFile.decode(bytes) }
  }

  @Test(arguments: [
    ("GIF89a", "GIF"), ("RIFF____WEBPVP8 ", "WebP"), ("____ftypheic", "HEIF"), ("II*\0", "TIFF"),
  ])
  func otherFormatsAreRefusedByName(bytes: String, name: String) throws {
    let error = #expect(throws: ImageFileError.self) { try ImageFile.decode(Array(bytes.utf8)) }
    #expect("\(try #require(error))".contains("a \(name) picture cannot be read"))
  }

  @Test func everyCutOffPNGIsAnError() {
    let file = png.file { x, y, _ in x * y }
    for count in 8..<file.count {
      #expect(throws: ImageFileError.truncated) { try ImageFile.decode(Array(file[..<count])) }
    }
  }

  @Test func aPNGWithTooFewRowsIsBrokenInTheLibrarysWords() throws {
    var tall = png
    tall.height = 10
    let file = tall.header + png.file { _, _, _ in 1 }.dropFirst(8 + png.header.count)
    let error = #expect(throws: ImageFileError.self) {
      try ImageFile.decode(PNGBuilder.signature + file)
    }
    guard case .broken(let words) = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!words.isEmpty)
  }

  @Test func aWrongChecksumIsAnError() {
    var file = png.file { x, y, _ in x * y }
    file[60] ^= 1
    #expect(throws: ImageFileError.self) { try ImageFile.decode(file) }
  }

  @Test(arguments: [
    (16_385, 1), (1, 16_385), (16_384, 16_384), (8_193, 8_193), (0x7FFF_FFFF, 0x7FFF_FFFF),
  ])
  func aHeaderOfATooLargePictureIsRefusedWithoutMemory(width: Int, height: Int) {
    let bomb = PNGBuilder(width: width, height: height, depth: 8, colorType: 6)
    let file = PNGBuilder.signature + bomb.header + PNGBuilder.chunk("IEND", [])
    #expect(
      throws: ImageFileError.tooLarge(width: width, height: height, limit: .standard)
    ) { try ImageFile.decode(file) }
  }

  @Test func aTooLargeJPEGIsRefusedWithoutMemory() throws {
    var file = try JPEGFixtures.file(width: 8, height: 8) { _, _, _ in 0 }
    let frame = try #require(
      file.indices.dropLast().first { file[$0...].starts(with: [0xFF, 0xC0]) })
    file.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFE])
    let error = ImageFileError.tooLarge(width: 65_534, height: 65_535, limit: .standard)
    #expect(throws: error) { try ImageFile.decode(file) }
  }

  @Test func theCallersLimitHolds() throws {
    let file = png.file { _, _, _ in 0 }
    let enough = ImageSizeLimit(side: 11, pixels: 99)
    #expect(try ImageFile.decode(file, limit: enough).width == 11)
    for limit in [ImageSizeLimit(side: 10), ImageSizeLimit(pixels: 98)] {
      #expect(throws: ImageFileError.tooLarge(width: 11, height: 9, limit: limit)) {
        try ImageFile.decode(file, limit: limit)
      }
    }
  }

  @Test func picturesWithoutAreaAreBroken() {
    let empty = PNGBuilder(width: 0, height: 9, depth: 8, colorType: 6)
    #expect(throws: ImageFileError.broken("its size is 0 × 9 pixels")) {
      try ImageFile.decode(empty.file { _, _, _ in 0 })
    }
  }
}
