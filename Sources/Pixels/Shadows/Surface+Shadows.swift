extension Surface {
  /// Paints a colour over a blurred rounded rectangle.
  public func fill(_ shadow: RoundedShadow, with color: Pixel, scratch: PaintScratch) {
    let area = shadow.pixelBounds.intersection(bounds)
    guard !area.isEmpty, color != .clear else { return }
    var rows = ShadowRows(shadow, in: area, color: color, scratch: scratch)
    for y in area.minY..<area.maxY {
      guard let (x, count) = rows.fill(row: y) else { continue }
      shade(pointer(x: x, y: y), count, color, rows.mask, scratch.kernels)
    }
  }

  /// Paints a colour as strongly as a mask says, moved by whole pixels.
  public func fill(
    _ mask: Mask, movedBy dx: Int, _ dy: Int, with color: Pixel, scratch: PaintScratch
  ) {
    let moved = PixelRect(
      minX: mask.bounds.minX + dx, minY: mask.bounds.minY + dy, maxX: mask.bounds.maxX + dx,
      maxY: mask.bounds.maxY + dy)
    let area = moved.intersection(bounds)
    guard !area.isEmpty, color != .clear else { return }
    for y in area.minY..<area.maxY {
      shade(
        pointer(x: area.minX, y: y), area.width, color,
        mask.pointer(x: area.minX - dx, y: y - dy), scratch.kernels)
    }
  }

  @inline(__always)
  private func shade(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: Pixel,
    _ mask: UnsafePointer<UInt8>, _ kernels: KernelTable
  ) {
    // Most shadows are black, and then half of the work is multiplying by nothing.
    if color.value & 0x00FF_FFFF == 0 {
      kernels.shadows.darken(target, count, color.value >> 24, mask)
    } else {
      kernels.blendMasked(target, count, color.value, mask)
    }
  }
}
