import Foundation
import Pixels

/// A font's glyphs at one size in pixels, each at four places between two pixels of a row.
final class GlyphStrike {
  /// Between pixels of a row; rows are whole, which keeps lines of text crisp.
  static let phases = 4
  /// Larger glyphs are filled as paths.
  static let largestSize: CGFloat = 160

  let sheet = GlyphSheet()
  /// The number of the drawing that used it last.
  var lastUse = 0
  private let source: any GlyphSource
  /// From font units to pixels, y down.
  private let scale: CGAffineTransform
  private let limit: PixelRect

  /// `scale` is from the em's units to pixels.
  init(_ source: any GlyphSource, size: CGFloat, xScale: CGFloat, yScale: CGFloat) {
    self.source = source
    let unit = size / CGFloat(max(1, source.unitsPerEm))
    scale = CGAffineTransform(scaleX: unit * xScale, y: unit * yScale)
    // Marks and ornaments may reach some ems out; data that are broken may not reach far.
    let reach = Int(min(2_048, max(1, size * max(xScale.magnitude, yScale.magnitude)) * 8))
    limit = PixelRect(minX: -reach, minY: -reach, maxX: reach, maxY: reach)
  }

  /// The slot of a glyph, made if it is not there.
  func slot(_ glyph: UInt32, phase: Int, scratch: PaintScratch) -> Int {
    let key = Int(glyph) * Self.phases + phase
    if let slot = sheet.slot(key) { return slot }
    var map = scale
    map.tx = CGFloat(phase) / CGFloat(Self.phases)
    let path = CGPath(elements: source.outline(of: glyph).elements.mapped(by: map))
    return sheet.add(key, path.outline(clip: limit), within: limit, scratch: scratch)
  }
}
