import CoreGraphics

extension CGContext {
  /// Draws a stored picture upright into a rectangle of a space whose y points down, once or over
  /// and over from there.
  func draw(
    _ image: CGImage, _ orientation: UIImage.Orientation, in rect: CGRect, byTiling: Bool = false
  ) {
    saveGState()
    concatenate(orientation.placing(in: rect))
    draw(
      image, in: CGRect(origin: .zero, size: orientation.upright(rect.size)), byTiling: byTiling)
    restoreGState()
  }
}
