import CoreGraphics
import Foundation
import ImageFiles
import Scenes

/// A small picture of a value, for a hover.
enum HoverPicture {
  private static let size = (width: 96, height: 48)

  /// What stands before the bytes of a picture.
  static let beginning = "![picture](data:image/png;base64,"

  /// Markdown with the picture in it; nil for what has none.
  static func markdown(of value: PropertyValue) -> String? {
    guard let image = image(of: value) else { return nil }
    let data = Data(PNGFile.encode(image)).base64EncodedString()
    return "\(beginning)\(data))"
  }

  private static func image(of value: PropertyValue) -> CGImage? {
    switch value {
    case .color(let color?): draw { $0.fill(color) }
    case .colors(let colors) where !colors.isEmpty: draw { $0.fill(colors) }
    case .image(let image?):
      if case .image(let picture) = image.picture { scaled(picture) } else { nil }
    default: nil
    }
  }

  /// The picture no larger than a hover is wide.
  private static func scaled(_ picture: CGImage) -> CGImage? {
    let longest = 160.0
    let (width, height) = (Double(picture.width), Double(picture.height))
    let factor = min(1, longest / max(width, height, 1))
    let size = (
      width: max(1, Int((width * factor).rounded())),
      height: max(1, Int((height * factor).rounded()))
    )
    return draw(size) { $0.context.draw(picture, in: $0.bounds) }
  }

  private static func draw(
    _ size: (width: Int, height: Int) = size, _ body: (Canvas) -> Void
  ) -> CGImage? {
    guard
      let context = CGContext(
        data: nil, width: size.width, height: size.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    body(Canvas(context: context, bounds: bounds))
    return context.makeImage()
  }

  private struct Canvas {
    let context: CGContext
    let bounds: CGRect

    /// Over squares, by which what lets something through is seen.
    func fill(_ color: ColorValue) {
      drawSquares()
      let (red, green, blue, alpha) = color.rgba
      context.setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
      context.fill(bounds)
    }

    func fill(_ colors: [ColorValue]) {
      drawSquares()
      let channels = colors.map(\.rgba).map {
        CGColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
      }
      guard channels.count > 1,
        let gradient = CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: channels as CFArray, locations: nil)
      else { return fill(colors[0]) }
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: bounds.width, y: 0), options: [])
    }

    private func drawSquares() {
      let side = 8.0
      context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      context.fill(bounds)
      context.setFillColor(CGColor(red: 0.85, green: 0.85, blue: 0.85, alpha: 1))
      for row in 0..<Int(bounds.height / side) {
        for column in 0..<Int(bounds.width / side) where (row + column).isMultiple(of: 2) {
          context.fill(
            CGRect(x: Double(column) * side, y: Double(row) * side, width: side, height: side))
        }
      }
    }
  }
}
