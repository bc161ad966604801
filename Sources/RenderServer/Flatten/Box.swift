import CoreGraphics
import Pixels

/// A rectangle by its edges, in whatever space.
struct Box {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  static let everything = Box(
    minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

  /// Whether a rectangle lies outside for certain; a null one does.
  @inline(__always)
  func misses(_ rect: CGRect) -> Bool {
    !(rect.origin.x < maxX && rect.origin.y < maxY && rect.origin.x + rect.size.width > minX
      && rect.origin.y + rect.size.height > minY)
  }
}

extension Box {
  init(_ rect: CGRect) {
    self.init(
      minX: rect.origin.x, minY: rect.origin.y, maxX: rect.origin.x + rect.size.width,
      maxY: rect.origin.y + rect.size.height)
  }

  init(_ rect: PixelRect) {
    self.init(
      minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX),
      maxY: Double(rect.maxY))
  }

  /// The smallest box around the mapped one.
  ///
  /// The ends of an axis are sums of the ends of their terms, so no corner has to be mapped.
  func mapped(by map: CGAffineTransform) -> Box {
    Box(
      minX: map.tx + min(map.a * minX, map.a * maxX) + min(map.c * minY, map.c * maxY),
      minY: map.ty + min(map.b * minX, map.b * maxX) + min(map.d * minY, map.d * maxY),
      maxX: map.tx + max(map.a * minX, map.a * maxX) + max(map.c * minY, map.c * maxY),
      maxY: map.ty + max(map.b * minX, map.b * maxX) + max(map.d * minY, map.d * maxY))
  }

  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

  /// Whether they share more than an edge; false where a number is none.
  func intersects(_ other: Box) -> Bool {
    minX < other.maxX && minY < other.maxY && maxX > other.minX && maxY > other.minY
  }

  /// The pixels that it may touch, beyond what sums are off: a node that ends at the border of a pixel
  /// by one sum, and a trace beyond it by that of its parent, is to reach the same pixels by both.
  /// However thin it is, it has a middle: with hard edges that paints a whole pixel, unless it lies at
  /// a border. There nothing shows that thin, and nothing around it reaches beyond the border for it.
  var pixels: PixelRect {
    guard minX < maxX, minY < maxY else { return .empty }
    let off = PixelRect.borderDistance
    let (left, top) = ((minX + off).rounded(.down), (minY + off).rounded(.down))
    return PixelRect(covering: left, top, (maxX - off).rounded(.up), (maxY - off).rounded(.up))
  }

  /// The pixels that anything in it may touch: what ends at the border of a pixel by one sum may reach
  /// beyond it by another.
  var cover: PixelRect { PixelRect(covering: minX, minY, maxX, maxY) }

  func grown(by length: Double) -> Box {
    Box(minX: minX - length, minY: minY - length, maxX: maxX + length, maxY: maxY + length)
  }
}
