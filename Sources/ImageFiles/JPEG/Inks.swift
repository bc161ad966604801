/// Pictures for printers, as light.
enum Inks {
  /// Turns inks C M Y K into opaque pixels B G R A, in place.
  ///
  /// Files hold how much light each ink leaves, 255 where there is none of it: so wrote the program
  /// that began with them, and so every reader takes them. Without profiles a light is what is left by
  /// its ink of what black leaves.
  static func mix(_ pixels: UnsafeMutableRawBufferPointer) {
    for offset in stride(from: 0, to: pixels.count - 3, by: 4) {
      let black = UInt32(pixels[offset + 3])
      let (cyan, magenta, yellow) = (
        UInt32(pixels[offset]), UInt32(pixels[offset + 1]), UInt32(pixels[offset + 2])
      )
      pixels[offset] = light(yellow, black)
      pixels[offset + 1] = light(magenta, black)
      pixels[offset + 2] = light(cyan, black)
      pixels[offset + 3] = 255
    }
  }

  private static func light(_ ink: UInt32, _ black: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (ink * black * 2 + 255) / 510)
  }
}
