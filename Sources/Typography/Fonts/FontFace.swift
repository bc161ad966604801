import CoreGraphics
import Synchronization

/// One face of a font: its measures and the shapes of its glyphs, without hinting.
///
/// For all threads: FreeType, which is not, is asked by one at a time. Glyphs are kept once loaded,
/// until they take too much: then all go, and those that are still written with come again.
package final class FontFace: GlyphSource, @unchecked Sendable {
  /// The number of a glyph in its font; 0 is the box that stands for missing ones.
  package typealias Glyph = UInt32

  private struct Shape {
    let advance: Int
    let outline: FixedPath
  }

  private struct Loaded {
    var shapes: [Glyph: Shape] = [:]
    var pictures: [Glyph: GlyphPicture] = [:]
    var nominal: [Unicode.Scalar: Glyph] = [:]
    var shapeBytes = 0
    var pictureBytes = 0
  }

  /// What tells it from all other faces of the run.
  package let number: Int
  /// Font units in the side of the em square.
  package let unitsPerEm: Int
  /// As many as its file has; their numbers are below this.
  package let glyphCount: Int
  /// Whether any glyph is a picture, as in fonts of emoji.
  package let hasPictures: Bool
  /// In an em of 1.
  package let metrics: FontMetrics
  let harfBuzz: HarfBuzzFont
  private let glyphs: any FaceGlyphs
  private let lock = Mutex(())
  private var loaded = Loaded()

  private static let numbers = Atomic<Int>(1)

  /// For where there is no font: an empty box for each character.
  static let ofBoxes = FontFace(EmptyBoxes(), .ofBoxes)

  convenience init(_ file: FontFile, freeType: FreeType) throws(FontError) {
    self.init(try FreeTypeFace(file, freeType: freeType), HarfBuzzFont(file))
  }

  private init(_ glyphs: any FaceGlyphs, _ harfBuzz: HarfBuzzFont) {
    self.glyphs = glyphs
    self.harfBuzz = harfBuzz
    unitsPerEm = harfBuzz.unitsPerEm
    glyphCount = glyphs.glyphCount
    hasPictures = glyphs.hasPictures
    metrics = harfBuzz.metrics(unitsPerEm: unitsPerEm)
    number = Self.numbers.add(1, ordering: .relaxed).oldValue
  }

  /// The glyph of a lone character, before shaping; 0 where the face has none.
  package func glyph(for character: Unicode.Scalar) -> Glyph {
    lock.withLock { _ in
      if let glyph = loaded.nominal[character] { return glyph }
      let glyph = glyphs.glyph(for: character)
      // What a text is written in is little of what there is.
      if loaded.nominal.count > 4_096 { loaded.nominal = [:] }
      loaded.nominal[character] = glyph
      return glyph
    }
  }

  /// From a glyph's origin to the next one's, in font units.
  package func advance(of glyph: Glyph) -> Int { shape(of: glyph).advance }

  /// A glyph's outline in font units, y up.
  package func outline(of glyph: Glyph) -> FixedPath { shape(of: glyph).outline }

  /// A glyph in its own colours; nil for an outline.
  package func picture(of glyph: Glyph) -> GlyphPicture? {
    guard hasPictures else { return nil }
    return lock.withLock { _ in
      if let picture = loaded.pictures[glyph] { return picture }
      guard let picture = glyphs.picture(of: glyph, unitsPerEm: unitsPerEm) else { return nil }
      let bytes = picture.image.width * picture.image.height * 4 + 256
      if loaded.pictureBytes + bytes > CacheBudget.facePictures {
        (loaded.pictures, loaded.pictureBytes) = ([:], 0)
      }
      loaded.pictures[glyph] = picture
      loaded.pictureBytes += bytes
      return picture
    }
  }

  /// A glyph's shape; nothing, of no width, where the font's data of it are broken.
  private func shape(of glyph: Glyph) -> Shape {
    lock.withLock { _ in
      if let shape = loaded.shapes[glyph] { return shape }
      guard let found = glyphs.load(glyph) else {
        return Shape(advance: 0, outline: FixedPath([]))
      }
      let shape = Shape(advance: found.advance, outline: found.outline)
      let bytes = shape.outline.byteCount + 64
      if loaded.shapeBytes + bytes > CacheBudget.faceOutlines {
        (loaded.shapes, loaded.shapeBytes) = ([:], 0)
      }
      loaded.shapes[glyph] = shape
      loaded.shapeBytes += bytes
      return shape
    }
  }

  /// What is kept of it: outlines and pictures.
  var byteCount: Int { lock.withLock { _ in loaded.shapeBytes + loaded.pictureBytes } }
}
