import CoreGraphics
import Pixels
import TestSupport
import Testing

@testable import ImageFiles

/// Files that lie about themselves or want much for little.
@Suite struct PNGLimitTests {
  private let small = PNGBuilder(width: 11, height: 9, depth: 8, colorType: 6)

  private func file(_ chunks: [[UInt8]]) -> [UInt8] {
    PNGBuilder.signature + chunks.flatMap { $0 }
  }

  private var end: [UInt8] { PNGBuilder.chunk("IEND", []) }

  /// The chunks of a file whose pixels are all the same, without header and end.
  private func body(_ builder: PNGBuilder) -> [UInt8] {
    Array(builder.file { _, _, _ in 1 }.dropFirst(33).dropLast(12))
  }

  @Test(
    arguments: [
      (16_384, 4096, 8, 6), (16_384, 4096, 16, 6), (16_384, 4096, 1, 0), (4096, 16_384, 8, 3),
      (8192, 8192, 8, 2), (8192, 8192, 16, 4),
    ], [false, true])
  func fewBytesForManyPixelsAreRefusedBeforeMemoryIsTaken(
    size: (width: Int, height: Int, depth: Int, colorType: Int), isInterlaced: Bool
  ) {
    let bomb = PNGBuilder(
      width: size.width, height: size.height, depth: size.depth, colorType: size.colorType,
      isInterlaced: isInterlaced)
    let bytes = file([bomb.header, PNGBuilder.chunk("IDAT", Array(repeating: 0, count: 100)), end])
    #expect(throws: ImageFileError.broken("its data are too few for its size")) {
      try PNGFile.decode(bytes)
    }
  }

  @Test func whatPacksAsWellAsAnythingCanIsRead() throws {
    let image = CGImage(Pixmap(width: 1500, height: 1500))
    let bytes = PNGFile.encode(image)
    #expect(bytes.count < 10_000)
    #expect(try PNGFile.decode(bytes).pixmap == image.pixmap)
  }

  @Test func textOfAHundredMegabytesIsNotKept() throws {
    let text = Array("Comment".utf8) + [0] + [UInt8](repeating: 65, count: 100_000_000)
    // Its sum is not looked at, which would take a second here.
    let chunk = PNGBuilder.number(text.count) + Array("tEXt".utf8) + text + [0, 0, 0, 0]
    let bytes = file([small.header, chunk, body(small), end])
    #expect(try PNGChunks(bytes, limit: .standard).essential.count < 1000)
    #expect(try PNGFile.decode(bytes).width == 11)
  }

  @Test func textThatUnpacksToMuchIsNotUnpacked() throws {
    let picture = CGImage(Pixmap(width: 2000, height: 2000))
    let packed = PNGChunk.data(ofType: "IDAT", in: PNGFile.encode(picture))
    for type in ["zTXt", "iTXt", "iCCP"] {
      let head: [UInt8] = type == "iTXt" ? [65, 0, 1, 0, 0, 0] : [65, 0, 0]
      let chunk = PNGBuilder.chunk(type, head + packed)
      let bytes = file([small.header] + Array(repeating: chunk, count: 20) + [body(small), end])
      #expect(try PNGFile.decode(bytes).width == 11)
    }
  }

  @Test func dataThatUnpackToMoreThanThePictureAreCutOff() throws {
    let picture = CGImage(Pixmap(width: 2000, height: 2000))
    let packed = PNGBuilder.chunk(
      "IDAT", PNGChunk.data(ofType: "IDAT", in: PNGFile.encode(picture)))
    let image = try PNGFile.decode(file([small.header, packed, end]))
    #expect(pixels(of: image) == Array(repeating: 0, count: 99))
  }

  @Test func aHundredThousandChunksAreRead() throws {
    let comment = PNGBuilder.chunk("tEXt", [65, 0])
    let empty = PNGBuilder.chunk("IDAT", [])
    let comments = Array(repeating: comment, count: 100_000).flatMap { $0 }
    let empties = Array(repeating: empty, count: 100_000).flatMap { $0 }
    #expect(
      try PNGFile.decode(file([small.header, comments, empties, body(small), end])).width == 11)
  }

  @Test func dataInManyPiecesAreOne() throws {
    let whole = small.file { x, y, channel in x * 20 + y + channel }
    let packed = PNGChunk.data(ofType: "IDAT", in: whole)
    let pieces = packed.flatMap { PNGBuilder.chunk("IDAT", [$0]) }
    let image = try PNGFile.decode(file([small.header, pieces, end]))
    #expect(image.pixmap == (try PNGFile.decode(whole)).pixmap)
  }

  @Test(arguments: [
    (3, 0), (0, 0), (16, 3), (4, 2), (1, 6), (8, 1), (8, 5), (8, 7), (255, 255),
  ])
  func depthsAndTypesThatDoNotExistAreRefused(depth: Int, colorType: Int) {
    let header = PNGBuilder.chunk(
      "IHDR",
      PNGBuilder.number(11) + PNGBuilder.number(9) + [UInt8(depth), UInt8(colorType), 0, 0, 0])
    let bytes = file([header, body(small), end])
    let error = #expect(throws: ImageFileError.self) { try PNGFile.decode(bytes) }
    guard case .broken = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [([UInt8(1), 0, 0]), [0, 1, 0], [0, 0, 2]])
  func methodsThatDoNotExistAreRefused(methods: [UInt8]) {
    let size = PNGBuilder.number(11) + PNGBuilder.number(9) + [8, 6]
    let bytes = file([PNGBuilder.chunk("IHDR", size + methods), body(small), end])
    #expect(throws: ImageFileError.self) { try PNGFile.decode(bytes) }
  }

  @Test func aChunkThatMustBeKnownIsAnErrorAndAnotherIsNot() throws {
    let known = file([small.header, PNGBuilder.chunk("abCD", [1]), body(small), end])
    #expect(try PNGFile.decode(known).width == 11)
    let unknown = file([small.header, PNGBuilder.chunk("ABCD", [1]), body(small), end])
    #expect(throws: ImageFileError.self) { try PNGFile.decode(unknown) }
  }

  @Test(arguments: [0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF])
  func aChunkLongerThanTheFileIsCutOff(length: Int) {
    let bytes = file([small.header, PNGBuilder.number(length), Array("tEXt____".utf8), body(small)])
    #expect(throws: ImageFileError.truncated) { try PNGFile.decode(bytes) }
  }

  @Test func filesThatXcodeMadeForDevicesAreRefusedByName() {
    let bytes = file([PNGBuilder.chunk("CgBI", [80, 0, 32, 2]), small.header, body(small), end])
    let error = #expect(throws: ImageFileError.self) { try ImageFile.decode(bytes) }
    #expect(error?.description.contains("Xcode") == true)
  }
}
