import CPNG

/// The calls into libpng: its simple interface, whose errors are return values.
///
/// The other interface reports errors by `longjmp`, which must not cross Swift's frames; where rows
/// are written, `CPNG/rows.h` ends it.
enum LibPNG {
  /// Decodes a file of up to 8 bits a channel into pixels of straight alpha, B G R A.
  static func read(
    _ file: PNGChunks, into pixels: UnsafeMutableRawBufferPointer
  ) throws(ImageFileError) {
    precondition(
      pixels.count == file.width * file.height * 4, "there is room for exactly the picture")
    if let words = decode(file, format: blueGreenRedAlpha, into: pixels) {
      throw .broken(words)
    }
  }

  /// Decodes a file of 16 bits a channel into premultiplied samples B G R A of 16 bits.
  ///
  /// Such samples without a gamma are linear light to libpng, so that asking for linear light
  /// leaves the file's numbers as they are. Its own way to 8 bits mixes up the rows of interlaced
  /// pictures (seen in Debian's 1.6.39-2+deb12u6, since the fix of CVE-2025-65018).
  static func readDeep(_ file: PNGChunks) throws(ImageFileError) -> [UInt16] {
    let total = file.width * file.height * 4
    var words: String?
    let samples = [UInt16](unsafeUninitializedCapacity: total) { buffer, count in
      let bytes = UnsafeMutableRawBufferPointer(
        start: buffer.baseAddress, count: total * MemoryLayout<UInt16>.size)
      words = decode(
        file, format: blueGreenRedAlpha | png_uint_32(PNG_FORMAT_FLAG_LINEAR), into: bytes)
      // Of a broken file it does not write all.
      count = words == nil ? total : 0
    }
    if let words {
      throw .broken(words)
    }
    return samples
  }

  /// Decodes a file; what went wrong, in libpng's words, or nil.
  private static func decode(
    _ file: PNGChunks, format: png_uint_32, into samples: UnsafeMutableRawBufferPointer
  ) -> String? {
    file.essential.withUnsafeBytes { bytes in
      var image = png_image()
      image.version = png_uint_32(PNG_IMAGE_VERSION)
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return message(of: image)
      }
      guard image.width == file.width, image.height == file.height else {
        png_image_free(&image)
        return "it has two sizes"
      }
      image.format = format
      // Counted in samples, whatever their size.
      let rowStride = png_int_32(file.width * 4)
      let done = png_image_finish_read(&image, nil, samples.baseAddress, rowStride, nil)
      return done != 0 ? nil : message(of: image)
    }
  }

  /// Encodes premultiplied pixels as 8-bit samples, R G B or with a straight alpha behind.
  ///
  /// Row by row, so that it needs no more memory than the file does. libpng's usual setting, row
  /// filters and zlib's level 6: at 1920 × 1080 a screen of cards and text takes 44 ms and 23 KB, a
  /// gradient 52 ms and 80 KB; the fast setting (no filters, level 3) takes 9 and 22 ms, but 123 and
  /// 1,052 KB.
  static func write(
    _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, hasAlpha: Bool
  ) -> [UInt8] {
    precondition(pixels.count == width * height * 4, "the pixels are the picture's")
    let source = PNGRows(pixels, width: width, hasAlpha: hasAlpha)
    var rows = CPNGRows()
    rows.width = png_uint_32(width)
    rows.height = png_uint_32(height)
    rows.has_alpha = hasAlpha ? 1 : 0
    rows.context = Unmanaged.passUnretained(source).toOpaque()
    rows.fill = { context, row, samples in
      guard let context, let samples else { return }
      Unmanaged<PNGRows>.fromOpaque(context).takeUnretainedValue().fill(Int(row), samples)
    }
    rows.take = { context, bytes, count in
      guard let context else { return 0 }
      let source = Unmanaged<PNGRows>.fromOpaque(context).takeUnretainedValue()
      source.file.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
      return 1
    }
    var row = [UInt8](repeating: 0, count: width * 4)
    let done = withExtendedLifetime(source) { cpng_write(&rows, &row) }
    precondition(done != 0, "libpng encodes a picture that is in memory: \(message(of: rows))")
    return source.file
  }

  private static let blueGreenRedAlpha = png_uint_32(
    PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)

  /// libpng's words, 64 bytes that end with a 0.
  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  private static func message(of rows: CPNGRows) -> String {
    withUnsafeBytes(of: rows.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// The rows of a picture on their way into a file.
private final class PNGRows {
  private let pixels: UnsafeRawBufferPointer
  private let width: Int
  private let hasAlpha: Bool
  var file: [UInt8] = []

  init(_ pixels: UnsafeRawBufferPointer, width: Int, hasAlpha: Bool) {
    (self.pixels, self.width, self.hasAlpha) = (pixels, width, hasAlpha)
  }

  func fill(_ row: Int, _ samples: UnsafeMutablePointer<UInt8>) {
    let part = UnsafeRawBufferPointer(rebasing: pixels[row * width * 4..<(row + 1) * width * 4])
    if hasAlpha {
      PNGSamples.rgba(part, into: samples)
    } else {
      PNGSamples.rgb(part, into: samples)
    }
  }
}
