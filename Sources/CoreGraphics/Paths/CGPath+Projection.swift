import Pixels

extension PathSteps {
  /// The edges of the filled area as it is seen in perspective.
  package func outline(projected map: ProjectiveMap) -> Outline {
    var builder = ProjectedOutlineBuilder(map: map)
    add(to: &builder, map: .identity)
    return builder.build()
  }

  /// The pieces of a stroke as they are seen in perspective, for filling with the non-zero rule.
  ///
  /// The pen is round before the map; `flatness` is in the path's own units.
  package func strokeOutline(
    _ style: StrokeStyle, from start: CGFloat, to end: CGFloat, flatness: Double,
    projected map: ProjectiveMap
  ) -> Outline {
    let lines = polylines(flatness: flatness, radius: style.width / 2).trimmed(from: start, to: end)
    var stroker = Stroker(style: style, flatness: flatness)
    let pieces = stroker.stroke(lines)
    var builder = ProjectedOutlineBuilder(map: map)
    var first = 0
    for last in pieces.ends {
      for index in first..<last {
        let point = pieces.points[index]
        if index == first { builder.move(point.x, point.y) } else { builder.line(point.x, point.y) }
      }
      builder.close()
      first = last
    }
    return builder.build()
  }
}
