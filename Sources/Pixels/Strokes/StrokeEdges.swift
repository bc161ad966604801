/// Takes the pieces of a stroke through an affine map to the edges of an outline, at once.
struct StrokeEdges: StrokeSink {
  private let map: Map
  private var builder: OutlineBuilder
  private var left = Corner.none
  private var right = Corner.none

  /// x′ = ax + cy + tx, y′ = bx + dy + ty.
  struct Map {
    let a, b, c, d, tx, ty: Double

    var isFinite: Bool {
      a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
  }

  /// A point on the device, with its edge's units if it is near enough to have them.
  private struct Corner {
    var vertex: OutlineVertex
    var x: Int32
    var y: Int32
    var isNear: Bool

    static let none = Corner(vertex: OutlineVertex(x: 0, y: 0), x: 0, y: 0, isNear: true)
  }

  /// Whether nothing is cut off.
  private let isWhole: Bool
  /// Whether the next edge on the left, and on the right, leaves the point where the piece began.
  private var (isLeftNew, isRightNew) = (false, false)

  init(_ map: Map, clip: PixelRect?) {
    self.map = map
    builder = OutlineBuilder(clip: clip)
    isWhole = clip == nil
  }

  var count: Int { builder.edges.count }

  mutating func makeRoom(for edges: Int) {
    if isWhole { builder.edges.reserveCapacity(edges) }
  }

  mutating func begin(_ point: SIMD2<Double>) {
    left = corner(point)
    right = left
    (isLeftNew, isRightNew) = (isWhole, isWhole)
  }

  mutating func goLeft(_ point: SIMD2<Double>) {
    let next = corner(point)
    connect(left, next, mayGoBack: isLeftNew)
    (left, isLeftNew) = (next, false)
  }

  mutating func goRight(_ point: SIMD2<Double>) {
    let next = corner(point)
    connect(next, right, mayGoBack: isRightNew)
    (right, isRightNew) = (next, false)
  }

  mutating func close() {
    connect(left, right, mayGoBack: isWhole)
  }

  mutating func build() -> Outline { builder.build() }

  @inline(__always)
  private func corner(_ point: SIMD2<Double>) -> Corner {
    let x = map.a * point.x + map.c * point.y + map.tx
    let y = map.b * point.x + map.d * point.y + map.ty
    let vertex = OutlineVertex(x: x, y: y)
    guard vertex.isNear else { return farCorner(vertex) }
    return Corner(vertex: vertex, x: OutlineEdge.units(x), y: OutlineEdge.units(y), isNear: true)
  }

  /// Wherever it is, the piece goes on, so that it stays closed.
  private func farCorner(_ vertex: OutlineVertex) -> Corner {
    func usable(_ value: Double) -> Double { value.isNaN ? 0 : max(-1e100, min(1e100, value)) }
    let vertex = OutlineVertex(x: usable(vertex.x), y: usable(vertex.y))
    return Corner(vertex: vertex, x: 0, y: 0, isNear: false)
  }

  /// Where two pieces meet, the one goes along the whole edges of the other the other way round: these
  /// leave nothing, and are taken away.
  @inline(__always)
  private mutating func connect(_ from: Corner, _ to: Corner, mayGoBack: Bool) {
    if from.isNear && to.isNear {
      let edge = OutlineEdge(fromX: from.x, fromY: from.y, toX: to.x, toY: to.y)
      if mayGoBack, builder.takeBack(edge) { return }
      builder.append(edge)
    } else {
      builder.appendClippedEdges(from.vertex, to.vertex)
    }
  }
}

extension Outline {
  /// The area of a stroke through the map x′ = ax + cy + tx, y′ = bx + dy + ty, for the non-zero
  /// rule. `flatness` is in the lines' own units; see `OutlineBuilder` for `clip`.
  public init(
    stroking lines: [Polyline], style: StrokeStyle, flatness: Double, a: Double, b: Double,
    c: Double, d: Double, tx: Double, ty: Double, clip: PixelRect? = nil
  ) {
    let map = StrokeEdges.Map(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    var pen = StrokePen(
      style: style, flatness: flatness, sink: StrokeEdges(map, clip: clip), bends: true)
    if map.isFinite { pen.stroke(lines) }
    self = pen.sink.build()
  }
}
