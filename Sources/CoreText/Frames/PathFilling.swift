import CoreGraphics
import Typography

/// Lays lines into a path of any shape, from its top down.
struct PathFilling {
  private let source: StyledCharacters
  private let range: Range<Int>
  private let typesetter: TextTypesetter
  private let bands: PathBands

  init(
    _ source: StyledCharacters, _ range: Range<Int>, _ path: CGPath, _ rule: CGPathFillRule
  ) {
    (self.source, self.range) = (source, range)
    typesetter = TextTypesetter(source.content.part(range))
    bands = PathBands(path, rule)
  }

  /// More are not looked for, however high the path.
  private static let mostSteps = 20_000

  func lines() -> [CTFrame.PlacedLine] {
    var placed: [CTFrame.PlacedLine] = []
    var (place, top) = (0, CGFloat(0))
    var height = lineHeight(at: 0)
    for _ in 0..<Self.mostSteps {
      guard place < range.count, top + height <= bands.box.height + 0.01 else { break }
      let row = row(from: place, top, height)
      guard let last = row.last else {
        // The shape may be wide enough a little further down.
        top += max(1, height / 8)
        continue
      }
      let highest = row.map(\.laid.height).max() ?? height
      if highest > height + 0.01 {
        // What is higher than the line before may find less room.
        height = highest
        continue
      }
      for line in row { placed.append(self.placed(line, bottom: top + height)) }
      place = last.laid.range.upperBound
      top += height + spacing(before: place, last.laid.range.lowerBound)
      height = lineHeight(at: place)
    }
    return placed
  }

  /// Of a line that is as wide as the whole path.
  private func lineHeight(at place: Int) -> CGFloat {
    typesetter.fittedLine(from: place, width: bands.box.width).height
  }

  private typealias Piece = (laid: LaidLine, left: CGFloat)

  /// The lines that stand side by side in a band of the path.
  private func row(from start: Int, _ top: CGFloat, _ height: CGFloat) -> [Piece] {
    var row: [Piece] = []
    var place = start
    for stretch in bands.stretches(from: top, to: top + height) {
      guard place < range.count, row.isEmpty || !typesetter.beginsParagraph(at: place) else {
        break
      }
      let width = stretch.upperBound - stretch.lowerBound
      let line = typesetter.fittedLine(from: place, width: width)
      // A lone letter may be too wide all the same.
      guard line.width <= width + 0.01 else { continue }
      row.append((line, stretch.lowerBound))
      place = line.range.upperBound
    }
    return row
  }

  private func spacing(before place: Int, _ last: Int) -> CGFloat {
    let style = typesetter.style(at: last)
    guard place < range.count, typesetter.beginsParagraph(at: place) else {
      return style.lineSpacing
    }
    return style.lineSpacing + style.spacing + typesetter.style(at: place).spacingBefore
  }

  private func placed(_ piece: Piece, bottom: CGFloat) -> CTFrame.PlacedLine {
    let laid = piece.laid
    let offset = range.lowerBound
    let line = CTLine(
      laid, range: offset + laid.range.lowerBound..<offset + laid.range.upperBound, offset: offset,
      source)
    let hanging = laid.runs.map(\.x).min() ?? 0
    return CTFrame.PlacedLine(
      line: line,
      origin: CGPoint(
        x: piece.left + laid.x + hanging, y: bands.box.height - (bottom - laid.descent)))
  }
}
