import CoreGraphics

extension TextFlow {
  /// The lines that a change has made others, by height.
  package struct Change {
    package let top: CGFloat
    /// Nil where all below have moved.
    package let bottom: CGFloat?
    /// How far their letters may reach out of them.
    package let reach: CGFloat
  }

  /// In place of a range of the text there are now as many units as told: lays the paragraphs out that the
  /// change is in, as far as there were lines.
  package func replace(_ range: Range<Int>, with count: Int) -> Change {
    // A break of two units may come together or fall apart at the range's ends.
    let first = max(0, range.lowerBound - 1)
    joined = nil
    if !isWhole, first >= laidCount {
      finish(source.count())
      return Change(top: paragraphs.height, bottom: nil, reach: 0)
    }
    dropLastLine()
    let isInLines = isWhole || range.upperBound < laidCount
    guard isInLines, count <= Self.mostAtOnce, let start = paragraphs.place(with: first) else {
      return layOutAnew(from: first)
    }
    return layOutAnew(start, beyond: range.upperBound, by: count - range.count)
  }

  /// The line after the last break comes back when the change is done.
  private func dropLastLine() {
    guard isWhole, paragraphs.last?.count == 0, let last = paragraphs.place(with: laidCount) else {
      return
    }
    paragraphs.removeAll(from: last)
  }

  /// Forgets the lines from a place on, and lays out what is asked for next.
  private func layOutAnew(from place: Int) -> Change {
    let first = paragraphs.place(with: place)
    if let first { paragraphs.removeAll(from: first) }
    let count = source.count()
    if count <= Self.mostAtOnce {
      isWhole = false
      layOutAll()
    } else {
      finish(count)
    }
    return Change(top: first?.top ?? 0, bottom: nil, reach: first?.paragraph.highestLine ?? 0)
  }

  private func layOutAnew(
    _ first: FlowParagraphs.Place, beyond upper: Int, by delta: Int
  ) -> Change {
    var last = first
    var height = first.paragraph.extent
    var reach = first.paragraph.highestLine
    func takeNext() -> Bool {
      guard let next = paragraphs.place(after: last) else { return false }
      last = next
      height += next.paragraph.extent
      reach = max(reach, next.paragraph.highestLine)
      return true
    }
    // The paragraph behind the range too: it may have lost what parted it from this one.
    while last.start + last.paragraph.count <= upper, takeNext() {}
    var made: [FlowParagraph] = []
    var place = first.start
    while true {
      let end = last.start + last.paragraph.count + delta
      if place == end { break }
      if place > end {
        // It goes on in the next one; what was not laid out is, as far as it does.
        if takeNext() { continue }
        break
      }
      let paragraph = paragraph(source.paragraph(place))
      made.append(paragraph)
      reach = max(reach, paragraph.highestLine)
      place += paragraph.count
    }
    let before = first.paragraph.before
    paragraphs.replace(first, through: last, with: made)
    settle()
    let isMoved =
      height != made.reduce(0) { $0 + $1.extent } || before != (made.first?.before ?? 0)
    let top = min(first.top, paragraphs.place(with: first.start)?.top ?? 0)
    return Change(top: top, bottom: isMoved ? nil : first.top + height, reach: reach)
  }

  /// The estimate stays while the text that it is of does.
  private func settle() {
    let count = source.count()
    if isWhole || laidCount >= count { finish(count) }
  }
}
