import CoreGraphics

/// Picture files of any format that is read here.
package enum ImageFile {
  /// The picture in a file's bytes; the format is known by how they begin, not by a name.
  package static func decode(
    _ bytes: [UInt8], limit: ImageSizeLimit = .standard
  ) throws(ImageFileError) -> CGImage {
    if bytes.starts(with: PNGFile.signature) {
      return try PNGFile.decode(bytes, limit: limit)
    }
    if bytes.starts(with: JPEGFile.signature) {
      return try JPEGFile.decode(bytes, limit: limit)
    }
    if let kind = unsupportedKind(bytes) {
      throw .unsupported(kind)
    }
    throw .notAnImage
  }

  /// What people call a picture format that is recognised only to say so.
  private static func unsupportedKind(_ bytes: [UInt8]) -> String? {
    func holds(_ text: String, at offset: Int) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if holds("GIF8", at: 0) { return "a GIF picture" }
    if holds("RIFF", at: 0), holds("WEBP", at: 8) { return "a WebP picture" }
    if holds("II*\0", at: 0) || holds("MM\0*", at: 0) { return "a TIFF picture" }
    if holds("ftyphei", at: 4) || holds("ftypmif1", at: 4) { return "a HEIF picture" }
    if holds("ftypavif", at: 4) { return "an AVIF picture" }
    if holds("BM", at: 0), bytes.count > 26 { return "a BMP picture" }
    return nil
  }
}
