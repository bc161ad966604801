import Foundation
import Pixels

extension CGPath {
  /// The dashes of the path, lengths drawn and left out in turn; curves stay curves.
  ///
  /// Lengths that are negative, not finite or all zero leave the path as it is, and so do dashes so
  /// small that there would be more than a million. On a closed subpath that begins and ends on a
  /// dash, the last one goes on into the first.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(width: 1, dashes: lengths.map { Double($0) }, dashPhase: phase)
    guard let pattern = style.usableDashes else {
      return CGPath(elements: elements.mapped(by: transform))
    }
    let lines = subpaths.map { subpath in
      (subpath, subpath.drawnSegments.map { MeasuredSegment($0) })
    }
    let length = lines.reduce(0) { $0 + $1.1.reduce(0) { $0 + $1.length } }
    let count = length / pattern.reduce(0, +) * Double(pattern.count)
    guard count < Stroker.mostDashes else {
      return CGPath(elements: elements.mapped(by: transform))
    }
    var dashed: [Element] = []
    for (subpath, segments) in lines {
      var walk = DashWalk(pattern: pattern, phase: phase)
      for segment in segments { walk.go(along: segment) }
      dashed += walk.finish(isClosed: subpath.isClosed)
    }
    return CGPath(elements: dashed.mapped(by: transform))
  }

  /// What lies between two shares of the path's whole length, all subpaths together; curves stay
  /// curves, and subpaths that are not cut stay closed.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
    if start <= 0, end >= 1 { return self }
    guard start < end else { return CGPath(elements: []) }
    let lines = subpaths.map { subpath in
      (subpath, subpath.drawnSegments.map { MeasuredSegment($0) })
    }
    let whole = lines.reduce(0) { $0 + $1.1.reduce(0) { $0 + $1.length } }
    var collector = PathPartCollector()
    var walked = 0.0
    for (subpath, segments) in lines {
      let length = segments.reduce(0) { $0 + $1.length }
      defer { walked += length }
      if walked >= start * whole, walked + length <= end * whole {
        collector.add(subpath.elements)
        continue
      }
      var position = walked
      for segment in segments {
        let from = max(0, start * whole - position)
        let to = min(segment.length, end * whole - position)
        if from < to { collector.add(segment, from: from, to: to) }
        position += segment.length
      }
      collector.lift()
    }
    return CGPath(elements: collector.elements)
  }
}

extension Subpath {
  /// The steps that make it.
  var elements: [CGPath.Element] {
    [.move(CGPoint(start))] + segments.map(\.element) + (isClosed ? [.close] : [])
  }
}
