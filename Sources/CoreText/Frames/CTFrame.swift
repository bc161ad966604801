import CoreGraphics
import Foundation
import Typography

/// Lines of a text in a path.
public final class CTFrame {
  let path: CGPath
  let attributes: CFDictionary?
  /// The text that it was made for.
  let range: Range<Int>
  private(set) var lines: [PlacedLine] = []

  struct PlacedLine {
    let line: CTLine
    /// The left end on the baseline, from the lower left corner of the path's box, y up.
    let origin: CGPoint
  }

  init(
    _ framesetter: CTFramesetter, _ range: Range<Int>, _ path: CGPath, _ attributes: CFDictionary?
  ) {
    (self.path, self.range, self.attributes) = (path, range, attributes)
    let box = path.boundingBoxOfPath
    guard !range.isEmpty, !box.isEmpty, box.width.isFinite, box.height.isFinite else { return }
    if path.asRect != nil {
      lines = Self.lines(framesetter, range, in: box.size)
    } else {
      let rule: CGPathFillRule =
        CTFramePathFillRule(attributes) == .windingNumber ? .winding : .evenOdd
      lines = PathFilling(framesetter.source, range, path, rule).lines()
    }
  }

  private static func lines(
    _ framesetter: CTFramesetter, _ range: Range<Int>, in size: CGSize
  ) -> [PlacedLine] {
    let layout = framesetter.layout(range, size)
    return layout.lines.filter { $0.top + $0.height <= size.height + 0.01 }.map { laid in
      let offset = range.lowerBound
      let line = CTLine(
        laid, range: offset + laid.range.lowerBound..<offset + laid.range.upperBound,
        offset: offset, framesetter.source)
      let left = laid.runs.map(\.x).min() ?? 0
      return PlacedLine(
        line: line, origin: CGPoint(x: laid.x + left, y: size.height - laid.baseline))
    }
  }

  /// The text that the lines show.
  var visible: Range<Int> {
    range.lowerBound..<(lines.last?.line.range.upperBound ?? range.lowerBound)
  }
}

/// An array of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines.map(\.line) }

/// Where lines begin, from the lower left corner of the path's box, y up; a length of 0 means all up
/// to the last.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  for (offset, index) in range.orRest(of: frame.lines.count).enumerated() {
    origins[offset] = frame.lines[index].origin
  }
}

public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }

/// The text that had room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.visible) }

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// Draws all lines where they lie in the path, by the context's transform; its text position counts
/// for nothing and is as before.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBoxOfPath.origin
  let position = context.textPosition
  for placed in frame.lines {
    context.textPosition = CGPoint(
      x: corner.x + placed.origin.x, y: corner.y + placed.origin.y)
    placed.line.draw(in: context)
  }
  context.textPosition = position
}

/// Which parts of a path that crosses itself are inside.
public enum CTFramePathFillRule: UInt32, Sendable {
  case evenOdd = 0
  case windingNumber = 1
}

/// A `CTFramePathFillRule`'s number.
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"

extension CTFramePathFillRule {
  fileprivate init(_ attributes: CFDictionary?) {
    let value = attributes?[kCTFramePathFillRuleAttributeName]
    let number =
      (value as? CTFramePathFillRule)?.rawValue ?? (value as? NSNumber)?.uint32Value
      ?? (value as? UInt32) ?? (value as? Int).flatMap { UInt32(exactly: $0) }
    self = number.flatMap(CTFramePathFillRule.init) ?? .evenOdd
  }
}
