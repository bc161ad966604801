/// The pixels of another surface, painted over a surface at the same coordinates.
struct SurfacePaint: Paint {
  let surface: Surface
  let source: Surface
  let opacity: UInt32
  let kernels: KernelTable

  func paint(_ rect: PixelRect, coverage: UInt8) {
    let factor = Pixel.product(opacity, UInt32(coverage))
    guard factor > 0 else { return }
    for y in rect.minY..<rect.maxY {
      kernels.composite(
        surface.pointer(x: rect.minX, y: y), source.pointer(x: rect.minX, y: y), rect.width, factor)
    }
  }

  func paint(row y: Int, from x: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard let mask = coverage.baseAddress else { return }
    kernels.compositeMasked(
      surface.pointer(x: x, y: y), source.pointer(x: x, y: y), coverage.count, opacity, mask)
  }
}
