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

extension CGImage {
  /// The picture's pixels where they are seen.
  func upright(_ orientation: UIImage.Orientation) -> CGImage? {
    guard orientation != .up else { return self }
    let size = orientation.upright(CGSize(width: width, height: height))
    let context = CGContext(width: Int(size.width), height: Int(size.height), pointsDown: true)
    context.draw(self, orientation, in: CGRect(origin: .zero, size: size))
    return context.makeImage()
  }

  /// The picture with its first and last columns doubled so often, and its rows.
  func padded(columns: Int, rows: Int) -> CGImage? {
    let size = CGSize(width: width + 2 * columns, height: height + 2 * rows)
    let context = CGContext(width: Int(size.width), height: Int(size.height))
    context.interpolationQuality = .none
    // Stretched without mixing, the rim shows the outermost pixels.
    context.draw(self, in: CGRect(origin: .zero, size: size))
    context.setBlendMode(.copy)
    context.draw(self, in: CGRect(x: columns, y: rows, width: width, height: height))
    return context.makeImage()
  }
}
