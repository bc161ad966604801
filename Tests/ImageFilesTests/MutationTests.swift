import CJPEG
import CoreGraphics
import ImageFiles
import TestSupport
import Testing

/// Damaged files: each is decoded to a picture or a typed error, and never crashes.
struct MutationTests {
  private static let limit = ImageSizeLimit(side: 512, pixels: 1 << 16)

  /// Changes, removes, repeats or inserts a few bytes.
  private func damaged(_ file: [UInt8], _ numbers: inout SplitMix) -> [UInt8] {
    var file = file
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      guard file.count > 16 else { break }
      let index = Int.random(in: 2..<file.count, using: &numbers)
      let end = min(file.count, index + Int.random(in: 1...12, using: &numbers))
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0: file.removeSubrange(index..<end)
      case 1: file.insert(contentsOf: file[index..<end], at: index)
      case 2: file.insert(UInt8.random(in: 0...255, using: &numbers), at: index)
      case 3: file[index] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &numbers) ?? 0
      default: file[index] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
      }
    }
    return file
  }

  private func outcome(_ file: [UInt8]) throws -> Bool {
    do throws(ImageFileError) {
      let image = try ImageFile.decode(file, limit: Self.limit)
      #expect(image.width <= Self.limit.side)
      return true
    } catch {
      #expect(!error.description.isEmpty)
      return false
    }
  }

  @Test(arguments: 0..<8)
  func damagedPNGFilesAreErrorsOrPictures(kind: Int) throws {
    var numbers = SplitMix(seed: UInt64(kind))
    var builder = PNGBuilder(
      width: 13, height: 10, depth: [8, 16, 8, 4][kind / 2], colorType: [2, 6, 4, 3][kind / 2],
      isInterlaced: kind % 2 == 1)
    if builder.colorType == 3 {
      builder.extras = [PNGBuilder.chunk("PLTE", Array(0..<48)), PNGBuilder.chunk("tRNS", [0, 9])]
    }
    let file = builder.file { x, y, channel in (x * 5 + y + channel) & 15 }
    let pictures = try (0..<1_000).count { round in
      let bytes = damaged(file, &numbers)
      // Libraries look no further than a wrong checksum, so most get a right one.
      return try outcome(round % 4 == 0 ? bytes : PNGBuilder.mended(bytes))
    }
    #expect(pictures > 0 && pictures < 1_000)
  }

  @Test(arguments: [0, TJFLAG_PROGRESSIVE])
  func damagedJPEGFilesAreErrorsOrPictures(flags: Int32) throws {
    var numbers = SplitMix(seed: 77)
    let plain = try JPEGFixtures.file(
      width: 40, height: 33, sampling: TJSAMP_420, flags: flags
    ) { x, y, channel in UInt8(truncatingIfNeeded: x * 7 + y * 3 + channel * 50) }
    let file = JPEGFixtures.file(plain, orientation: 6, littleEndian: true)
    let pictures = try (0..<3_000).count { _ in try outcome(damaged(file, &numbers)) }
    #expect(pictures > 0 && pictures < 3_000)
  }
}
