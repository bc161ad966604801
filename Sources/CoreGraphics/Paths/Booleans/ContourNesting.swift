/// Which holes lie in which outer contours.
struct ContourNesting {
  /// Each an outer contour with its holes behind it.
  private(set) var groups: [[[GridPoint]]]

  init(_ contours: [[GridPoint]]) {
    let outer = contours.map { (contour: $0, area: Self.area($0)) }.filter { $0.area > 0 }
      .sorted { $0.area < $1.area }
    groups = outer.map { [$0.contour] }
    for contour in contours where Self.area(contour) <= 0 {
      // The smallest contour around a hole is its own, for areas do not overlap.
      let home = outer.firstIndex { Self.contains($0.contour, middleOf: contour) }
      if let home { groups[home].append(contour) }
    }
  }

  /// Twice the area; positive from the x axis towards the y axis. Of whole numbers so long that the
  /// sum may not fit in an integer.
  private static func area(_ contour: [GridPoint]) -> Double {
    guard let origin = contour.first else { return 0 }
    var sum = 0.0
    for (a, b) in zip(contour, contour.dropFirst()) {
      sum += Double((a - origin).cross(b - origin))
    }
    return sum
  }

  /// Whether the middle of the first edge of a hole lies inside; it is on no other contour's edge.
  private static func contains(_ contour: [GridPoint], middleOf hole: [GridPoint]) -> Bool {
    let middle = GridPoint(x: hole[0].x + hole[1].x, y: hole[0].y + hole[1].y)
    var isInside = false
    for (index, start) in contour.enumerated() {
      let end = contour[index + 1 < contour.count ? index + 1 : 0]
      guard let edge = GridEdge(start, end, first: 0, second: 0), 2 * edge.start.y <= middle.y,
        middle.y < 2 * edge.end.y
      else { continue }
      let along = edge.end - edge.start
      let isLeft =
        along.x * (middle.y - 2 * edge.start.y) < along.y * (middle.x - 2 * edge.start.x)
      if isLeft { isInside.toggle() }
    }
    return isInside
  }
}
