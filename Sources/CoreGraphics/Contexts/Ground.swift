import Pixels

/// What is on a context's pixels before anything is drawn on them.
package enum Ground {
  case clear
  case color(CGColor)
  /// An image's pixels; those of an image of another size are not taken.
  case picture(CGImage)
  /// Pixels of the right size that nobody else has, drawn on as they are.
  case pixels(Pixmap)

  func pixmap(width: Int, height: Int) -> Pixmap {
    switch self {
    case .picture(let image) where image.width == width && image.height == height:
      return image.pixmap.copy()
    case .pixels(let pixels) where pixels.width == width && pixels.height == height:
      return pixels
    case .color(let color):
      let (red, green, blue, alpha) = color.rgba
      let pixel = Pixel(red: red, green: green, blue: blue, alpha: alpha)
      return Pixmap(width: width, height: height) {
        $0.bindMemory(to: UInt32.self).update(repeating: pixel.value)
      }
    case .clear, .picture, .pixels: return Pixmap(width: width, height: height)
    }
  }
}

extension Ground {
  /// An image to draw a part of anew, on the pixels of the image that it was made of itself: those differ
  /// in a part only. Nil, and the older image stays, where somebody else still has it.
  package init?(_ image: CGImage, reusing older: inout CGImage?) {
    guard let redrawn = image.redrawn, redrawn.number == older?.number,
      isKnownUniquelyReferenced(&older), var pixels = older?.pixmap
    else { return nil }
    older = nil
    guard isKnownUniquelyReferenced(&pixels), pixels.width == image.width,
      pixels.height == image.height
    else { return nil }
    let (part, whole) = (redrawn.part, pixels.bounds)
    let area = PixelRect(covering: part.minX, part.minY, part.maxX, part.maxY).intersection(whole)
    pixels.take(area, of: image.pixmap)
    self = .pixels(pixels)
  }
}
