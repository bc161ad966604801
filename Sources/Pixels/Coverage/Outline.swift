import CProcessor

/// A filled shape's edges in device space, ready to be painted on any tile.
///
/// Curves are flattened. A tile costs about as much as the edges that touch its rows, whatever the
/// size of the outline: edges are kept in blocks that know their rows. A path goes from place to
/// place, so its edges in their order make low blocks; where they do not, they are sorted.
public struct Outline: @unchecked Sendable {
  /// The pixels that it can touch.
  public private(set) var pixelBounds: PixelRect
  /// Whether pixels are covered wholly or not at all, as their middles are.
  public private(set) var hasHardEdges = false
  /// How far the edges and the rows of blocks are moved.
  private(set) var move = OutlineMove.none
  private let kept: Kept
  /// What is in `kept`, to be found without a look at it.
  private let edgeMemory: UnsafeBufferPointer<OutlineEdge>
  private let blockMemory: UnsafeBufferPointer<Block>

  /// What is the same wherever an outline lies, in one piece of memory: the rows of blocks, then the edges.
  ///
  /// One object, which many threads hand on. It never changes.
  private final class Kept: @unchecked Sendable {
    let edges: UnsafeBufferPointer<OutlineEdge>
    let blocks: UnsafeBufferPointer<Block>
    /// What the edges reach before they are moved; nil for an outline that ends where a clip does.
    let reach: EdgeReach?
    private let memory: UnsafeMutableRawPointer

    init(
      _ edges: ContiguousArray<OutlineEdge>, _ blocks: ContiguousArray<Block>, _ reach: EdgeReach?
    ) {
      let alignment = MemoryLayout<SIMD4<Int32>>.alignment
      let blockBytes =
        (blocks.count * MemoryLayout<Block>.stride + alignment - 1) & ~(alignment - 1)
      memory = .allocate(
        byteCount: blockBytes + edges.count * MemoryLayout<OutlineEdge>.stride,
        alignment: alignment)
      self.blocks = Self.copy(of: blocks, at: memory)
      self.edges = Self.copy(of: edges, at: memory + blockBytes)
      self.reach = reach
    }

    deinit { memory.deallocate() }

    private static func copy<Element>(
      of elements: ContiguousArray<Element>, at place: UnsafeMutableRawPointer
    ) -> UnsafeBufferPointer<Element> {
      let start = place.bindMemory(to: Element.self, capacity: elements.count)
      for (index, element) in elements.enumerated() {
        (start + index).initialize(to: element)
      }
      return UnsafeBufferPointer(start: start, count: elements.count)
    }

    static let nothing = Kept([], [], nil)
  }

  /// Where some edges are that stand together, `Block.size` of them but for the last block.
  struct Block: Sendable {
    static let size = 16

    let firstRow: Int32
    /// The row after the last.
    let endRow: Int32
    let firstColumn: Int32
  }

  /// Lets a function see the edges and their blocks.
  @inline(__always)
  func withEdges<Result>(
    _ body: (UnsafeBufferPointer<OutlineEdge>, UnsafeBufferPointer<Block>) -> Result
  ) -> Result {
    withExtendedLifetime(kept) { body(edgeMemory, blockMemory) }
  }

  /// The edges, which stay as long as this is held on to.
  var edges: Edges { Edges(kept: kept, memory: edgeMemory) }

  struct Edges: RandomAccessCollection {
    fileprivate let kept: AnyObject
    fileprivate let memory: UnsafeBufferPointer<OutlineEdge>

    var startIndex: Int { 0 }
    var endIndex: Int { memory.count }
    subscript(index: Int) -> OutlineEdge { withExtendedLifetime(kept) { memory[index] } }
  }

  /// How many edges it keeps, 16 bytes each.
  public var edgeCount: Int { edgeMemory.count }

  /// About what it takes.
  public var byteCount: Int {
    edgeMemory.count * MemoryLayout<OutlineEdge>.stride
      + blockMemory.count * MemoryLayout<Block>.stride
  }

  /// The same with hard edges.
  public var hardened: Outline {
    var outline = self
    outline.hasHardEdges = true
    return outline
  }

  /// The same at another place, with the same edges; one that a clip cuts off stays where it is.
  public func moved(by move: OutlineMove) -> Outline {
    guard let reach = kept.reach, move != .none else { return self }
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
      (pixelBounds, kept) = (.empty, .nothing)
      (edgeMemory, blockMemory) = (kept.edges, kept.blocks)
      return
    }
    var edges = unsorted
    if survey.isScattered {
      edges = edges.sortedByHeightAndRow(in: survey.pixelBounds)
      survey = EdgeSurvey(edges)
    }
    kept = Kept(edges, survey.blocks, maxX == nil ? survey.reach : nil)
    (edgeMemory, blockMemory) = (kept.edges, kept.blocks)
    var bounds = survey.pixelBounds
    if let maxX { bounds.maxX = max(bounds.maxX, maxX) }
    pixelBounds = bounds.isEmpty ? .empty : bounds
  }
}

extension Outline {
  /// Asks for the memory of the first edges, which will soon be read.
  public func expect() {
    let bytes = min(byteCount, Self.expectedBytes)
    guard let first = UnsafeRawPointer(blockMemory.baseAddress) else { return }
    var offset = 0
    while offset < bytes {
      processor_prefetch_reading(first + offset)
      offset &+= 64
    }
  }

  /// Further on the processor sees for itself what comes.
  private static let expectedBytes = 640
}
