/// One colour, painted over a surface.
struct ColorPaint: Paint {
  let surface: Surface
  let color: Pixel
  let kernels: KernelTable

  func paint(_ rect: PixelRect, coverage: UInt8) {
    let source = coverage == 255 ? color : color.scaled(by: UInt32(coverage))
    let first = surface.pointer(x: rect.minX, y: rect.minY)
    let loop = source.isOpaque ? kernels.fill : kernels.blend
    loop(first, surface.rowPixels, rect.width, rect.height, source.value)
  }

  func paint(row y: Int, from x: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard let mask = coverage.baseAddress else { return }
    kernels.blendMasked(surface.pointer(x: x, y: y), coverage.count, color.value, mask)
  }
}
