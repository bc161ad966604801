import CoreGraphics
import Typography

/// Which way lines go. Text is written across.
public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  case horizontal = 1
}

/// A glyph for each unit of UTF-16, before shaping: 0 where the font has none, and for the second half
/// of a pair. False if any character has none.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var hasAll = true
  var index = 0
  while index < count {
    let unit = characters[index]
    var scalar = Unicode.Scalar(unit)
    var length = 1
    if unit & 0xFC00 == 0xD800, index + 1 < count, characters[index + 1] & 0xFC00 == 0xDC00 {
      let low = UInt32(characters[index + 1] & 0x3FF)
      scalar = Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10) + low)
      length = 2
    }
    let glyph = scalar.map { font.face.glyph(for: $0) } ?? 0
    glyphs[index] = CGGlyph(truncatingIfNeeded: glyph)
    if length == 2 { glyphs[index + 1] = 0 }
    hasAll = hasAll && glyph != 0
    index += length
  }
  return hasAll
}

/// How far text goes on after each glyph; the sum of all.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum = 0.0
  for index in 0..<max(0, count) {
    let advance = CGSize(
      width: font.face.width(of: UInt32(glyphs[index])) * font.unit, height: 0)
    advances?[index] = advance.applying(font.matrix)
    sum += Double(advance.width)
  }
  return sum
}

/// What each glyph covers with its origin at 0 0, y up; around all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for index in 0..<max(0, count) {
    let ink = font.face.inkBounds(of: UInt32(glyphs[index])).applying(font.glyphMap)
    boundingRects?[index] = ink
    all = all.isNull ? ink : all.union(ink)
  }
  return all
}

/// The outline, y up; nil for a glyph that has none: a space, a picture, or one that is not there.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let outline = font.face.outline(of: UInt32(glyph))
  guard !outline.isEmpty else { return nil }
  let map = font.glyphMap.concatenating(matrix?.pointee ?? .identity)
  guard map.isFinite else { return nil }
  return CGPath(elements: outline.elements.map { $0.applying(map) })
}

/// Draws glyphs in the fill colour at places of text space, which the context's text matrix turns into
/// user space.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  guard count > 0 else { return }
  let matrix = context.textMatrix
  var map = font.matrix.concatenating(matrix)
  (map.tx, map.ty) = (0, 0)
  guard map.isFinite else { return }
  let places = (0..<count).map { positions[$0].applying(matrix) }
  context.draw(
    (0..<count).map { UInt32(glyphs[$0]) }, of: font.face, size: font.font.size, at: places,
    map: map)
}

extension CTFont {
  /// From the font's units to points, y up.
  var glyphMap: CGAffineTransform {
    CGAffineTransform(scaleX: unit, y: unit).concatenating(matrix)
  }
}
