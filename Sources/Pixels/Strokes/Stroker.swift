/// Turns lines into the area that a pen of some width covers along them.
///
/// The area is a sum of pieces that all go round the same way: strips along smooth stretches, a
/// wedge at each corner, a cap at each end. Pieces overlap, and coverage is their sum up to one,
/// which is also how Core Animation draws strokes. Because all pieces have one direction none can
/// take away from another, so tight curves leave no holes.
public struct Stroker {
  private let style: StrokeStyle
  private let radius: Double
  private let pen: PenArc
  private var pieces = StrokePieces()
  /// The sides of the strip under way, both in the direction of the line.
  private var left: [SIMD2<Double>] = []
  private var right: [SIMD2<Double>] = []
  /// The line's start while its cap has not been drawn.
  private var openStart: Polyline.Vertex?

  /// Lines that would become more dashes are drawn solid: nobody can see dashes that small.
  package static let mostDashes = 1_000_000.0
  /// Beyond so many points arcs become coarser, which bounds the memory.
  private static let manyPoints = 4_000_000
  private static let widest = 1e50

  /// `flatness` is in the path's own units.
  public init(style: StrokeStyle, flatness: Double) {
    self.style = style
    radius = style.width > 0 ? min(style.width, Self.widest) / 2 : 0
    pen = PenArc(radius: radius > 0 ? radius : 1, flatness: flatness)
  }

  /// The pieces of the strokes of lines, dashes applied.
  public mutating func stroke(_ lines: [Polyline]) -> StrokePieces {
    defer { pieces = StrokePieces() }
    guard radius > 0 else { return pieces }
    let dashes = style.usableDashes.flatMap { pattern in
      let length = lines.reduce(0) { $0 + $1.length }
      let period = pattern.reduce(0, +)
      return length / period * Double(pattern.count) < Self.mostDashes ? pattern : nil
    }
    for line in lines {
      guard let dashes, line.chordCount > 0 else {
        stroke(line)
        continue
      }
      for dash in line.dashed(dashes, phase: style.dashPhase) {
        stroke(dash)
      }
    }
    return pieces
  }

  private mutating func stroke(_ line: Polyline) {
    let count = line.chordCount
    guard count > 0, let first = line.vertices.first, let last = line.vertices.last else {
      if let vertex = line.vertices.first { dot(vertex) }
      return
    }
    openStart = line.isClosed ? nil : first
    for index in 0..<count {
      if index > 0, !line.vertices[index].isSmooth {
        endStrip(at: line.vertices[index].point)
        join(line.vertices[index])
      }
      sweep(line.chord(index))
    }
    guard line.isClosed else { return endLine(at: last) }
    endStrip(at: first.point)
    if !first.isSmooth { join(first) }
  }

  /// A subpath without length: a dot with round caps, a square with square ones.
  private mutating func dot(_ vertex: Polyline.Vertex) {
    guard style.cap != .butt else { return }
    let direction = vertex.leaving == .zero ? SIMD2(1, 0) : vertex.leaving
    let side = direction.turned * radius
    pieces.add(vertex.point + side)
    addCap(at: vertex.point, towards: direction)
    pieces.add(vertex.point - side)
    addCap(at: vertex.point, towards: -direction)
    pieces.close()
  }

  // MARK: Strips

  // Where pieces meet in a cross-section, each has the point on the line as a corner: so they share
  // whole edges, which cancel each other exactly however corners are rounded to pixels.

  /// The area along a chord, from the cross-section at its start to the one at its end.
  private mutating func sweep(_ chord: Chord) {
    let start = chord.leaving.turned * radius
    let end = chord.arriving.turned * radius
    guard isUnfolded(chord, start, end) else { return sweepFolded(chord) }
    if left.isEmpty {
      if openStart == nil { left.append(chord.from) }
      left.append(chord.from + start)
      right.append(chord.from - start)
    }
    left.append(chord.to + end)
    right.append(chord.to - end)
  }

  /// Whether the two cross-sections do not cross and both sides go forward; the four corners then
  /// go round the same way as every other piece.
  private func isUnfolded(
    _ chord: Chord, _ start: SIMD2<Double>, _ end: SIMD2<Double>
  ) -> Bool {
    if chord.leaving == chord.arriving { return true }
    let step = chord.to - chord.from
    let direction = step.unit
    guard chord.leaving.dot(direction) > 0.7, chord.arriving.dot(direction) > 0.7 else {
      return false
    }
    // Each end of the one section lies on the right side of the other.
    let reach = abs(end.dot(chord.leaving))
    let back = abs(start.dot(chord.arriving))
    return step.dot(chord.leaving) > reach && step.dot(chord.arriving) > back
  }

  /// Where the curve is tighter than the pen is wide, the pen turns at both ends of the chord.
  private mutating func sweepFolded(_ chord: Chord) {
    endStrip(at: chord.from)
    if let start = openStart { addLoneCap(at: start.point, towards: -start.leaving) }
    openStart = nil
    let direction = (chord.to - chord.from).unit
    roundJoin(at: chord.from, from: chord.leaving, to: direction)
    let side = direction.turned * radius
    pieces.add([chord.from, chord.from + side, chord.to + side])
    pieces.add([chord.to, chord.to - side, chord.from - side])
    pieces.close()
    roundJoin(at: chord.to, from: direction, to: chord.arriving)
  }

  /// Ends the strip under way; `point` is where on the line the next piece begins.
  private mutating func endStrip(at point: SIMD2<Double>) {
    guard !left.isEmpty else { return }
    pieces.add(left)
    pieces.add(point)
    endSides()
  }

  /// Goes back along the right side, with the cap of the line's start.
  private mutating func endSides() {
    pieces.add(right.reversed())
    if let start = openStart { addCap(at: start.point, towards: -start.leaving) }
    openStart = nil
    pieces.close()
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
  }

  private mutating func endLine(at end: Polyline.Vertex) {
    guard !left.isEmpty else { return addLoneCap(at: end.point, towards: end.arriving) }
    pieces.add(left)
    addCap(at: end.point, towards: end.arriving)
    endSides()
  }

  // MARK: Joins

  private mutating func join(_ vertex: Polyline.Vertex) {
    let (before, after) = (vertex.arriving, vertex.leaving)
    switch style.join {
    case .round: roundJoin(at: vertex.point, from: before, to: after)
    case .bevel: wedge(at: vertex.point, from: before, to: after, outer: [])
    case .miter:
      // The miter's length in widths is 1 / sin(φ/2) with φ the angle between the lines, and
      // cos φ = −cosine: sin²(φ/2) = (1 + cosine) / 2.
      let cosine = before.dot(after)
      let sine = max(0, (1 + cosine) / 2).squareRoot()
      guard sine * style.miterLimit >= 1 - 1e-9, 1 + cosine > 1e-9 else {
        return wedge(at: vertex.point, from: before, to: after, outer: [])
      }
      let side: Double = before.cross(after) > 0 ? -1 : 1
      let reach = (before.turned + after.turned) * (side * radius / (1 + cosine))
      wedge(at: vertex.point, from: before, to: after, outer: [vertex.point + reach])
    }
  }

  private mutating func roundJoin(
    at point: SIMD2<Double>, from before: SIMD2<Double>, to after: SIMD2<Double>
  ) {
    guard before != after else { return }
    let side: Double = before.cross(after) > 0 ? -1 : 1
    let coarseness = pieces.points.count < Self.manyPoints ? 1 : 1000.0
    let outer = pen.between(
      before.turned * side, after.turned * side, about: point, coarseness: coarseness)
    wedge(at: point, from: before, to: after, outer: outer)
  }

  /// The area on the outer side of a corner between the ends of the two lines: a triangle, with
  /// more points on the outside where there are any.
  private mutating func wedge(
    at point: SIMD2<Double>, from before: SIMD2<Double>, to after: SIMD2<Double>,
    outer: [SIMD2<Double>]
  ) {
    let isLeft = before.cross(after) > 0
    let side: Double = isLeft ? -radius : radius
    pieces.add(point)
    // On the left side going on from one line to the next is the way that all pieces go round.
    pieces.add(point + (isLeft ? after : before).turned * side)
    if isLeft { pieces.add(outer.reversed()) } else { pieces.add(outer) }
    pieces.add(point + (isLeft ? before : after).turned * side)
    pieces.close()
  }

  // MARK: Caps

  /// The corners of a cap between its two ends, which the strip has.
  private mutating func addCap(at point: SIMD2<Double>, towards direction: SIMD2<Double>) {
    let side = direction.turned
    switch style.cap {
    case .butt: return
    case .square:
      pieces.add(point + (direction + side) * radius)
      pieces.add(point + (direction - side) * radius)
    case .round:
      for corner in pen.halfTurn {
        pieces.add(point + direction * corner.x + side * corner.y)
      }
    }
  }

  /// A cap that is a piece by itself.
  private mutating func addLoneCap(at point: SIMD2<Double>, towards direction: SIMD2<Double>) {
    guard style.cap != .butt else { return }
    let side = direction.turned * radius
    pieces.add(point)
    pieces.add(point + side)
    addCap(at: point, towards: direction)
    pieces.add(point - side)
    pieces.close()
  }
}
