/// The tables of blurred edges and corners, kept from frame to frame.
public struct ShadowTables {
  private var edges: [ShadowEdge.Key: Entry<ShadowEdge>] = [:]
  private var corners: [ShadowCorner.Key: Entry<ShadowCorner>] = [:]
  /// Bytes of all tables.
  public private(set) var bytes = 0
  private var frame = 0

  /// Beyond so many bytes, whatever the last frame did not use goes, and everything where that
  /// does not help.
  private let capacity: Int
  /// What no frame of so many has used goes.
  private let patience: Int

  private struct Entry<Table> {
    /// Nil for a corner that cannot be told from a square one.
    var table: Table?
    var bytes: Int
    var lastUse: Int
  }

  public init(capacity: Int = .max, patience: Int = .max) {
    self.capacity = capacity
    self.patience = patience
  }

  mutating func edge(_ key: ShadowEdge.Key) -> ShadowEdge? {
    if let index = edges.index(forKey: key) {
      edges.values[index].lastUse = frame
      return edges.values[index].table
    }
    let table = ShadowEdge(key)
    let size = table.values.count * 2 + 64
    edges[key] = Entry(table: table, bytes: size, lastUse: frame)
    bytes += size
    return table
  }

  mutating func corner(_ key: ShadowCorner.Key) -> ShadowCorner? {
    if let index = corners.index(forKey: key) {
      corners.values[index].lastUse = frame
      return corners.values[index].table
    }
    let table =
      key.between.map { place in
        corner(key.onPixels).flatMap { ShadowCorner($0, between: place) }
      } ?? ShadowCorner(key)
    let size = (table?.values.count ?? 0) * 2 + 64
    corners[key] = Entry(table: table, bytes: size, lastUse: frame)
    bytes += size
    return table
  }

  /// To be called after each frame.
  public mutating func endFrame() {
    if bytes > capacity { keep(usedSince: frame) }
    if bytes > capacity { keep(usedSince: frame + 1) }
    if frame % patience == 0 { keep(usedSince: frame - patience) }
    frame += 1
  }

  private mutating func keep(usedSince oldest: Int) {
    edges = edges.filter { $0.value.lastUse >= oldest }
    corners = corners.filter { $0.value.lastUse >= oldest }
    bytes = edges.values.reduce(0) { $0 + $1.bytes } + corners.values.reduce(0) { $0 + $1.bytes }
  }
}
