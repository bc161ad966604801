import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite struct ThumbnailTests {
  private func thumbnail(
    _ options: [CFString: Any],
    of file: Data = Pictures.file(Pictures.image(width: 40, height: 30))
  ) -> CGImage? {
    Pictures.source(file).flatMap {
      CGImageSourceCreateThumbnailAtIndex($0, 0, options as CFDictionary)
    }
  }

  private let always = kCGImageSourceCreateThumbnailFromImageAlways
  private let side = kCGImageSourceThumbnailMaxPixelSize

  @Test("a thumbnail keeps the proportions, and is never larger than the picture")
  func sizes() {
    for (longest, size) in [
      (20, [20, 15]), (39, [39, 29]), (40, [40, 30]), (400, [40, 30]), (1, [1, 1]),
    ] {
      let image = thumbnail([always: true, side: longest])
      #expect(image.map { [$0.width, $0.height] } == size)
    }
    let image = thumbnail([always: true, side: 20])
    #expect(image?.pixels.first == 0xFFFF_0000 && image?.pixels.last == 0xFF00_00FF)
    #expect(thumbnail([always: true])?.width == 40)
  }

  @Test("no thumbnail is made unless that is asked for")
  func asked() {
    #expect(thumbnail([side: 20]) == nil)
    #expect(thumbnail([always: false, side: 20]) == nil)
    #expect(
      thumbnail([kCGImageSourceCreateThumbnailFromImageIfAbsent: true, side: 20])?.width == 20)
    let source = Pictures.source(Pictures.file())
    #expect(source.flatMap { CGImageSourceCreateThumbnailAtIndex($0, 0, nil) } == nil)
  }

  @Test(
    "a thumbnail stands upright if that is asked for",
    arguments: [
      "public.png", "public.jpeg",
    ])
  func upright(_ type: String) {
    let file = Pictures.file(
      Pictures.image(width: 40, height: 30), type, [kCGImagePropertyOrientation: 6])
    let stored = thumbnail([always: true, side: 20], of: file)
    #expect(stored.map { [$0.width, $0.height] } == [20, 15])
    let turned = thumbnail(
      [always: true, side: 20, kCGImageSourceCreateThumbnailWithTransform: true], of: file)
    #expect(turned.map { [$0.width, $0.height] } == [15, 20])
    // Red was on the left, and a quarter turn clockwise brings it to the top.
    #expect((turned?.pixels.first ?? 0) >> 16 & 255 > 240)
    #expect((turned?.pixels.last ?? 0) & 255 > 240)
  }

  @Test("numbers of any kind are numbers, and what is none counts as not there")
  func garbage() {
    for number: Any in [20.0, CGFloat(20), NSNumber(value: 20), UInt8(20), Float(20), 20.9] {
      #expect(thumbnail([always: true, side: number])?.width == 20)
    }
    for number: Any in [Double.nan, CGFloat.infinity, "20", [20], -1, 0, 0.5, -Double.infinity] {
      #expect(thumbnail([always: true, side: number])?.width == 40)
    }
    #expect(thumbnail([always: 1, side: 20])?.width == 20)
    #expect(thumbnail([always: "yes", side: 20]) == nil)
  }
}
