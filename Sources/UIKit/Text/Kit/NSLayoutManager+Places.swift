import CoreGraphics
import Typography

// Rectangles of text, and text at points. Both are in the container's space.

extension NSLayoutManager {
  /// What glyphs take in the lines that they stand in.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard let layout = layout(of: container) else { return .zero }
    let range = glyphRange.clamped(to: length).places
    guard !range.isEmpty else {
      guard let line = layout.layout.line(with: range.lowerBound) else { return .zero }
      let x = layout.padding + layout.layout.caretOffset(at: range.lowerBound)
      return CGRect(x: x, y: line.top, width: 0, height: line.height)
    }
    let rects = rects(of: range, in: layout, isSelection: false)
    return rects.reduce(CGRect.null) { $0.union($1) }.orZero
  }

  /// Visits rectangles that together enclose glyphs: of a selection with what lines leave free behind their
  /// end, of glyphs alone without.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (_ rect: CGRect, _ stop: UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let layout = layout(of: textContainer) else { return }
    let isSelection = selectedRange.location != NSNotFound
    var stop = ObjCBool(false)
    let range = glyphRange.clamped(to: length).places
    for rect in rects(of: range, in: layout, isSelection: isSelection) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  private func rects(
    of range: Range<Int>, in layout: ContainerLayout, isSelection: Bool
  ) -> [CGRect] {
    let part = range.clamped(to: layout.start..<layout.end)
    let width = layout.layout.options.width
    let rects = layout.layout.selectionRects(
      of: part, width: isSelection && width.isFinite ? width : 0)
    return rects.map { $0.offsetBy(dx: layout.padding, dy: 0) }
  }

  // MARK: Points

  /// The glyph at a point, or the nearest one.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = glyph(at: point, in: container)
    partialFraction?.pointee = found.fraction
    return found.place
  }

  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyph(at: point, in: container).place
  }

  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    glyph(at: point, in: container).fraction
  }

  /// The character at a point, or the nearest one, with how far from its beginning to its end the point is.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  private func glyph(
    at point: CGPoint, in container: NSTextContainer
  ) -> (place: Int, fraction: CGFloat) {
    guard let layout = layout(of: container), !point.x.isNaN, !point.y.isNaN else { return (0, 0) }
    let point = CGPoint(x: point.x - layout.padding, y: point.y)
    guard let index = layout.layout.lineIndex(at: point) else { return (layout.start, 0) }
    let line = layout.layout.lines[index]
    // The line after the last break belongs to that.
    guard !line.range.isEmpty else { return (max(0, line.range.lowerBound - 1), 1) }
    return layout.layout.cluster(at: point.x, in: line)
  }
}
