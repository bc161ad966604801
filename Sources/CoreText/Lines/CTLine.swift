import CoreGraphics
import Foundation
import Typography

/// Text in one line, whatever breaks it has.
public final class CTLine {
  /// From left to right.
  let runs: [CTRun]
  /// Its characters' place in the string that it was made of.
  let range: Range<Int>
  /// Advances together, spaces at the end too.
  let width: CGFloat
  let isRightToLeft: Bool
  /// The string's characters.
  let source: StyledCharacters

  init(
    _ runs: [CTRun], range: Range<Int>, isRightToLeft: Bool, _ source: StyledCharacters
  ) {
    (self.runs, self.range) = (runs, range)
    (self.isRightToLeft, self.source) = (isRightToLeft, source)
    width = (runs.map(\.end).max() ?? 0) - (runs.map(\.laid.x).min() ?? 0)
  }

  /// A line as it was laid out; `offset` is where its text begins in the string.
  convenience init(
    _ line: LaidLine, range: Range<Int>, offset: Int = 0, _ source: StyledCharacters
  ) {
    // Spaces that hang over the left end are what the line begins with.
    let left = line.runs.map(\.x).min() ?? 0
    let runs = line.runs.flatMap { run in
      Self.runs(run.moved(by: -left), offset: offset, source)
    }
    self.init(runs, range: range, isRightToLeft: line.isRightToLeft, source)
  }

  /// The parts of a run that have the same attributes.
  private static func runs(
    _ run: LaidRun, offset: Int, _ source: StyledCharacters
  ) -> [CTRun] {
    let run = run.counted(from: offset)
    let isEmpty = run.range.isEmpty
    // What stands for text that is left out looks like the text before it.
    let place = max(0, run.range.lowerBound - 1)
    let spans = source.spans(in: isEmpty ? place..<place + 1 : run.range)
    if isEmpty || spans.count == 1 {
      guard let span = spans.first else { return [] }
      return [CTRun(run, span.paint, span.attributes, range: run.range)]
    }
    let parts = spans.compactMap { span -> CTRun? in
      let part = run.part(span.range.clamped(to: run.range))
      return part.glyphs.isEmpty
        ? nil : CTRun(part, span.paint, span.attributes, range: part.range)
    }
    return run.isRightToLeft ? parts.reversed() : parts
  }
}

extension CTLine {
  /// Draws background first, so that no run covers a neighbour's letters.
  func draw(in context: CGContext) {
    let measures = LineMeasures(runs)
    context.drawText {
      for run in runs {
        guard let color = run.paint.background else { continue }
        context.setFillColor(color)
        context.fill(
          CGRect(
            x: run.laid.x, y: -measures.ascent, width: run.laid.width,
            height: measures.ascent + measures.descent))
      }
    }
    for run in runs {
      context.drawText { run.laid.draw(run.paint, in: context) }
    }
  }
}
