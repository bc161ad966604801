import CoreGraphics

/// Which parts of horizontal bands lie wholly inside a path.
struct PathBands {
  let box: CGRect
  private let path: CGPath
  private let rule: CGPathFillRule
  private let edges: [(CGPoint, CGPoint)]

  init(_ path: CGPath, _ rule: CGPathFillRule) {
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
  func stretches(from top: CGFloat, to bottom: CGFloat) -> [Range<CGFloat>] {
    let (low, high) = (box.maxY - bottom, box.maxY - top)
    guard low < high else { return [] }
    let crossed = edges.compactMap { Self.extent(of: $0, from: low, to: high) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var free: [Range<CGFloat>] = []
    var edge = crossed.first?.upperBound ?? 0
    for next in crossed.dropFirst() {
      if next.lowerBound > edge + 0.01 { free.append(edge..<next.lowerBound) }
      edge = max(edge, next.upperBound)
    }
    return free.filter { part in
      let middle = CGPoint(
        x: (part.lowerBound + part.upperBound) / 2, y: (low + high) / 2)
      return path.contains(middle, using: rule)
    }.map { $0.lowerBound - box.minX..<$0.upperBound - box.minX }
  }

  /// How far to the left and right an edge reaches within a band; nil for one that only touches it.
  private static func extent(
    of edge: (CGPoint, CGPoint), from low: CGFloat, to high: CGFloat
  ) -> ClosedRange<CGFloat>? {
    let (below, above) = edge.0.y < edge.1.y ? edge : (edge.1, edge.0)
    guard above.y > low, below.y < high, above.y > below.y else { return nil }
    func x(at y: CGFloat) -> CGFloat {
      below.x + (above.x - below.x) * ((y - below.y) / (above.y - below.y))
    }
    let (first, second) = (x(at: max(low, below.y)), x(at: min(high, above.y)))
    guard first.isFinite, second.isFinite else { return nil }
    return min(first, second)...max(first, second)
  }
}
