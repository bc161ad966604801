import CoreGraphics
import Typography

// Glyphs, characters and lines.

extension NSLayoutManager {
  /// One for each unit of the text.
  public var numberOfGlyphs: Int { length }

  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<length).contains(glyphIndex) }

  public func glyphIndexForCharacter(at charIndex: Int) -> Int { max(0, min(charIndex, length)) }

  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { max(0, min(glyphIndex, length)) }

  /// What a container shows.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let layout = layout(of: container) else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(location: layout.start, length: layout.end - layout.start)
  }

  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = wholeClusters(charRange)
    actualCharRange?.pointee = range
    return range
  }

  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = wholeClusters(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// What is drawn as one is of one range.
  private func wholeClusters(_ range: NSRange) -> NSRange {
    let range = range.clamped(to: length)
    guard range.length > 0, let textStorage else { return range }
    let text = NSString(string: textStorage.string)
    return text.rangeOfComposedCharacterSequences(for: range).clamped(to: length)
  }

  // MARK: Containers

  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let layout = containerLayout(with: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = NSRange(
      location: layout.start, length: layout.end - layout.start)
    return layout.container
  }

  /// What text takes of a container, the empty line after its last break included.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard let layout = layout(of: container) else { return .zero }
    return layout.layout.lines.indices.reduce(CGRect.null) { $0.union(layout.used($1)) }.orZero
  }

  /// The layout with a place of the text; the last one's for its end.
  func containerLayout(with place: Int) -> ContainerLayout? {
    let layouts = layouts
    if let layout = layouts.first(where: { ($0.start..<$0.end).contains(place) }) { return layout }
    return place >= (layouts.last?.end ?? 0) && place <= length ? layouts.last : nil
  }

  private func line(with glyph: Int) -> (layout: ContainerLayout, index: Int)? {
    guard let layout = containerLayout(with: glyph),
      let index = layout.layout.lineIndex(with: glyph)
    else { return nil }
    return (layout, index)
  }

  // MARK: Lines

  /// What a line may take, from one side to the other.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (layout, index) = line(with: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(layout.layout.lines[index].range)
    return layout.fragment(index)
  }

  /// What a line's text takes, with padding.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (layout, index) = line(with: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(layout.layout.lines[index].range)
    return layout.used(index)
  }

  /// A glyph's origin on the baseline, from the corner of its line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (layout, index) = line(with: glyphIndex) else { return .zero }
    let (line, fragment) = (layout.layout.lines[index], layout.fragment(index))
    return CGPoint(
      x: layout.padding + layout.layout.caretOffset(at: glyphIndex) - fragment.minX,
      y: line.baseline - fragment.minY)
  }

  /// What a line leaves out where an ellipsis stands; not found where it leaves out nothing.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let nothing = NSRange(location: NSNotFound, length: 0)
    guard let (layout, index) = line(with: glyphIndex) else { return nothing }
    let line = layout.layout.lines[index]
    guard line.isTruncated,
      let ellipsis = line.runs.first(where: { $0.kind == .ellipsis })?.range.lowerBound
    else { return nothing }
    let shown = line.runs.filter { $0.kind != .ellipsis }.map(\.range.lowerBound)
    // What follows in the text is left out as well, where the ellipsis is the last.
    let end = shown.filter { $0 >= ellipsis }.min() ?? max(line.range.upperBound, length)
    return NSRange(ellipsis..<max(ellipsis, end))
  }

  /// Visits lines with what they may take and what they take.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (
      _ rect: CGRect, _ usedRect: CGRect, _ textContainer: NSTextContainer, _ glyphRange: NSRange,
      _ stop: UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    let range = glyphRange.clamped(to: length).places
    var stop = ObjCBool(false)
    for layout in layouts where !range.isEmpty {
      let part = range.clamped(to: layout.start..<layout.end)
      guard !part.isEmpty else { continue }
      for index in layout.lines(with: part) {
        let glyphs = NSRange(layout.layout.lines[index].range)
        // The empty line after the last break has no glyphs.
        guard glyphs.length > 0 else { continue }
        block(layout.fragment(index), layout.used(index), layout.container, glyphs, &stop)
        if stop.boolValue { return }
      }
    }
  }

  // MARK: The line after the last break

  private var extraLine: (layout: ContainerLayout, index: Int)? {
    guard let last = layouts.last(where: { !$0.layout.lines.isEmpty }),
      let index = last.extraLine
    else { return nil }
    return (last, index)
  }

  /// Of the empty line after a break at the end, or of a text without characters; else zero.
  public var extraLineFragmentRect: CGRect {
    extraLine.map { $0.layout.fragment($0.index) } ?? .zero
  }

  public var extraLineFragmentUsedRect: CGRect {
    extraLine.map { $0.layout.used($0.index) } ?? .zero
  }

  public var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.layout.container }
}

extension CGRect {
  var orZero: CGRect { isNull ? .zero : self }
}
