/// A filled shape's edges in device space, ready to be painted on any tile.
///
/// Curves are flattened. A tile costs as much as the edges that touch its rows, whatever the size
/// of the outline: edges are sorted into classes of like height and by their first row within each,
/// so that those which reach a tile stand close together.
public struct Outline: Sendable {
  /// The pixels that it can touch.
  public let pixelBounds: PixelRect
  let edges: ContiguousArray<OutlineEdge>
  let classes: [HeightClass]

  /// Edges that touch 2^k to 2^(k+1) − 1 rows, as a range of `edges` sorted by first row.
  struct HeightClass: Sendable {
    let edges: Range<Int>
    /// The most rows that one of them touches.
    let maxRows: Int
  }

  /// Whether it encloses nothing.
  public var isEmpty: Bool { pixelBounds.isEmpty }
}

extension Outline {
  /// The outline of edges in any order.
  init(_ unsorted: ContiguousArray<OutlineEdge>) {
    let bounds = unsorted.pixelBounds
    // Edges that stand on one line between two columns enclose nothing.
    let unsorted = bounds.isEmpty ? [] : unsorted
    var counts = [Int](repeating: 0, count: Int32.bitWidth)
    for edge in unsorted { counts[edge.heightLevel] += 1 }
    var start = 0
    var classes: [HeightClass] = []
    for (level, count) in counts.enumerated() where count > 0 {
      classes.append(HeightClass(edges: start..<start + count, maxRows: (2 << level) - 1))
      start += count
    }
    edges = unsorted.sortedByClassAndRow(in: bounds, classes: classes.count)
    self.classes = classes
    pixelBounds = bounds
  }
}

extension OutlineEdge {
  /// Which class of heights it belongs to: the binary logarithm of its rows.
  fileprivate var heightLevel: Int {
    let rows = UInt32(truncatingIfNeeded: endRow - firstRow)
    return UInt32.bitWidth - 1 - rows.leadingZeroBitCount
  }
}

extension ContiguousArray<OutlineEdge> {
  /// The edges by class and, within each, by first row.
  ///
  /// They are counted into rows and then into classes, which takes two passes over them and one
  /// over the rows; few edges on many rows are compared instead.
  fileprivate func sortedByClassAndRow(in bounds: PixelRect, classes: Int) -> Self {
    guard bounds.height <= 4 * count + 64 else {
      return Self(sorted { ($0.heightLevel, $0.firstRow) < ($1.heightLevel, $1.firstRow) })
    }
    let byRow = counted(into: bounds.height) { Int($0.firstRow) - bounds.minY }
    return classes < 2 ? byRow : byRow.counted(into: Int32.bitWidth) { $0.heightLevel }
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

  fileprivate var pixelBounds: PixelRect {
    guard let first else { return .empty }
    var minX = first.upperX
    var maxX = first.upperX
    var minY = first.upperY
    var maxY = first.lowerY
    for edge in self {
      minX = Swift.min(minX, edge.upperX, edge.lowerX)
      maxX = Swift.max(maxX, edge.upperX, edge.lowerX)
      minY = Swift.min(minY, edge.upperY)
      maxY = Swift.max(maxY, edge.lowerY)
    }
    let bits = OutlineEdge.bits
    let ceiling = Int(OutlineEdge.one) - 1
    let rect = PixelRect(
      minX: Int(minX) >> bits, minY: Int(minY) >> bits, maxX: (Int(maxX) + ceiling) >> bits,
      maxY: (Int(maxY) + ceiling) >> bits)
    return rect.isEmpty ? .empty : rect
  }
}
