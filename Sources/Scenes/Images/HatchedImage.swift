import CoreGraphics

/// What stands where a picture is missing: stripes with a frame, which nobody takes for a design.
enum HatchedImage {
  /// Pixels a point.
  static let scale: CGFloat = 2
  /// Of what fills a layer or a view, which may get its own size later than this.
  static let usualSize = CGSize(width: 64, height: 64)
  private static let stripe: CGFloat = 8

  /// There may be very many of this one.
  private static let usual = made(for: usualSize)

  /// Nil only where there is no memory for it.
  static func image(for size: CGSize) -> CGImage? { size == usualSize ? usual : made(for: size) }

  private static func made(for size: CGSize) -> CGImage? {
    let context = CGContext(
      width: Int(size.width * scale), height: Int(size.height * scale), scale: scale,
      pointsDown: true)
    let bounds = CGRect(origin: .zero, size: size)
    context.setFillColor(CGColor(red: 0.97, green: 0.93, blue: 0.94, alpha: 1))
    context.fill(bounds)
    context.setFillColor(CGColor(red: 0.93, green: 0.78, blue: 0.81, alpha: 1))
    context.addPath(stripes(in: bounds))
    context.fillPath()
    context.setStrokeColor(CGColor(red: 0.84, green: 0.36, blue: 0.44, alpha: 1))
    context.stroke(bounds.insetBy(dx: 0.5, dy: 0.5), width: 1)
    return context.makeImage()
  }

  /// Leaning stripes as wide as the gaps between them.
  private static func stripes(in bounds: CGRect) -> CGPath {
    let path = CGMutablePath()
    for start in stride(from: -bounds.height, to: bounds.width, by: 2 * stripe) {
      path.addLines(between: [
        CGPoint(x: start, y: bounds.height), CGPoint(x: start + stripe, y: bounds.height),
        CGPoint(x: start + stripe + bounds.height, y: 0), CGPoint(x: start + bounds.height, y: 0),
      ])
      path.closeSubpath()
    }
    return path
  }
}
