/// The places that a curve's chords join, moved so that the chords enclose the curve's area.
///
/// A chord of length c over an angle θ cuts off the area c² θ / 12. Moving both of its ends outwards
/// by c θ / 12 adds as much, so each end is moved by the mean of what its two chords ask for; the
/// ends of the curve stay. A parallel at a distance r bends by the same angles: it lies as far
/// outside if r grows by the factor 1 + θ² / 12, which is the length that directions have here.
/// Where chords are longer than they should be, nothing is moved further than they may stray.
struct CurveWalk {
  struct Place {
    var point: SIMD2<Double>
    var direction: SIMD2<Double>
  }

  /// Of the pen; 0 if the places are to stay where they are.
  private let radius: Double
  private let flatness: Double
  /// The direction at the last place that was told.
  private(set) var leaving: SIMD2<Double>
  private var place: Place
  private var isAtStart = true
  /// c θ and θ² of the chord before.
  private var bend = 0.0
  private var widening = 0.0

  init(from start: SIMD2<Double>, direction: SIMD2<Double>, radius: Double, flatness: Double) {
    (self.radius, self.flatness) = (radius, flatness)
    leaving = direction
    place = Place(point: start, direction: direction)
  }

  /// Goes to a place; tells the one before unless that is the start, and the direction in which the
  /// one before that was left.
  ///
  /// A place where the curve stands still has the direction before.
  @inline(__always)
  mutating func goOn(
    to point: SIMD2<Double>, _ direction: SIMD2<Double>?
  ) -> (Place?, SIMD2<Double>) {
    let next = Place(point: point, direction: direction ?? place.direction)
    var (bend, widening) = (0.0, 0.0)
    if radius > 0, place.direction.dot(next.direction) > 0.9 {
      let turn = place.direction.cross(next.direction)
      bend = (next.point - place.point).dot(place.direction + next.direction) * 0.5 * turn
      widening = turn * turn
    }
    defer { (self.bend, self.widening, place, isAtStart) = (bend, widening, next, false) }
    if isAtStart { return (nil, leaving) }
    let told = moved(place, by: (self.bend + bend) / 24, wider: (self.widening + widening) / 24)
    defer { leaving = told.direction }
    return (told, leaving)
  }

  @inline(__always)
  private func moved(_ place: Place, by distance: Double, wider: Double) -> Place {
    let farthest = abs(distance) + wider * radius
    let share = farthest > flatness ? flatness / farthest : 1
    return Place(
      point: place.point - place.direction.turned * (distance * share),
      direction: place.direction * (1 + wider * share))
  }
}
