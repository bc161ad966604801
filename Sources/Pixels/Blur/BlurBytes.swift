/// A block of bytes that a blur reads or writes: where it lies, in pixels of the result.
struct BlurBytes {
  /// The first byte of the block.
  let base: UnsafeMutablePointer<UInt8>
  let bytesPerRow: Int
  let rect: PixelRect

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    base + (y - rect.minY) * bytesPerRow
  }
}
