import CoreGraphics

/// Lays lines into what shapes leave of a room, from its top down, and goes on where another room ended.
///
/// A row is as high as its highest line, and what is too high for a gap goes on below it.
struct BandLayouter {
  private let content: TextContent
  private let options: LayoutOptions
  private let exclusions: TextExclusions
  private let typesetter: TextTypesetter
  private var place: Int
  private var lines: [LaidLine] = []
  private var rooms: [Range<CGFloat>] = []
  /// A break at the end was followed by its empty line.
  private var hasEnded = false

  /// More are not looked for, however high the shapes.
  private static let mostSteps = 20_000

  init(
    _ content: TextContent, _ options: LayoutOptions, from start: Int,
    around exclusions: TextExclusions
  ) {
    (self.content, self.options, self.exclusions) = (content, options, exclusions)
    typesetter = TextTypesetter(content, countsLastBreak: options.countsLastBreak)
    place = max(0, min(start, content.text.count))
    hasEnded = place > 0 && place == content.text.count
  }

  mutating func layout() -> TextLayout {
    var top: CGFloat = 0
    var height = isDone ? 0 : lineHeight
    for _ in 0..<Self.mostSteps {
      guard !isDone, !isFull else { break }
      // The first row is laid even where it is too high, unless a shape has moved it.
      let isForced = lines.isEmpty && top == 0
      guard isForced || top + height <= options.height + 0.01 else { break }
      let row = row(from: top, to: top + height)
      let highest = row.map(\.line.height).max() ?? 0
      if row.isEmpty {
        // The gap may be wide enough a little further down.
        top += max(1, height / 8)
      } else if highest > height + 0.01 {
        // What is higher than was thought may find less room.
        height = highest
      } else {
        add(row, bottom: top + height)
        top += height + spacing
        height = isDone ? 0 : lineHeight
      }
    }
    return TextLayout(
      content: content, options: options, lines: lines,
      isTruncated: !isDone || lines.contains(where: \.isTruncated), rooms: rooms)
  }

  private var isFull: Bool {
    lines.count >= (options.lineLimit > 0 ? options.lineLimit : TextLayouter.mostLines)
  }

  private var isDone: Bool {
    if place < content.text.count { return false }
    if content.text.isEmpty { return !lines.isEmpty }
    guard options.countsLastBreak, let last = content.text.last else { return true }
    return hasEnded || !ParagraphRange.isBreak(last)
  }

  /// Of a line that is as wide as the whole room.
  private var lineHeight: CGFloat {
    max(1e-3, typesetter.fittedLine(from: place, width: options.width).height)
  }

  private typealias Piece = (line: LaidLine, room: Range<CGFloat>)

  /// The lines that stand side by side in a band.
  private func row(from top: CGFloat, to bottom: CGFloat) -> [Piece] {
    var row: [Piece] = []
    var next = place
    for room in exclusions.rooms(from: top, to: bottom, width: options.width) {
      let isFirst = row.isEmpty
      guard isFirst || next < content.text.count && !typesetter.beginsParagraph(at: next) else {
        break
      }
      let isLast = options.lineLimit > 0 && lines.count + row.count + 1 >= options.lineLimit
      let width = room.upperBound - room.lowerBound
      let line =
        isLast && options.endsWithEllipsis
        ? typesetter.lastLine(from: next, width: width)
        : typesetter.fittedLine(from: next, width: width)
      // A lone letter may be too wide all the same, and has to stand somewhere.
      let isWhole = width >= options.width - 0.01
      guard isWhole || line.width <= width + 0.01 else { continue }
      row.append((line, room))
      next = line.range.upperBound
      if isLast { break }
    }
    return row
  }

  private mutating func add(_ row: [Piece], bottom: CGFloat) {
    for piece in row {
      var line = piece.line
      line.x += piece.room.lowerBound
      line.top = bottom - line.height
      lines.append(line)
      rooms.append(piece.room)
    }
    guard let last = row.last?.line else { return }
    if last.range.lowerBound == content.text.count { hasEnded = true }
    place = last.range.upperBound
  }

  /// Between the row that was laid last and the next.
  private var spacing: CGFloat {
    guard let last = lines.last?.range.lowerBound else { return 0 }
    let style = typesetter.style(at: last)
    guard !isDone, typesetter.beginsParagraph(at: place) else { return style.lineSpacing }
    return style.lineSpacing + style.spacing + typesetter.style(at: place).spacingBefore
  }
}
