/// An axis-aligned rounded rectangle in device pixels with its own elliptical radii per corner.
///
/// Edges may lie between pixels. Where two radii on one side are longer together than the side, all
/// radii shrink by the same factor until they fit, as in CSS; otherwise they are taken as given.
/// Inverted, empty and non-finite rectangles draw nothing.
public struct RoundedRect: Hashable, Sendable {
  public var minX: Double
  public var minY: Double
  public var maxX: Double
  public var maxY: Double
  public var topLeft: CornerRadius
  public var topRight: CornerRadius
  public var bottomRight: CornerRadius
  public var bottomLeft: CornerRadius

  /// A rectangle with square corners.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
    topLeft = .zero
    topRight = .zero
    bottomRight = .zero
    bottomLeft = .zero
  }

  public init(
    minX: Double, minY: Double, maxX: Double, maxY: Double, topLeft: CornerRadius,
    topRight: CornerRadius, bottomRight: CornerRadius, bottomLeft: CornerRadius
  ) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
    self = fitted
  }

  /// Whether it draws nothing.
  public var isEmpty: Bool {
    !(minX < maxX && minY < maxY && (maxX - minX).isFinite && (maxY - minY).isFinite
      && topLeft.isFinite && topRight.isFinite && bottomRight.isFinite && bottomLeft.isFinite)
  }

  /// The pixels that it can touch.
  public var pixelBounds: PixelRect {
    if isEmpty { return .empty }
    let rect = PixelRect(
      minX: Fixed.clamped(minX) >> Fixed.bits, minY: Fixed.clamped(minY) >> Fixed.bits,
      maxX: Fixed.pixelsUp(maxX), maxY: Fixed.pixelsUp(maxY))
    return rect.isEmpty ? .empty : rect
  }

  /// Whether it covers each pixel whole or not at all, so that it is the same as its `pixelBounds`.
  public var isPixelAlignedRect: Bool {
    func isWhole(_ edge: Double) -> Bool { Fixed.clamped(edge) & (Fixed.one - 1) == 0 }
    return !isEmpty && isSquare && isWhole(minX) && isWhole(minY) && isWhole(maxX)
      && isWhole(maxY)
  }

  /// Whether every corner is square.
  public var isSquare: Bool {
    topLeft.isSquare && topRight.isSquare && bottomRight.isSquare && bottomLeft.isSquare
  }

  /// The rectangle with its edges moved inwards, and its round corners with them.
  ///
  /// Radii shrink by the same lengths and not below 0. With negative lengths it grows; square
  /// corners stay square.
  public func inset(by dx: Double, _ dy: Double) -> RoundedRect {
    func shrunk(_ corner: CornerRadius) -> CornerRadius {
      if corner.isSquare { return .zero }
      return CornerRadius(x: max(0, corner.x - dx), y: max(0, corner.y - dy))
    }
    return RoundedRect(
      minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy,
      topLeft: shrunk(topLeft), topRight: shrunk(topRight), bottomRight: shrunk(bottomRight),
      bottomLeft: shrunk(bottomLeft))
  }
}
