import CoreGraphics

// Where places of the text are in the lines, and back. What is asked for is laid out.

extension TextFlow {
  /// A line without its glyphs, by places of the whole text.
  package struct Line: Equatable {
    package let range: Range<Int>
    package let top: CGFloat
    package let height: CGFloat
    package let ascent: CGFloat
    package let descent: CGFloat
    /// Whether the width ended it, and not its paragraph.
    package let isBroken: Bool
  }

  /// The line with a place; of one between two lines, the later.
  package func line(with place: Int) -> Line? {
    layOut(toPlace: place)
    guard let found = paragraphs.place(with: place) else { return nil }
    return found.paragraph.layout.lineIndex(with: place - found.start).map { line($0, of: found) }
  }

  /// The line at a height; the last one below all.
  package func line(at y: CGFloat) -> Line? {
    layOut(toHeight: y)
    guard let found = paragraphs.place(at: y) else { return nil }
    return found.paragraph.layout.lineIndex(at: y - found.top).map { line($0, of: found) }
  }

  private func line(_ index: Int, of place: FlowParagraphs.Place) -> Line {
    let layout = place.paragraph.layout
    return Line(layout.lines[index], of: layout, start: place.start, top: place.top)
  }

  /// Where the caret before a unit stands, from the left edge.
  package func caretOffset(at place: Int) -> CGFloat {
    layOut(toPlace: place)
    guard let found = paragraphs.place(with: place) else { return 0 }
    return found.paragraph.layout.caretOffset(at: place - found.start)
  }

  /// The place of the text that is nearest to a point.
  package func place(at point: CGPoint) -> Int {
    layOut(toHeight: point.y)
    guard let found = paragraphs.place(at: point.y) else { return 0 }
    let inside = CGPoint(x: point.x, y: point.y - found.top)
    return found.start + found.paragraph.layout.place(at: inside)
  }

  /// What a selection covers between two heights, as `TextLayout.selectionRects(of:width:)` has it.
  package func selectionRects(
    of range: Range<Int>, width: CGFloat, from top: CGFloat, to bottom: CGFloat
  ) -> [CGRect] {
    layOut(toHeight: bottom)
    var rects: [CGRect] = []
    paragraphs.forEach(from: top, to: bottom) { place in
      let lower = max(0, range.lowerBound - place.start)
      let upper = range.upperBound - place.start
      guard lower < place.paragraph.count, upper > lower else { return }
      rects += place.paragraph.layout.selectionRects(of: lower..<upper, width: width)
        .map { $0.offsetBy(dx: 0, dy: place.top) }
    }
    return rects
  }

  /// Draws the lines that the clip shows, with the first one's upper left corner at a place.
  package func draw(at origin: CGPoint, in context: CGContext) {
    let clip = context.boundingBoxOfClipPath
    guard !clip.isEmpty else { return }
    layOut(toHeight: clip.maxY - origin.y)
    var shown: [FlowParagraphs.Place] = []
    paragraphs.forEach(from: clip.minY - origin.y, to: clip.maxY - origin.y) { shown.append($0) }
    for place in shown {
      let corner = CGPoint(x: origin.x, y: origin.y + place.top)
      place.paragraph.layout.draw(at: corner, paints(at: place), in: context)
    }
  }

  private func paints(at place: FlowParagraphs.Place) -> TextPaints {
    if let paints = place.paragraph.paints { return paints }
    let paints = source.text(place.start..<place.start + place.paragraph.count).paints
    paragraphs.setPaints(paints, at: place)
    return paints
  }

  /// All lines by places of the whole text.
  func joinedLayout() -> TextLayout {
    var lines: [LaidLine] = []
    let count = source.count()
    var next = paragraphs.place(with: 0)
    while let place = next {
      for line in place.paragraph.lines {
        lines.append(line.counted(from: place.start, down: place.top))
      }
      next = paragraphs.place(after: place)
    }
    let isTruncated = lines.contains(where: \.isTruncated)
    return TextLayout(
      content: source.text(0..<count).content, options: options, lines: lines,
      isTruncated: isTruncated)
  }
}

extension TextFlow.Line {
  package init(
    _ line: LaidLine, of layout: TextLayout, start: Int = 0, top: CGFloat = 0
  ) {
    range = line.range.lowerBound + start..<line.range.upperBound + start
    self.top = line.top + top
    (height, ascent, descent) = (line.height, line.ascent, line.descent)
    isBroken = layout.isBroken(line)
  }
}

extension LaidLine {
  /// The same of a text that begins later in another one, and further up.
  func counted(from offset: Int, down distance: CGFloat) -> LaidLine {
    if offset == 0, distance == 0 { return self }
    return LaidLine(
      range: range.lowerBound + offset..<range.upperBound + offset, x: x, top: top + distance,
      height: height, ascent: ascent, descent: descent, width: width,
      runs: runs.map { $0.counted(from: offset) }, isRightToLeft: isRightToLeft,
      isTruncated: isTruncated)
  }
}
