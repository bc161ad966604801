import CoreGraphics
import Foundation
import QuartzCore

/// Pictures of several sizes, as no file is at hand for them.
@MainActor
enum Photos {
  private static let all: [CGImage] = [200, 320, 480, 640, 960, 1280, 1600].compactMap {
    photo(width: $0)
  }

  /// Gives each layer that asks by its name a picture.
  static func show(below layer: CALayer) {
    var pending = [layer]
    while let layer = pending.popLast() {
      if let number = layer.name.flatMap({ Int($0.dropFirst("photo".count)) }), !all.isEmpty {
        layer.contents = all[number * 5 % all.count]
      }
      pending += layer.sublayers ?? []
    }
  }

  /// Waves of colours with a little noise, three wide for two high.
  private static func photo(width: Int) -> CGImage? {
    let height = width * 2 / 3
    let colors = CGColorSpaceCreateDeviceRGB()
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
        space: colors, bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue),
      let bytes = context.data?.assumingMemoryBound(to: UInt8.self)
    else { return nil }
    var noise = UInt32(width)
    for y in 0..<height {
      for x in 0..<width {
        noise = noise &* 1_664_525 &+ 1_013_904_223
        let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
        for channel in 0..<3 {
          let turn = Double(channel + width % 7)
          let wave = sin(u * (5 + turn) + turn) + cos(v * (9 - turn) + turn * u)
          let value = 128 + 50 * wave + Double(noise >> (8 * UInt32(channel)) & 15) - 8
          bytes[4 * (y * width + x) + channel] = UInt8(max(0, min(255, value)))
        }
        bytes[4 * (y * width + x) + 3] = 255
      }
    }
    return context.makeImage()
  }
}
