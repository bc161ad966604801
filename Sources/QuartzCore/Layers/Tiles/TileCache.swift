import CoreGraphics
import RenderTree

/// The tiles that were drawn: those in sight, and those that were, as far as the memory goes.
struct TileCache {
  private struct Tile {
    let rect: CGRect
    /// Nil for a tile on which nothing is drawn.
    let node: RenderNode?
    /// When it was last in sight, in fillings.
    var lastSeen: Int
  }

  private var tiles: [TileKey: Tile] = [:]
  private var fillings = 0
  /// The same tile has the same number whenever it is drawn.
  private var numbers: [TileKey: UInt64] = [:]

  /// 64 MB of pixels.
  private static let mostPixels = 16 * 1024 * 1024

  mutating func dropAll() {
    tiles = [:]
    if numbers.count > 4096 { numbers = [:] }
  }

  mutating func drop(in rect: CGRect) {
    tiles = tiles.filter { _, tile in
      tile.rect.maxX <= rect.minX || tile.rect.minX >= rect.maxX || tile.rect.maxY <= rect.minY
        || tile.rect.minY >= rect.maxY
    }
  }

  /// Draws the tiles of a range that are not there.
  mutating func fill(_ range: TileRange, _ draw: (CGRect) -> CGImage?) {
    fillings += 1
    for key in range.keys {
      if tiles[key] == nil {
        let rect = range.rect(of: key)
        tiles[key] = Tile(
          rect: rect, node: draw(rect).map { node($0, rect, key) }, lastSeen: fillings)
      }
      tiles[key]?.lastSeen = fillings
    }
    evict(keeping: max(1, Self.mostPixels / (range.pixelWidth * range.pixelHeight)))
  }

  func nodes(of range: TileRange) -> [RenderNode] { range.keys.compactMap { tiles[$0]?.node } }

  private mutating func node(_ image: CGImage, _ rect: CGRect, _ key: TileKey) -> RenderNode {
    let number = numbers[key] ?? CALayer.nextNumber()
    numbers[key] = number
    return RenderNode(
      id: number, geometry: Geometry(bounds: rect, transform: .identity),
      paint: Paint(content: .image(ImageContent(image, frame: rect))), effect: .none, children: [])
  }

  /// Forgets tiles out of sight, the longest unseen first.
  private mutating func evict(keeping count: Int) {
    guard tiles.count > count else { return }
    let unseen = tiles.filter { $0.value.lastSeen < fillings }
      .sorted { $0.value.lastSeen < $1.value.lastSeen }
    for (key, _) in unseen.prefix(tiles.count - count) {
      tiles[key] = nil
      numbers[key] = nil
    }
  }
}
