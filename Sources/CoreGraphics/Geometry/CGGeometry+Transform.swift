import Foundation

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the four mapped corners; null and infinite rectangles stay.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let rect = standardized
    if transform.b == 0, transform.c == 0 {
      return CGRect(
        x: rect.minX * transform.a + transform.tx, y: rect.minY * transform.d + transform.ty,
        width: rect.width * transform.a, height: rect.height * transform.d
      ).standardized
    }
    // Each coordinate is a sum of a part that varies with x and one that varies with y, so its
    // least value is the sum of their least values: no need to look at all four corners.
    let (ax, ay) = (transform.a * rect.width, transform.c * rect.height)
    let (bx, by) = (transform.b * rect.width, transform.d * rect.height)
    let origin = rect.origin.applying(transform)
    return CGRect(
      x: origin.x + min(ax, 0) + min(ay, 0), y: origin.y + min(bx, 0) + min(by, 0),
      width: ax.magnitude + ay.magnitude, height: bx.magnitude + by.magnitude)
  }

  /// The point in the middle, also where width or height is negative.
  package var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// Whether every number in it is finite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGPoint {
  /// Whether neither number is infinite or no number at all.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
