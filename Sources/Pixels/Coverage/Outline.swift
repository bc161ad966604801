/// A filled shape's edges in device space, ready to be painted on any tile.
///
/// Curves are flattened. A tile costs about as much as the edges that touch its rows, whatever the
/// size of the outline: edges are kept in blocks that know their rows. A path goes from place to
/// place, so its edges in their order make low blocks; where they do not, they are sorted.
public struct Outline: Sendable {
  /// The pixels that it can touch.
  public private(set) var pixelBounds: PixelRect
  /// Whether pixels are covered wholly or not at all, as their middles are.
  public private(set) var hasHardEdges = false
  let edges: ContiguousArray<OutlineEdge>
  let blocks: ContiguousArray<Block>
  /// How far the edges and the rows of blocks are moved.
  private(set) var move = OutlineMove.none
  /// What the edges reach before they are moved; nil for an outline that ends where a clip does.
  private let reach: EdgeReach?

  /// The rows of some edges that stand together, `Block.size` of them but for the last block.
  struct Block: Sendable {
    static let size = 32

    let firstRow: Int32
    /// The row after the last.
    let endRow: Int32
  }

  /// How many edges it keeps, 16 bytes each.
  public var edgeCount: Int { edges.count }

  /// About what it takes.
  public var byteCount: Int {
    edges.count * MemoryLayout<OutlineEdge>.stride + blocks.count * MemoryLayout<Block>.stride
  }

  /// The same with hard edges.
  public var hardened: Outline {
    var outline = self
    outline.hasHardEdges = true
    return outline
  }

  /// The same at another place, with the same edges; one that a clip cuts off stays where it is.
  public func moved(by move: OutlineMove) -> Outline {
    guard let reach, move != .none else { return self }
    var outline = self
    outline.move = self.move + move
    if !isEmpty { outline.pixelBounds = reach.pixels(movedBy: outline.move) }
    return outline
  }

  /// Whether it encloses nothing.
  public var isEmpty: Bool { pixelBounds.isEmpty }
}

extension Outline {
  /// The outline of edges in any order, and of some right of the columns up to `maxX` if that is not
  /// nil.
  init(_ unsorted: ContiguousArray<OutlineEdge>, reachingTo maxX: Int? = nil) {
    var survey = EdgeSurvey(unsorted)
    // Edges that stand on one line between two columns enclose nothing.
    guard maxX != nil || !survey.pixelBounds.isEmpty else {
      (pixelBounds, edges, blocks, reach) = (.empty, [], [], nil)
      return
    }
    var edges = unsorted
    if survey.isScattered {
      edges = edges.sortedByHeightAndRow(in: survey.pixelBounds)
      survey = EdgeSurvey(edges)
    }
    self.edges = edges
    blocks = survey.blocks
    reach = maxX == nil ? survey.reach : nil
    var bounds = survey.pixelBounds
    if let maxX { bounds.maxX = max(bounds.maxX, maxX) }
    pixelBounds = bounds.isEmpty ? .empty : bounds
  }
}
