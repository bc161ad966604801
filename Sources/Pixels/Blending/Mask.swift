/// How strongly each pixel of a rectangle takes part, 0…255; outside it nothing does.
///
/// Immutable once made, so that it can be shared by saved states and threads.
public final class Mask: @unchecked Sendable {
  public let bounds: PixelRect
  private let base: UnsafeMutablePointer<UInt8>

  /// A mask that `fill` writes, row by row from the top; it is 0 before. An empty rectangle has no
  /// bytes.
  public init(_ bounds: PixelRect, fill: (UnsafeMutableBufferPointer<UInt8>) -> Void = { _ in }) {
    self.bounds = bounds.isEmpty ? .empty : bounds
    let count = max(1, self.bounds.area)
    base = .allocate(capacity: count)
    base.initialize(repeating: 0, count: count)
    fill(UnsafeMutableBufferPointer(start: base, count: self.bounds.area))
  }

  deinit {
    base.deallocate()
  }

  /// The bytes from a pixel on to the right; it must lie in `bounds`.
  @inline(__always)
  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    base + ((y - bounds.minY) * bounds.width + (x - bounds.minX))
  }

  public subscript(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
    return pointer(x: x, y: y).pointee
  }

  /// All bytes, row by row.
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result
  {
    try body(UnsafeBufferPointer(start: base, count: bounds.area))
  }

  /// What is in both: the product of the two, over the rectangle they share.
  public func intersection(_ other: Mask) -> Mask {
    let area = bounds.intersection(other.bounds)
    return Mask(area) { bytes in
      guard var row = bytes.baseAddress, !area.isEmpty else { return }
      for y in area.minY..<area.maxY {
        KernelTable.best.multiply(
          row, pointer(x: area.minX, y: y), other.pointer(x: area.minX, y: y), area.width)
        row += area.width
      }
    }
  }

  /// The alpha of every pixel of a surface: what a drawing covers, whatever its colours.
  public convenience init(alphaOf surface: Surface) {
    let area = surface.bounds
    self.init(area) { bytes in
      guard let base = bytes.baseAddress, !area.isEmpty else { return }
      for y in area.minY..<area.maxY {
        KernelTable.best.alphas(
          base + (y - area.minY) * area.width, surface.pointer(x: area.minX, y: y), area.width)
      }
    }
  }

  /// The coverage of a path within a rectangle.
  public convenience init(
    _ outline: Outline, rule: FillRule, within area: PixelRect, scratch: PaintScratch
  ) {
    let part = area.intersection(outline.pixelBounds)
    self.init(part)
    guard !part.isEmpty else { return }
    outline.paint(rule, in: part, with: MaskPaint(mask: self), scratch: scratch)
  }

  /// The coverage of a rounded rectangle within another.
  public convenience init(_ shape: RoundedRect, within area: PixelRect, scratch: PaintScratch) {
    let part = area.intersection(shape.pixelBounds)
    self.init(part)
    guard !part.isEmpty else { return }
    RoundedRectEdges(shape).paint(in: part, with: MaskPaint(mask: self), scratch: scratch)
  }
}

/// Writes coverage itself.
private struct MaskPaint: Paint {
  let mask: Mask

  func paint(_ rect: PixelRect, coverage: UInt8) {
    for y in rect.minY..<rect.maxY {
      mask.pointer(x: rect.minX, y: y).update(repeating: coverage, count: rect.width)
    }
  }

  func paint(row y: Int, from x: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard let bytes = coverage.baseAddress else { return }
    mask.pointer(x: x, y: y).update(from: bytes, count: coverage.count)
  }
}
