/// What a drawing is done with: a colour or the pixels of a source, how strongly, in which mode,
/// and only where a mask lets it.
public struct Ink {
  public enum Content {
    case color(Pixel)
    case source(any PixelSource)
  }

  public var content: Content
  /// 0…255, over all.
  public var opacity: UInt8
  public var mode: BlendMode
  /// Nil lets everything through.
  public var mask: Mask?

  public init(
    _ content: Content, opacity: UInt8 = 255, mode: BlendMode = .normal, mask: Mask? = nil
  ) {
    self.content = content
    self.opacity = opacity
    self.mode = mode
    self.mask = mask
  }
}

extension Surface {
  /// Draws the inside of a path.
  public func draw(
    _ outline: Outline, rule: FillRule, with ink: Ink, scratch: PaintScratch
  ) {
    var area = outline.pixelBounds.intersection(bounds)
    if let mask = ink.mask { area = area.intersection(mask.bounds) }
    guard !area.isEmpty else { return }
    if case .color(let color) = ink.content, ink.mode == .normal, ink.mask == nil {
      return clipped(to: area).fill(
        outline, rule: rule, with: color.scaled(by: UInt32(ink.opacity)), scratch: scratch)
    }
    let paint = InkPaint(surface: self, ink: ink, width: area.width, kernels: scratch.kernels)
    outline.paint(rule, in: area, with: paint, scratch: scratch)
  }

  /// Draws whole pixels.
  public func draw(_ rect: PixelRect, with ink: Ink, scratch: PaintScratch) {
    var area = rect.intersection(bounds)
    if let mask = ink.mask { area = area.intersection(mask.bounds) }
    guard !area.isEmpty else { return }
    InkPaint(surface: self, ink: ink, width: area.width, kernels: scratch.kernels)
      .paint(area, coverage: 255)
  }
}

/// Draws rows with an ink, by way of a row of pixels and a row of coverage.
private struct InkPaint: Paint {
  let surface: Surface
  let ink: Ink
  let kernels: KernelTable
  private let rows: Rows

  /// Working memory for one drawing.
  private final class Rows {
    let pixels: UnsafeMutablePointer<UInt32>
    let coverage: UnsafeMutablePointer<UInt8>

    init(width: Int) {
      pixels = .allocate(capacity: width)
      coverage = .allocate(capacity: width)
    }

    deinit {
      pixels.deallocate()
      coverage.deallocate()
    }
  }

  init(surface: Surface, ink: Ink, width: Int, kernels: KernelTable) {
    self.surface = surface
    self.ink = ink
    self.kernels = kernels
    rows = Rows(width: width)
  }

  func paint(_ rect: PixelRect, coverage: UInt8) {
    for y in rect.minY..<rect.maxY {
      rows.coverage.update(repeating: coverage, count: rect.width)
      draw(x: rect.minX, y: y, count: rect.width)
    }
  }

  func paint(row y: Int, from x: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard let bytes = coverage.baseAddress else { return }
    rows.coverage.update(from: bytes, count: coverage.count)
    draw(x: x, y: y, count: coverage.count)
  }

  /// Draws as the row of coverage says.
  private func draw(x: Int, y: Int, count: Int) {
    if let mask = ink.mask {
      let bytes = mask.pointer(x: x, y: y)
      for index in 0..<count {
        rows.coverage[index] = UInt8(
          Pixel.product(UInt32(rows.coverage[index]), UInt32(bytes[index])))
      }
    }
    let target = surface.pointer(x: x, y: y)
    switch ink.content {
    case .color(let color):
      let pixel = color.scaled(by: UInt32(ink.opacity)).value
      if ink.mode == .normal {
        return kernels.blendMasked(target, count, pixel, rows.coverage)
      }
      rows.pixels.update(repeating: pixel, count: count)
    case .source(let source):
      source.fetch(x: x, y: y, count: count, into: rows.pixels)
      if ink.mode == .normal {
        return kernels.compositeMasked(
          target, rows.pixels, count, UInt32(ink.opacity), rows.coverage)
      }
      if ink.opacity < 255 {
        for index in 0..<count {
          rows.pixels[index] = Pixel(rows.pixels[index]).scaled(by: UInt32(ink.opacity)).value
        }
      }
    }
    ink.mode.blend(rows.pixels, coverage: rows.coverage, onto: target, count: count)
  }
}
