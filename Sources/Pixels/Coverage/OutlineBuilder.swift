/// Collects lines and curves in device pixels into an `Outline`.
///
/// Any coordinates will do. A subpath with one that is not a number or beyond ±10^100 is left out.
/// What lies beyond `PixelRect.coordinateLimit` is cut off so that what lies within stays as it
/// would be. Subpaths are closed when the next one starts.
public struct OutlineBuilder {
  /// The furthest that a flattened curve may be from the true one, in pixels.
  let flatness: Double
  var edges: ContiguousArray<OutlineEdge> = []
  /// The count of edges before the subpath.
  private var subpathStart = 0
  private var state = State.empty
  private var start = OutlineVertex(x: 0, y: 0)
  /// The current point.
  private(set) var end = OutlineVertex(x: 0, y: 0)

  private enum State {
    /// There is no current point.
    case empty
    case open
    /// The subpath had a point that is no place; nothing counts until the next one.
    case dropped
  }

  /// Whether something right of the clip was left out.
  private var reachesRight = false
  /// What is kept; nil for all.
  private let clip: OutlineClip?
  /// Curves beyond a side of it are lines; a pixel larger than what is kept, as coordinates are rounded.
  let seen: PixelRect

  /// So many edges take 160 MB: whatever the path, drawing it needs no more.
  var mostEdges = 10_000_000

  /// A builder that flattens curves to within `flatness` pixels, at best 1/1,024.
  ///
  /// With a `clip`, the outline is the same within these pixels and takes little memory for what lies
  /// elsewhere.
  public init(flatness: Double = 1.0 / 64, clip: PixelRect? = nil) {
    self.flatness = flatness.isFinite ? max(1.0 / 1024, flatness) : 1.0 / 64
    self.clip = clip.map { OutlineClip($0) }
    let limit = PixelRect.coordinateLimit
    let everything = PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
    guard let clip, !clip.isEmpty else {
      seen = everything
      return
    }
    seen = PixelRect(
      minX: clip.minX - 1, minY: clip.minY - 1, maxX: clip.maxX + 1, maxY: clip.maxY + 1
    ).intersection(everything)
  }

  /// Starts a subpath; the one before it is closed.
  public mutating func move(_ x: Double, _ y: Double) {
    close()
    start = OutlineVertex(x: x, y: y)
    end = start
    subpathStart = edges.count
    state = start.isUsable ? .open : .dropped
  }

  /// Goes straight to a point; without a current point, it starts there.
  public mutating func line(_ x: Double, _ y: Double) {
    if state == .empty { return move(x, y) }
    guard canReach(OutlineVertex(x: x, y: y)) else { return }
    addEdges(to: OutlineVertex(x: x, y: y))
  }

  /// Closes the subpath; the next may start from the same point without a `move`.
  public mutating func close() {
    if state == .open { addEdges(to: start) }
    subpathStart = edges.count
  }

  /// The outline of all that was added, which leaves the builder empty.
  public mutating func build() -> Outline {
    close()
    let outline = Outline(edges, reachingTo: reachesRight ? clip?.endColumn : nil)
    edges = []
    reachesRight = false
    state = .empty
    subpathStart = 0
    return outline
  }

  /// Whether the subpath goes on to this point; one that is no place drops the subpath.
  mutating func canReach(_ point: OutlineVertex) -> Bool {
    if state == .open && !point.isUsable {
      edges.removeSubrange(subpathStart...)
      state = .dropped
    }
    return state == .open
  }

  /// Whether a curve can start here, which it does at its first control point if need be.
  mutating func startCurve(_ x: Double, _ y: Double) {
    if state == .empty { move(x, y) }
  }

  /// Adds the straight line from the current point.
  mutating func addEdges(to point: OutlineVertex) {
    let from = end
    end = point
    if from.isNear && point.isNear {
      appendEdge(from, point)
    } else {
      appendClippedEdges(from, point)
    }
  }

  /// Adds an edge unless it is horizontal or cannot be seen.
  @inline(__always)
  mutating func append(_ edge: OutlineEdge) {
    guard edge.fromY != edge.toY else { return }
    guard let clip else { return edges.append(edge) }
    guard let part = clip.part(edge) else {
      reachesRight = reachesRight || clip.isRight(edge)
      return
    }
    // Left of the clip, an outline that goes up and down comes to what it sums up to.
    if clip.isLeft(part), let last = edges.last, edges.count > subpathStart, clip.isLeft(last),
      last.toY == part.fromY
    {
      edges.removeLast()
      if last.fromY == part.toY { return }
      edges.append(
        OutlineEdge(fromX: part.fromX, fromY: last.fromY, toX: part.toX, toY: part.toY))
    } else {
      edges.append(part)
    }
  }

  /// Takes away the same edge the other way round, if it is among the last few.
  mutating func takeBack(_ edge: OutlineEdge) -> Bool {
    let back = OutlineEdge(
      fromX: edge.toX, fromY: edge.toY, toX: edge.fromX, toY: edge.fromY)
    let oldest = max(subpathStart, edges.count - 16)
    guard let index = edges[oldest...].lastIndex(of: back) else { return false }
    edges.remove(at: index)
    return true
  }

  /// Adds the edge between two points within the limit.
  mutating func appendEdge(_ from: OutlineVertex, _ to: OutlineVertex) {
    let edge = OutlineEdge(
      fromX: OutlineEdge.units(from.x), fromY: OutlineEdge.units(from.y),
      toX: OutlineEdge.units(to.x), toY: OutlineEdge.units(to.y))
    append(edge)
  }
}
