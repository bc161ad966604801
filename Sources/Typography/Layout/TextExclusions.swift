import CoreGraphics

/// Shapes that lines go round, in a space whose y points down and that begins where the room for text does,
/// with what lines keep free at both of their ends.
package struct TextExclusions {
  private let shapes: [PathBands]
  /// Left and right of each line.
  let padding: CGFloat

  package init(_ paths: [(path: CGPath, rule: CGPathFillRule)], padding: CGFloat) {
    shapes = paths.map { PathBands($0.path, $0.rule) }
    self.padding = padding.isFinite ? padding : 0
  }

  /// What lines of a band may take, from left to right, counted from where an unhindered line begins.
  func rooms(from top: CGFloat, to bottom: CGFloat, width: CGFloat) -> [Range<CGFloat>] {
    let end = width + 2 * padding
    let covered = shapes.flatMap { $0.covered(from: top, to: bottom) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var rooms: [Range<CGFloat>] = []
    var edge: CGFloat = 0
    func add(to next: CGFloat) {
      // Lines begin after the padding, from where they are counted.
      let upper = min(next, end) - 2 * padding
      if upper > edge { rooms.append(edge..<upper) }
    }
    for part in covered {
      add(to: part.lowerBound)
      edge = max(edge, part.upperBound)
    }
    add(to: end)
    return rooms
  }
}
