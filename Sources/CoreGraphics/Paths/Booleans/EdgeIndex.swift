import Foundation
import Pixels

/// The edges of an area, found by height.
struct EdgeIndex {
  private let edges: [(from: SIMD2<Double>, to: SIMD2<Double>)]
  /// For each of a number of equal bands of heights, the edges that pass it.
  private let bands: [[Int32]]
  private let top: Double
  private let bandHeight: Double

  init(_ lines: [[SIMD2<Double>]]) {
    var edges: [(from: SIMD2<Double>, to: SIMD2<Double>)] = []
    for line in lines {
      var last = line.last
      for point in line {
        if let from = last, from != point { edges.append((from, point)) }
        last = point
      }
    }
    self.edges = edges
    let low = edges.reduce(Double.infinity) { min($0, $1.from.y) }
    let high = edges.reduce(-Double.infinity) { max($0, $1.from.y) }
    // Few bands for long edges: each edge may stand in each of them.
    let count = max(1, min(256, edges.count / 8))
    top = low
    bandHeight = high > low ? (high - low) / Double(count) : 1
    var bands = [[Int32]](repeating: [], count: count)
    for (number, edge) in edges.enumerated() {
      let first = Self.band(min(edge.from.y, edge.to.y), low, bandHeight, count)
      let last = Self.band(max(edge.from.y, edge.to.y), low, bandHeight, count)
      for band in first...last { bands[band].append(Int32(number)) }
    }
    self.bands = bands
  }

  private static func band(
    _ y: Double, _ top: Double, _ height: Double, _ count: Int
  ) -> Int {
    Int(max(0, min(Double(count - 1), ((y - top) / height).rounded(.down))))
  }

  /// `work` becomes less by each edge that is looked at.
  func contains(_ point: SIMD2<Double>, _ rule: CGPathFillRule, work: inout Int) -> Bool {
    guard !edges.isEmpty else { return false }
    var windings = 0
    work -= bands[Self.band(point.y, top, bandHeight, bands.count)].count
    for number in bands[Self.band(point.y, top, bandHeight, bands.count)] {
      let (from, to) = edges[Int(number)]
      let isDown = from.y < to.y
      let (upper, lower) = isDown ? (from, to) : (to, from)
      guard upper.y <= point.y, point.y < lower.y else { continue }
      let side = (lower - upper).cross(point - upper)
      if side <= 0 { windings += isDown ? 1 : -1 }
    }
    return rule.isInside(windings)
  }

  /// Where along 0…1 a line or curve meets edges, in order; nil where more edges would have to be
  /// looked at than there is work left.
  func crossings(of segment: PathSegment, flatness: Double, work: inout Int) -> [Double]? {
    guard !edges.isEmpty else { return [] }
    let steps = segment.chords(flatness)
    var places: Set<Double> = []
    for step in 0..<steps {
      let (start, end) = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
      let (from, to) = (segment.point(at: start), segment.point(at: end))
      let first = Self.band(min(from.y, to.y), top, bandHeight, bands.count)
      let last = Self.band(max(from.y, to.y), top, bandHeight, bands.count)
      for band in first...last {
        work -= bands[band].count
        guard work >= 0 else { return nil }
        for number in bands[band] {
          for share in Self.meetings(from, to, edges[Int(number)]) {
            let place = start + (end - start) * share
            if place > 1e-9, place < 1 - 1e-9 { places.insert(place) }
          }
        }
      }
    }
    return places.sorted()
  }

  /// Where along a chord it meets an edge: once, or where it runs along it at that edge's ends.
  private static func meetings(
    _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ edge: (from: SIMD2<Double>, to: SIMD2<Double>)
  ) -> [Double] {
    let (along, across) = (to - from, edge.to - edge.from)
    let lengths = along.length * across.length
    let determinant = along.cross(across)
    let offset = edge.from - from
    guard abs(determinant) > lengths * 1e-12 else {
      guard abs(along.cross(offset)) <= along.length * (along.length + offset.length) * 1e-12
      else { return [] }
      let square = along.dot(along)
      guard square > 0 else { return [] }
      let ends = [offset.dot(along) / square, (edge.to - from).dot(along) / square]
      return ends.filter { $0 >= 0 && $0 <= 1 }
    }
    let share = offset.cross(across) / determinant
    let position = offset.cross(along) / determinant
    let slack = 1e-9
    guard share >= -slack, share <= 1 + slack, position >= -slack, position <= 1 + slack else {
      return []
    }
    return [max(0, min(1, share))]
  }
}
