/// The one entry of a photograph's EXIF data that changes the picture.
enum ExifOrientation {
  /// The orientation in an APP1 segment; nil where it is none, broken, or does not say.
  static func read(_ segment: ArraySlice<UInt8>) -> ImageOrientation? {
    let mark: [UInt8] = Array("Exif\0\0".utf8)
    guard segment.starts(with: mark) else { return nil }
    let tiff = TIFFBytes(Array(segment.dropFirst(mark.count)))
    guard let tiff, let directory = tiff.number32(at: 4), let entries = tiff.number16(at: directory)
    else { return nil }
    for entry in 0..<entries {
      let offset = directory + 2 + entry * 12
      guard let tag = tiff.number16(at: offset) else { return nil }
      // Tag 0x0112 is the orientation; it is one number of type 3, 16 bits.
      guard tag == 0x0112 else { continue }
      guard tiff.number16(at: offset + 2) == 3, tiff.number32(at: offset + 4) == 1,
        let value = tiff.number16(at: offset + 8)
      else { return nil }
      return ImageOrientation(rawValue: value)
    }
    return nil
  }
}
