import Pixels

/// What is on a context's pixels before anything is drawn on them.
package enum Ground {
  case clear
  case color(CGColor)
  /// An image's pixels; those of an image of another size are not taken.
  case picture(CGImage)

  func pixmap(width: Int, height: Int) -> Pixmap {
    switch self {
    case .picture(let image) where image.width == width && image.height == height:
      return image.pixmap.copy()
    case .color(let color):
      let (red, green, blue, alpha) = color.rgba
      let pixel = Pixel(red: red, green: green, blue: blue, alpha: alpha)
      return Pixmap(width: width, height: height) {
        $0.bindMemory(to: UInt32.self).update(repeating: pixel.value)
      }
    case .clear, .picture: return Pixmap(width: width, height: height)
    }
  }
}
