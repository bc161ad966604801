/// Collects lines and curves of a plane that is seen in perspective into an `Outline`.
///
/// What is too near to the eye or behind it is cut off, before the division. Curves are rational
/// ones after the map; they are halved until what is seen of their control points is flat.
public struct ProjectedOutlineBuilder {
  private let map: ProjectiveMap
  private let flatness: Double
  private var builder: OutlineBuilder
  /// Images of points before division.
  typealias Vertex = SIMD3<Double>
  private var start: Vertex?
  private var end = Vertex()
  /// Whether the subpath has a point that is seen.
  private var isOpen = false

  public init(map: ProjectiveMap, flatness: Double = 1.0 / 64) {
    self.map = map
    self.flatness = flatness
    builder = OutlineBuilder(flatness: flatness)
  }

  public mutating func move(_ x: Double, _ y: Double) {
    close()
    begin(map.mapping(x, y))
  }

  public mutating func line(_ x: Double, _ y: Double) {
    guard start != nil else { return move(x, y) }
    add(map.mapping(x, y))
  }

  public mutating func quad(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) {
    conic(map.mapping(cx, cy), 1, to: map.mapping(x, y))
  }

  public mutating func cubic(
    _ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double, _ x: Double, _ y: Double
  ) {
    let control = map.mapping(c1x, c1y)
    if start == nil { begin(control) }
    flatten(end, control, map.mapping(c2x, c2y), map.mapping(x, y), halvings: 0)
  }

  public mutating func close() {
    if let start {
      add(start)
      end = start
    }
    if isOpen { builder.close() }
    (start, isOpen) = (nil, false)
  }

  public mutating func build() -> Outline {
    close()
    return builder.build()
  }

  /// Adds a rounded rectangle, whose corners are quarters of true ellipses, as a subpath.
  public mutating func add(_ rect: RoundedRect) {
    guard !rect.isEmpty else { return }
    let shape = rect.fitted
    func point(_ x: Double, _ y: Double) -> Vertex { map.mapping(x, y) }
    move(shape.minX + shape.topLeft.x, shape.minY)
    line(shape.maxX - shape.topRight.x, shape.minY)
    arc(point(shape.maxX, shape.minY), to: point(shape.maxX, shape.minY + shape.topRight.y))
    line(shape.maxX, shape.maxY - shape.bottomRight.y)
    arc(point(shape.maxX, shape.maxY), to: point(shape.maxX - shape.bottomRight.x, shape.maxY))
    line(shape.minX + shape.bottomLeft.x, shape.maxY)
    arc(point(shape.minX, shape.maxY), to: point(shape.minX, shape.maxY - shape.bottomLeft.y))
    line(shape.minX, shape.minY + shape.topLeft.y)
    arc(point(shape.minX, shape.minY), to: point(shape.minX + shape.topLeft.x, shape.minY))
    close()
  }

  /// A quarter of an ellipse is a conic of weight √½.
  private mutating func arc(_ control: Vertex, to last: Vertex) {
    if control == last, end == last { return }
    conic(control, 0.5.squareRoot(), to: last)
  }

  /// A rational quadratic curve, raised to a cubic one.
  private mutating func conic(_ control: Vertex, _ weight: Double, to last: Vertex) {
    if start == nil { begin(control) }
    let pull = control * (2 * weight)
    flatten(end, (end + pull) / 3, (pull + last) / 3, last, halvings: 0)
  }

  /// A curve lies within the polygon of its control points as long as all are before the eye, so it
  /// is as flat as they are. 16 halvings take the longest curve on a canvas to a hundredth of a
  /// pixel, however near to the eye it comes.
  private mutating func flatten(
    _ a: Vertex, _ b: Vertex, _ c: Vertex, _ d: Vertex, halvings: Int
  ) {
    let isHidden =
      a.z < map.nearest && b.z < map.nearest && c.z < map.nearest && d.z < map.nearest
    if isHidden || halvings >= 16 || isFlat(a, b, c, d) { return add(d) }
    let (ab, bc, cd) = ((a + b) / 2, (b + c) / 2, (c + d) / 2)
    let (abc, bcd) = ((ab + bc) / 2, (bc + cd) / 2)
    let middle = (abc + bcd) / 2
    flatten(a, ab, abc, middle, halvings: halvings + 1)
    flatten(middle, bcd, cd, d, halvings: halvings + 1)
  }

  private func isFlat(_ a: Vertex, _ b: Vertex, _ c: Vertex, _ d: Vertex) -> Bool {
    guard a.z >= map.nearest, b.z >= map.nearest, c.z >= map.nearest, d.z >= map.nearest else {
      return false
    }
    let (first, last) = (SIMD2(a.x, a.y) / a.z, SIMD2(d.x, d.y) / d.z)
    let chord = last - first
    let length = (chord * chord).sum()
    func isNear(_ vertex: Vertex) -> Bool {
      let offset = SIMD2(vertex.x, vertex.y) / vertex.z - first
      let along = length > 0 ? max(0, min(1, (offset * chord).sum() / length)) : 0
      let rest = offset - chord * along
      return (rest * rest).sum() <= flatness * flatness
    }
    return isNear(b) && isNear(c)
  }

  private mutating func begin(_ vertex: Vertex) {
    (start, end, isOpen) = (vertex, vertex, false)
    if vertex.z >= map.nearest { see(vertex) }
  }

  /// Goes straight to a vertex, as far as that is seen.
  private mutating func add(_ vertex: Vertex) {
    let from = end
    end = vertex
    let isSeen = vertex.z >= map.nearest
    if (from.z >= map.nearest) != isSeen {
      let share = (map.nearest - from.z) / (vertex.z - from.z)
      var crossing = from + (vertex - from) * share
      crossing.z = map.nearest
      see(crossing)
    }
    if isSeen { see(vertex) }
  }

  private mutating func see(_ vertex: Vertex) {
    let (x, y) = (vertex.x / vertex.z, vertex.y / vertex.z)
    if isOpen { return builder.line(x, y) }
    builder.move(x, y)
    isOpen = true
  }
}
