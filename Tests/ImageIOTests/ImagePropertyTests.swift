import CoreGraphics
import Foundation
import ImageIO
import Testing

@testable import ImageFiles

@Suite struct ImagePropertyTests {
  private func properties(_ file: Data) throws -> [CFString: Any] {
    let source = try #require(Pictures.source(file))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    return try #require(properties as? [CFString: Any])
  }

  @Test("size, depth and model are read without decoding")
  func basics() throws {
    let file = Pictures.file(Pictures.image(isOpaque: false))
    let found = try properties(file)
    #expect(found[kCGImagePropertyPixelWidth] as? Int == 4)
    #expect(found[kCGImagePropertyPixelHeight] as? NSNumber == 2)
    #expect(found[kCGImagePropertyDepth] as? Int == 8)
    #expect(found[kCGImagePropertyColorModel] as? String == "RGB")
    #expect(found[kCGImagePropertyHasAlpha] as? Bool == true)
    #expect(found[kCGImagePropertyOrientation] == nil && found[kCGImagePropertyDPIWidth] == nil)
    #expect(try properties(Pictures.file())[kCGImagePropertyHasAlpha] == nil)
    let source = try #require(Pictures.source(file))
    let whole = CGImageSourceCopyProperties(source, nil)
    #expect(whole?[kCGImagePropertyFileSize] as? Int == file.count)
  }

  @Test(
    "kinds of PNG files",
    arguments: [
      (0, 16, "Gray", false, false, 16), (2, 8, "RGB", false, false, 8),
      (3, 4, "RGB", false, true, 8), (4, 8, "Gray", true, false, 8),
      (6, 16, "RGB", true, false, 16),
    ] as [(UInt8, UInt8, String, Bool, Bool, Int)])
  func kinds(
    _ kind: UInt8, _ bits: UInt8, _ model: String, _ hasAlpha: Bool, _ isIndexed: Bool,
    _ depth: Int
  ) throws {
    let found = try properties(Pictures.png(depth: bits, kind: kind, passes: 1))
    #expect(found[kCGImagePropertyColorModel] as? String == model)
    #expect(found[kCGImagePropertyDepth] as? Int == depth)
    #expect((found[kCGImagePropertyHasAlpha] as? Bool ?? false) == hasAlpha)
    #expect((found[kCGImagePropertyIsIndexed] as? Bool ?? false) == isIndexed)
    let png = found[kCGImagePropertyPNGDictionary] as? [CFString: Any]
    #expect(png?[kCGImagePropertyPNGInterlaceType] as? Int == 1)
    let clear = try properties(
      Pictures.png(depth: bits, kind: kind, [PNGChunk(type: "tRNS", data: [0])]))
    #expect(clear[kCGImagePropertyHasAlpha] as? Bool == true)
  }

  @Test("pixels a metre are pixels an inch where that was meant")
  func density() throws {
    func dpi(_ meter: UInt32, unit: UInt8 = 1) throws -> Double? {
      let data = PNGChunk.bytes(of: meter) + PNGChunk.bytes(of: meter) + [unit]
      return try properties(Pictures.png([PNGChunk(type: "pHYs", data: data)]))[
        kCGImagePropertyDPIWidth] as? Double
    }
    #expect(try dpi(2835) == 72 && dpi(5669) == 144 && dpi(11_811) == 300)
    #expect(try dpi(1000) == 25.4)
    #expect(try dpi(2835, unit: 0) == nil && dpi(0) == nil)
    let short = try properties(Pictures.png([PNGChunk(type: "pHYs", data: [1])]))
    #expect(short[kCGImagePropertyDPIWidth] == nil)
  }

  @Test("what is written is read", arguments: ["public.png", "public.jpeg"])
  func written(_ type: String) throws {
    for number in 1...8 {
      let file = Pictures.file(
        Pictures.image(), type,
        [
          kCGImagePropertyOrientation: number, kCGImagePropertyDPIWidth: 144,
          kCGImagePropertyDPIHeight: 300,
        ])
      let found = try properties(file)
      let expected: UInt32? = number == 1 ? nil : UInt32(number)
      #expect(found[kCGImagePropertyOrientation] as? UInt32 == expected)
      let tiff = found[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
      #expect(tiff?[kCGImagePropertyTIFFOrientation] as? UInt32 == expected)
      #expect(found[kCGImagePropertyDPIWidth] as? Double == 144)
      #expect(found[kCGImagePropertyDPIHeight] as? Double == 300)
      #expect(found[kCGImagePropertyPixelWidth] as? Int == 4)
    }
    #expect(CGImagePropertyOrientation(rawValue: 6) == .right)
  }

  @Test("a JPEG file tells whether it is grey, and comes in passes")
  func jpegKinds() throws {
    let found = try properties(Pictures.file(Pictures.image(), "public.jpeg"))
    #expect(found[kCGImagePropertyColorModel] as? String == "RGB")
    let jfif = found[kCGImagePropertyJFIFDictionary] as? [CFString: Any]
    #expect(jfif?[kCGImagePropertyJFIFIsProgressive] as? Bool == false)
    // A frame of one component in passes, and a scan without anything.
    let frame: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8, 0, 7, 0, 9, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 2,
    ]
    let gray = try properties(Data(frame))
    #expect(gray[kCGImagePropertyColorModel] as? String == "Gray")
    #expect(gray[kCGImagePropertyPixelWidth] as? Int == 9)
    #expect(gray[kCGImagePropertyPixelHeight] as? Int == 7)
    let passes = gray[kCGImagePropertyJFIFDictionary] as? [CFString: Any]
    #expect(passes?[kCGImagePropertyJFIFIsProgressive] as? Bool == true)
  }

  @Test("a photograph's own resolution counts where there is no other")
  func photograph() throws {
    // Two ratios behind the directory, and the unit of a centimetre.
    let head: [UInt8] = Array("II".utf8) + [42, 0, 8, 0, 0, 0, 3, 0]
    let entries: [UInt8] = [
      0x1A, 1, 5, 0, 1, 0, 0, 0, 50, 0, 0, 0, 0x1B, 1, 5, 0, 1, 0, 0, 0, 58, 0, 0, 0,
      0x28, 1, 3, 0, 1, 0, 0, 0, 3, 0, 0, 0,
    ]
    let ratios: [UInt8] = [0, 0, 0, 0, 200, 0, 0, 0, 2, 0, 0, 0, 50, 0, 0, 0, 1, 0, 0, 0]
    let tiff = ExifDirectory.mark + head + entries + ratios
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 7, 0, 9, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 2]
    let file = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(tiff.count + 2)] + tiff + frame
    let found = try properties(Data(file))
    #expect(found[kCGImagePropertyDPIWidth] as? Double == 254)
    #expect(found[kCGImagePropertyDPIHeight] as? Double == 127)
  }
}
