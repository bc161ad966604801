/// The pixels of a source, laid over a surface: what `InkPaint` does where there is no mask and no
/// blend mode, compiled for each kind of source, because a row of few pixels takes less time than
/// finding out what kind it is.
struct SourceRows<Source: PixelSource>: Paint {
  let surface: Surface
  let source: Source
  let opacity: UInt32
  let kernels: KernelTable
  /// As wide as the drawing.
  let pixels: UnsafeMutablePointer<UInt32>

  func paint(_ rect: PixelRect, coverage: UInt8) {
    let factor = Pixel.product(opacity, UInt32(coverage))
    // What covers everything needs no look at what is below.
    let isReplacing = factor == 255 && source.isOpaque
    var target = surface.pointer(x: rect.minX, y: rect.minY)
    if isReplacing, source.rowsAreAlike, rect.height > 1 {
      source.fetch(x: rect.minX, y: rect.minY, count: rect.width, into: target)
      for _ in 1..<rect.height {
        let row = target
        target += surface.rowPixels
        target.update(from: row, count: rect.width)
      }
      return
    }
    for y in rect.minY..<rect.maxY {
      if isReplacing {
        source.fetch(x: rect.minX, y: y, count: rect.width, into: target)
      } else {
        kernels.composite(target, row(y, from: rect.minX, rect.width), rect.width, factor)
      }
      target += surface.rowPixels
    }
  }

  func paint(row y: Int, from x: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard let mask = coverage.baseAddress else { return }
    kernels.compositeMasked(
      surface.pointer(x: x, y: y), row(y, from: x, coverage.count), coverage.count, opacity, mask)
  }

  @inline(__always)
  private func row(_ y: Int, from x: Int, _ count: Int) -> UnsafePointer<UInt32> {
    if let known = source.pixels(x: x, y: y, count: count) { return known }
    source.fetch(x: x, y: y, count: count, into: pixels)
    return UnsafePointer(pixels)
  }
}

extension PixelSource {
  /// Whether all rows have the same pixels.
  @inline(__always)
  var rowsAreAlike: Bool { (self as? LinearGradient)?.isHorizontal == true }
}

extension Ink {
  /// The source, where laying its pixels over what is there is all that is to be done.
  private var plainSource: (any PixelSource)? {
    guard case .source(let source) = content, mode == .normal, mask == nil else { return nil }
    return source
  }

  /// Calls one of the bodies for a source of the kinds that there are many of; false for others.
  @inline(__always)
  func withPlainSource(
    _ image: (ImageSource) -> Void, _ gradient: (LinearGradient) -> Void
  ) -> Bool {
    guard let source = plainSource else { return false }
    if let source = source as? ImageSource {
      image(source)
    } else if let source = source as? LinearGradient {
      gradient(source)
    } else {
      return false
    }
    return true
  }
}

extension Surface {
  func rows<Source: PixelSource>(
    of source: Source, _ ink: Ink, width: Int, _ scratch: PaintScratch
  ) -> SourceRows<Source> {
    SourceRows(
      surface: self, source: source, opacity: UInt32(ink.opacity), kernels: scratch.kernels,
      pixels: scratch.pixels(count: width))
  }
}
