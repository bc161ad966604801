/// Collects a path in its own space and flattens its curves for stroking.
///
/// A subpath with a coordinate that is no number or beyond ±10^100 is left out from there to its
/// next move.
public struct PolylineBuilder {
  private var finished: [Polyline] = []
  private var current = Polyline()
  /// Whether there is more to the present subpath than the place where it begins.
  private var isDrawn = false
  private var start = SIMD2<Double>()
  private var last = SIMD2<Double>()
  private var isBroken = true
  private let flatness: Double
  private let radius: Double
  /// The corners of what may be seen, in the path's own units: curves beyond one side of it get few
  /// chords.
  public var seen = (
    least: SIMD2(repeating: -Double.infinity), most: SIMD2(repeating: Double.infinity)
  )
  private var chordCount = 0

  /// So many chords take 160 MB; curves that come later are single lines.
  var mostChords = 2_000_000

  /// `flatness` is how far a chord may be from its curve, in the path's own units.
  ///
  /// With the radius of a pen it is how far the edges of a stroke may be, and the chords enclose the
  /// area of the curve instead of joining points of it.
  public init(flatness: Double, radius: Double = 0) {
    self.flatness = flatness
    self.radius = max(0, min(radius, 1e50))
  }

  public mutating func move(_ x: Double, _ y: Double) {
    finish()
    begin(SIMD2(x, y))
  }

  public mutating func line(_ x: Double, _ y: Double) {
    let end = SIMD2(x, y)
    let direction = (end - last).unit
    go(to: end, leaving: direction, arriving: direction)
  }

  public mutating func quad(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) {
    let (from, control, to) = (last, SIMD2(cx, cy), SIMD2(x, y))
    let first = from + (control - from) * (2 / 3.0)
    let second = to + (control - to) * (2 / 3.0)
    curve(DirectedCubic(from: from, control1: first, control2: second, to: to))
  }

  public mutating func cubic(
    _ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double, _ x: Double, _ y: Double
  ) {
    let (from, first, second, to) = (last, SIMD2(c1x, c1y), SIMD2(c2x, c2y), SIMD2(x, y))
    curve(DirectedCubic(from: from, control1: first, control2: second, to: to))
  }

  public mutating func close() {
    guard !isBroken, !current.vertices.isEmpty else { return }
    isDrawn = true
    let count = current.vertices.count
    if count > 1, current.vertices[count - 1].point == start {
      // The path is back already.
      current.vertices[0].arriving = current.vertices.removeLast().arriving
    } else if count > 1 {
      let direction = (start - last).unit
      current.vertices[count - 1].leaving = direction
      current.vertices[count - 1].smooth()
      current.vertices[0].arriving = direction
    }
    current.vertices[0].smooth()
    current.isClosed = true
    finish()
    // Whatever follows begins at the same place.
    begin(start)
  }

  public mutating func build() -> [Polyline] {
    finish()
    return finished
  }

  private mutating func begin(_ point: SIMD2<Double>) {
    start = point
    last = point
    isBroken = !point.isPlace
    if !isBroken { current.vertices.append(Polyline.Vertex(point: point)) }
  }

  private mutating func finish() {
    // A mere move draws nothing; a line to the same place is a dot.
    if isDrawn { finished.append(current) }
    current = Polyline()
    isDrawn = false
  }

  private mutating func curve(_ cubic: DirectedCubic) {
    guard cubic.control1.isPlace, cubic.control2.isPlace, cubic.to.isPlace else {
      isBroken = true
      return
    }
    var walk = CurveWalk(
      from: last, direction: cubic.startDirection, radius: radius, flatness: flatness)
    // A third of how far such a chord is from its curve, it is so on the other side.
    let deviation = radius > 0 ? 1.5 * flatness : flatness
    cubic.chords(flatness: deviation, radius: radius, seen: seen) { part, parts, wanted in
      let isLast = part == parts - 1
      let count = chordCount < mostChords ? wanted : 1
      chordCount += count
      current.makeRoom(for: count + 1)
      let (start, size) = (Double(part) / Double(parts), 1 / Double(parts * count))
      for step in 1..<(isLast ? count : count + 1) {
        let t = start + Double(step) * size
        add(cubic.point(at: t), cubic.direction(at: t), to: &walk)
      }
    }
    add(cubic.to, cubic.endDirection, to: &walk)
    go(to: cubic.to, leaving: walk.leaving, arriving: cubic.endDirection)
  }

  /// Goes on along a curve, and to the place before now that it is known how the curve turns there.
  @inline(__always)
  private mutating func add(
    _ point: SIMD2<Double>, _ direction: SIMD2<Double>?, to walk: inout CurveWalk
  ) {
    let (before, leaving) = walk.goOn(to: point, direction)
    if let before { go(to: before.point, leaving: leaving, arriving: before.direction) }
  }

  private mutating func go(
    to point: SIMD2<Double>, leaving: SIMD2<Double>, arriving: SIMD2<Double>
  ) {
    guard !isBroken else { return }
    guard point.isPlace else {
      isBroken = true
      return
    }
    isDrawn = true
    guard point != last else { return }
    let end = current.vertices.count - 1
    current.vertices[end].leaving = leaving
    if end > 0 { current.vertices[end].smooth() }
    current.vertices.append(Polyline.Vertex(point: point, arriving: arriving))
    last = point
  }
}
