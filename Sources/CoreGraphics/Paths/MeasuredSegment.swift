import Foundation
import Pixels

// Lengths along curves by Gauss's rule with five places, on equal parts of the parameter.

/// A line or curve with the lengths up to some places on it.
struct MeasuredSegment {
  let segment: PathSegment
  /// The length up to the end of each part, from zero on.
  private let lengths: [Double]

  private static let curveParts = 16

  init(_ segment: PathSegment) {
    self.segment = segment
    let parts = segment.kind == .line ? 1 : Self.curveParts
    var lengths = [0.0]
    for part in 0..<parts {
      let (from, to) = (Double(part) / Double(parts), Double(part + 1) / Double(parts))
      lengths.append(lengths[part] + segment.length(from: from, to: to))
    }
    self.lengths = lengths
  }

  var length: Double { lengths[lengths.count - 1] }

  /// The place that is so far along the curve.
  func parameter(at distance: Double) -> Double {
    if distance <= 0 { return 0 }
    if distance >= length { return 1 }
    let parts = Double(lengths.count - 1)
    if segment.kind == .line { return distance / length }
    let index = (lengths.firstIndex { $0 > distance } ?? lengths.count - 1) - 1
    let (start, end) = (Double(index) / parts, Double(index + 1) / parts)
    let wanted = distance - lengths[index]
    var (low, high) = (start, end)
    var place = start + (end - start) * wanted / (lengths[index + 1] - lengths[index])
    // Newton's steps, halving instead where they leave the bracket.
    for _ in 0..<24 {
      let error = segment.length(from: start, to: place) - wanted
      if abs(error) <= 1e-12 * length { break }
      if error > 0 { high = place } else { low = place }
      let speed = segment.derivative(at: place).length
      let next = place - error / speed
      place = next > low && next < high ? next : (low + high) / 2
    }
    return place
  }
}

extension PathSegment {
  /// The length of a part that does not bend much.
  fileprivate func length(from start: Double, to end: Double) -> Double {
    if kind == .line { return (p1 - p0).length * (end - start) }
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    var sum = 0.0
    for (offset, weight) in Self.gauss {
      sum += weight * derivative(at: middle + half * offset).length
    }
    return sum * half
  }

  private static let gauss = [
    (0.0, 0.568_888_888_888_888_9),
    (-0.538_469_310_105_683, 0.478_628_670_499_366_5),
    (0.538_469_310_105_683, 0.478_628_670_499_366_5),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]
}
