import CJPEG

/// The calls into libjpeg-turbo, whose errors are return values here.
enum TurboJPEG {
  /// Decodes a JPEG file into opaque pixels B G R A, or into its four inks a pixel.
  static func read(
    _ file: [UInt8], width: Int, height: Int, asInks: Bool = false,
    into pixels: UnsafeMutableRawBufferPointer
  ) throws(ImageFileError) {
    precondition(pixels.count == width * height * 4, "there is room for exactly the picture")
    guard let decoder = tjInitDecompress() else {
      throw .broken(String(cString: tjGetErrorStr2(nil)))
    }
    defer { tjDestroy(decoder) }
    // Without a limit, a small file of thousands of scans keeps the decoder busy for minutes.
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
    let result = tjDecompress2(
      decoder, file, UInt(file.count), pixels.assumingMemoryBound(to: UInt8.self).baseAddress,
      Int32(width), Int32(width * 4), Int32(height),
      Int32((asInks ? TJPF_CMYK : TJPF_BGRA).rawValue), flags)
    if result != 0 {
      try judge(
        String(cString: tjGetErrorStr2(decoder)),
        isWarning: tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue))
    }
  }

  /// Encodes opaque pixels B G R A; `quality` is 1…100.
  static func write(
    _ pixels: [UInt32], width: Int, height: Int, quality: Int, halvesColors: Bool
  ) -> [UInt8] {
    precondition(pixels.count == width * height, "the pixels are the picture's")
    let encoder = tjInitCompress()
    defer { tjDestroy(encoder) }
    let sampling = Int32((halvesColors ? TJSAMP_420 : TJSAMP_444).rawValue)
    let room = Int(tjBufSize(Int32(width), Int32(height), sampling))
    return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var target = buffer.baseAddress
      var size = UInt(room)
      // The library writes into the buffer and never takes another one.
      let result = pixels.withUnsafeBytes { pixels in
        tjCompress2(
          encoder, pixels.assumingMemoryBound(to: UInt8.self).baseAddress, Int32(width),
          Int32(width * 4), Int32(height), Int32(TJPF_BGRA.rawValue), &target, &size, sampling,
          Int32(quality), TJFLAG_NOREALLOC | TJFLAG_ACCURATEDCT)
      }
      precondition(
        result == 0,
        "libjpeg-turbo encodes a picture that is in memory: \(String(cString: tjGetErrorStr2(encoder)))"
      )
      count = Int(size)
    }
  }

  /// Throws the library's words, unless they tell of what leaves the picture whole: bytes between
  /// two segments, and a scan's header with progressive numbers; cameras write both.
  private static func judge(_ words: String, isWarning: Bool) throws(ImageFileError) {
    let harmless = ["extraneous bytes before marker", "Invalid SOS parameters"]
    if isWarning, harmless.contains(where: { words.contains($0) }) { return }
    if words.contains("Premature end of JPEG") { throw .truncated }
    throw .broken(words)
  }
}
