/// A pen of some width that is led along lines and gives what it covers to a sink.
///
/// The area is a sum of pieces that all go round the same way: strips along smooth stretches, a
/// wedge at each corner, a cap at each end. Pieces overlap, and coverage is their sum up to one,
/// which is also how Core Animation draws strokes. Because all pieces have one direction none can
/// take away from another, so tight curves leave no holes. A pen that bends goes on with a strip around
/// corners between straight lines that are long enough: their sides end where they meet.
struct StrokePen<Sink: StrokeSink> {
  var sink: Sink
  let style: StrokeStyle
  let radius: Double
  let arc: PenArc
  /// Whether a strip is under way.
  private var isInStrip = false
  /// The end of a straight chord, whose sides may yet be bent; nil for none and for curved ones.
  private var heldChord: Chord?
  private let bends: Bool
  /// The line's start while its cap has not been drawn.
  private var openStart: Polyline.Vertex?
  /// Whether the pen is down, and where it stands then.
  private(set) var isDown = false
  private var position = Polyline.Vertex(point: .zero)

  /// Beyond so many points arcs become coarser, which bounds the memory.
  static var manyPoints: Int { 4_000_000 }
  private static var widest: Double { 1e50 }

  /// `flatness` is in the path's own units.
  init(
    style: StrokeStyle, flatness: Double, sink: Sink, arcs: PenArc.Points = .ofEqualArea,
    bends: Bool = false
  ) {
    self.bends = bends
    self.style = style
    self.sink = sink
    radius = style.width > 0 ? min(style.width, Self.widest) / 2 : 0
    arc = PenArc(radius: radius > 0 ? radius : 1, flatness: flatness, points: arcs)
  }

  /// Draws lines, dashed if the style says so.
  mutating func stroke(_ lines: [Polyline]) {
    guard radius > 0 else { return }
    guard let dashes = style.usableDashes, let count = Self.count(of: dashes, on: lines) else {
      makeRoom(for: lines, dashes: 0)
      for line in lines { stroke(line) }
      return
    }
    makeRoom(for: lines, dashes: count)
    for line in lines {
      if line.chordCount > 0 { dash(line, dashes) } else { stroke(line) }
    }
  }

  /// About how many dashes and gaps there are; nil for too many.
  private static func count(of pattern: [Double], on lines: [Polyline]) -> Double? {
    let mean = pattern.reduce(0, +) / Double(pattern.count)
    let most = Stroker.mostDashes * mean
    // The sum of the sides of chords is easier to tell, and seldom too long.
    let bound = lines.reduce(0) { $0 + $1.lengthBound }
    return bound < most || lines.reduce(0) { $0 + $1.length } < most ? bound / mean : nil
  }

  /// Two sides for each chord, and something for ends.
  private mutating func makeRoom(for lines: [Polyline], dashes: Double) {
    let ends = dashes / 2 * (style.cap == .round ? 10 : 4)
    let sides = 64 + 3 * lines.reduce(0) { $0 + $1.chordCount }
    sink.makeRoom(for: min(100_000, sides + (ends < 100_000 ? Int(ends) : 100_000)))
  }

  /// Draws a whole line.
  mutating func stroke(_ line: Polyline) {
    let count = line.chordCount
    guard count > 0, let first = line.vertices.first else {
      if let vertex = line.vertices.first { dot(vertex) }
      return
    }
    if bends, line.isClosed, let first = line.straightFirst {
      return strokeAround(line, from: first)
    }
    if line.isClosed {
      // The corner there is drawn at the end.
      position = Polyline.Vertex(point: first.point, arriving: first.leaving)
      isDown = true
    }
    for index in 0..<count { draw(line.chord(index)) }
    guard line.isClosed else { return lift() }
    endStrip(at: first.point)
    if !first.isSmooth { join(first) }
    isDown = false
  }

  /// Draws a closed line from the middle of its first chord, so that all corners are alike.
  private mutating func strokeAround(_ line: Polyline, from first: Chord) {
    let rest = first.part(from: 0.5, to: 1)
    position = Polyline.Vertex(point: rest.from, arriving: rest.leaving)
    isDown = true
    draw(rest)
    for index in 1..<line.chordCount { draw(line.chord(index)) }
    draw(first.part(from: 0, to: 0.5))
    endStrip(at: rest.from)
    isDown = false
  }

  // MARK: The pen

  /// Draws a chord that begins where the pen stands, or puts the pen down there.
  mutating func draw(_ chord: Chord) {
    if !isDown {
      openStart = Polyline.Vertex(point: chord.from, leaving: chord.leaving)
      isDown = true
    } else if position.arriving != chord.leaving, !bend(to: chord) {
      position.leaving = chord.leaving
      endStrip(at: position.point)
      join(position)
    }
    sweep(chord)
    position = Polyline.Vertex(point: chord.to, arriving: chord.arriving)
  }

  /// Ends an open line with its cap.
  mutating func lift() {
    isDown = false
    guard isInStrip else {
      return addLoneCap(at: position.point, towards: position.arriving)
    }
    goOn()
    if style.cap != .butt { addCap(at: position.point, towards: position.arriving) }
    sink.close()
    isInStrip = false
  }

  // MARK: Strips

  // Where pieces meet in a cross-section, each has the point on the line as a corner: so they share
  // whole edges, which cancel each other exactly however corners are rounded to pixels.

  /// The area along a chord, from the cross-section at its start to the one at its end.
  private mutating func sweep(_ chord: Chord) {
    guard isUnfolded(chord) else { return sweepFolded(chord) }
    let start = chord.leaving.turned * radius
    goOn()
    if !isInStrip { beginStrip(at: chord.from, start) }
    if bends, chord.leaving == chord.arriving {
      heldChord = chord
      return
    }
    let end = chord.leaving == chord.arriving ? start : chord.arriving.turned * radius
    sink.goLeft(chord.to + end)
    sink.goRight(chord.to - end)
  }

  /// Goes along the sides of the chord that is held.
  @inline(__always)
  private mutating func goOn() {
    guard let chord = heldChord else { return }
    let end = chord.arriving.turned * radius
    sink.goLeft(chord.to + end)
    sink.goRight(chord.to - end)
    heldChord = nil
  }

  /// Takes the strip around the corner to a straight chord; false where the two are not long enough.
  private mutating func bend(to chord: Chord) -> Bool {
    guard let held = heldChord, chord.leaving == chord.arriving,
      let corner = StrokeCorner(held, chord, radius: radius)
    else { return false }
    heldChord = nil
    goAround(corner)
    return true
  }

  private mutating func beginStrip(at point: SIMD2<Double>, _ side: SIMD2<Double>) {
    isInStrip = true
    if let start = openStart {
      sink.begin(point + side)
      addStartCap(start)
      openStart = nil
    } else {
      sink.begin(point)
      sink.goLeft(point + side)
    }
    sink.goRight(point - side)
  }

  /// Whether the two cross-sections do not cross and both sides go forward; the four corners then
  /// go round the same way as every other piece.
  @inline(__always)
  private func isUnfolded(_ chord: Chord) -> Bool {
    if chord.leaving == chord.arriving { return true }
    let step = chord.to - chord.from
    let (first, second) = (chord.leaving.dot(step), chord.arriving.dot(step))
    // Each end of the one section lies on the right side of the other.
    let reach = radius * abs(chord.leaving.cross(chord.arriving))
    let least = 0.49 * step.dot(step)
    return first > reach && second > reach && first * first > least && second * second > least
  }

  /// Where the curve is tighter than the pen is wide, the pen turns at both ends of the chord.
  private mutating func sweepFolded(_ chord: Chord) {
    endStrip(at: chord.from)
    if let start = openStart { addLoneCap(at: start.point, towards: -start.leaving) }
    openStart = nil
    let direction = (chord.to - chord.from).unit
    roundJoin(at: chord.from, from: chord.leaving, to: direction)
    let side = direction.turned * radius
    sink.begin(chord.from)
    sink.goLeft(chord.from + side)
    sink.goRight(chord.from - side)
    sink.goLeft(chord.to + side)
    sink.goRight(chord.to - side)
    sink.goLeft(chord.to)
    sink.close()
    roundJoin(at: chord.to, from: direction, to: chord.arriving)
  }

  /// Ends the strip under way; `point` is where on the line the next piece begins.
  private mutating func endStrip(at point: SIMD2<Double>) {
    guard isInStrip else { return }
    goOn()
    sink.goLeft(point)
    sink.close()
    isInStrip = false
  }
}

extension Polyline {
  /// The first chord, if it is straight.
  fileprivate var straightFirst: Chord? {
    let first = chord(0)
    return first.leaving == first.arriving ? first : nil
  }
}
