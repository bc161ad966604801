/// The APP0 segment with which most JPEG files begin: a mark, a version, a unit, and pixels a unit
/// across and down, 16 bits each.
enum JFIFSegment {
  private static let mark: [UInt8] = Array("JFIF\0".utf8)

  /// What a segment says; nil where it is none or has no unit but the ratio of both.
  static func density(_ segment: ArraySlice<UInt8>) -> ImageDensity? {
    let bytes = Array(segment.prefix(12))
    guard bytes.count == 12, bytes.starts(with: mark) else { return nil }
    let (x, y) = (Int(bytes[8]) << 8 | Int(bytes[9]), Int(bytes[10]) << 8 | Int(bytes[11]))
    switch bytes[7] {
    case 1: return ImageDensity(x: Double(x), y: Double(y))
    case 2: return ImageDensity(x: Double(x) * 2.54, y: Double(y) * 2.54)
    default: return nil
    }
  }

  /// Changes the segment with which a file that the library wrote begins.
  static func set(_ density: ImageDensity, in file: inout [UInt8]) {
    // Behind two markers and a length.
    let start = 6
    guard file.count > start + 12, file[start...].starts(with: mark) else { return }
    func number(_ density: Double) -> UInt16 { UInt16(max(1, min(65_535, density.rounded()))) }
    let numbers = PNGChunk.bytes(of: number(density.x)) + PNGChunk.bytes(of: number(density.y))
    file.replaceSubrange(start + 7..<start + 12, with: [1] + numbers)
  }
}
