import CoreGraphics
import Typography

/// A text view's lines, as long as nothing but its text has changed.
///
/// Where nothing limits them and they go round nothing, they flow: each paragraph is laid out by itself.
struct TextViewLines {
  enum Lines {
    case flow(TextFlow)
    case whole(TextLayout, TextPaints)
  }

  typealias Line = TextFlow.Line

  let lines: Lines
  /// The room that they were made for.
  let width: CGFloat
  let height: CGFloat

  var flow: TextFlow? {
    if case .flow(let flow) = lines { flow } else { nil }
  }

  /// All of them, laid out as far as they were not.
  var layout: TextLayout {
    switch lines {
    case .flow(let flow): flow.layout
    case .whole(let layout, _): layout
    }
  }

  /// Of all lines; below those that are laid out, about.
  var textHeight: CGFloat {
    switch lines {
    case .flow(let flow): flow.height
    case .whole(let layout, _): layout.size.height
    }
  }

  // MARK: Places

  /// The line with a place; of one between two lines, the later.
  func line(with place: Int) -> Line? {
    switch lines {
    case .flow(let flow): flow.line(with: place)
    case .whole(let layout, _): layout.line(with: place).map { Line($0, of: layout) }
    }
  }

  /// The line at a height; nil above and below all.
  func line(at y: CGFloat) -> Line? {
    if y < 0 { return nil }
    switch lines {
    case .flow(let flow):
      flow.layOut(toHeight: y)
      return y > flow.height ? nil : flow.line(at: y)
    case .whole(let layout, _):
      if y > layout.size.height { return nil }
      return layout.lineIndex(at: y).map { Line(layout.lines[$0], of: layout) }
    }
  }

  /// The line above or below that with a place; nil beyond the first and the last.
  func line(beyond place: Int, isUp: Bool) -> Line? {
    switch lines {
    case .flow(let flow):
      guard let line = flow.line(with: place) else { return nil }
      let next = isUp ? line.range.lowerBound - 1 : line.range.upperBound
      guard next >= 0, let other = flow.line(with: next), other != line else { return nil }
      return other
    case .whole(let layout, _):
      guard let index = layout.lineIndex(with: place) else { return nil }
      let other = layout.lineIndex(beyond: index, isUp: isUp)
      guard layout.lines.indices.contains(other) else { return nil }
      return Line(layout.lines[other], of: layout)
    }
  }

  func caretOffset(at place: Int) -> CGFloat {
    switch lines {
    case .flow(let flow): flow.caretOffset(at: place)
    case .whole(let layout, _): layout.caretOffset(at: place)
    }
  }

  func place(at point: CGPoint) -> Int {
    switch lines {
    case .flow(let flow): flow.place(at: point)
    case .whole(let layout, _): layout.place(at: point)
    }
  }

  // MARK: Drawing

  /// What a selection covers of a band: of lines that it goes on from, everything to the edge of a width.
  func selectionRects(of range: Range<Int>, width: CGFloat, in band: CGRect) -> [CGRect] {
    switch lines {
    case .flow(let flow):
      flow.selectionRects(of: range, width: width, from: band.minY, to: band.maxY)
    case .whole(let layout, _): layout.selectionRects(of: range, width: width)
    }
  }

  func draw(at origin: CGPoint, in context: CGContext) {
    switch lines {
    case .flow(let flow): flow.draw(at: origin, in: context)
    case .whole(let layout, let paints): layout.draw(at: origin, paints, in: context)
    }
  }
}
