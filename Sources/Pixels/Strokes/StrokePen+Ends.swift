// What a pen leaves where a line begins, ends and turns.

extension StrokePen {
  // MARK: Joins

  mutating func join(_ vertex: Polyline.Vertex) {
    let (before, after) = (vertex.arriving, vertex.leaving)
    switch style.join {
    case .round: roundJoin(at: vertex.point, from: before, to: after)
    case .bevel: wedge(at: vertex.point, from: before, to: after) { _ in }
    case .miter:
      let cosine = before.dot(after)
      guard isMitred(cosine: cosine) else {
        return wedge(at: vertex.point, from: before, to: after) { _ in }
      }
      let side: Double = before.cross(after) > 0 ? -1 : 1
      let reach = (before.turned + after.turned) * (side * radius / (1 + cosine))
      wedge(at: vertex.point, from: before, to: after) { $0.goLeft(vertex.point + reach) }
    }
  }

  /// Whether a corner of a cosine ends in a point.
  func isMitred(cosine: Double) -> Bool {
    // The miter's length in widths is 1 / sin(φ/2) with φ the angle between the lines, and
    // cos φ = −cosine: sin²(φ/2) = (1 + cosine) / 2.
    let sine = max(0, (1 + cosine) / 2).squareRoot()
    return sine * style.miterLimit >= 1 - 1e-9 && 1 + cosine > 1e-9
  }

  mutating func roundJoin(
    at point: SIMD2<Double>, from before: SIMD2<Double>, to after: SIMD2<Double>
  ) {
    guard before != after else { return }
    let isLeft = before.cross(after) > 0
    let coarseness = coarseness
    let (start, end) =
      isLeft ? (-after.turned, -before.turned) : (before.turned, after.turned)
    let arc = arc
    wedge(at: point, from: before, to: after) { sink in
      arc.between(start, end, coarseness: coarseness) { sink.goLeft(point + $0) }
    }
  }

  /// The area on the outer side of a corner between the ends of the two lines: a triangle, with
  /// more points on the outside where there are any.
  ///
  /// On the left side going on from one line to the next is the way that all pieces go round.
  private mutating func wedge(
    at point: SIMD2<Double>, from before: SIMD2<Double>, to after: SIMD2<Double>,
    outer: (inout Sink) -> Void
  ) {
    let isLeft = before.cross(after) > 0
    let side: Double = isLeft ? -radius : radius
    sink.begin(point)
    sink.goLeft(point + (isLeft ? after : before).turned * side)
    outer(&sink)
    sink.goLeft(point + (isLeft ? before : after).turned * side)
    sink.close()
  }

  // MARK: Caps

  /// A subpath without length: a dot with round caps, a square with square ones.
  mutating func dot(_ vertex: Polyline.Vertex) {
    guard style.cap != .butt else { return }
    let direction = vertex.leaving == .zero ? SIMD2(1, 0) : vertex.leaving
    sink.begin(vertex.point + direction.turned * radius)
    addCap(at: vertex.point, towards: direction)
    sink.goLeft(vertex.point - direction.turned * radius)
    addCap(at: vertex.point, towards: -direction)
    sink.close()
  }

  /// How much coarser arcs are past many points.
  var coarseness: Double { sink.count < Self.manyPoints ? 1 : 1000 }

  /// Past many points a round cap has only some of its corners.
  private var capStep: Int {
    sink.count < Self.manyPoints ? 1 : max(1, arc.halfTurn.count / 3)
  }

  /// Goes along the left side around the end of a line to its right side.
  mutating func addCap(at point: SIMD2<Double>, towards direction: SIMD2<Double>) {
    let side = direction.turned
    switch style.cap {
    case .butt: return
    case .square:
      sink.goLeft(point + (direction + side) * radius)
      sink.goLeft(point + (direction - side) * radius)
    case .round where arc.points == .onCircle:
      arc.halfTurn(from: side, by: direction, coarseness: coarseness) { sink.goLeft(point + $0) }
    case .round:
      for index in stride(from: 0, to: arc.halfTurn.count, by: capStep) {
        let corner = arc.halfTurn[index]
        sink.goLeft(point + direction * corner.x + side * corner.y)
      }
    }
  }

  /// Goes along the right side around the start of a line, from its left side.
  mutating func addStartCap(_ start: Polyline.Vertex) {
    let (point, direction) = (start.point, start.leaving)
    let side = direction.turned
    switch style.cap {
    case .butt: return
    case .square:
      sink.goRight(point + (side - direction) * radius)
      sink.goRight(point - (side + direction) * radius)
    case .round where arc.points == .onCircle:
      arc.halfTurn(from: side, by: -direction, coarseness: coarseness) { sink.goRight(point + $0) }
    case .round:
      for index in stride(from: 0, to: arc.halfTurn.count, by: capStep) {
        let corner = arc.halfTurn[index]
        sink.goRight(point - direction * corner.x + side * corner.y)
      }
    }
  }

  /// A cap that is a piece by itself.
  mutating func addLoneCap(at point: SIMD2<Double>, towards direction: SIMD2<Double>) {
    guard style.cap != .butt else { return }
    let side = direction.turned * radius
    sink.begin(point)
    sink.goLeft(point + side)
    addCap(at: point, towards: direction)
    sink.goLeft(point - side)
    sink.close()
  }
}
