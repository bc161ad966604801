import Foundation
import Pixels

/// What is done with the shapes of glyphs.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill
  case stroke
  case fillStroke
  case invisible
  case fillClip
  case strokeClip
  case fillStrokeClip
  case clip
}

extension CGContext {
  /// Draws glyphs in the fill colour, each with its origin at a position of user space.
  ///
  /// `map` turns the font's own space, y up, before it is placed: `(1, 0, 0, -1)` where the user
  /// space's y points down. Small upright text comes from the cache of glyphs, at quarters of a
  /// pixel across and whole pixels down; all other is filled as a path, and so is text that may
  /// stand anywhere.
  package func draw(
    _ glyphs: [UInt32], of source: any GlyphSource, size: CGFloat, at positions: [CGPoint],
    map: CGAffineTransform
  ) {
    guard size.isFinite, size > 0 else { return }
    if source.hasPictures { drawPictures(glyphs, of: source, size: size, at: positions, map: map) }
    let full = map.concatenating(pixelMap)
    let largest = size * max(full.a.magnitude, full.d.magnitude)
    // Pixels' rows begin at the top, so that upright text is turned over on its way to them.
    let isUpright = full.b == 0 && full.c == 0 && full.a > 0 && full.d < 0
    let placement = glyphPlacement
    let isInSteps = placement.isInSteps || !placement.isBetweenPixels
    guard isUpright, isInSteps, largest <= GlyphStrike.largestSize, case .color = state.fill else {
      return fillOutlines(of: glyphs, source, size: size, at: positions, map: map)
    }
    drawFromCache(glyphs, of: source, size: size, at: positions, xScale: full.a, yScale: full.d)
  }

  private func drawFromCache(
    _ glyphs: [UInt32], of source: any GlyphSource, size: CGFloat, at positions: [CGPoint],
    xScale: CGFloat, yScale: CGFloat
  ) {
    GlyphCache.shared.withStrike(of: source, size: size, xScale: xScale, yScale: yScale) { strike in
      var places: [GlyphPlace] = []
      places.reserveCapacity(glyphs.count)
      let map = pixelMap
      let area = visible
      let reach = size * max(xScale, -yScale) * 8
      let glyphCount = source.glyphCount
      let step = CGFloat(glyphPlacement.isBetweenPixels ? 1 : GlyphStrike.phases)
      for (glyph, position) in zip(glyphs, positions) where Int(glyph) < glyphCount {
        let origin = position.applying(map)
        // What is not a number compares as false.
        guard origin.x > CGFloat(area.minX) - reach, origin.x < CGFloat(area.maxX) + reach,
          origin.y > CGFloat(area.minY) - reach, origin.y < CGFloat(area.maxY) + reach
        else { continue }
        let quarters = (origin.x * CGFloat(GlyphStrike.phases) / step).rounded() * step
        let x = (quarters / CGFloat(GlyphStrike.phases)).rounded(.down)
        let phase = Int(quarters - x * CGFloat(GlyphStrike.phases))
        let slot = strike.slot(glyph, phase: phase, scratch: scratch)
        places.append(GlyphPlace(slot: slot, x: Int(x), y: Int(origin.y.rounded())))
      }
      paint(places, of: strike.sheet)
    }
  }

  /// Plain text goes straight to the pixels, all other by way of a mask of the whole.
  private func paint(_ places: [GlyphPlace], of sheet: GlyphSheet) {
    guard let ink = ink(state.fill) else { return }
    let isPlain =
      ink.mode == .normal && ink.mask == nil && state.shadow == nil && state.shouldAntialias
      && allowsAntialiasing
    guard isPlain, case .color(let color) = ink.content else {
      return draw(.mask(Mask(places, of: sheet, within: visible)), with: ink)
    }
    let area = state.clip.bounds
    guard !area.isEmpty, !places.isEmpty else { return }
    if let group = groups.last {
      group.surface.clipped(to: area).draw(places, of: sheet, color: color, scratch: scratch)
    } else {
      canvas.draw(in: area) { $0.draw(places, of: sheet, color: color, scratch: scratch) }
    }
  }

  private func fillOutlines(
    of glyphs: [UInt32], _ source: any GlyphSource, size: CGFloat, at positions: [CGPoint],
    map: CGAffineTransform
  ) {
    let path = glyphPath(glyphs, of: source, size: size, at: positions, map: map)
    guard !path.isEmpty else { return }
    let before = current
    current = CGMutablePath()
    addPath(path)
    fillPath()
    current = before
  }

  /// The outlines of glyphs in user space.
  package func glyphPath(
    _ glyphs: [UInt32], of source: any GlyphSource, size: CGFloat, at positions: [CGPoint],
    map: CGAffineTransform
  ) -> CGPath {
    let unit = size / CGFloat(max(1, source.unitsPerEm))
    var elements: [CGPath.Element] = []
    for (glyph, position) in zip(glyphs, positions) where position.isFinite {
      let place = CGAffineTransform(scaleX: unit, y: unit).concatenating(map)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
      elements += source.outline(of: glyph).elements.mapped(by: place)
    }
    return CGPath(elements: elements)
  }

  /// Draws those glyphs that have colours of their own.
  private func drawPictures(
    _ glyphs: [UInt32], of source: any GlyphSource, size: CGFloat, at positions: [CGPoint],
    map: CGAffineTransform
  ) {
    let unit = size / CGFloat(max(1, source.unitsPerEm))
    for (glyph, position) in zip(glyphs, positions) where position.isFinite {
      guard let picture = source.picture(of: glyph) else { continue }
      saveGState()
      translateBy(x: position.x, y: position.y)
      concatenate(map)
      scaleBy(x: unit, y: unit)
      draw(picture.image, in: picture.frame)
      restoreGState()
    }
  }
}
