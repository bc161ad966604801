import CoreGraphics

/// Decides where the lines of a paragraph end.
struct LineBreaker {
  let text: [UInt16]
  let paragraph: ParagraphRange
  var style: TextParagraph
  let runs: [ShapedRun]
  /// Of the room.
  var width: CGFloat
  /// What lines have to leave free: kerning that is undone where a line ends makes some wider than
  /// the sum of their parts.
  var reserve: CGFloat = 0
  /// What is never torn apart, in the order of the text.
  private let clusters: [Cluster]
  /// Found when the first line is too long.
  private lazy var breaks = TextBreaks(text[paragraph.content])

  struct Cluster {
    let start: Int
    let run: Int
    var advance: CGFloat
  }

  /// Sums of widths that should be equal are off by so little.
  private static let tolerance: CGFloat = 1e-6

  init(
    text: [UInt16], paragraph: ParagraphRange, style: TextParagraph, runs: [ShapedRun],
    width: CGFloat
  ) {
    (self.text, self.paragraph, self.style, self.runs) = (text, paragraph, style, runs)
    self.width = width
    clusters = Self.clusters(of: runs)
  }

  private static func clusters(of runs: [ShapedRun]) -> [Cluster] {
    var clusters: [Cluster] = []
    clusters.reserveCapacity(runs.reduce(0) { $0 + $1.glyphs.count })
    for (number, run) in runs.enumerated() {
      let first = clusters.count
      for index in run.glyphs.indices {
        // Glyphs stand from left to right.
        let glyph = run.glyphs[run.isRightToLeft ? run.glyphs.count - 1 - index : index]
        if clusters.count > first, clusters[clusters.count - 1].start == glyph.cluster {
          clusters[clusters.count - 1].advance += glyph.advance
        } else {
          clusters.append(Cluster(start: glyph.cluster, run: number, advance: glyph.advance))
        }
      }
    }
    return clusters
  }

  private var isUnbroken: Bool { !width.isFinite }

  /// The line that begins at a place.
  mutating func plan(from start: Int) -> LinePlan {
    var plan = emptyPlan(from: start)
    guard let first = index(of: start) else { return plan }
    var width: CGFloat = 0
    // The index of the cluster that the next line would begin with.
    var best: Int?
    for index in first..<clusters.count {
      let cluster = clusters[index]
      if index > first, canBreak(before: cluster.start),
        hyphen(before: index).map({ width + $0.width <= plan.available + Self.tolerance }) ?? true
      {
        best = index
      }
      let advance = advance(index, after: plan.indent + width, &plan.tabs)
      let fits = width + advance <= plan.available + Self.tolerance
      if !isUnbroken, !fits, !isSpace(cluster.start) {
        let next = best ?? max(index, first + 1)
        return broken(plan, from: first, before: next)
      }
      width += advance
    }
    plan.pieces = [.text(start..<plan.end)]
    return plan
  }

  private func broken(_ plan: LinePlan, from first: Int, before next: Int) -> LinePlan {
    var plan = plan
    plan.end = next < clusters.count ? clusters[next].start : plan.end
    plan.isBroken = plan.end < paragraph.content.upperBound
    plan.shownEnd = plan.isBroken ? trimmed(plan.end, downTo: plan.start) : plan.end
    plan.pieces = [.text(plan.start..<plan.end)]
    if plan.isBroken, let hyphen = hyphen(before: next) { plan.pieces.append(.ellipsis(hyphen)) }
    return plan
  }

  /// What is seen where a line ends with a soft hyphen, before the cluster that goes on.
  private func hyphen(before index: Int) -> ShapedRun? {
    guard index > 0, index < clusters.count, text[clusters[index].start - 1] == Self.softHyphen
    else { return nil }
    let run = runs[clusters[index - 1].run]
    let glyph = [Unicode.Scalar(0x2010), "-"].lazy.compactMap { $0 }
      .map { run.face.glyph(for: $0) }.first { $0 != 0 }
    guard let glyph else { return nil }
    let unit = run.style.font.size / CGFloat(run.face.unitsPerEm) * run.style.widening
    let place = clusters[index].start
    var hyphen = ShapedRun(
      range: place..<place, style: run.style, face: run.face, level: run.level,
      script: run.script, kind: .ellipsis)
    hyphen.glyphs = [
      ShapedGlyph(
        glyph: glyph, cluster: place, advance: CGFloat(run.face.advance(of: glyph)) * unit, x: 0,
        y: 0, isSafeToCut: true)
    ]
    return hyphen
  }

  private static let softHyphen: UInt16 = 0xAD

  /// A line of a part of the paragraph, however wide.
  func wholePlan(of part: Range<Int>) -> LinePlan {
    var plan = LinePlan(
      pieces: [.text(part)], start: part.lowerBound, end: part.upperBound,
      shownEnd: part.upperBound, indent: 0, available: .infinity, isBroken: false)
    guard let first = index(of: part.lowerBound) else { return plan }
    var x: CGFloat = 0
    for index in first..<clusters.count where clusters[index].start < part.upperBound {
      x += advance(index, after: x, &plan.tabs)
    }
    return plan
  }

  private func emptyPlan(from start: Int) -> LinePlan {
    let isFirst = start == paragraph.content.lowerBound
    let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    let right = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
    let end = paragraph.content.upperBound
    return LinePlan(
      pieces: [], start: start, end: end, shownEnd: end, indent: indent,
      available: max(0, right - indent - reserve), isBroken: false)
  }

  /// The end of a line without the spaces before it.
  private func trimmed(_ end: Int, downTo start: Int) -> Int {
    var end = end
    while end > start, isSpace(end - 1) { end -= 1 }
    return end
  }

  private mutating func canBreak(before place: Int) -> Bool {
    guard !isUnbroken else { return false }
    let offset = place - paragraph.content.lowerBound
    return style.breaking == .characters
      ? breaks.isCursorPosition(offset) : breaks.canBreakLine(at: offset)
  }

  private func isSpace(_ place: Int) -> Bool {
    let unit = text[place]
    return unit == 0x20 || unit == 0x09 || unit == 0x3000 || unit == 0x1680
      || (0x2000...0x200A).contains(unit) && unit != 0x2007
  }

  /// The cluster that begins at a place or contains it.
  private func index(of place: Int) -> Int? {
    var (low, high) = (0, clusters.count)
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].start < place { low = middle + 1 } else { high = middle }
    }
    return low < clusters.count ? low : nil
  }

  // MARK: Tabs

  /// A cluster's advance; a tab's reaches from where it stands to the next stop.
  private func advance(
    _ index: Int, after x: CGFloat, _ tabs: inout [Int: CGFloat]
  ) -> CGFloat {
    let cluster = clusters[index]
    guard runs[cluster.run].kind == .tab else { return cluster.advance }
    let width = tabWidth(at: x, before: index + 1)
    tabs[cluster.start] = width
    return width
  }

  private func tabWidth(at x: CGFloat, before next: Int) -> CGFloat {
    guard let stop = style.tabs.first(where: { $0.location > x + Self.tolerance }) else {
      let last = style.tabs.last?.location ?? 0
      let interval = style.tabInterval > 0 ? style.tabInterval : Self.standardInterval
      let steps = ((x - last) / interval).rounded(.down) + 1
      return max(0, last + max(1, steps) * interval - x)
    }
    let following = clusters[next...].prefix { runs[$0.run].kind != .tab }
      .reduce(0) { $0 + $1.advance }
    switch stop.alignment {
    case .right: return max(0, stop.location - x - following)
    case .center: return max(0, stop.location - x - following / 2)
    case .left, .natural, .justified: return stop.location - x
    }
  }

  private static let standardInterval: CGFloat = 28
}

// MARK: - Cutting

extension LineBreaker {
  /// The rest of the paragraph from a plan's start in one line, cut as a style says; nil for styles
  /// that break lines.
  func cut(
    _ plan: LinePlan, _ breaking: TextParagraph.Breaking, hasMore: Bool, shaper: Shaper
  ) -> LinePlan? {
    guard breaking != .words, breaking != .characters else { return nil }
    var line = emptyPlan(from: plan.start)
    line.pieces = [.text(plan.start..<line.end)]
    guard let first = index(of: plan.start) else { return line }
    var x = line.indent
    var advances: [CGFloat] = []
    for index in first..<clusters.count {
      advances.append(advance(index, after: x, &line.tabs))
      x += advances[index - first]
      // Nobody sees what is far outside, but a head or a middle cut shows the end.
      if x > line.indent + line.available, breaking == .clip || breaking == .truncateTail {
        break
      }
    }
    line.isTruncated = x - line.indent > line.available + Self.tolerance || hasMore
    guard breaking != .clip, line.isTruncated else { return line }
    cut(&line, breaking, first: first, advances, shaper)
    return line
  }

  /// Leaves as much as fits beside an ellipsis.
  private func cut(
    _ line: inout LinePlan, _ breaking: TextParagraph.Breaking, first: Int,
    _ advances: [CGFloat], _ shaper: Shaper
  ) {
    let ellipsis = shaper.shaped("…", like: runs[clusters[first].run], at: line.start)
    let room = max(0, line.available - ellipsis.width) + Self.tolerance
    var head = 0
    var tail = advances.count
    var used: CGFloat = 0
    let takesHead = breaking != .truncateHead
    let takesTail = breaking != .truncateTail
    var isHeadsTurn = takesHead
    while head < tail {
      let advance = isHeadsTurn ? advances[head] : advances[tail - 1]
      if used + advance > room { break }
      used += advance
      if isHeadsTurn { head += 1 } else { tail -= 1 }
      if takesHead && takesTail { isHeadsTurn.toggle() }
    }
    place(&line, head: first + head, tail: takesTail ? first + tail : nil, ellipsis, shaper)
  }

  private func place(
    _ line: inout LinePlan, head: Int, tail: Int?, _ ellipsis: ShapedRun, _ shaper: Shaper
  ) {
    let end = line.end
    let place = head < clusters.count ? clusters[head].start : end
    let headEnd = trimmed(place, downTo: line.start)
    // The ellipsis looks like what it follows.
    let model = runs[clusters[min(max(0, head - 1), clusters.count - 1)].run]
    let dots = shaper.shaped("…", like: model, at: headEnd)
    line.pieces = []
    if headEnd > line.start { line.pieces.append(.text(line.start..<headEnd)) }
    line.pieces.append(.ellipsis(dots))
    if let tail, tail < clusters.count {
      line.pieces.append(.text(clusters[tail].start..<end))
    }
  }
}
