import CoreGraphics
import Foundation
import ImageIO
import Pixels

@testable import ImageFiles

/// Small pictures and their files.
enum Pictures {
  /// Opaque, or with a clear corner at the upper left; the rest of the left half is red, the right one
  /// blue.
  static func image(width: Int = 4, height: Int = 2, isOpaque: Bool = true) -> CGImage {
    let context = CGContext(width: width, height: height)
    let half = CGFloat(width / 2)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: half, height: CGFloat(height)))
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: half, y: 0, width: CGFloat(width) - half, height: CGFloat(height)))
    if !isOpaque { context.clear(CGRect(x: 0, y: CGFloat(height) - 1, width: 1, height: 1)) }
    return context.makeImage() ?? CGImage(Pixmap(width: 1, height: 1))
  }

  /// A file as a destination writes it.
  static func file(
    _ image: CGImage = image(), _ type: String = "public.png", _ properties: CFDictionary? = nil
  ) -> Data {
    let data = NSMutableData()
    guard let destination = CGImageDestinationCreateWithData(data, type as CFString, 1, nil) else {
      return Data()
    }
    CGImageDestinationAddImage(destination, image, properties)
    return CGImageDestinationFinalize(destination) ? data as Data : Data()
  }

  static func source(_ data: Data) -> CGImageSource? { CGImageSourceCreateWithData(data, nil) }

  /// A PNG file of chunks that need not be right.
  static func png(
    width: UInt32 = 1, height: UInt32 = 1, depth: UInt8 = 8, kind: UInt8 = 0,
    passes: UInt8 = 0, _ chunks: [PNGChunk] = []
  ) -> Data {
    var file = PNGFile.signature
    let header =
      PNGChunk.bytes(of: width) + PNGChunk.bytes(of: height) + [depth, kind, 0, 0, passes]
    for chunk in [PNGChunk(type: "IHDR", data: header)] + chunks { chunk.append(to: &file) }
    return Data(file)
  }
}

extension CGImage {
  /// The painted pixels, `0xAARRGGBB`.
  var pixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { x in pixmap[x, y].value } }
  }
}
