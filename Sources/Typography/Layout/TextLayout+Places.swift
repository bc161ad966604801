import CoreGraphics

extension TextLayout {
  /// Where the caret before a unit of the text stands, from the layout's left edge.
  package func caretOffset(at place: Int) -> CGFloat {
    guard let line = line(with: place) else { return 0 }
    let run =
      line.runs.first { $0.range.contains(place) }
      ?? line.runs.first { $0.range.upperBound == place }
    guard let run else { return line.x }
    return line.x + run.offset(of: place)
  }

  /// The line that a place of the text is in; of one between two lines, the later.
  package func line(with place: Int) -> LaidLine? {
    lines.first { $0.range.contains(place) } ?? lines.last
  }

  /// The place of the text that is nearest to a point.
  package func place(at point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.top + $0.height }) ?? lines.last else {
      return 0
    }
    let x = point.x - line.x
    var best = (place: line.range.lowerBound, distance: CGFloat.infinity)
    func consider(_ place: Int, _ edge: CGFloat) {
      let distance = abs(edge - x)
      if distance < best.distance { best = (place, distance) }
    }
    for run in line.runs where run.kind != .ellipsis {
      for edge in run.clusterEdges {
        consider(edge.start, run.isRightToLeft ? edge.left + edge.width : edge.left)
      }
      consider(run.range.upperBound, run.isRightToLeft ? run.x : run.x + run.width)
    }
    return best.place
  }

  /// What a range of the first line's text covers, from left to right for each run.
  package func extents(of range: Range<Int>) -> [(x: CGFloat, width: CGFloat)] {
    guard let line = lines.first else { return [] }
    return extents(of: range, in: line)
  }

  package func extents(of range: Range<Int>, in line: LaidLine) -> [(x: CGFloat, width: CGFloat)] {
    line.runs.compactMap { run in
      let part = run.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      let extent = run.extent(of: part)
      return (line.x + extent.x, extent.width)
    }
  }
}
