import CoreGraphics
import Foundation
import Typography

/// All of the text in one line; breaks take no room.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  let source = StyledCharacters(attrString)
  let typesetter = TextTypesetter(source.content.withoutBreaks)
  let whole = 0..<source.content.text.count
  return CTLine(typesetter.line(whole), range: whole, source)
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.count }
}

/// An array of `CTRun`, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// The width, spaces at the end included, and how far letters reach from the baseline.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let measures = LineMeasures(line.runs)
  ascent?.pointee = measures.ascent
  descent?.pointee = measures.descent
  leading?.pointee = measures.leading
  return Double(line.width)
}

/// How wide the spaces at the end are.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let text = line.source.content.text
  var end = min(line.range.upperBound, text.count)
  while end > line.range.lowerBound, CTLine.isSpace(text[end - 1]) { end -= 1 }
  return line.runs.filter { $0.laid.kind != .ellipsis }.reduce(0) { sum, run in
    sum
      + zip(run.laid.clusters, run.laid.advances)
      .reduce(0) { $0 + ($1.0 >= end ? Double($1.1) : 0) }
  }
}

/// What the glyphs cover, from the context's text position if there is one; of no size for nothing.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  line.runs.reduce(CGRect.null) { bounds, run in
    let ink = run.laid.inkBounds
    return ink.isNull ? bounds : bounds.union(ink)
  }.placed(in: context)
}

/// What is left out or taken instead when a line's extent is asked for.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
}

/// From the line's left end on the baseline, y up; the leading lies below.
public func CTLineGetBoundsWithOptions(
  _ line: CTLine, _ options: CTLineBoundsOptions
) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
  let measures = LineMeasures(line.runs)
  let leading = options.contains(.excludeTypographicLeading) ? 0 : measures.leading
  let below = measures.descent + leading
  return CGRect(x: 0, y: -below, width: line.width, height: measures.ascent + below)
}

/// How far to the right a line begins in a width, for a share of the free room that goes left of it:
/// 0 for flush left, 0.5 for the middle, 1 for flush right. Spaces at the end hang over.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  guard flushWidth.isFinite, !flushFactor.isNaN else { return 0 }
  let shown = Double(line.width) - CTLineGetTrailingWhitespaceWidth(line)
  return max(0, (flushWidth - shown) * Double(max(0, min(1, flushFactor))))
}

/// Draws the line with its left end at the context's text position, by its text matrix.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

extension CTLine {
  static func isSpace(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x09 || unit == 0xA0 || unit == 0x3000
      || ParagraphRange.isBreak(unit)
  }
}
