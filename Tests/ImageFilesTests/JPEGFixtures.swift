import CJPEG
import Testing

/// JPEG files made on the spot by libjpeg-turbo.
enum JPEGFixtures {
  /// Compresses R G B samples; of a format with more channels, as many a pixel as it has.
  static func file(
    width: Int, height: Int, format: TJPF = TJPF_RGB, channels: Int = 3,
    sampling: TJSAMP = TJSAMP_444, flags: Int32 = 0, _ sample: (Int, Int, Int) -> UInt8
  ) throws -> [UInt8] {
    let samples = (0..<width * height * channels).map {
      sample($0 / channels % width, $0 / channels / width, $0 % channels)
    }
    let encoder = try #require(tjInitCompress())
    defer { tjDestroy(encoder) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let code = tjCompress2(
      encoder, samples, Int32(width), 0, Int32(height), Int32(format.rawValue), &bytes, &count,
      Int32(sampling.rawValue), 100, flags)
    defer { tjFree(bytes) }
    try #require(code == 0, "\(String(cString: tjGetErrorStr2(encoder)))")
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  /// The file with an EXIF segment that tells its orientation.
  static func file(_ file: [UInt8], orientation: UInt8, littleEndian: Bool) -> [UInt8] {
    func number16(_ value: UInt8) -> [UInt8] { littleEndian ? [value, 0] : [0, value] }
    func number32(_ value: UInt8) -> [UInt8] {
      littleEndian ? [value, 0, 0, 0] : [0, 0, 0, value]
    }
    let tag: [UInt8] = littleEndian ? [0x12, 0x01] : [0x01, 0x12]
    let other: [UInt8] = littleEndian ? [0x0F, 0x01] : [0x01, 0x0F]
    var tiff = Array((littleEndian ? "II" : "MM").utf8) + number16(42) + number32(8)
    tiff += number16(2)
    tiff += other + number16(2) + number32(1) + [65, 0, 0, 0]
    tiff += tag + number16(3) + number32(1) + number16(orientation) + [0, 0]
    tiff += number32(0)
    let body = Array("Exif\0\0".utf8) + tiff
    return file[..<2] + [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + file[2...]
  }
}
