import CoreGraphics
import Pixels

@testable import UIKit

/// What a symbol leaves on pixels.
struct SymbolInk {
  /// The sum of all coverage, in pixels.
  var inside = 0.0
  /// The same outside of the image's size.
  var outside = 0.0
  /// How many pixels are covered in part.
  var soft = 0

  /// Draws a symbol with room around it.
  init(_ symbol: SymbolImage, scale: CGFloat) {
    let place = symbol.place(scale: scale)
    let margin = 8
    let (width, height) = (
      Int((place.size.width * scale).rounded()), Int((place.size.height * scale).rounded())
    )
    let context = CGContext(
      width: width + 2 * margin, height: height + 2 * margin, scale: scale, pointsDown: true)
    context.translateBy(x: CGFloat(margin) / scale, y: CGFloat(margin) / scale)
    symbol.draw(in: context, place)
    guard let image = context.makeImage() else { return }
    for y in 0..<image.height {
      for x in 0..<image.width {
        let share = Double(image.pixmap[x, y].value >> 24) / 255
        let isInside =
          (margin..<margin + width).contains(x) && (margin..<margin + height).contains(y)
        if isInside { inside += share } else { outside += share }
        if share > 0, share < 1 { soft += 1 }
      }
    }
  }
}

extension SymbolImage {
  /// A symbol of a name that there is; nil for another.
  init?(
    _ name: String, size: CGFloat = 17, _ weight: UIImage.SymbolWeight = .regular,
    _ scale: UIImage.SymbolScale = .medium
  ) {
    guard let drawing = SymbolIndex.shared[name] else { return nil }
    self.init(
      drawing, SymbolOptions(pointSize: size, weight: weight, scale: scale), traits: nil)
  }
}
