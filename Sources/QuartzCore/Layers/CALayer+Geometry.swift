import CoreGraphics
import RenderTree

// position = frame.origin + anchorPoint × bounds.size, under the transform. `position` and `bounds`
// are stored, `frame` is derived, and no setter here touches a stored value that is not its own.

extension CALayer {
  /// From the layer's own space to its superlayer's, seen without depth.
  package var toSuperlayer: CGAffineTransform {
    let anchor = anchorInBounds
    guard state.placing != nil else {
      return CGAffineTransform(
        a: 1, b: 0, c: 0, d: 1, tx: state.position.x + 0 - anchor.x,
        ty: state.position.y + 0 - anchor.y)
    }
    let planar = state.transform.planar
    return CGAffineTransform(
      a: planar.a, b: planar.b, c: planar.c, d: planar.d,
      tx: state.position.x + planar.tx - (planar.a * anchor.x + planar.c * anchor.y),
      ty: state.position.y + planar.ty - (planar.b * anchor.x + planar.d * anchor.y))
  }

  /// Around what is seen of the bounds; nothing is seen behind the eye.
  var frameFromState: CGRect {
    isPlanar
      ? state.bounds.applying(toSuperlayer.withoutDust) : spaceMap.plane.box(around: state.bounds)
  }

  /// Finds the position and the size whose frame, under the present transform, is `frame`.
  ///
  /// Both go through their properties, position first: subclasses observe them in that order. Where
  /// numbers do not go so far, as under a transform that makes almost nothing of it, the layer is as
  /// large as its frame is to be, and beyond that where its corner is.
  func setFrame(_ frame: CGRect) {
    guard frame.isFinite else { refuse(invalidGeometry("frame", frame.bracketed)) }
    let rect = frame.standardized
    if state.placing == nil {
      let anchor = anchorPoint
      let place = CGPoint(
        x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
      position = place.isFinite ? place : rect.origin
      bounds = CGRect(origin: bounds.origin, size: rect.size)
      return
    }
    var linear = state.transform.planar
    (linear.tx, linear.ty) = (0, 0)
    var size = rect.size
    if linear.isInvertible {
      let back = rect.size.applying(linear.inverted())
      if back.width.isFinite, back.height.isFinite {
        size = CGSize(width: back.width.magnitude, height: back.height.magnitude)
      }
    }
    let anchor = CGPoint(x: anchorPoint.x * size.width, y: anchorPoint.y * size.height)
    let unplaced = Matrix4(translationX: 0, y: 0, z: -state.anchorPointZ)
      .concatenating(state.transform.matrix).plane
    var mapped = unplaced.box(
      around: CGRect(origin: CGPoint(x: -anchor.x, y: -anchor.y), size: size))
    if mapped.isNull { mapped = CGRect(origin: CGPoint(x: -anchor.x, y: -anchor.y), size: size) }
    let place = CGPoint(x: rect.minX - mapped.minX, y: rect.minY - mapped.minY)
    position = place.isFinite ? place : rect.origin
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  func setBounds(_ newValue: CGRect) {
    guard newValue.isFinite else { refuse(invalidGeometry("bounds", newValue.bracketed)) }
    let rect = newValue.standardized
    let resized = rect.size != state.bounds.size
    guard CALayer.keys.bounds.set(rect, of: self) else { return }
    setNeedsLayout()
    guard resized else { return }
    if delegate != nil { superlayer?.sublayerWasResized() }
    if state.needsDisplayOnBoundsChange || isDrawingOld { setNeedsDisplay() }
  }
}

extension CGAffineTransform {
  /// Without what a sine leaves of nothing: what is turned by a quarter has its sides changed.
  fileprivate var withoutDust: CGAffineTransform {
    let dust = 1e-16 * max(max(a.magnitude, b.magnitude), max(c.magnitude, d.magnitude))
    func clean(_ number: CGFloat) -> CGFloat { number.magnitude <= 2 * dust ? 0 : number }
    return CGAffineTransform(a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: tx, ty: ty)
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
