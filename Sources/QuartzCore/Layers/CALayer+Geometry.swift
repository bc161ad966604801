import CoreGraphics

// position = frame.origin + anchorPoint × bounds.size, under the transform. `position` and `bounds`
// are stored, `frame` is derived, and no setter here touches a stored value that is not its own.

extension CALayer {
  /// From the layer's own space to its superlayer's.
  package var toSuperlayer: CGAffineTransform {
    let anchor = anchorInBounds
    let planar = state.transform.planar
    return CGAffineTransform(
      a: planar.a, b: planar.b, c: planar.c, d: planar.d,
      tx: state.position.x + planar.tx - (planar.a * anchor.x + planar.c * anchor.y),
      ty: state.position.y + planar.ty - (planar.b * anchor.x + planar.d * anchor.y))
  }

  /// The anchor point in points of the layer's own space.
  private var anchorInBounds: CGPoint {
    CGPoint(
      x: state.bounds.origin.x + state.anchorPoint.x * state.bounds.size.width,
      y: state.bounds.origin.y + state.anchorPoint.y * state.bounds.size.height)
  }

  var frameFromState: CGRect { state.bounds.applying(toSuperlayer) }

  /// Finds the position and the size whose frame, under the present transform, is `frame`.
  ///
  /// Both go through their properties, position first: subclasses observe them in that order.
  func setFrame(_ frame: CGRect) {
    guard frame.isFinite else { refuse(invalidGeometry("frame", frame.bracketed)) }
    let rect = frame.standardized
    var linear = state.transform.planar
    (linear.tx, linear.ty) = (0, 0)
    var size = rect.size
    if linear.isInvertible {
      let back = rect.size.applying(linear.inverted())
      size = CGSize(width: back.width.magnitude, height: back.height.magnitude)
    }
    let anchor = CGPoint(x: anchorPoint.x * size.width, y: anchorPoint.y * size.height)
    let mapped = CGRect(origin: CGPoint(x: -anchor.x, y: -anchor.y), size: size)
      .applying(state.transform.planar)
    position = CGPoint(x: rect.minX - mapped.minX, y: rect.minY - mapped.minY)
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  func setBounds(_ newValue: CGRect) {
    guard newValue.isFinite else { refuse(invalidGeometry("bounds", newValue.bracketed)) }
    let rect = newValue.standardized
    let resized = rect.size != state.bounds.size
    guard set(\.bounds, rect) else { return }
    if resized { setNeedsLayout() }
    if resized, state.needsDisplayOnBoundsChange { setNeedsDisplay() }
  }
}

extension CGPoint {
  /// As Apple prints a point in exceptions: `[nan 300]`.
  var bracketed: String { "[\(x.text) \(y.text)]" }
}

extension CGRect {
  /// As Apple prints a rectangle in exceptions: `[0 0; nan 10]`.
  fileprivate var bracketed: String {
    "[\(origin.x.text) \(origin.y.text); \(size.width.text) \(size.height.text)]"
  }
}
