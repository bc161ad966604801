import CoreGraphics
import RenderTree

/// Brings nodes in space into the order of painting, the farthest first, and cuts those that pass
/// through each other along the lines where they meet.
///
/// Each is seen on one plane, with a depth there that is linear in the place, so two of them meet in
/// a straight line. Planes that are parallel are merely sorted. Else space is parted by one plane
/// after the other: what lies behind it comes first, then what lies in it in the order of the tree,
/// then what lies before it; what lies on both sides is cut. More cuts or comparisons than the limits
/// allow make it give up and sort by the depth of the middles.
struct DepthSorter {
  private var items: [Item] = []
  private var sorted: [Fragment] = []
  private var stack: [Task] = []
  /// Depths that differ by less are one depth.
  private var tolerance = 0.0
  private(set) var cuts = 0
  private var comparisons = 0

  static let mostCuts = 4096
  static let mostComparisons = 1_000_000

  /// A node as it is seen.
  private struct Item {
    var plane: SpacePlane
    var map: Homography
    /// The depth at (x, y): `depth · (x, y, 1)`; larger is nearer.
    var depth: SIMD3<Double>
    var polygon: [SIMD2<Double>]

    func depth(at point: SIMD2<Double>) -> Double { (depth * SIMD3(point, 1)).sum() }

    var middle: SIMD2<Double> { polygon.reduce(.zero, +) / Double(polygon.count) }
  }

  /// An item or what cuts have left of it.
  fileprivate struct Piece {
    var item: Int
    var polygon: [SIMD2<Double>]
    var cuts: [Fragment.Cut] = []
  }

  private enum Task {
    case sort([Piece])
    case add([Piece])
  }

  /// The nodes that can be seen, in parts and in order.
  static func fragments(of planes: [SpacePlane]) -> [Fragment] {
    var sorter = DepthSorter(planes)
    sorter.sort()
    return sorter.sorted
  }

  init(_ planes: [SpacePlane]) {
    items = planes.compactMap { plane in
      let map = plane.map.plane
      guard let back = map.inverse else { return nil }
      let polygon = map.corners(of: plane.node.localExtent)
      let item = Item(
        plane: plane, map: map, depth: back.line(plane.map.depths), polygon: polygon)
      let isFinite = polygon.allSatisfy { item.depth(at: $0).isFinite }
      return polygon.count > 2 && isFinite ? item : nil
    }
    let farthest = items.reduce(0) { most, item in
      item.polygon.reduce(most) { max($0, abs(item.depth(at: $1))) }
    }
    tolerance = 1e-8 * (100 + farthest)
  }

  mutating func sort() {
    if areParallel { return sortByDepth(items.map { $0.depth(at: items[0].middle) }) }
    stack = [.sort(items.indices.map { Piece(item: $0, polygon: items[$0].polygon) })]
    while let task = stack.popLast() {
      switch task {
      case .add(let pieces): for piece in pieces { add(piece) }
      case .sort(let pieces): part(pieces)
      }
      if cuts > Self.mostCuts || comparisons > Self.mostComparisons {
        stack = []
        sorted = []
        return sortByDepth(items.map { $0.depth(at: $0.middle) })
      }
    }
  }

  /// Whether all depths differ by constants.
  private var areParallel: Bool {
    guard let first = items.first else { return true }
    return items.allSatisfy { item in
      let difference = item.depth - first.depth
      let least = (difference * SIMD3(first.middle, 1)).sum()
      return (item.polygon + first.polygon).allSatisfy {
        abs((difference * SIMD3($0, 1)).sum() - least) <= tolerance
      }
    }
  }

  /// Sorts whole items; those of one depth stay in the order of the tree.
  private mutating func sortByDepth(_ depths: [Double]) {
    let order = items.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, depths[order[end]] - depths[order[end - 1]] <= tolerance { end += 1 }
      for index in order[start..<end].sorted() {
        add(Piece(item: index, polygon: items[index].polygon))
      }
      start = end
    }
  }

  private mutating func add(_ piece: Piece) {
    let item = items[piece.item]
    sorted.append(Fragment(plane: item.plane, map: item.map, cuts: piece.cuts))
  }
}

extension DepthSorter {
  /// Parts pieces by the plane of one of them.
  private mutating func part(_ pieces: [Piece]) {
    guard pieces.count > 1 else {
      for piece in pieces { add(piece) }
      return
    }
    let pivot = items[pieces[self.pivot(of: pieces)].item].depth
    var (behind, within, before): ([Piece], [Piece], [Piece]) = ([], [], [])
    for piece in pieces {
      let line = items[piece.item].depth - pivot
      switch side(of: piece, line) {
      case .behind: behind.append(piece)
      case .within: within.append(piece)
      case .before: before.append(piece)
      case .both:
        cuts += 1
        behind.append(piece.cut(along: line, keepsAbove: false))
        before.append(piece.cut(along: line, keepsAbove: true))
      }
    }
    within.sort { $0.item < $1.item }
    stack.append(.sort(before))
    stack.append(.add(within))
    stack.append(.sort(behind))
  }

  private enum Side {
    case behind
    case within
    case before
    case both
  }

  private mutating func side(of piece: Piece, _ line: SIMD3<Double>) -> Side {
    comparisons += piece.polygon.count
    var (least, most) = (Double.infinity, -Double.infinity)
    for corner in piece.polygon {
      let height = (line * SIMD3(corner, 1)).sum()
      (least, most) = (min(least, height), max(most, height))
    }
    if least >= -tolerance { return most <= tolerance ? .within : .before }
    return most <= tolerance ? .behind : .both
  }

  /// Of a few pieces the one whose plane cuts the fewest others.
  private mutating func pivot(of pieces: [Piece]) -> Int {
    let candidates =
      pieces.count <= 4
      ? Array(pieces.indices)
      : [0, 1, 2, 3].map {
        ($0 * 2 + 1) * pieces.count / 8
      }
    var best = (index: candidates[0], cuts: Int.max)
    for candidate in candidates {
      let depth = items[pieces[candidate].item].depth
      var cuts = 0
      for piece in pieces where side(of: piece, items[piece.item].depth - depth) == .both {
        cuts += 1
      }
      if cuts < best.cuts { best = (candidate, cuts) }
    }
    return best.index
  }
}

extension DepthSorter.Piece {
  /// The part on one side of a line.
  fileprivate func cut(along line: SIMD3<Double>, keepsAbove: Bool) -> Self {
    var part = self
    part.cuts.append(Fragment.Cut(line: line, keepsAbove: keepsAbove))
    part.polygon = []
    for (index, corner) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      let (here, there) = (
        (line * SIMD3(corner, 1)).sum(), (line * SIMD3(next, 1)).sum()
      )
      if (here >= 0) == keepsAbove { part.polygon.append(corner) }
      if (here >= 0) != (there >= 0) {
        part.polygon.append(corner + (next - corner) * (here / (here - there)))
      }
    }
    return part
  }
}
