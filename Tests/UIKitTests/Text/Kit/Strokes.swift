import CoreGraphics
import Pixels

@testable import UIKit

/// What is drawn into a context whose unit is a pixel.
struct Strokes {
  private var pixels: [[UInt32]] = []

  init(width: Int, height: Int, _ draw: (CGContext) -> Void) {
    let context = CGContext(width: width, height: height, scale: 1, pointsDown: true)
    UIGraphicsPushContext(context)
    draw(context)
    UIGraphicsPopContext()
    guard let image = context.makeImage() else { return }
    pixels = (0..<image.height).map { y in (0..<image.width).map { image.pixmap[$0, y].value } }
  }

  private func count(_ isMeant: (UInt32) -> Bool) -> Int {
    pixels.reduce(0) { $0 + $1.count(where: isMeant) }
  }

  var red: Int { count { $0 == 0xFFFF_0000 } }
  var black: Int { count { $0 == 0xFF00_0000 } }

  /// How much is covered of a part, at least in part.
  func covered(x: Range<Int>, y: Range<Int>) -> Int {
    y.reduce(0) { sum, row in sum + x.count { pixels[row][$0] >> 24 > 0 } }
  }
}
