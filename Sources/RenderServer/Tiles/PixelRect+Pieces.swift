import Pixels

extension PixelRect {
  /// Calls `body` with what is left of the rectangle around a hole in it: above, below, left and
  /// right.
  func forEachPiece(around hole: PixelRect, _ body: (PixelRect) -> Void) {
    let hole = hole.intersection(self)
    if hole.isEmpty {
      if !isEmpty { body(self) }
      return
    }
    let pieces = (
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
      PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY)
    )
    if !pieces.0.isEmpty { body(pieces.0) }
    if !pieces.1.isEmpty { body(pieces.1) }
    if !pieces.2.isEmpty { body(pieces.2) }
    if !pieces.3.isEmpty { body(pieces.3) }
  }
}
