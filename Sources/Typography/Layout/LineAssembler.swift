import CoreGraphics

/// Makes a line of a plan: cuts runs, orders them, and places their glyphs.
struct LineAssembler {
  let content: TextContent
  let style: TextParagraph
  let paragraph: ParagraphRange
  let runs: [ShapedRun]
  let shaper: Shaper
  let isRightToLeft: Bool
  let width: CGFloat

  func line(_ plan: LinePlan) -> LaidLine {
    var parts: [ShapedRun] = []
    for piece in plan.pieces {
      switch piece {
      case .text(let range): addParts(of: range, to: &parts)
      case .ellipsis(let run): parts.append(run)
      }
    }
    for index in parts.indices where parts[index].kind == .tab {
      let width = plan.tabs[parts[index].range.lowerBound] ?? 0
      parts[index].glyphs[0].advance = width
    }
    let hanging = splitHanging(&parts, plan)
    let ordered = Self.reordered(parts, isRightToLeft: isRightToLeft)
    var laid = place(ordered)
    let shownWidth = laid.last.map { $0.x + $0.width } ?? 0
    if style.alignment == .justified, plan.isBroken, !plan.isTruncated {
      laid = justified(laid, by: plan.available - shownWidth)
    }
    let lineWidth = laid.last.map { $0.x + $0.width } ?? 0
    // Spaces that hang over the edge stand behind the text, where a caret finds them.
    laid += place(hanging, from: isRightToLeft ? nil : lineWidth)
    return finished(laid, width: lineWidth, plan)
  }

  private func finished(_ runs: [LaidRun], width: CGFloat, _ plan: LinePlan) -> LaidLine {
    let extent = LineExtent(plan, in: content, style)
    return LaidLine(
      range: plan
        .start..<(plan.end == paragraph.content.upperBound
        ? paragraph.full.upperBound : plan.end),
      x: x(of: width, plan), top: 0, height: extent.height, ascent: extent.ascent,
      descent: extent.descent, width: width, runs: runs, isRightToLeft: isRightToLeft,
      isTruncated: plan.isTruncated)
  }

  private func x(of lineWidth: CGFloat, _ plan: LinePlan) -> CGFloat {
    guard width.isFinite else { return isRightToLeft ? 0 : plan.indent }
    let spare = plan.available - lineWidth
    // Where text is too wide its beginning shows, but for text that is aligned to the other side.
    let left = isRightToLeft ? width - plan.indent - plan.available : plan.indent
    switch style.alignment {
    case .left: return left
    case .right: return left + spare
    case .center: return left + max(0, spare / 2)
    case .natural, .justified: return isRightToLeft ? left + spare : left
    }
  }

  // MARK: Cutting runs

  private func addParts(of range: Range<Int>, to parts: inout [ShapedRun]) {
    for run in runs[firstRun(at: range.lowerBound)...] {
      if run.range.lowerBound >= range.upperBound { break }
      let part = run.range.clamped(to: range)
      parts.append(part == run.range ? run : cut(run, to: part))
    }
  }

  private func firstRun(at place: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Part of a run: its glyphs if the cut leaves them as they are, else shaped anew.
  private func cut(_ run: ShapedRun, to range: Range<Int>) -> ShapedRun {
    var part = ShapedRun(
      range: range, style: run.style, face: run.face, level: run.level, script: run.script,
      kind: run.kind)
    guard run.isSafeToCut(at: range.lowerBound), run.isSafeToCut(at: range.upperBound) else {
      return shaper.shaped(part)
    }
    part.glyphs = Array(run.glyphs[run.glyphIndices(of: range)])
    return part
  }

  /// Takes away the spaces at the end of a broken line.
  private func splitHanging(_ parts: inout [ShapedRun], _ plan: LinePlan) -> [ShapedRun] {
    guard plan.shownEnd < plan.end else { return [] }
    var hanging: [ShapedRun] = []
    while let last = parts.last, last.range.upperBound > plan.shownEnd {
      parts.removeLast()
      if last.range.lowerBound >= plan.shownEnd {
        hanging.insert(last, at: 0)
      } else {
        hanging.insert(cut(last, to: plan.shownEnd..<last.range.upperBound), at: 0)
        parts.append(cut(last, to: last.range.lowerBound..<plan.shownEnd))
      }
    }
    return hanging
  }

  // MARK: Placing

  /// From left to right: Unicode's rule L2, from the deepest level up.
  private static func reordered(_ runs: [ShapedRun], isRightToLeft: Bool) -> [ShapedRun] {
    guard runs.contains(where: { $0.level > 0 }) else { return runs }
    var runs = runs
    let deepest = runs.reduce(0) { max($0, $1.level) }
    for level in stride(from: deepest, to: 0, by: -1) {
      var index = 0
      while index < runs.count {
        guard runs[index].level >= level else {
          index += 1
          continue
        }
        var end = index
        while end < runs.count, runs[end].level >= level { end += 1 }
        runs[index..<end].reverse()
        index = end
      }
    }
    return runs
  }

  /// Runs side by side, from a place on; to the left of 0 where there is none.
  private func place(_ runs: [ShapedRun], from start: CGFloat? = 0) -> [LaidRun] {
    var x = start ?? -runs.reduce(0) { $0 + $1.width }
    return runs.map { run in
      var positions: [CGPoint] = []
      positions.reserveCapacity(run.glyphs.count)
      var origins: [CGFloat] = []
      origins.reserveCapacity(run.glyphs.count)
      let first = x
      for glyph in run.glyphs {
        positions.append(CGPoint(x: x + glyph.x, y: glyph.y - run.style.baselineOffset))
        origins.append(x)
        x += glyph.advance
      }
      return LaidRun(
        range: run.range, kind: LaidRun.Kind(run.kind), style: run.style,
        isRightToLeft: run.isRightToLeft, face: run.face, glyphs: run.glyphs.map(\.glyph),
        positions: positions, origins: origins,
        clusters: run.glyphs.map(\.cluster), x: first, width: x - first)
    }
  }

  /// Spreads a line by widening its spaces.
  private func justified(_ runs: [LaidRun], by spare: CGFloat) -> [LaidRun] {
    let count = runs.reduce(0) { $0 + $1.clusters.count { isSpace($0) } }
    guard spare > 0, spare.isFinite, count > 0 else { return runs }
    let share = spare / CGFloat(count)
    var moved: CGFloat = 0
    return runs.map { run in
      var run = run
      run.x += moved
      let before = moved
      for index in run.glyphs.indices {
        run.positions[index].x += moved
        run.origins[index] += moved
        if isSpace(run.clusters[index]) { moved += share }
      }
      run.width += moved - before
      return run
    }
  }

  private func isSpace(_ place: Int) -> Bool {
    place < content.text.count && (content.text[place] == 0x20 || content.text[place] == 0xA0)
  }
}

extension LaidRun.Kind {
  init(_ kind: ShapedRun.Kind) {
    switch kind {
    case .text: self = .text
    case .tab: self = .tab
    case .box: self = .box
    case .ellipsis: self = .ellipsis
    }
  }
}
