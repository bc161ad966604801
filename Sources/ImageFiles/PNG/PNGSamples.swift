/// Between premultiplied pixels of 8 bits, which are painted, and the samples of PNG files.
///
/// A pixel is the number `0xAARRGGBB`, as in `Pixel`. The loops run over pointers because a
/// picture has millions of pixels and unoptimised builds check every index.
enum PNGSamples {
  /// Multiplies the colours of pixels by their alpha, rounded to the nearest.
  static func premultiply(_ bytes: UnsafeMutableRawBufferPointer) {
    let pixels = bytes.assumingMemoryBound(to: UInt32.self)
    guard var pixel = pixels.baseAddress else { return }
    let end = pixel + pixels.count
    while pixel < end {
      let alpha = pixel.pointee >> 24
      if alpha != 255 { pixel.pointee = premultiplied(pixel.pointee, alpha) }
      pixel += 1
    }
  }

  private static func premultiplied(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
    // `(t + t / 256) / 256` with t = x·a + 128 is x·a / 255 rounded, for all bytes x and a.
    func channel(_ shift: UInt32) -> UInt32 {
      let product = (pixel >> shift & 0xFF) * alpha + 128
      return ((product + product >> 8) >> 8) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  /// Rounds samples of 16 bits to 8.
  static func narrow(_ samples: [UInt16], into bytes: UnsafeMutableRawBufferPointer) {
    precondition(samples.count == bytes.count, "there is a byte for every sample")
    samples.withUnsafeBufferPointer { samples in
      guard let sample = samples.baseAddress, let byte = bytes.baseAddress else { return }
      for index in 0..<samples.count {
        let narrowed = UInt8((UInt32(sample[index]) * 255 + 32_767) / 65_535)
        byte.storeBytes(of: narrowed, toByteOffset: index, as: UInt8.self)
      }
    }
  }

  /// Whether all premultiplied pixels are opaque.
  static func isOpaque(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let pixels = bytes.assumingMemoryBound(to: UInt32.self)
    guard var pixel = pixels.baseAddress else { return true }
    let end = pixel + pixels.count
    while pixel < end {
      if pixel.pointee < 0xFF00_0000 { return false }
      pixel += 1
    }
    return true
  }

  /// The bytes R G B of opaque pixels.
  static func rgb(_ bytes: UnsafeRawBufferPointer, into samples: UnsafeMutablePointer<UInt8>) {
    write(bytes, into: samples, channels: 3) { pixel, sample in
      sample[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      sample[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      sample[2] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  /// The bytes R G B A of premultiplied pixels, the colours divided by alpha and rounded.
  ///
  /// A clear pixel has no colour and becomes 0 0 0 0; a colour above its alpha becomes 255.
  static func rgba(_ bytes: UnsafeRawBufferPointer, into samples: UnsafeMutablePointer<UInt8>) {
    write(bytes, into: samples, channels: 4) { pixel, sample in
      let alpha = pixel >> 24
      func channel(_ shift: UInt32) -> UInt8 {
        let value = pixel >> shift & 0xFF
        if alpha == 255 { return UInt8(value) }
        if alpha == 0 { return 0 }
        return UInt8(min(255, (value * 255 + alpha / 2) / alpha))
      }
      sample[0] = channel(16)
      sample[1] = channel(8)
      sample[2] = channel(0)
      sample[3] = UInt8(alpha)
    }
  }

  /// Writes the samples of each pixel behind those of the one before.
  @inline(__always)
  private static func write(
    _ bytes: UnsafeRawBufferPointer, into samples: UnsafeMutablePointer<UInt8>, channels: Int,
    _ write: (UInt32, UnsafeMutablePointer<UInt8>) -> Void
  ) {
    let pixels = bytes.assumingMemoryBound(to: UInt32.self)
    guard var pixel = pixels.baseAddress else { return }
    let end = pixel + pixels.count
    var sample = samples
    while pixel < end {
      write(pixel.pointee, sample)
      pixel += 1
      sample += channels
    }
  }
}
