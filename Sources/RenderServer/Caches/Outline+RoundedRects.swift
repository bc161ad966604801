import CoreGraphics
import Pixels

extension Outline {
  /// Rounded rectangles under a map to device pixels, as one outline.
  init(_ rects: [RoundedRect], under map: CGAffineTransform) {
    var builder = OutlineBuilder()
    for rect in rects {
      builder.add(rect, a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
    }
    self = builder.build()
  }

  /// The same with smooth corners.
  init(smooth rects: [RoundedRect], under map: CGAffineTransform) {
    var builder = OutlineBuilder()
    for rect in rects where !rect.isEmpty { builder.add(smooth: rect, under: map) }
    self = builder.build()
  }
}

/// What takes lines and curves of the plane.
protocol ShapeBuilder {
  mutating func move(_ x: Double, _ y: Double)
  mutating func line(_ x: Double, _ y: Double)
  mutating func cubic(
    _ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double, _ x: Double, _ y: Double)
  mutating func close()
}

extension OutlineBuilder: ShapeBuilder {}
extension ProjectedOutlineBuilder: ShapeBuilder {}

extension ShapeBuilder {
  mutating func add(smooth rect: RoundedRect, under map: CGAffineTransform) {
    let corner = SmoothCorner.bent(SmoothCorner.share(room: rect.room))
    // From the corner's space, where the sides run, to the rectangle's.
    add(corner, isFirst: true, under: map) {
      CGPoint(
        x: rect.maxX - $0.x * rect.topRight.x, y: rect.minY + $0.y * rect.topRight.y)
    }
    add(corner, under: map) {
      CGPoint(
        x: rect.maxX - $0.y * rect.bottomRight.x, y: rect.maxY - $0.x * rect.bottomRight.y)
    }
    add(corner, under: map) {
      CGPoint(
        x: rect.minX + $0.x * rect.bottomLeft.x, y: rect.maxY - $0.y * rect.bottomLeft.y)
    }
    add(corner, under: map) {
      CGPoint(x: rect.minX + $0.y * rect.topLeft.x, y: rect.minY + $0.x * rect.topLeft.y)
    }
    close()
  }

  private mutating func add(
    _ corner: SmoothCorner, isFirst: Bool = false, under map: CGAffineTransform,
    place: (CGPoint) -> CGPoint
  ) {
    let start = place(corner.start).applying(map)
    if isFirst { move(start.x, start.y) } else { line(start.x, start.y) }
    for curve in corner.curves {
      let control1 = place(curve.control1).applying(map)
      let control2 = place(curve.control2).applying(map)
      let end = place(curve.end).applying(map)
      cubic(control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    }
  }
}

extension RoundedRect {
  /// The rectangle with corners as long as smooth ones of its radii are.
  var withSmoothReach: RoundedRect {
    let factor = 1 + (SmoothCorner.reach - 1) * SmoothCorner.share(room: room)
    func longer(_ corner: CornerRadius) -> CornerRadius {
      CornerRadius(x: corner.x * factor, y: corner.y * factor)
    }
    return RoundedRect(
      minX: minX, minY: minY, maxX: maxX, maxY: maxY, topLeft: longer(topLeft),
      topRight: longer(topRight), bottomRight: longer(bottomRight),
      bottomLeft: longer(bottomLeft))
  }

  /// How much of the sides there is for each length of the radii on them, at the narrowest.
  fileprivate var room: CGFloat {
    func room(_ side: Double, _ one: Double, _ other: Double) -> Double {
      one + other > 0 ? side / (one + other) : .infinity
    }
    let (width, height) = (maxX - minX, maxY - minY)
    return min(
      room(width, topLeft.x, topRight.x), room(width, bottomLeft.x, bottomRight.x),
      room(height, topLeft.y, bottomLeft.y), room(height, topRight.y, bottomRight.y))
  }
}
