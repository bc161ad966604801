import CoreGraphics
import Typography

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.count }

/// By `NSAttributedString.Key`, as they were given.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  var status: CTRunStatus = run.laid.isRightToLeft ? .rightToLeft : []
  if run.laid.style.obliqueness != 0 { status.insert(.hasNonIdentityMatrix) }
  return status
}

/// The characters of the string that the line was made of.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.range) }

/// Of the text of a line that stands upright: the matrix that a font may have is part of the glyphs.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

// The addresses are those of memory that the run keeps.

public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { run.glyphs.address }
/// From the line's left end on the baseline, y up.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? {
  run.positions.address
}
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { run.advances.address }
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? {
  run.indices.address
}

public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  run.glyphs.copy(run.part(range), to: buffer)
}

public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  run.positions.copy(run.part(range), to: buffer)
}

public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  run.advances.copy(run.part(range), to: buffer)
}

public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  run.indices.copy(run.part(range), to: buffer)
}

/// The width of some glyphs, and the measures of the font that was asked for.
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let extent = LineMeasures(run)
  ascent?.pointee = extent.ascent
  descent?.pointee = extent.descent
  leading?.pointee = extent.leading
  return Double(run.laid.advances[run.part(range)].reduce(0, +))
}

/// What glyphs cover, from the context's text position if there is one.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  run.laid.part(glyphs: run.part(range)).inkBounds.placed(in: context)
}

/// Draws glyphs of the run where they are in their line, whose left end is at the text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  context.drawText { run.laid.part(glyphs: run.part(range)).draw(run.paint, in: context) }
}

/// How far letters reach from the baseline.
struct LineMeasures {
  private(set) var ascent: CGFloat = 0
  private(set) var descent: CGFloat = 0
  private(set) var leading: CGFloat = 0

  init() {}

  init(_ run: CTRun) {
    let style = run.laid.style
    let metrics = style.font.metrics
    ascent = metrics.ascender + style.baselineOffset
    descent = -metrics.descender - style.baselineOffset
    leading = metrics.leading
    if let box = style.box, run.laid.kind == .box {
      ascent = box.bottom + box.size.height + style.baselineOffset
      descent = -box.bottom - style.baselineOffset
    }
  }

  /// Of everything in some runs.
  init(_ runs: [CTRun]) {
    self = runs.first.map(LineMeasures.init) ?? LineMeasures()
    for other in runs.dropFirst().map(LineMeasures.init) {
      ascent = max(ascent, other.ascent)
      descent = max(descent, other.descent)
      leading = max(leading, other.leading)
    }
  }
}

extension CGRect {
  /// Nothing has no place but the text's.
  func placed(in context: CGContext?) -> CGRect {
    let origin = context?.textPosition ?? .zero
    if isNull { return CGRect(origin: origin, size: .zero) }
    return offsetBy(dx: origin.x, dy: origin.y)
  }
}

extension CGContext {
  /// Draws in text space turned over: y down, as text is laid out.
  func drawText(_ body: () -> Void) {
    guard textMatrix.isFinite else { return }
    saveGState()
    concatenate(textMatrix)
    scaleBy(x: 1, y: -1)
    body()
    restoreGState()
  }
}
