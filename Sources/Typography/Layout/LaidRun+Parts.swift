import CoreGraphics

extension LaidRun {
  /// The glyphs whose characters are in a part of the run's text, where they stand.
  package func part(_ part: Range<Int>) -> LaidRun {
    if part == range || range.isEmpty { return self }
    return with(glyphs.indices.filter { part.contains(clusters[$0]) }, part)
  }

  /// Some of the glyphs, counted from the left, where they stand.
  package func part(glyphs part: Range<Int>) -> LaidRun {
    let part = part.clamped(to: glyphs.indices)
    return part == glyphs.indices ? self : with(Array(part), range)
  }

  private func with(_ shown: [Int], _ range: Range<Int>) -> LaidRun {
    let left = shown.first.map { origins[$0] } ?? x
    let right = shown.last.map { $0 + 1 < origins.count ? origins[$0 + 1] : x + width } ?? left
    return LaidRun(
      range: range, kind: kind, style: style, isRightToLeft: isRightToLeft, face: face,
      glyphs: shown.map { glyphs[$0] }, positions: shown.map { positions[$0] },
      origins: shown.map { origins[$0] }, clusters: shown.map { clusters[$0] }, x: left,
      width: right - left)
  }

  /// The same of a text that begins later in another one.
  package func counted(from offset: Int) -> LaidRun {
    if offset == 0 { return self }
    return LaidRun(
      range: range.lowerBound + offset..<range.upperBound + offset, kind: kind, style: style,
      isRightToLeft: isRightToLeft, face: face, glyphs: glyphs, positions: positions,
      origins: origins, clusters: clusters.map { $0 + offset }, x: x, width: width)
  }

  /// Moved along the line.
  package func moved(by distance: CGFloat) -> LaidRun {
    var run = self
    run.x += distance
    for index in glyphs.indices {
      run.positions[index].x += distance
      run.origins[index] += distance
    }
    return run
  }

  /// With more room after some of its glyphs.
  package func widened(by room: CGFloat, after isWide: (_ cluster: Int) -> Bool) -> LaidRun {
    var run = self
    var moved: CGFloat = 0
    for index in glyphs.indices {
      run.positions[index].x += moved
      run.origins[index] += moved
      if isWide(clusters[index]) { moved += room }
    }
    run.width += moved
    return run
  }

  /// For each glyph how far the next one stands from it.
  package var advances: [CGFloat] {
    origins.indices.map { ($0 + 1 < origins.count ? origins[$0 + 1] : x + width) - origins[$0] }
  }

  /// Draws the run with its line's left end at the origin of a user space whose y points down.
  package func draw(_ paint: TextPaint, in context: CGContext) {
    RunDrawing(run: self, range: range, paint: paint, start: .zero).draw(in: context)
  }

  /// What the glyphs cover, y up, the line's left end on the baseline at 0 0; null for nothing.
  package var inkBounds: CGRect {
    let unit = style.font.size / CGFloat(max(1, face.unitsPerEm))
    let map = style.glyphMap.concatenating(CGAffineTransform(scaleX: unit, y: -unit))
    var bounds = CGRect.null
    guard kind == .text || kind == .ellipsis else { return bounds }
    for (glyph, position) in zip(glyphs, positions) {
      let ink = face.inkBounds(of: glyph)
      guard !ink.isEmpty else { continue }
      bounds = bounds.union(ink.applying(map).offsetBy(dx: position.x, dy: -position.y))
    }
    return bounds
  }
}
