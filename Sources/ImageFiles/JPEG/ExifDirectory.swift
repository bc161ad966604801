/// The first directory of a photograph's EXIF data.
struct ExifDirectory {
  private let tiff: TIFFBytes
  private let start: Int
  private let count: Int

  static let mark: [UInt8] = Array("Exif\0\0".utf8)

  /// Nil where the bytes of a TIFF structure are none.
  init?(tiff bytes: [UInt8]) {
    guard let tiff = TIFFBytes(bytes), let directory = tiff.number32(at: 4),
      let count = tiff.number16(at: directory)
    else { return nil }
    (self.tiff, start, self.count) = (tiff, directory + 2, count)
  }

  /// The directory in an APP1 segment; nil where that holds something else.
  init?(segment: ArraySlice<UInt8>) {
    guard segment.starts(with: Self.mark) else { return nil }
    self.init(tiff: Array(segment.dropFirst(Self.mark.count)))
  }

  /// The one entry that changes the picture; nil where it is not there, or says nothing that is known.
  var orientation: ImageOrientation? {
    short(0x0112).flatMap(ImageOrientation.init(rawValue:))
  }

  var density: ImageDensity? {
    guard let x = ratio(0x011A), let y = ratio(0x011B) else { return nil }
    switch short(0x0128) ?? 2 {
    case 2: return ImageDensity(x: x, y: y)
    case 3: return ImageDensity(x: x * 2.54, y: y * 2.54)
    default: return nil
    }
  }

  /// One number of 16 bits, which is type 3.
  private func short(_ tag: Int) -> Int? {
    value(tag, type: 3).flatMap { tiff.number16(at: $0) }
  }

  /// A numerator and a denominator of 32 bits, which are type 5 and lie elsewhere.
  private func ratio(_ tag: Int) -> Double? {
    guard let place = value(tag, type: 5).flatMap({ tiff.number32(at: $0) }),
      let above = tiff.number32(at: place), let below = tiff.number32(at: place + 4), below > 0
    else { return nil }
    return Double(above) / Double(below)
  }

  /// Where the value of an entry is that has one of a type.
  private func value(_ tag: Int, type: Int) -> Int? {
    for entry in 0..<count {
      let offset = start + entry * 12
      guard let found = tiff.number16(at: offset) else { return nil }
      guard found == tag else { continue }
      guard tiff.number16(at: offset + 2) == type, tiff.number32(at: offset + 4) == 1 else {
        return nil
      }
      return offset + 8
    }
    return nil
  }
}
