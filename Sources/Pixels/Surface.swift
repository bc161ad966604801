/// A window onto pixels that somebody else owns: what the painting functions write to.
///
/// Coordinates are absolute device pixels: the pixel (`x`, `y`) of the picture, whichever tile or
/// scratch buffer the surface shows of it. That is why a tile's pixels cannot depend on the tile.
public struct Surface: @unchecked Sendable {
  /// The pixel at (`bounds.minX`, `bounds.minY`).
  public let base: UnsafeMutablePointer<UInt32>
  /// From a pixel to the one below it, counted in pixels.
  public let rowPixels: Int
  public let bounds: PixelRect
  /// The column after the last that may be written as it was read; at least the one after `bounds`.
  ///
  /// Loops that go through eight pixels at once need not look for the end then.
  public let roomX: Int
  /// The first column of which the same is true; at most the first of `bounds`.
  public let roomStart: Int

  @inlinable
  public init(
    base: UnsafeMutablePointer<UInt32>, rowPixels: Int, bounds: PixelRect,
    room: (start: Int, end: Int)? = nil
  ) {
    self.base = base
    self.rowPixels = rowPixels
    self.bounds = bounds
    roomX = max(room?.end ?? bounds.maxX, bounds.maxX)
    roomStart = min(room?.start ?? bounds.minX, bounds.minX)
  }

  /// The same pixels, of which only those in `rect` may be painted.
  public func clipped(to rect: PixelRect) -> Surface {
    window(on: rect, hasRoom: false)
  }

  /// The same where nobody else paints on the pixels beside it, as far as this surface has them.
  public func part(_ rect: PixelRect) -> Surface { window(on: rect, hasRoom: true) }

  @inline(__always)
  private func window(on rect: PixelRect, hasRoom: Bool) -> Surface {
    let part = bounds.intersection(rect)
    guard !part.isEmpty else {
      return Surface(base: base, rowPixels: rowPixels, bounds: .empty)
    }
    return Surface(
      base: pointer(x: part.minX, y: part.minY), rowPixels: rowPixels, bounds: part,
      room: hasRoom ? (roomStart, roomX) : nil)
  }

  /// The address of a pixel, which must lie in `bounds`.
  @inlinable
  public func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y - bounds.minY) * rowPixels + (x - bounds.minX))
  }
}
