import CPango
import CoreGraphics

/// The calls into FreeType about one face, all in font units, y up.
final class FreeTypeFace {
  private let freeType: FreeType
  private let face: FT_Face

  init(_ file: FontFile, freeType: FreeType) throws(FontError) {
    func unusable(_ words: String) -> FontError { .unusable(path: file.path, words: words) }
    guard let library = freeType.library else { throw unusable("FreeType cannot start") }
    var face: FT_Face?
    let code = FT_New_Face(library, file.path, file.index, &face)
    guard code == 0, let face else { throw unusable("FreeType's error \(code)") }
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0,
      face.pointee.units_per_EM > 0
    else {
      FT_Done_Face(face)
      throw unusable("it has no outlines")
    }
    self.freeType = freeType
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
  }

  var unitsPerEm: Int { Int(face.pointee.units_per_EM) }
  var ascender: Int { Int(face.pointee.ascender) }
  var descender: Int { Int(face.pointee.descender) }

  /// The glyph of a character; 0, the box of a missing one, where the font has none.
  func glyph(for character: Unicode.Scalar) -> UInt32 {
    FT_Get_Char_Index(face, FT_ULong(character.value))
  }

  /// A glyph's advance and outline; nil where the font's data are broken.
  func load(_ glyph: UInt32) -> (advance: Int, outline: CGPath)? {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    let advance = slot.pointee.metrics.horiAdvance
    var drawing = OutlineDrawing()
    var functions = OutlineDrawing.functions
    let code = withUnsafeMutablePointer(to: &drawing) {
      FT_Outline_Decompose(&slot.pointee.outline, &functions, $0)
    }
    guard code == 0 else { return nil }
    return (Int(advance), drawing.finish())
  }
}
