import CPango
import CoreGraphics

/// The calls into FreeType about one face, all in font units, y up.
final class FreeTypeFace: FaceGlyphs {
  private let freeType: FreeType
  private let face: FT_Face
  private let isScalable: Bool

  init(_ file: FontFile, freeType: FreeType) throws(FontError) {
    func unusable(_ words: String) -> FontError { .unusable(path: file.path, words: words) }
    guard let library = freeType.library else { throw unusable("FreeType cannot start") }
    var face: FT_Face?
    let code = FT_New_Face(library, file.path, file.index, &face)
    guard code == 0, let face else { throw unusable("FreeType's error \(code)") }
    let isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    let hasPictures = face.pointee.num_fixed_sizes > 0
    guard isScalable && face.pointee.units_per_EM > 0 || hasPictures else {
      FT_Done_Face(face)
      throw unusable("it has no outlines")
    }
    self.isScalable = isScalable
    if hasPictures { FT_Select_Size(face, face.pointee.num_fixed_sizes - 1) }
    self.freeType = freeType
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
  }

  var glyphCount: Int { face.pointee.num_glyphs }
  /// Whether glyphs are pictures in colours, of which the largest are taken.
  var hasPictures: Bool { face.pointee.num_fixed_sizes > 0 }

  /// The glyph of a character; 0, the box of a missing one, where the font has none.
  func glyph(for character: Unicode.Scalar) -> UInt32 {
    FT_Get_Char_Index(face, FT_ULong(character.value))
  }

  /// A glyph's advance and outline; nil where the font's data are broken.
  func load(_ glyph: UInt32) -> (advance: Int, outline: FixedPath)? {
    guard isScalable, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
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

  /// A glyph that is a picture, in units of an em, y up.
  func picture(of glyph: UInt32, unitsPerEm: Int) -> GlyphPicture? {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let size = face.pointee.size, size.pointee.metrics.x_ppem > 0,
      let image = image(of: slot.pointee.bitmap)
    else { return nil }
    let unit = CGFloat(unitsPerEm) / CGFloat(size.pointee.metrics.x_ppem)
    let top = CGFloat(slot.pointee.bitmap_top) * unit
    let height = CGFloat(image.height) * unit
    return GlyphPicture(
      image: image,
      frame: CGRect(
        x: CGFloat(slot.pointee.bitmap_left) * unit, y: top - height,
        width: CGFloat(image.width) * unit, height: height))
  }

  /// FreeType's premultiplied BGRA is our own format.
  private func image(of bitmap: FT_Bitmap) -> CGImage? {
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, bitmap.pitch >= width * 4, let bytes = bitmap.buffer else {
      return nil
    }
    let data = Data(bytes: bytes, count: Int(bitmap.pitch) * height)
    guard let provider = CGDataProvider(data: data as CFData) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
      bytesPerRow: Int(bitmap.pitch), space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(
        rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}
