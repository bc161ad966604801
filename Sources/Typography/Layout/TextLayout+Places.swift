import CoreGraphics

// Where places of the text are in the lines, and back.

extension TextLayout {
  /// Where the caret before a unit of the text stands, from the layout's left edge.
  package func caretOffset(at place: Int) -> CGFloat {
    guard let line = line(with: place) else { return 0 }
    let run =
      line.runs.first { $0.range.contains(place) }
      ?? line.runs.first { $0.range.upperBound == place }
    guard let run else { return line.x }
    return line.x + run.offset(of: place)
  }

  /// The line that a place of the text is in; of one between two lines, the later.
  package func line(with place: Int) -> LaidLine? { lineIndex(with: place).map { lines[$0] } }

  /// The number of that line, the last one's beyond all; nil where there are no lines.
  package func lineIndex(with place: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    return first { $0.range.upperBound > place }
  }

  /// The line at a height; the last one below all.
  package func lineIndex(at y: CGFloat) -> Int? {
    guard !lines.isEmpty else { return nil }
    return first { y < $0.top + $0.height }
  }

  /// The line at a point: of those side by side the nearest one.
  package func lineIndex(at point: CGPoint) -> Int? {
    guard var index = lineIndex(at: point.y) else { return nil }
    guard let rooms else { return index }
    while isBesideNext(index),
      point.x > (rooms[index].upperBound + rooms[index + 1].lowerBound) / 2
    {
      index += 1
    }
    return index
  }

  /// A line of the row above or below that of a line; beyond the first and the last there is none.
  package func lineIndex(beyond index: Int, isUp: Bool) -> Int {
    var index = index
    if isUp {
      while index > 0, isBesideNext(index - 1) { index -= 1 }
      return index - 1
    }
    while isBesideNext(index) { index += 1 }
    return index + 1
  }

  /// Whether the next line stands on the same ground.
  private func isBesideNext(_ index: Int) -> Bool {
    guard rooms != nil, index + 1 < lines.count else { return false }
    let (line, next) = (lines[index], lines[index + 1])
    return abs(line.top + line.height - next.top - next.height) < 0.01
  }

  /// The first line that a condition holds for, which holds for all after it; else the last.
  private func first(_ isAfter: (LaidLine) -> Bool) -> Int {
    max(0, min(lines.partition(isAfter), lines.count - 1))
  }

  /// The place of the text that is nearest to a point.
  package func place(at point: CGPoint) -> Int {
    guard let index = lineIndex(at: point) else { return 0 }
    let line = lines[index]
    // The end of a broken line is the beginning of the next one.
    let limit = isBroken(line) ? line.range.upperBound : .max
    let x = point.x - line.x
    var best = (place: line.range.lowerBound, distance: CGFloat.infinity)
    func consider(_ place: Int, _ edge: CGFloat) {
      let distance = abs(edge - x)
      if distance < best.distance, place < limit { best = (place, distance) }
    }
    for run in line.runs where run.kind != .ellipsis {
      for edge in run.clusterEdges {
        consider(edge.start, run.isRightToLeft ? edge.left + edge.width : edge.left)
      }
      consider(run.range.upperBound, run.isRightToLeft ? run.x : run.x + run.width)
    }
    return best.place
  }

  /// What of a line's text is drawn at a place across, or nearest to it, and how far it reaches from its
  /// beginning to there, from 0 to 1.
  package func cluster(at x: CGFloat, in line: LaidLine) -> (place: Int, fraction: CGFloat) {
    let x = x - line.x
    var best = (place: line.range.lowerBound, fraction: CGFloat(0), distance: CGFloat.infinity)
    for run in line.runs where run.kind != .ellipsis {
      for edge in run.clusterEdges {
        let distance = max(edge.left - x, x - edge.left - edge.width, 0)
        guard distance < best.distance else { continue }
        let share = edge.width > 0 ? max(0, min(1, (x - edge.left) / edge.width)) : 0
        best = (edge.start, run.isRightToLeft ? 1 - share : share, distance)
      }
    }
    return (best.place, best.fraction)
  }

  /// Whether the width ended a line, and not its paragraph.
  package func isBroken(_ line: LaidLine) -> Bool {
    let end = line.range.upperBound
    guard end < content.text.count, end > line.range.lowerBound else { return false }
    return !ParagraphRange.isBreak(content.text[end - 1])
  }

  /// What a range of the first line's text covers, from left to right for each run.
  package func extents(of range: Range<Int>) -> [(x: CGFloat, width: CGFloat)] {
    guard let line = lines.first else { return [] }
    return extents(of: range, in: line)
  }

  /// What a range of a line's text covers, from the layout's left edge.
  package func extents(of range: Range<Int>, in line: LaidLine) -> [(x: CGFloat, width: CGFloat)] {
    line.runs.compactMap { run in
      let part = run.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      let extent = run.extent(of: part)
      return (line.x + extent.x, extent.width)
    }
  }

  /// What a selection covers: of lines that it goes on from, everything to the edge of a width.
  package func selectionRects(of range: Range<Int>, width: CGFloat) -> [CGRect] {
    guard !range.isEmpty, let first = lineIndex(with: range.lowerBound) else { return [] }
    var rects: [CGRect] = []
    for (index, line) in lines.enumerated().dropFirst(first) {
      if line.range.lowerBound >= range.upperBound { break }
      let room = rooms?[index] ?? 0..<max(0, width)
      let isWide = width > 0
      var extents = extents(of: range, in: line).map { ($0.x, $0.x + $0.width) }
      if range.upperBound > line.range.upperBound
        || (range.upperBound == line.range.upperBound && endsParagraph(line))
      {
        let end = line.isRightToLeft ? line.x : line.x + line.width
        extents.append(
          line.isRightToLeft
            ? (isWide ? min(room.lowerBound, end) : end, end)
            : (end, isWide ? max(end, room.upperBound) : end))
      }
      rects += Self.joined(extents).map {
        CGRect(x: $0.0, y: line.top, width: $0.1 - $0.0, height: line.height)
      }
    }
    return rects
  }

  private func endsParagraph(_ line: LaidLine) -> Bool {
    line.range.upperBound > line.range.lowerBound && line.range.upperBound <= content.text.count
      && ParagraphRange.isBreak(content.text[line.range.upperBound - 1])
  }

  /// Neighbours in one piece, so that what is filled with a thin colour has no seams.
  private static func joined(_ extents: [(CGFloat, CGFloat)]) -> [(CGFloat, CGFloat)] {
    var result: [(CGFloat, CGFloat)] = []
    for extent in extents.sorted(by: { $0.0 < $1.0 }) {
      if let last = result.last, extent.0 <= last.1 + 0.01 {
        result[result.count - 1].1 = max(last.1, extent.1)
      } else {
        result.append(extent)
      }
    }
    return result
  }
}
