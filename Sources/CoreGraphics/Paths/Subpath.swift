import Foundation
import Pixels

/// The lines and curves between two moves.
struct Subpath {
  var start: SIMD2<Double>
  var segments: [PathSegment] = []
  var isClosed = false

  /// Where the next step would begin.
  var end: SIMD2<Double> { segments.last?.end ?? start }

  /// The lines and curves with the line that closes them, whether or not the path has it.
  var closedSegments: [PathSegment] {
    end == start ? segments : segments + [PathSegment(line: end, start)]
  }

  /// The lines and curves that are drawn: with the one that closes the subpath if it is closed.
  var drawnSegments: [PathSegment] { isClosed ? closedSegments : segments }
}

extension CGPath {
  /// The subpaths without mere moves; steps without a point to begin at are left out, and so is a
  /// subpath from a coordinate that is not a number or beyond ±10^100.
  var subpaths: [Subpath] {
    var finished: [Subpath] = []
    var current = Subpath(start: .zero)
    var hasStart = false
    func finish() {
      if !current.segments.isEmpty || current.isClosed { finished.append(current) }
      current = Subpath(start: current.start)
    }
    for element in elements {
      guard element.isPlace else {
        finish()
        hasStart = false
        continue
      }
      if case .move(let point) = element {
        finish()
        current.start = SIMD2(point)
        hasStart = true
      }
      guard hasStart else { continue }
      let last = current.end
      switch element {
      case .move: break
      case .line(let end): current.segments.append(PathSegment(line: last, SIMD2(end)))
      case .quad(let control, let end):
        current.segments.append(PathSegment(quad: last, SIMD2(control), SIMD2(end)))
      case .cubic(let control1, let control2, let end):
        current.segments.append(
          PathSegment(cubic: last, SIMD2(control1), SIMD2(control2), SIMD2(end)))
      case .close:
        current.isClosed = true
        finish()
      }
    }
    finish()
    return finished
  }
}

extension CGPath {
  /// All lines and curves that are drawn, one after the other.
  package var drawnSegments: [PathSegment] { subpaths.flatMap(\.drawnSegments) }
}

extension CGPath.Element {
  /// Whether all its points can be reckoned with.
  fileprivate var isPlace: Bool {
    switch self {
    case .move(let point), .line(let point): SIMD2(point).isPlace
    case .quad(let control, let end): SIMD2(control).isPlace && SIMD2(end).isPlace
    case .cubic(let control1, let control2, let end):
      SIMD2(control1).isPlace && SIMD2(control2).isPlace && SIMD2(end).isPlace
    case .close: true
    }
  }
}
