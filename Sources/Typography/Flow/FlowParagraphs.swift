import CoreGraphics

/// Paragraphs in order, in pieces: finding one and putting others in its place looks at the sums of
/// pieces and into one of them, however many there are.
struct FlowParagraphs {
  private struct Piece {
    var paragraphs: [FlowParagraph]
    let count: Int
    let extent: CGFloat
    /// Of the extent what is below the last line.
    let after: CGFloat
    let highestLine: CGFloat

    init(_ paragraphs: [FlowParagraph]) {
      self.paragraphs = paragraphs
      count = paragraphs.reduce(0) { $0 + $1.count }
      extent = paragraphs.reduce(0) { $0 + $1.extent }
      after = paragraphs.last?.after ?? 0
      highestLine = paragraphs.reduce(0) { max($0, $1.highestLine) }
    }
  }

  /// Where a paragraph is: in the list, in the text, and from the top of the first line.
  struct Place {
    fileprivate var piece: Int
    fileprivate var index: Int
    var start: Int
    var top: CGFloat
    let paragraph: FlowParagraph
  }

  private var pieces: [Piece] = []
  /// Units of the text.
  private(set) var count = 0
  /// From the top of the first line, with what is below the last.
  private(set) var extent: CGFloat = 0

  private static let mostInPiece = 128

  var isEmpty: Bool { pieces.isEmpty }
  var last: FlowParagraph? { pieces.last?.paragraphs.last }

  /// From the top of the first line down to the bottom of the last.
  var height: CGFloat { last.map { extent - $0.after } ?? 0 }

  private var firstBefore: CGFloat { pieces.first?.paragraphs.first?.before ?? 0 }

  // MARK: Changing

  mutating func append(_ paragraph: FlowParagraph) {
    guard let last = pieces.last, last.paragraphs.count < Self.mostInPiece else {
      pieces.append(Piece([paragraph]))
      return sum()
    }
    pieces[pieces.count - 1] = Piece(last.paragraphs + [paragraph])
    sum()
  }

  mutating func removeAll() { self = FlowParagraphs() }

  /// Takes away a paragraph and all below it.
  mutating func removeAll(from place: Place) {
    let kept = pieces[place.piece].paragraphs.prefix(place.index)
    pieces.removeSubrange(place.piece...)
    if !kept.isEmpty { pieces.append(Piece(Array(kept))) }
    sum()
  }

  /// Puts others in place of paragraphs from the first to the last of some.
  mutating func replace(_ first: Place, through last: Place, with new: [FlowParagraph]) {
    var all = Array(pieces[first.piece].paragraphs.prefix(first.index)) + new
    all += pieces[last.piece].paragraphs.dropFirst(last.index + 1)
    var made: [Piece] = []
    let size = all.count <= Self.mostInPiece ? Self.mostInPiece : Self.mostInPiece / 2
    for start in stride(from: 0, to: all.count, by: size) {
      made.append(Piece(Array(all[start..<min(all.count, start + size)])))
    }
    pieces.replaceSubrange(first.piece...last.piece, with: made)
    sum()
  }

  mutating func setPaints(_ paints: TextPaints, at place: Place) {
    pieces[place.piece].paragraphs[place.index].paints = paints
  }

  mutating func dropPaints() {
    for piece in pieces.indices {
      for index in pieces[piece].paragraphs.indices {
        pieces[piece].paragraphs[index].paints = nil
      }
    }
  }

  private mutating func sum() {
    count = pieces.reduce(0) { $0 + $1.count }
    extent = pieces.reduce(-firstBefore) { $0 + $1.extent }
  }

  // MARK: Finding

  /// The paragraph with a place of the text; the last one's for its end.
  func place(with unit: Int) -> Place? {
    find { end, _ in end > unit }
  }

  /// The paragraph that reaches below a height; below all, the last.
  func place(at y: CGFloat) -> Place? {
    find { _, bottom in bottom > y }
  }

  /// The first paragraph whose end in the text, or whose last line's lower end, is beyond something; else
  /// the last.
  private func find(_ isBeyond: (_ end: Int, _ bottom: CGFloat) -> Bool) -> Place? {
    var (start, top) = (0, -firstBefore)
    for (number, piece) in pieces.enumerated() {
      guard
        number == pieces.count - 1
          || isBeyond(start + piece.count, top + piece.extent - piece.after)
      else {
        (start, top) = (start + piece.count, top + piece.extent)
        continue
      }
      for (index, paragraph) in piece.paragraphs.enumerated() {
        if index == piece.paragraphs.count - 1
          || isBeyond(start + paragraph.count, top + paragraph.extent - paragraph.after)
        {
          return Place(
            piece: number, index: index, start: start, top: top + paragraph.before,
            paragraph: paragraph)
        }
        (start, top) = (start + paragraph.count, top + paragraph.extent)
      }
    }
    return nil
  }

  /// The paragraph below another; nil for the last.
  func place(after place: Place) -> Place? {
    var (piece, index) = (place.piece, place.index + 1)
    if index == pieces[piece].paragraphs.count { (piece, index) = (piece + 1, 0) }
    guard piece < pieces.count else { return nil }
    let paragraph = pieces[piece].paragraphs[index]
    let bottom = place.top + place.paragraph.height + place.paragraph.after
    return Place(
      piece: piece, index: index, start: place.start + place.paragraph.count,
      top: bottom + paragraph.before, paragraph: paragraph)
  }

  /// Visits paragraphs that show in a band, with those whose letters may reach into it.
  func forEach(from top: CGFloat, to bottom: CGFloat, _ body: (Place) -> Void) {
    var (start, y) = (0, -firstBefore)
    for (number, piece) in pieces.enumerated() {
      defer { (start, y) = (start + piece.count, y + piece.extent) }
      guard y - piece.highestLine < bottom, y + piece.extent + 2 * piece.highestLine > top else {
        continue
      }
      var (place, offset) = (start, y)
      for (index, paragraph) in piece.paragraphs.enumerated() {
        let reach = paragraph.highestLine
        if offset - reach < bottom, offset + paragraph.extent + 2 * reach > top {
          body(
            Place(
              piece: number, index: index, start: place, top: offset + paragraph.before,
              paragraph: paragraph))
        }
        (place, offset) = (place + paragraph.count, offset + paragraph.extent)
      }
    }
  }

  func forEach(_ body: (FlowParagraph) -> Void) {
    for piece in pieces { for paragraph in piece.paragraphs { body(paragraph) } }
  }
}
