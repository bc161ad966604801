/// What one walk along edges finds out about them.
struct EdgeSurvey {
  private(set) var blocks: ContiguousArray<Outline.Block> = []
  /// What the edges reach; nil without any.
  private(set) var reach: EdgeReach?
  private var blockRows = 0
  private var edgeRows = 0

  /// How many rows a tile has, about.
  private static let tileRows = 32

  init(_ edges: ContiguousArray<OutlineEdge>) {
    blocks.reserveCapacity(edges.count / Outline.Block.size + 1)
    var low = SIMD4<Int32>(repeating: .max)
    var high = SIMD4<Int32>(repeating: .min)
    edges.withUnsafeBufferPointer { edges in
      var start = 0
      while start < edges.count {
        let end = min(edges.count, start &+ Outline.Block.size)
        let (least, most) = survey(edges[start..<end])
        low = pointwiseMin(low, least)
        high = pointwiseMax(high, most)
        start = end
      }
    }
    guard !edges.isEmpty else { return }
    reach = EdgeReach(
      minX: min(low[0], low[2]), minY: min(low[1], low[3]), maxX: max(high[0], high[2]),
      maxY: max(high[1], high[3]))
  }

  /// The pixels that the edges can touch.
  var pixelBounds: PixelRect { reach?.pixels(movedBy: .none) ?? .empty }

  /// Adds a block; returns the least and the most of each coordinate.
  @inline(__always)
  private mutating func survey(
    _ edges: Slice<UnsafeBufferPointer<OutlineEdge>>
  ) -> (SIMD4<Int32>, SIMD4<Int32>) {
    var low = SIMD4<Int32>(repeating: .max)
    var high = SIMD4<Int32>(repeating: .min)
    for edge in edges {
      let ends = SIMD4(edge.fromX, edge.fromY, edge.toX, edge.toY)
      low = pointwiseMin(low, ends)
      high = pointwiseMax(high, ends)
      edgeRows &+= Int(EdgeSurvey.distance(edge.fromY, edge.toY))
    }
    let bits = Int32(OutlineEdge.bits)
    let block = Outline.Block(
      firstRow: min(low[1], low[3]) &>> bits,
      endRow: (max(high[1], high[3]) &+ (OutlineEdge.one - 1)) &>> bits,
      firstColumn: min(low[0], low[2]) &>> bits)
    blocks.append(block)
    blockRows &+= edges.count &* (Int(block.endRow &- block.firstRow) &+ Self.tileRows)
    return (low, high)
  }

  private static func distance(_ y: Int32, _ other: Int32) -> Int32 {
    y < other ? other &- y : y &- other
  }

  /// Whether tiles would look at many more edges than touch them.
  var isScattered: Bool {
    let edges = blocks.count * Outline.Block.size
    let touched = (edgeRows >> OutlineEdge.bits) + edges * (Self.tileRows + 1)
    return blocks.count > 4 && blockRows > 2 * touched
  }
}

/// The least and the most of edges' coordinates.
struct EdgeReach {
  let minX: Int32
  let minY: Int32
  let maxX: Int32
  let maxY: Int32

  /// The pixels that the edges can touch where they are moved to.
  func pixels(movedBy move: OutlineMove) -> PixelRect {
    let (bits, ceiling) = (OutlineEdge.bits, Int(OutlineEdge.one) - 1)
    return PixelRect(
      minX: (Int(minX) + Int(move.x)) >> bits, minY: (Int(minY) + Int(move.y)) >> bits,
      maxX: (Int(maxX) + Int(move.x) + ceiling) >> bits,
      maxY: (Int(maxY) + Int(move.y) + ceiling) >> bits)
  }
}

extension ContiguousArray<OutlineEdge> {
  /// The edges by the logarithm of their height and, within that, by first row.
  ///
  /// They are counted into rows and then by height, which takes two passes over them and one over
  /// the rows; few edges on many rows are compared instead.
  func sortedByHeightAndRow(in bounds: PixelRect) -> Self {
    guard bounds.height <= 4 * count + 64 else {
      return Self(sorted { ($0.heightLevel, $0.firstRow) < ($1.heightLevel, $1.firstRow) })
    }
    return counted(into: bounds.height) { Int($0.firstRow) - bounds.minY }
      .counted(into: Int32.bitWidth) { $0.heightLevel }
  }

  /// The edges in the order of a small number of each, else as they are.
  private func counted(into range: Int, _ key: (OutlineEdge) -> Int) -> Self {
    guard let first else { return self }
    var places = [Int](repeating: 0, count: range + 1)
    for edge in self { places[key(edge) + 1] += 1 }
    for index in 0..<range { places[index + 1] += places[index] }
    var result = Self(repeating: first, count: count)
    for edge in self {
      let place = key(edge)
      result[places[place]] = edge
      places[place] += 1
    }
    return result
  }
}

extension OutlineEdge {
  /// The binary logarithm of the rows that it touches.
  fileprivate var heightLevel: Int {
    let rows = UInt32(truncatingIfNeeded: endRow - firstRow)
    return UInt32.bitWidth - 1 - rows.leadingZeroBitCount
  }
}
