import Foundation
import Pixels

extension CGPath {
  /// The path with lines in place of curves, nowhere further than `threshold` from them.
  ///
  /// No curve becomes more than 512 lines, and a threshold that is no length is taken as 1/1000.
  public func flattened(threshold: CGFloat) -> CGPath {
    let threshold = threshold > 0 && threshold.isFinite ? threshold : 0.001
    var flat: [Element] = []
    for subpath in subpaths {
      flat.append(.move(CGPoint(subpath.start)))
      for segment in subpath.segments {
        let count = segment.chords(threshold)
        for step in 1...count {
          flat.append(.line(CGPoint(segment.point(at: Double(step) / Double(count)))))
        }
      }
      if subpath.isClosed { flat.append(.close) }
    }
    return CGPath(elements: flat)
  }
}

extension PathSteps {
  /// The subpaths as chords that stray from the curves, and from the edges of strokes with a pen of
  /// some radius, by `flatness` at most.
  ///
  /// Curves that stay out of sight, beyond a side of `seen`, get few chords.
  package func polylines(
    flatness: Double, radius: Double = 0, seen: CGRect = .infinite
  ) -> [Polyline] {
    var builder = PolylineBuilder(flatness: flatness, radius: radius)
    if !seen.isInfinite, !seen.isNull {
      builder.seen = (SIMD2(seen.minX, seen.minY), SIMD2(seen.maxX, seen.maxY))
    }
    add(to: &builder, map: .identity)
    return builder.build()
  }

  /// The edges of the filled area of a path in device pixels; what cannot be seen within `clip` is
  /// left out.
  package func outline(clip: PixelRect) -> Outline {
    // Most shapes are seen whole, and then no edge need be looked at.
    outline(clip: pointBounds.isInside(clip) ? nil : clip, map: .identity)
  }

  /// The edges of the filled area under a map to device pixels.
  package func outline(map: CGAffineTransform = .identity) -> Outline {
    outline(clip: nil, map: map)
  }

  package func outline(clip: PixelRect?, map: CGAffineTransform) -> Outline {
    var builder = OutlineBuilder(clip: clip)
    add(to: &builder, map: map)
    return builder.build()
  }

  /// Tells a builder the steps of the path under a map.
  @inline(__always)
  func add<Builder: PathBuilder>(to builder: inout Builder, map: CGAffineTransform) {
    for element in elements {
      switch element.applying(map) {
      case .move(let point): builder.move(point.x, point.y)
      case .line(let point): builder.line(point.x, point.y)
      case .quad(let control, let end): builder.quad(control.x, control.y, end.x, end.y)
      case .cubic(let control1, let control2, let end):
        builder.cubic(control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: builder.close()
      }
    }
  }
}

extension PathSegment {
  /// How many equal steps of the parameter give chords so near to the curve.
  func chords(_ flatness: Double) -> Int {
    let bend =
      switch kind {
      case .line: 0.0
      case .quad: (p0 - 2 * p1 + p2).length * ChordBound.quadratic
      case .cubic:
        max((p0 - 2 * p1 + p2).length, (p1 - 2 * p2 + p3).length) * ChordBound.cubic
      }
    return Int(max(1, min(512, (bend / flatness).squareRoot().rounded(.up))))
  }
}
