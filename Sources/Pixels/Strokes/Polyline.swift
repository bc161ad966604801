/// A subpath made of chords, in the path's own space, with the true directions at their ends.
public struct Polyline: Sendable {
  /// A place where two chords meet; neighbours lie at different points.
  struct Vertex: Sendable {
    var point: SIMD2<Double>
    /// The unit direction in which the path gets here; zero at the start of an open line.
    var arriving = SIMD2<Double>.zero
    /// The unit direction in which it goes on; zero at the end of an open line.
    var leaving = SIMD2<Double>.zero

    /// Whether the path does not turn a corner here.
    var isSmooth: Bool { arriving == leaving }

    /// Up to about 0.8 degrees nobody can see a corner: both directions become one.
    mutating func smooth() {
      guard arriving != leaving, arriving.dot(leaving) > 0.9999 else { return }
      arriving = (arriving + leaving).unit
      leaving = arriving
    }
  }

  var vertices: [Vertex] = []
  public internal(set) var isClosed = false

  init() {}

  /// The points that the chords join; a closed line's first point is not repeated.
  public var points: [SIMD2<Double>] { vertices.map(\.point) }

  /// How many chords there are, with the one that closes.
  var chordCount: Int {
    vertices.count > 1 ? vertices.count - (isClosed ? 0 : 1) : 0
  }

  func chord(_ index: Int) -> Chord {
    let start = vertices[index]
    let end = vertices[index + 1 < vertices.count ? index + 1 : 0]
    return Chord(
      from: start.point, to: end.point, leaving: start.leaving, arriving: end.arriving)
  }

  /// The length along the curves that the chords stand for.
  public var length: Double {
    var sum = 0.0
    for index in 0..<chordCount { sum += chord(index).length }
    return sum
  }

  /// The length that dashes are counted by; see `Chord.span`.
  var span: Double {
    var sum = 0.0
    for index in 0..<chordCount { sum += chord(index).span }
    return sum
  }

  /// Something not less than the length that is easily told.
  var lengthBound: Double {
    var sum = 0.0
    for index in 0..<chordCount {
      let step = vertices[index + 1 < vertices.count ? index + 1 : 0].point - vertices[index].point
      // A chord stands for a curve that is at most 1.05 times as long (see `Chord.length`).
      sum += (abs(step.x) + abs(step.y)) * 1.05
    }
    return sum
  }

  /// Makes room for more vertices at once, twice as much as there was if that is more.
  mutating func makeRoom(for count: Int) {
    let needed = vertices.count + count
    if vertices.capacity < needed {
      vertices.reserveCapacity(max(needed, 2 * vertices.capacity, 24))
    }
  }

  /// Goes on along a chord that begins where the line ends.
  mutating func append(_ chord: Chord) {
    if vertices.isEmpty {
      vertices.append(Vertex(point: chord.from, leaving: chord.leaving))
    } else {
      vertices[vertices.count - 1].leaving = chord.leaving
    }
    vertices.append(Vertex(point: chord.to, arriving: chord.arriving))
  }
}

extension SIMD2<Double> {
  /// The furthest coordinate of paths; beyond it a number is no place.
  static let farthest = 1e100

  /// Whether it is a place: no coordinate is infinite, huge or not a number.
  package var isPlace: Bool { x.magnitude <= Self.farthest && y.magnitude <= Self.farthest }

  /// The distance from zero, also where its square is too small for a `Double`.
  @inline(__always)
  package var length: Double {
    let square = x * x + y * y
    return square < 1e-280 ? lengthOfLittle : square.squareRoot()
  }

  /// The same direction with length 1; zero for none.
  @inline(__always)
  package var unit: SIMD2<Double> {
    let length = length
    return length < 1e-200 ? unitOfLittle : self / length
  }

  /// The length where squares are too small: once more with numbers that are not.
  @inline(never)
  private var lengthOfLittle: Double {
    if x == 0 && y == 0 { return 0 }
    let larger = self * 1e200
    return (larger.x * larger.x + larger.y * larger.y).squareRoot() * 1e-200
  }

  @inline(never)
  private var unitOfLittle: SIMD2<Double> {
    if x == 0 && y == 0 { return .zero }
    let larger = self * 1e200
    return larger / (larger.x * larger.x + larger.y * larger.y).squareRoot()
  }

  /// The same turned by a quarter, from the x axis towards the y axis.
  package var turned: SIMD2<Double> { SIMD2(-y, x) }

  /// Positive where `other` goes the same way, zero at a right angle.
  package func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

  /// Positive where `other` lies on the side that `turned` points to.
  package func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }
}
