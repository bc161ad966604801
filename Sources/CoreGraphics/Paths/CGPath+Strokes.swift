import Foundation
import Pixels

extension CGPath {
  /// The area that a pen covers along the path, as a path to fill.
  ///
  /// Made of lines that stray from the true outline by a 50,000th of its extent at most. Its
  /// contours do not cross each other, so both fill rules give the same; only the stroke of a path
  /// with some hundred thousand corners, or one that crosses itself a million times, stays a heap of
  /// overlapping pieces, for the winding rule. A width that is not positive gives an empty path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.strokeCap, join: lineJoin.strokeJoin,
      miterLimit: miterLimit)
    let extent = pointBounds.extent
    let size = (extent >= 0 && extent.isFinite ? extent : 1) + max(0, min(1e50, lineWidth))
    let flatness = max(size, 1e-90) * 2e-5
    var stroker = Stroker(style: style, flatness: flatness, reachesFully: true)
    let pieces = stroker.stroke(polylines(flatness: flatness))
    let heap = pieces.elements
    let outline = pieces.points.count > 400_000 ? nil : PathAreas.normalized(heap, flatness)
    return CGPath(elements: (outline ?? heap).mapped(by: transform))
  }
}

extension PathSteps {
  /// The pieces of a stroke in device pixels, for filling with the non-zero rule.
  ///
  /// The pen is round before the map; `start` and `end` are shares of the path's length, outside of
  /// which nothing is drawn. What cannot be seen within `clip` is left out.
  package func strokeOutline(
    _ style: StrokeStyle, from start: CGFloat = 0, to end: CGFloat = 1,
    map: CGAffineTransform = .identity, clip: PixelRect? = nil
  ) -> Outline {
    // How much longer than in the path a length can be on the device.
    let stretch = max(hypot(map.a, map.b), hypot(map.c, map.d))
    guard stretch > 0, stretch.isFinite else {
      var builder = OutlineBuilder()
      return builder.build()
    }
    let flatness = strokeFlatness / stretch
    // Most strokes are seen whole, and then no edge need be looked at.
    let isWhole = clip.map { pointBounds.grown(by: style.reach).mapped(by: map).isInside($0) }
    // Where dashes or ends are measured along the path, all of its length counts.
    let isMeasured = style.usableDashes != nil || start > 0 || end < 1
    let seen = isWhole == false && !isMeasured ? clip.map { style.sight(of: $0, under: map) } : nil
    let lines = polylines(flatness: flatness, radius: style.width / 2, seen: seen ?? .infinite)
      .trimmed(from: start, to: end)
    return Outline(
      stroking: lines, style: style, flatness: flatness, a: map.a, b: map.b, c: map.c, d: map.d,
      tx: map.tx, ty: map.ty, clip: isWhole == true ? nil : clip)
  }
}

extension StrokeStyle {
  /// The part of the path's space from where a stroke reaches into some pixels, with one to spare.
  fileprivate func sight(of clip: PixelRect, under map: CGAffineTransform) -> CGRect {
    guard map.isInvertible else { return .infinite }
    let pixels = CGRect(
      x: clip.minX - 1, y: clip.minY - 1, width: clip.width + 2, height: clip.height + 2)
    return pixels.applying(map.inverted()).insetBy(dx: -reach, dy: -reach)
  }
}

/// How far the chords of a stroke may be from its curve, in pixels.
private let strokeFlatness = 0.1

extension StrokePieces {
  /// The pieces as closed subpaths.
  fileprivate var elements: [CGPath.Element] {
    var elements: [CGPath.Element] = []
    var start = 0
    for end in ends {
      for index in start..<end {
        let point = CGPoint(points[index])
        elements.append(index == start ? .move(point) : .line(point))
      }
      elements.append(.close)
      start = end
    }
    return elements
  }
}
