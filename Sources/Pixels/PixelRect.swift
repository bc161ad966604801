/// A rectangle of whole device pixels, half open: `minX..<maxX` × `minY..<maxY`.
///
/// A rectangle without area is empty whatever its corners say; the empty rectangles are not
/// normalised, so ask `isEmpty` before trusting an edge.
public struct PixelRect: Hashable, Sendable {
  public var minX: Int
  public var minY: Int
  public var maxX: Int
  public var maxY: Int

  @inlinable
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  @inlinable
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The furthest pixel coordinate that geometry is clamped to; far outside every canvas, and far
  /// enough from the ends of `Int32` that fixed-point arithmetic on it cannot overflow.
  public static let coordinateLimit = 1 << 20

  /// Edges that are nearer to the border of a pixel may lie on it: coverage could not show the
  /// difference, and maps that should be whole are off by so little.
  public static let borderDistance = 1e-4

  /// The smallest rectangle of whole pixels around real edges, clamped to `coordinateLimit`.
  ///
  /// Edges that are not numbers make the rectangle empty.
  public init(covering minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
    guard minX < maxX, minY < maxY else {
      self = .empty
      return
    }
    let limit = Double(Self.coordinateLimit)
    func clamped(_ value: Double) -> Int { Int(max(-limit, min(limit, value))) }
    self.init(
      minX: clamped(minX.rounded(.down)), minY: clamped(minY.rounded(.down)),
      maxX: clamped(maxX.rounded(.up)), maxY: clamped(maxY.rounded(.up)))
  }

  @inlinable public var width: Int { max(0, maxX - minX) }
  @inlinable public var height: Int { max(0, maxY - minY) }
  @inlinable public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  @inlinable public var area: Int { width * height }

  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  @inlinable
  public func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }

  @inlinable
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// The same rectangle elsewhere.
  public func moved(by x: Int, _ y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  @inlinable
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}

extension PixelRect: CustomStringConvertible {
  /// `(x y width height)`, as in every dump.
  public var description: String { "(\(minX) \(minY) \(width) \(height))" }
}
