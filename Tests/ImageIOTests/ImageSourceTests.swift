import CoreGraphics
import Foundation
import ImageIO
import Testing

@testable import ImageFiles

@Suite struct ImageSourceTests {
  @Test("a file tells its type and has one picture", arguments: ["public.png", "public.jpeg"])
  func types(_ type: String) throws {
    let file = Pictures.file(Pictures.image(), type)
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    #expect(CGImageSourceGetType(source) == type)
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetPrimaryImageIndex(source) == 0)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
    #expect(CGImageSourceGetStatusAtIndex(source, 1) == .statusInvalidData)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 4 && image.height == 2)
    for index in [1, -1, .max, .min] {
      #expect(CGImageSourceCreateImageAtIndex(source, index, nil) == nil)
      #expect(CGImageSourceCopyPropertiesAtIndex(source, index, nil) == nil)
      #expect(CGImageSourceCreateThumbnailAtIndex(source, index, nil) == nil)
    }
    let known = CGImageSourceCopyTypeIdentifiers() as? [String]
    #expect(known == ["public.png", "public.jpeg"])
    #expect(CFGetTypeID(source) == CGImageSourceGetTypeID())
  }

  @Test("files and providers are sources as well")
  func places() throws {
    let file = Pictures.file()
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("source-\(UInt32.random(in: 0...UInt32.max)).png")
    try file.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    let source = try #require(CGImageSourceCreateWithURL(url as CFURL, options))
    #expect(
      CGImageSourceCreateImageAtIndex(source, 0, options)?.pixels == Pictures.image().pixels)
    let provider = try #require(CGDataProvider(data: file as CFData))
    let provided = try #require(CGImageSourceCreateWithDataProvider(provider, nil))
    #expect(CGImageSourceGetCount(provided) == 1)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/no/such/file"), nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/"), nil) == nil)
    let remote = try #require(URL(string: "https://example.org/a.png"))
    #expect(CGImageSourceCreateWithURL(remote, nil) == nil)
  }

  @Test("a picture that somebody has is given again, unless nothing is to be kept")
  func caching() throws {
    let source = try #require(Pictures.source(Pictures.file()))
    let first = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) === first)
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    #expect(CGImageSourceCreateImageAtIndex(source, 0, options) !== first)
    CGImageSourceRemoveCacheAtIndex(source, 7)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) === first)
    CGImageSourceRemoveCacheAtIndex(source, 0)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) !== first)
  }

  @Test(
    "what comes bit by bit tells of itself as soon as it can",
    arguments: [
      "public.png", "public.jpeg",
    ])
  func incremental(_ type: String) throws {
    let file = Pictures.file(Pictures.image(width: 40, height: 30), type)
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    #expect(CGImageSourceGetCount(source) == 0)
    var statuses: [CGImageSourceStatus] = []
    for count in 0...file.count {
      CGImageSourceUpdateData(source, file.prefix(count) as CFData, false)
      let status = CGImageSourceGetStatus(source)
      if statuses.last != status { statuses.append(status) }
      #expect((CGImageSourceGetType(source) == type) == (status == .statusIncomplete))
    }
    #expect(statuses == [.statusReadingHeader, .statusIncomplete])
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 40)
    let provider = try #require(CGDataProvider(data: file))
    CGImageSourceUpdateDataProvider(source, provider, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    CGImageSourceUpdateData(source, Data(), true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
  }

  @Test(
    "a file that is cut off anywhere says so, and has no picture",
    arguments: [
      "public.png", "public.jpeg",
    ])
  func truncated(_ type: String) throws {
    let file = Pictures.file(Pictures.image(), type)
    for count in 0..<file.count - 1 {
      let source = try #require(Pictures.source(file.prefix(count)))
      #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF, "\(count)")
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil, "\(count)")
    }
  }

  @Test("bytes that are changed do no harm", arguments: ["public.png", "public.jpeg"])
  func damaged(_ type: String) throws {
    let file = Pictures.file(Pictures.image(), type, [kCGImagePropertyOrientation: 6])
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 2,
      ] as CFDictionary
    for index in file.indices {
      var file = file
      file[index] = [0, 0x7F, 0xFF][index % 3]
      let source = try #require(Pictures.source(file))
      _ = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
      let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
      #expect(image.map { $0.width <= 2 && $0.height <= 2 } ?? true)
    }
  }

  @Test("what is no picture has none")
  func others() throws {
    for (bytes, status) in [
      (Data("hello, world".utf8), CGImageSourceStatus.statusUnknownType),
      (Data("GIF89a".utf8), .statusUnknownType), (Data(), .statusUnexpectedEOF),
      (Data([0x89]), .statusUnexpectedEOF), (Data([0xFF, 0xD8, 0xFF, 0xD9]), .statusInvalidData),
      (Pictures.png(width: 0), .statusInvalidData),
    ] {
      let source = try #require(Pictures.source(bytes))
      #expect(CGImageSourceGetStatus(source) == status)
      #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
      #expect(CGImageSourceCopyProperties(source, nil) == nil)
    }
  }

  @Test("a file of more pixels than there is memory for tells its size, and has no picture")
  func huge() throws {
    let file = Pictures.png(
      width: 0x7FFF_FFFF, height: 0x7FFF_FFFF,
      [PNGChunk(type: "IDAT", data: [0]), PNGChunk(type: "IEND", data: [])])
    let source = try #require(Pictures.source(file))
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 0x7FFF_FFFF)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    let options = [kCGImageSourceCreateThumbnailFromImageAlways: true] as CFDictionary
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options) == nil)
  }
}
