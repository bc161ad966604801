/// A photograph's EXIF data that say nothing but an orientation.
enum ExifOrientation {
  /// The TIFF structure.
  static func tiff(_ orientation: ImageOrientation) -> [UInt8] {
    let header: [UInt8] = Array("MM\0".utf8) + [42, 0, 0, 0, 8]
    // One entry: tag 0x0112, type 3 (16 bits), one number; then no further directory.
    let directory: [UInt8] = [
      0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0, 0, 0, 0, 0,
    ]
    return header + directory
  }

  /// The APP1 segment.
  static func segment(_ orientation: ImageOrientation) -> [UInt8] {
    let body = ExifDirectory.mark + tiff(orientation)
    return [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
  }
}
