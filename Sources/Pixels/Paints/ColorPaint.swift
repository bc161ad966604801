import CProcessor

/// One colour, painted over a surface.
struct ColorPaint: Paint {
  let surface: Surface
  let color: Pixel
  let kernels: KernelTable

  func paint(_ rect: PixelRect, coverage: UInt8) {
    let source = coverage == 255 ? color : color.scaled(by: UInt32(coverage))
    let job = RectJob(
      target: surface.pointer(x: rect.minX, y: rect.minY), stride: surface.rowPixels,
      width: rect.width, height: rect.height, color: source.value)
    if source.isOpaque { kernels.fill(job) } else { kernels.blend(job) }
  }

  func paint(row y: Int, from x: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard let mask = coverage.baseAddress else { return }
    kernels.blendMasked(surface.pointer(x: x, y: y), coverage.count, color.value, mask)
  }
}
