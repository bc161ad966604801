import CoreGraphics

/// A picture as its file stores it, not turned yet.
package struct StoredImage: Sendable {
  /// The pixels in the order of the file.
  package let image: CGImage
  /// How they are to be turned to stand upright.
  package let orientation: ImageOrientation
}

extension ImageFile {
  /// The picture in a file's bytes without the turn that its EXIF data ask for.
  package static func decodeStored(
    _ bytes: [UInt8], limit: ImageSizeLimit = .standard
  ) throws(ImageFileError) -> StoredImage {
    if bytes.starts(with: JPEGFile.signature) {
      return try JPEGFile.decodeStored(bytes, limit: limit)
    }
    return StoredImage(image: try decode(bytes, limit: limit), orientation: .upright)
  }
}
