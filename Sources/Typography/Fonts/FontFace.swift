import CoreGraphics

/// One face of a font: its measures and the shapes of its glyphs, without hinting.
///
/// Confined like its `FontLibrary`. Glyphs are kept once loaded: a face holds at most as many as
/// its file has.
package final class FontFace {
  /// The number of a glyph in its font; 0 is the box that stands for missing ones.
  package typealias Glyph = UInt32

  private struct Shape {
    let advance: Int
    let outline: CGPath
  }

  private let freeType: FreeTypeFace
  private var shapes: [Glyph: Shape] = [:]

  init(_ file: FontFile, freeType: FreeType) throws(FontError) {
    self.freeType = try FreeTypeFace(file, freeType: freeType)
  }

  /// Font units in the side of the em square, which is a font's size.
  package var unitsPerEm: Int { freeType.unitsPerEm }
  /// From the baseline up to the top of a line, in font units.
  package var ascender: Int { freeType.ascender }
  /// From the baseline to the bottom of a line, in font units: negative, as Apple's `descender`.
  package var descender: Int { freeType.descender }

  package func glyph(for character: Unicode.Scalar) -> Glyph {
    freeType.glyph(for: character)
  }

  /// From a glyph's origin to the next one's, in font units.
  package func advance(of glyph: Glyph) -> Int { shape(of: glyph).advance }

  /// A glyph's outline in font units, y up.
  package func outline(of glyph: Glyph) -> CGPath { shape(of: glyph).outline }

  /// A glyph's outline in points at a size, y down, its origin at 0 0.
  package func outline(of glyph: Glyph, size: CGFloat) -> CGPath {
    CGPath(elements: elements(of: glyph, size: size, x: 0))
  }

  /// A glyph's outline as steps in points, y down, its origin at `x` on the baseline.
  func elements(of glyph: Glyph, size: CGFloat, x: CGFloat) -> [CGPath.Element] {
    let scale = size / CGFloat(unitsPerEm)
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: x + point.x * scale, y: -point.y * scale)
    }
    return outline(of: glyph).elements.map { element in
      switch element {
      case .move(let point): .move(place(point))
      case .line(let point): .line(place(point))
      case .quad(let control, let end): .quad(control: place(control), end: place(end))
      case .cubic(let control1, let control2, let end):
        .cubic(control1: place(control1), control2: place(control2), end: place(end))
      case .close: .close
      }
    }
  }

  /// A glyph's shape; nothing, of no width, where the font's data of it are broken.
  private func shape(of glyph: Glyph) -> Shape {
    if let shape = shapes[glyph] { return shape }
    guard let loaded = freeType.load(glyph) else {
      return Shape(advance: 0, outline: CGPath(elements: []))
    }
    let shape = Shape(advance: loaded.advance, outline: loaded.outline)
    shapes[glyph] = shape
    return shape
  }
}
