import CoreGraphics

// Pictures that are drawn anew, pixel for pixel.

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
    guard max(size.width, size.height) <= CGFloat(CGContext.longestSide) else { return nil }
    let context = CGContext(width: Int(size.width), height: Int(size.height))
    context.interpolationQuality = .none
    // Stretched without mixing, the rim shows the outermost pixels.
    context.draw(self, in: CGRect(origin: .zero, size: size))
    context.setBlendMode(.copy)
    context.draw(self, in: CGRect(x: columns, y: rows, width: width, height: height))
    return context.makeImage()
  }

  /// A colour in the picture's shape, its own colours left out.
  func tinted(_ color: CGColor) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let context = CGContext(width: width, height: height)
    context.interpolationQuality = .none
    context.setFillColor(color)
    context.fill(bounds)
    context.setBlendMode(.destinationIn)
    context.draw(self, in: bounds)
    return context.makeImage()
  }
}
