import CJPEG
import CoreGraphics
import Pixels
import TestSupport
import Testing

@testable import ImageFiles

/// JPEG files that lie about themselves, want much for little, or are of a rare kind.
@Suite struct JPEGLimitTests {
  private func gradient(_ x: Int, _ y: Int, _ channel: Int) -> UInt8 {
    UInt8([x * 5, y * 9, 90 + x + y][channel])
  }

  /// Where a marker stands.
  private func offset(of marker: UInt8, in file: [UInt8]) throws -> Int {
    try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == marker })
  }

  /// The file with another size in its frame header.
  private func resized(_ file: [UInt8], width: Int, height: Int) throws -> [UInt8] {
    var file = file
    let frame = try file.starts(with: [0xFF, 0xD8]) ? offset(of: 0xC0, in: file) : 0
    let size = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
    file.replaceSubrange(frame + 5..<frame + 9, with: size)
    return file
  }

  @Test(arguments: [TJSAMP_444, TJSAMP_420, TJSAMP_GRAY])
  func fewBytesForManyPixelsAreRefused(sampling: TJSAMP) throws {
    let file = try JPEGFixtures.file(width: 8, height: 8, sampling: sampling, gradient)
    let bomb = try resized(file, width: 8192, height: 8192)
    let header = try JPEGHeader(bomb)
    #expect(throws: ImageFileError.truncated) { try header.checkKind() }
    #expect(throws: ImageFileError.truncated) { try ImageFile.decode(bomb) }
  }

  @Test(arguments: [TJSAMP_444, TJSAMP_420, TJSAMP_411, TJSAMP_440, TJSAMP_422, TJSAMP_GRAY])
  func whatPacksWellIsRead(sampling: TJSAMP) throws {
    let file = try JPEGFixtures.file(width: 300, height: 200, sampling: sampling) { _, _, _ in 128 }
    let image = try ImageFile.decode(file)
    #expect(image.width == 300 && image.height == 200)
    #expect(image.pixmap[299, 199].value == 0xFF80_8080)
  }

  @Test func aPictureWhoseHeightComesLaterIsBroken() throws {
    let file = try JPEGFixtures.file(width: 8, height: 8, gradient)
    let open = try resized(file, width: 8, height: 0)
    #expect(throws: ImageFileError.broken("its size is 8 × 0 pixels")) {
      try ImageFile.decode(open)
    }
  }

  @Test func moreBitsAndOtherChannelsAreRefusedByName() throws {
    let file = try JPEGFixtures.file(width: 8, height: 8, gradient)
    let frame = try offset(of: 0xC0, in: file)
    var deep = file
    deep[frame + 4] = 12
    #expect(throws: ImageFileError.unsupported("a JPEG file of 12 bits a channel")) {
      try ImageFile.decode(deep)
    }
    var two = file
    two[frame + 9] = 2
    #expect(throws: ImageFileError.unsupported("a JPEG file of 2 channels")) {
      try ImageFile.decode(two)
    }
    two[frame + 9] = 200
    #expect(throws: ImageFileError.broken("its frame header is short")) {
      try ImageFile.decode(two)
    }
  }

  @Test func channelsWithoutSamplesAreBroken() throws {
    var file = try JPEGFixtures.file(width: 8, height: 8, gradient)
    let frame = try offset(of: 0xC0, in: file)
    for channel in 0..<3 { file[frame + 11 + channel * 3] = 0 }
    #expect(throws: ImageFileError.broken("its channels have no samples")) {
      try ImageFile.decode(file)
    }
  }

  @Test func commentsOfManyMegabytesArePassedOver() throws {
    let file = try JPEGFixtures.file(width: 20, height: 20, gradient)
    let comment: [UInt8] = [0xFF, 0xFE, 0xFF, 0xFF] + Array(repeating: 7, count: 65_533)
    let comments = (0..<400).flatMap { _ in comment }
    #expect(try ImageFile.decode(file[..<2] + comments + file[2...]).width == 20)
  }

  @Test func scansWithoutEndAreRefused() throws {
    let file = try JPEGFixtures.file(
      width: 16, height: 16, flags: TJFLAG_PROGRESSIVE
    ) { x, y, _ in UInt8(x * y) }
    let scans = file.indices.dropLast().filter { file[$0] == 0xFF && file[$0 + 1] == 0xDA }
    let last = try #require(scans.last)
    let again = Array(file[last..<file.count - 2])
    let bytes = file[..<last] + (0..<600).flatMap { _ in again } + file.suffix(2)
    let error = #expect(throws: ImageFileError.self) { try ImageFile.decode(Array(bytes)) }
    #expect(error?.description.contains("scans") == true, "\(String(describing: error))")
  }

  @Test func anyExifDataLeaveAPicture() throws {
    let file = try JPEGFixtures.file(width: 20, height: 10, gradient)
    var numbers = SplitMix(seed: 4)
    var turned = 0
    for _ in 0..<500 {
      var bytes = JPEGFixtures.file(file, orientation: 6, littleEndian: numbers.oneIn(2))
      // What stands in the segment, not its marker and length.
      for _ in 0..<3 { bytes[6 + numbers.below(44)] = UInt8(numbers.below(256)) }
      let image = try ImageFile.decode(bytes)
      #expect(image.width == 20 || image.width == 10)
      if image.width == 10 { turned += 1 }
    }
    #expect(turned > 10 && turned < 490)
  }
}
