/// Group blending: the pixels of another surface and those with the same coordinates become one.
extension Surface {
  /// Blends `source`, times an opacity of 0…255, into the pixels of `rect`; what `source` holds there
  /// is used up.
  public func blend(
    _ source: Surface, in rect: PixelRect, opacity: UInt8, mode: BlendMode, scratch: PaintScratch
  ) {
    let area = rect.intersection(bounds).intersection(source.bounds)
    guard !area.isEmpty else { return }
    source.fade(area, opacity: opacity, kernels: scratch.kernels)
    BlendPaint(surface: self, source: source, mode: mode, width: area.width, scratch: scratch)
      .paint(area, coverage: 255)
  }

  private func fade(_ area: PixelRect, opacity: UInt8, kernels: KernelTable) {
    guard opacity < 255 else { return }
    for y in area.minY..<area.maxY {
      kernels.fade(pointer(x: area.minX, y: y), area.width, UInt32(opacity))
    }
  }
}

/// The pixels of another surface, blended into a surface at the same coordinates.
private struct BlendPaint: Paint {
  let surface: Surface
  let source: Surface
  let mode: BlendMode
  let kernels: KernelTable
  /// As wide as the drawing.
  let strengths: UnsafeMutablePointer<UInt8>

  init(surface: Surface, source: Surface, mode: BlendMode, width: Int, scratch: PaintScratch) {
    self.surface = surface
    self.source = source
    self.mode = mode
    kernels = scratch.kernels
    strengths = scratch.coverage(count: width)
  }

  func paint(_ rect: PixelRect, coverage: UInt8) {
    strengths.update(repeating: coverage, count: rect.width)
    for y in rect.minY..<rect.maxY { blend(row: y, from: rect.minX, rect.width, strengths) }
  }

  func paint(row y: Int, from x: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard let mask = coverage.baseAddress else { return }
    blend(row: y, from: x, coverage.count, mask)
  }

  private func blend(row y: Int, from x: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>) {
    mode.blend(
      source.pointer(x: x, y: y), coverage: coverage, onto: surface.pointer(x: x, y: y),
      count: count, kernels: kernels)
  }
}
