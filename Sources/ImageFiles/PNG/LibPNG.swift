import CPNG

/// The calls into libpng: its simple interface, whose errors are return values.
///
/// The other interface reports errors by `longjmp`, which must not cross Swift's frames.
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

  /// Encodes 8-bit samples, 3 (R G B) or 4 (R G B A, straight alpha) a pixel.
  ///
  /// libpng's usual setting, row filters and zlib's level 6: at 1920 × 1080 a screen of cards and
  /// text takes 44 ms and 23 KB, a gradient 52 ms and 80 KB; the fast setting (no filters, level
  /// 3) takes 9 and 22 ms, but 123 and 1,052 KB.
  static func write(_ samples: [UInt8], width: Int, height: Int, channels: Int) -> [UInt8] {
    precondition(samples.count == width * height * channels, "the samples are the picture's")
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format = channels == 4 ? redGreenBlueAlpha : redGreenBlue
    let room = largestFile(samples: samples.count + height)
    return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var size = png_alloc_size_t(room)
      let done = png_image_write_to_memory(
        &image, buffer.baseAddress, &size, 0, samples, 0, nil)
      precondition(
        done != 0, "libpng encodes a picture that is in memory: \(message(of: image))")
      count = Int(size)
    }
  }

  /// The most bytes that a file of so many filtered bytes can take: zlib's bound for what does
  /// not compress, a frame for every 8 KiB chunk of it, and the other chunks.
  private static func largestFile(samples: Int) -> Int {
    let packed = samples + (samples + 7) >> 3 + (samples + 63) >> 6 + 11
    return packed + (packed / 8192 + 1) * 12 + 256
  }

  private static let redGreenBlue = png_uint_32(PNG_FORMAT_FLAG_COLOR)
  private static let redGreenBlueAlpha = redGreenBlue | png_uint_32(PNG_FORMAT_FLAG_ALPHA)
  private static let blueGreenRedAlpha = redGreenBlueAlpha | png_uint_32(PNG_FORMAT_FLAG_BGR)

  /// libpng's words, 64 bytes that end with a 0.
  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
