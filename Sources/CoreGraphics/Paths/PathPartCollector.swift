import Foundation
import Pixels

/// Collects parts of lines and curves into steps of a path.
struct PathPartCollector {
  private(set) var elements: [CGPath.Element] = []
  /// Where the next part must begin to go on from the last one; nil where a new one begins.
  private var end: SIMD2<Double>?

  /// Adds the part between two lengths; neighbouring parts of one dash go on from each other.
  mutating func add(_ measured: MeasuredSegment, from start: Double, to stop: Double) {
    let part = measured.segment.part(
      from: measured.parameter(at: start), to: measured.parameter(at: stop))
    if end == nil { elements.append(.move(CGPoint(part.start))) }
    elements.append(part.element)
    end = part.end
  }

  /// Lets the next part begin a new subpath.
  mutating func lift() {
    end = nil
  }

  mutating func add(_ whole: [CGPath.Element]) {
    elements += whole
    end = nil
  }
}
