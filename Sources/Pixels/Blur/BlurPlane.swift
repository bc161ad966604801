/// A level of a halved picture: samples of 16 bits, see `BlurKernels`.
///
/// It is wide enough for all that the result looks at, and for all of the picture and the pixel
/// beside it that halving mixes in: further out everything is as the outermost samples are.
final class BlurPlane {
  /// In pixels of this level.
  let rect: PixelRect
  let samplesPerRow: Int
  private let base: UnsafeMutablePointer<UInt16>

  init(_ rect: PixelRect, channels: Int) {
    self.rect = rect
    samplesPerRow = rect.width * channels
    base = .allocate(capacity: max(1, samplesPerRow * rect.height))
    base.initialize(repeating: 0, count: max(1, samplesPerRow * rect.height))
  }

  deinit {
    base.deallocate()
  }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt16> {
    base + (y - rect.minY) * samplesPerRow
  }

  /// The next coarser level's rectangle: even edges, so that doubling makes whole pairs.
  static func halved(_ rect: PixelRect) -> PixelRect {
    func lower(_ edge: Int) -> Int { ((edge >> 1) - 1) & ~1 }
    func upper(_ edge: Int) -> Int { (((edge + 1) >> 1) + 2) & ~1 }
    return PixelRect(
      minX: lower(rect.minX), minY: lower(rect.minY),
      maxX: upper(rect.maxX), maxY: upper(rect.maxY))
  }
}
