/// An edge between two different places, with how often the two areas' outlines go along it.
struct GridEdge {
  /// The upper end, of a level edge the left one.
  var start: GridPoint
  var end: GridPoint
  /// How many times more the first outline goes from `start` to `end` than back.
  var first: Int
  /// The same of the second outline.
  var second: Int

  /// Nil for an edge without length.
  init?(_ a: GridPoint, _ b: GridPoint, first: Int, second: Int) {
    guard a != b else { return nil }
    let isForward = a < b
    (start, end) = isForward ? (a, b) : (b, a)
    self.first = isForward ? first : -first
    self.second = isForward ? second : -second
  }

  var minX: Int { min(start.x, end.x) }
  var maxX: Int { max(start.x, end.x) }
  var isLevel: Bool { start.y == end.y }

  /// Whether the place lies in the edge's rectangle and is none of its ends.
  func spans(_ place: GridPoint) -> Bool {
    place.x >= minX && place.x <= maxX && place.y >= start.y && place.y <= end.y
      && place != start && place != end
  }
}
