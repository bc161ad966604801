/// The size of the pieces that a canvas is painted in; no pixel depends on it.
package struct TileSize: Hashable, Sendable {
  /// In device pixels.
  package var width: Int
  /// In device pixels.
  package var height: Int

  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a tile has pixels")
    self.width = width
    self.height = height
  }

  /// 32 KiB: it stays in a processor's first cache, and its rows are long.
  package static let standard = TileSize(width: 256, height: 32)
}
