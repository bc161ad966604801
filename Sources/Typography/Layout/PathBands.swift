import CoreGraphics

/// Which parts of horizontal bands lie wholly inside a path, and which the path touches.
package struct PathBands {
  package let box: CGRect
  private let path: CGPath
  private let rule: CGPathFillRule
  private let edges: [(CGPoint, CGPoint)]

  /// An edge that only touches a band does not pass through it, nor does one that sums are off by.
  private static let tolerance: CGFloat = 0.01

  package init(_ path: CGPath, _ rule: CGPathFillRule) {
    (self.path, self.rule) = (path, rule)
    box = path.boundingBoxOfPath
    var edges: [(CGPoint, CGPoint)] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint) {
      edges.append((last, end))
      last = end
    }
    for element in path.flattened(threshold: 0.1).elements {
      switch element {
      case .move(let point):
        // Areas are closed even where their paths are not.
        add(start)
        (start, last) = (point, point)
      case .line(let point), .quad(_, let point), .cubic(_, _, let point): add(point)
      case .close: add(start)
      }
    }
    add(start)
    self.edges = edges
  }

  /// From left to right, from the box's left side; `top` and `bottom` count from its top.
  ///
  /// Where no edge passes through a part of the band, all of it is inside or none.
  package func stretches(from top: CGFloat, to bottom: CGFloat) -> [Range<CGFloat>] {
    let (low, high) = (box.maxY - bottom, box.maxY - top)
    guard low < high else { return [] }
    return gaps(between: crossings(from: low, to: high))
      .filter { isInside($0, from: low, to: high) }
      .map { $0.lowerBound - box.minX..<$0.upperBound - box.minX }
  }

  /// What the path covers of a band between two heights of its own space, at least in part; from left to
  /// right.
  package func covered(from low: CGFloat, to high: CGFloat) -> [ClosedRange<CGFloat>] {
    guard low < high, box.minY < high, box.maxY > low else { return [] }
    let crossings = crossings(from: low, to: high)
    let inside = gaps(between: crossings).filter { isInside($0, from: low, to: high) }
    return (crossings + inside.map { $0.lowerBound...$0.upperBound })
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  private func crossings(from low: CGFloat, to high: CGFloat) -> [ClosedRange<CGFloat>] {
    edges.compactMap { Self.extent(of: $0, from: low, to: high) }
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  private func gaps(between crossings: [ClosedRange<CGFloat>]) -> [Range<CGFloat>] {
    var gaps: [Range<CGFloat>] = []
    var edge = crossings.first?.upperBound ?? 0
    for next in crossings.dropFirst() {
      if next.lowerBound > edge + Self.tolerance { gaps.append(edge..<next.lowerBound) }
      edge = max(edge, next.upperBound)
    }
    return gaps
  }

  private func isInside(_ part: Range<CGFloat>, from low: CGFloat, to high: CGFloat) -> Bool {
    path.contains(
      CGPoint(x: (part.lowerBound + part.upperBound) / 2, y: (low + high) / 2), using: rule)
  }

  /// How far to the left and right an edge reaches within a band; nil for one that only touches it.
  private static func extent(
    of edge: (CGPoint, CGPoint), from low: CGFloat, to high: CGFloat
  ) -> ClosedRange<CGFloat>? {
    let (below, above) = edge.0.y < edge.1.y ? edge : (edge.1, edge.0)
    guard above.y > low + tolerance, below.y < high - tolerance else { return nil }
    func x(at y: CGFloat) -> CGFloat {
      below.x + (above.x - below.x) * ((y - below.y) / (above.y - below.y))
    }
    let (first, second) =
      above.y > below.y
      ? (x(at: max(low, below.y)), x(at: min(high, above.y))) : (below.x, above.x)
    guard first.isFinite, second.isFinite else { return nil }
    return min(first, second)...max(first, second)
  }
}
