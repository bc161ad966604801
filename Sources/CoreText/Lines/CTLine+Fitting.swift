import CoreGraphics
import Typography

/// Where text is left out of a line that is too long.
public enum CTLineTruncationType: UInt32, Sendable {
  case start = 0
  case end = 1
  case middle = 2
}

/// The line with as much of it left out as it is too wide; nil where not even the token fits. Without
/// a token nothing stands for what is left out.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard !width.isNaN else { return nil }
  let width = CGFloat(width)
  if line.width <= width { return line }
  let room = width - (truncationToken?.width ?? 0)
  guard room >= 0 else { return nil }
  let cut = LineCut(line, room: room, truncationType)
  return cut.joined(with: truncationToken)
}

/// The line spread to a width by widening its spaces, or by a share of what is missing; nil where the
/// line is wider already.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  guard justificationWidth.isFinite, justificationFactor.isFinite else { return nil }
  let hanging = CGFloat(CTLineGetTrailingWhitespaceWidth(line))
  let spare = CGFloat(justificationWidth) - (line.width - hanging)
  guard spare >= 0 else { return nil }
  let text = line.source.content.text
  var end = line.range.upperBound
  while end > line.range.lowerBound, CTLine.isSpace(text[end - 1]) { end -= 1 }
  func isGap(_ place: Int) -> Bool { place < end && (text[place] == 0x20 || text[place] == 0xA0) }
  let count = line.runs.reduce(0) { $0 + $1.laid.clusters.count(where: isGap) }
  let room = spare * max(0, min(1, justificationFactor)) / CGFloat(max(1, count))
  guard count > 0, room > 0 else { return line }
  var moved: CGFloat = 0
  let runs = line.runs.map { run in
    let wider = run.laid.moved(by: moved).widened(by: room, after: isGap)
    moved += wider.width - run.laid.width
    return run.with(wider)
  }
  return CTLine(runs, range: line.range, isRightToLeft: line.isRightToLeft, line.source)
}

/// Which characters of a line are left where there is too little room.
private struct LineCut {
  let line: CTLine
  /// What stays at the beginning and at the end.
  private let head: Range<Int>
  private let tail: Range<Int>

  init(_ line: CTLine, room: CGFloat, _ kind: CTLineTruncationType) {
    self.line = line
    let clusters = Self.clusters(of: line)
    var (first, last, used) = (0, clusters.count, CGFloat(0))
    var isHeadsTurn = kind != .start
    while first < last {
      let advance = isHeadsTurn ? clusters[first].advance : clusters[last - 1].advance
      if used + advance > room + 1e-6 { break }
      used += advance
      if isHeadsTurn { first += 1 } else { last -= 1 }
      if kind == .middle { isHeadsTurn.toggle() }
    }
    let end = line.range.upperBound
    let cut = first < clusters.count ? clusters[first].start : end
    head = line.range.lowerBound..<max(line.range.lowerBound, cut)
    tail = (last < clusters.count && kind != .end ? clusters[last].start : end)..<end
  }

  /// What is never torn apart, in the order of the text, with its advance.
  private static func clusters(of line: CTLine) -> [(start: Int, advance: CGFloat)] {
    var advances: [Int: CGFloat] = [:]
    for run in line.runs where run.laid.kind != .ellipsis {
      for (cluster, advance) in zip(run.laid.clusters, run.laid.advances) {
        advances[cluster, default: 0] += advance
      }
    }
    return advances.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What is left, with a token between; from right to left where the line is written so.
  func joined(with token: CTLine?) -> CTLine {
    var parts = [runs(of: head), token?.runs ?? [], runs(of: tail)]
    if line.isRightToLeft { parts.reverse() }
    var x: CGFloat = 0
    var joined: [CTRun] = []
    for run in parts.joined() {
      joined.append(run.with(run.laid.moved(by: x - run.laid.x)))
      x += run.laid.width
    }
    return CTLine(joined, range: line.range, isRightToLeft: line.isRightToLeft, line.source)
  }

  private func runs(of part: Range<Int>) -> [CTRun] {
    line.runs.compactMap { run in
      let shown = run.range.clamped(to: part)
      guard !shown.isEmpty else { return nil }
      let laid = run.laid.part(shown)
      return laid.glyphs.isEmpty ? nil : CTRun(laid, run.paint, run.attributes, range: shown)
    }
  }
}
