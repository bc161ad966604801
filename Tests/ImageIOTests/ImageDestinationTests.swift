import CoreGraphics
import Foundation
import ImageIO
import Testing

@testable import ImageFiles

@Suite struct ImageDestinationTests {
  private func image(_ file: Data) -> CGImage? {
    Pictures.source(file).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
  }

  @Test("a PNG file has the picture's pixels")
  func png() {
    for isOpaque in [true, false] {
      let picture = Pictures.image(isOpaque: isOpaque)
      #expect(image(Pictures.file(picture))?.pixels == picture.pixels)
    }
  }

  @Test("a file is written once, and with a picture only")
  func once() throws {
    let data = NSMutableData(data: Data([1, 2]))
    let destination = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, "public.png" as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    #expect(data.length == 2)
    CGImageDestinationAddImage(destination, Pictures.image(), nil)
    CGImageDestinationAddImage(destination, Pictures.image(width: 9), nil)
    #expect(CGImageDestinationFinalize(destination))
    let length = data.length
    #expect(image((data as Data).dropFirst(2))?.width == 4)
    CGImageDestinationAddImage(destination, Pictures.image(), nil)
    #expect(!CGImageDestinationFinalize(destination))
    #expect(data.length == length)
    #expect(CFGetTypeID(destination) == CGImageDestinationGetTypeID())
    let known = CGImageDestinationCopyTypeIdentifiers() as? [String]
    #expect(known == ["public.png", "public.jpeg"])
  }

  @Test("other types and numbers of pictures are not written")
  func refused() throws {
    let url = URL(fileURLWithPath: "/no/such/folder/a.png")
    for type in ["public.tiff", "", "png"] {
      #expect(CGImageDestinationCreateWithData(NSMutableData(), type, 1, nil) == nil)
      #expect(CGImageDestinationCreateWithURL(url, type, 1, nil) == nil)
    }
    for count in [0, -1, 2, .max, .min] {
      #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", count, nil) == nil)
    }
    let remote = try #require(URL(string: "https://example.org/a.png"))
    #expect(CGImageDestinationCreateWithURL(remote, "public.png", 1, nil) == nil)
    let nowhere = try #require(CGImageDestinationCreateWithURL(url, "public.png", 1, nil))
    CGImageDestinationAddImage(nowhere, Pictures.image(), nil)
    #expect(!CGImageDestinationFinalize(nowhere))
  }

  @Test("a file in a place stays as it was until it is written")
  func place() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("destination-\(UInt32.random(in: 0...UInt32.max)).jpg")
    try Data([7]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let destination = try #require(
      CGImageDestinationCreateWithURL(url as CFURL, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, Pictures.image(), nil)
    #expect(try Data(contentsOf: url) == Data([7]))
    #expect(CGImageDestinationFinalize(destination))
    #expect(image(try Data(contentsOf: url))?.width == 4)
  }

  @Test("a consumer that takes nothing fails the file")
  func consumer() throws {
    var callbacks = CGDataConsumerCallbacks(putBytes: { _, _, _ in 0 }, releaseConsumer: nil)
    let consumer = try #require(CGDataConsumer(info: nil, cbks: &callbacks))
    let destination = try #require(
      CGImageDestinationCreateWithDataConsumer(consumer, "public.png", 1, nil))
    CGImageDestinationAddImage(destination, Pictures.image(), nil)
    #expect(!CGImageDestinationFinalize(destination))
  }

  @Test("quality makes files larger, and a ground lies behind what is transparent")
  func jpeg() throws {
    let picture = Pictures.image(width: 64, height: 64, isOpaque: false)
    func file(_ quality: Any) -> Data {
      Pictures.file(picture, "public.jpeg", [kCGImageDestinationLossyCompressionQuality: quality])
    }
    #expect(file(1.0).count > file(0.5).count && file(0.5).count > file(0).count)
    for quality: Any in [Double.nan, -1, 7, "best", CGFloat.infinity] {
      #expect(image(file(quality))?.width == 64)
    }
    let clear = CGContext(width: 8, height: 8).makeImage()
    func corner(_ properties: CFDictionary?) throws -> UInt32? {
      image(Pictures.file(try #require(clear), "public.jpeg", properties))?.pixels.first
    }
    #expect(try corner(nil) == 0xFFFF_FFFF)
    let black = CGColor(gray: 0, alpha: 1)
    #expect(try corner([kCGImageDestinationBackgroundColor: black]) == 0xFF00_0000)
    #expect(try corner([kCGImageDestinationBackgroundColor: "black"]) == 0xFFFF_FFFF)
  }

  @Test("what holds for the file holds for the picture unless that says otherwise")
  func common() throws {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
    CGImageDestinationSetProperties(
      destination, [kCGImagePropertyOrientation: 3, kCGImagePropertyDPIWidth: 72] as CFDictionary)
    CGImageDestinationAddImage(
      destination, Pictures.image(width: 8),
      [
        kCGImagePropertyOrientation: 8, kCGImageDestinationImageMaxPixelSize: 4,
      ] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(Pictures.source(data as Data))
    let found = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(found?[kCGImagePropertyOrientation] as? Int == 8)
    #expect(found?[kCGImagePropertyDPIHeight] as? Double == 72)
    #expect(found?[kCGImagePropertyPixelWidth] as? Int == 4)
  }

  @Test("a source's picture brings its orientation along")
  func copies() throws {
    let file = Pictures.file(
      Pictures.image(), "public.png",
      [kCGImagePropertyOrientation: 6, kCGImagePropertyDPIWidth: 144])
    let source = try #require(Pictures.source(file))
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
    CGImageDestinationAddImageFromSource(destination, source, 5, nil)
    #expect(!CGImageDestinationFinalize(destination))
    CGImageDestinationAddImageFromSource(
      destination, source, 0, [kCGImagePropertyDPIWidth: 300] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let copy = try #require(Pictures.source(data as Data))
    let found = CGImageSourceCopyPropertiesAtIndex(copy, 0, nil)
    #expect(found?[kCGImagePropertyOrientation] as? Int == 6)
    #expect(found?[kCGImagePropertyDPIWidth] as? Double == 300)
  }

  @Test(
    "numbers that are none are not written",
    arguments: [
      Double.nan, .infinity, -72, 0, 1e300, 2.5,
    ])
  func garbage(_ number: Double) throws {
    for type in ["public.png", "public.jpeg"] {
      let file = Pictures.file(
        Pictures.image(), type,
        [kCGImagePropertyOrientation: number, kCGImagePropertyDPIWidth: number])
      let source = try #require(Pictures.source(file))
      let found = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
      #expect(found?[kCGImagePropertyOrientation] == nil)
      #expect((found?[kCGImagePropertyDPIWidth] != nil) == (number > 0 && number.isFinite))
    }
  }
}
