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
  /// What of a row is there already.
  let known: UnsafeMutablePointer<KnownSpan>
  let limits: RowLimits?

  @inline(__always)
  static var takesRows: Bool { true }

  func paint(_ rect: PixelRect, coverage: UInt8) {
    let factor = Pixel.product(opacity, UInt32(coverage))
    // What covers everything needs no look at what is below.
    let isReplacing = factor == 255 && source.isOpaque
    if isReplacing, source.rowsAreAlike, rect.height > 1 { return copyRows(rect) }
    for y in rect.minY..<rect.maxY {
      let columns = columns(y, rect.minX..<rect.maxX)
      guard !columns.isEmpty else { continue }
      let target = surface.pointer(x: columns.lowerBound, y: y)
      if isReplacing {
        replace(target, y, from: columns.lowerBound, columns.count)
      } else {
        let pixels = row(y, from: columns.lowerBound, columns.count)
        kernels.composite(target, pixels, columns.count, factor)
      }
    }
  }

  /// Fetches the first row of a rectangle, and copies it.
  private func copyRows(_ rect: PixelRect) {
    var target = surface.pointer(x: rect.minX, y: rect.minY)
    source.fetch(x: rect.minX, y: rect.minY, count: rect.width, into: target)
    for _ in 1..<rect.height {
      let row = target
      target += surface.rowPixels
      target.update(from: row, count: rect.width)
    }
  }

  func paint(_ rect: PixelRect, left: UInt8, right: UInt8, solid: Range<Int>) {
    let isReplacing = opacity == 255 && source.isOpaque
    for y in rect.minY..<rect.maxY {
      let columns = columns(y, rect.minX..<rect.maxX)
      guard !columns.isEmpty else { continue }
      let target = surface.pointer(x: columns.lowerBound, y: y)
      let pixels = row(y, from: columns.lowerBound, columns.count)
      func blend(_ part: Range<Int>, _ coverage: UInt8) {
        guard !part.isEmpty, coverage > 0 else { return }
        let start = part.lowerBound - columns.lowerBound
        let factor = Pixel.product(opacity, UInt32(coverage))
        if factor == 255, isReplacing {
          (target + start).update(from: pixels + start, count: part.count)
        } else {
          kernels.composite(target + start, pixels + start, part.count, factor)
        }
      }
      let first = min(max(solid.lowerBound, columns.lowerBound), columns.upperBound)
      let end = max(first, min(solid.upperBound, columns.upperBound))
      blend(columns.lowerBound..<first, left)
      blend(first..<end, 255)
      blend(end..<columns.upperBound, right)
    }
  }

  func begin(row y: Int, from x: Int, count: Int) {
    let columns = columns(y, x..<x + count)
    guard !columns.isEmpty else { return }
    let pixels = row(y, from: columns.lowerBound, columns.count)
    known.pointee = KnownSpan(
      y: y, minX: columns.lowerBound, maxX: columns.upperBound, pixels: pixels)
  }

  /// What of some columns of a row is to be seen.
  @inline(__always)
  private func columns(_ y: Int, _ columns: Range<Int>) -> Range<Int> {
    limits?.columns(y, columns) ?? columns
  }

  /// Stores pixels in place of what was there.
  @inline(__always)
  private func replace(
    _ target: UnsafeMutablePointer<UInt32>, _ y: Int, from x: Int, _ count: Int
  ) {
    if let found = known.pointee.pixels(y: y, from: x, count) {
      target.update(from: found, count: count)
    } else {
      source.fetch(x: x, y: y, count: count, into: target)
    }
  }

  func paint(row y: Int, from x: Int, coverage: UnsafeBufferPointer<UInt8>) {
    let columns = columns(y, x..<x + coverage.count)
    guard !columns.isEmpty, let mask = coverage.baseAddress else { return }
    kernels.compositeMasked(
      surface.pointer(x: columns.lowerBound, y: y),
      row(y, from: columns.lowerBound, columns.count), columns.count, opacity,
      mask + (columns.lowerBound - x))
  }

  @inline(__always)
  private func row(_ y: Int, from x: Int, _ count: Int) -> UnsafePointer<UInt32> {
    if let found = known.pointee.pixels(y: y, from: x, count) { return found }
    if let found = source.pixels(x: x, y: y, count: count) { return found }
    known.pointee.forget()
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
      pixels: scratch.pixels(count: width), known: scratch.knownSpan(),
      limits: scratch.limits)
  }
}
