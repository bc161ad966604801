import CoreGraphics
import QuartzCore

/// A hand that moves a layer, or makes it larger or smaller by one of its handles.
struct FrameDrag {
  let layer: CALayer
  /// Which sides go with the hand; all four for the whole.
  let sides: Sides
  /// Where the hand began, in the space around the layer.
  let start: CGPoint
  /// What it was then, before the transform.
  let frame: CGRect
  /// Whether the hand has not moved yet.
  var isClick = true

  struct Sides: OptionSet {
    let rawValue: Int
    static let left = Sides(rawValue: 1)
    static let top = Sides(rawValue: 2)
    static let right = Sides(rawValue: 4)
    static let bottom = Sides(rawValue: 8)
    static let all: Sides = [.left, .top, .right, .bottom]
  }

  /// The handles around a rectangle, with the sides that each holds.
  static func handles(of frame: CGRect) -> [(point: CGPoint, sides: Sides)] {
    [
      (CGPoint(x: frame.minX, y: frame.minY), [.left, .top]),
      (CGPoint(x: frame.midX, y: frame.minY), [.top]),
      (CGPoint(x: frame.maxX, y: frame.minY), [.right, .top]),
      (CGPoint(x: frame.maxX, y: frame.midY), [.right]),
      (CGPoint(x: frame.maxX, y: frame.maxY), [.right, .bottom]),
      (CGPoint(x: frame.midX, y: frame.maxY), [.bottom]),
      (CGPoint(x: frame.minX, y: frame.maxY), [.left, .bottom]),
      (CGPoint(x: frame.minX, y: frame.midY), [.left]),
    ]
  }

  /// The frame when the hand is at a point of the space around the layer: by whole points.
  func frame(at point: CGPoint) -> CGRect {
    var distance = CGVector(dx: point.x - start.x, dy: point.y - start.y)
    if sides != .all { distance = Self.inside(distance, layer.transform) }
    return Self.moved(
      frame, sides, by: CGVector(dx: distance.dx.rounded(), dy: distance.dy.rounded()), of: layer)
  }

  /// A way around a layer as one in it.
  private static func inside(_ way: CGVector, _ map: CATransform3D) -> CGVector {
    let determinant = map.m11 * map.m22 - map.m12 * map.m21
    guard determinant.magnitude > 1e-6 else { return way }
    return CGVector(
      dx: (map.m22 * way.dx - map.m21 * way.dy) / determinant,
      dy: (map.m11 * way.dy - map.m12 * way.dx) / determinant)
  }

  /// A layer's frame before its transform some of whose sides are moved; the others stay where they are
  /// seen. A layer that is turned turns about another point when it is larger.
  static func moved(
    _ frame: CGRect, _ sides: Sides, by distance: CGVector, of layer: CALayer
  ) -> CGRect {
    let new = moved(frame, sides, by: distance)
    let (map, anchor) = (layer.transform, layer.anchorPoint)
    guard sides != .all, !CATransform3DIsIdentity(map) else { return new }
    let x = new.minX - frame.minX + anchor.x * (new.width - frame.width)
    let y = new.minY - frame.minY + anchor.y * (new.height - frame.height)
    return new.offsetBy(
      dx: map.m11 * x + map.m21 * y - x, dy: map.m12 * x + map.m22 * y - y)
  }

  /// A frame some of whose sides are moved; it never gets smaller than nothing.
  static func moved(_ frame: CGRect, _ sides: Sides, by distance: CGVector) -> CGRect {
    if sides == .all { return frame.offsetBy(dx: distance.dx, dy: distance.dy) }
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if sides.contains(.left) { left = min(left + distance.dx, right) }
    if sides.contains(.right) { right = max(right + distance.dx, left) }
    if sides.contains(.top) { top = min(top + distance.dy, bottom) }
    if sides.contains(.bottom) { bottom = max(bottom + distance.dy, top) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
