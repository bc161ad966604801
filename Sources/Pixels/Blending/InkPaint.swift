import CProcessor

/// Draws rows with an ink, by way of a row of pixels and a row of coverage.
struct InkPaint: Paint {
  private let surface: Surface
  private let mask: Mask?
  private let mode: BlendMode
  private let opacity: UInt32
  private let content: Content
  private let kernels: KernelTable
  /// As wide as the drawing, as `coverage` is.
  private let pixels: UnsafeMutablePointer<UInt32>
  private let coverage: UnsafeMutablePointer<UInt8>

  private enum Content {
    case color(UInt32)
    case source(any PixelSource)
  }

  /// `width` is that of the whole drawing; the rows are the scratch's until the drawing is done.
  init(surface: Surface, ink: Ink, width: Int, scratch: PaintScratch) {
    self.surface = surface
    mask = ink.mask
    mode = ink.mode
    opacity = UInt32(ink.opacity)
    kernels = scratch.kernels
    pixels = scratch.pixels(count: width)
    coverage = scratch.coverage(count: width)
    switch ink.content {
    case .source(let source): content = .source(source)
    case .color(let color):
      let pixel = color.scaled(by: UInt32(ink.opacity)).value
      content = .color(pixel)
      if ink.mode != .normal { pixels.update(repeating: pixel, count: width) }
    }
  }

  func paint(_ rect: PixelRect, coverage strength: UInt8) {
    if let mask {
      for y in rect.minY..<rect.maxY {
        let bytes = UnsafePointer(mask.pointer(x: rect.minX, y: y))
        if strength < 255 { kernels.weaken(coverage, bytes, rect.width, UInt32(strength)) }
        draw(
          x: rect.minX, y: y, count: rect.width, strength == 255 ? bytes : UnsafePointer(coverage))
      }
    } else if mode == .normal {
      for y in rect.minY..<rect.maxY {
        drawEvenly(x: rect.minX, y: y, count: rect.width, UInt32(strength))
      }
    } else {
      coverage.update(repeating: strength, count: rect.width)
      for y in rect.minY..<rect.maxY { draw(x: rect.minX, y: y, count: rect.width, coverage) }
    }
  }

  func paint(row y: Int, from x: Int, coverage bytes: UnsafeBufferPointer<UInt8>) {
    guard let bytes = bytes.baseAddress.map({ ($0, bytes.count) }) else { return }
    guard let mask else { return draw(x: x, y: y, count: bytes.1, bytes.0) }
    kernels.multiply(coverage, bytes.0, mask.pointer(x: x, y: y), bytes.1)
    draw(x: x, y: y, count: bytes.1, coverage)
  }

  /// Lays a row over what is there, all of it equally strong.
  private func drawEvenly(x: Int, y: Int, count: Int, _ strength: UInt32) {
    let target = surface.pointer(x: x, y: y)
    switch content {
    case .color(let color):
      let color = Pixel(color).scaled(by: strength)
      let job = RectJob(
        target: target, stride: count, width: count, height: 1, color: color.value)
      if color.isOpaque { kernels.fill(job) } else { kernels.blend(job) }
    case .source(let source):
      let factor = Pixel.product(opacity, strength)
      // What covers everything needs no look at what is below.
      if factor == 255, source.isOpaque {
        return source.fetch(x: x, y: y, count: count, into: target)
      }
      source.fetch(x: x, y: y, count: count, into: pixels)
      kernels.composite(target, pixels, count, factor)
    }
  }

  /// Draws as the row of coverage says.
  private func draw(x: Int, y: Int, count: Int, _ coverage: UnsafePointer<UInt8>) {
    let target = surface.pointer(x: x, y: y)
    switch content {
    case .color(let color):
      if mode == .normal { return kernels.blendMasked(target, count, color, coverage) }
    case .source(let source):
      source.fetch(x: x, y: y, count: count, into: pixels)
      if mode == .normal {
        return kernels.compositeMasked(target, pixels, count, opacity, coverage)
      }
      if opacity < 255 { kernels.fade(pixels, count, opacity) }
    }
    mode.blend(pixels, coverage: coverage, onto: target, count: count, kernels: kernels)
  }
}
