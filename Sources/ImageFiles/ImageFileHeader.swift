/// What a file says of its picture before any pixel is decoded.
package struct ImageFileHeader: Hashable, Sendable {
  package enum Format: Hashable, CaseIterable, Sendable {
    case png
    case jpeg
  }

  package enum Model: Hashable, Sendable {
    case gray
    case rgb
    case cmyk
  }

  package var format: Format
  /// As the file stores the picture; more than can be read here is said, too.
  package var width: Int
  package var height: Int
  /// The bits of a sample, of a palette those of its colours.
  package var depth: Int
  package var model: Model
  package var hasAlpha = false
  package var isIndexed = false
  /// How the picture must be turned to stand upright; nil where the file does not say.
  package var orientation: ImageOrientation?
  /// Nil where the file does not say.
  package var density: ImageDensity?
  /// Whether the picture becomes finer as the file comes.
  package var comesInPasses = false
  /// Whether the file reaches to its end; what lies before that may be damaged all the same.
  package var isWhole = false

  /// The header of a file, of which only that need be there.
  package init(_ bytes: [UInt8]) throws(ImageFileError) {
    let signatures = [PNGFile.signature, JPEGFile.signature]
    if bytes.starts(with: PNGFile.signature) {
      self = try PNGFile.header(bytes)
    } else if bytes.starts(with: JPEGFile.signature) {
      self = try JPEGFile.header(bytes)
    } else if signatures.contains(where: { $0.starts(with: bytes) }) {
      throw .truncated
    } else {
      throw .notAnImage
    }
    guard width > 0, height > 0 else { throw .broken("its size is \(width) × \(height) pixels") }
  }

  init(format: Format, width: Int, height: Int, depth: Int, model: Model) {
    (self.format, self.width, self.height) = (format, width, height)
    (self.depth, self.model) = (depth, model)
  }
}
