extension Surface {
  /// Paints a colour over a blurred rounded rectangle.
  public func fill(_ shadow: RoundedShadow, with color: Pixel, scratch: PaintScratch) {
    let area = shadow.pixelBounds.intersection(bounds)
    guard !area.isEmpty, color != .clear else { return }
    // Most shadows are black: then half of the work would be multiplying by nothing.
    let isBlack = color.isBlack
    let kernels = scratch.kernels
    var rows = ShadowRows(
      shadow, in: area, strength: color.alpha, alpha: isBlack ? color.alpha : 255,
      scratch: scratch)
    withExtendedLifetime(shadow) {
      if isBlack { return rows.darken(pointer(x: area.minX, y: area.minY), rowPixels) }
      var line = pointer(x: area.minX, y: area.minY)
      for y in area.minY..<area.maxY {
        let (x, count) = rows.fill(row: y)
        kernels.blendMasked(line + x, count, color.value, rows.mask)
        line += rowPixels
      }
    }
  }

  /// Paints a colour as strongly as a mask says, moved by whole pixels.
  public func fill(
    _ mask: EnlargedMask, movedBy dx: Int, _ dy: Int, with color: Pixel, scratch: PaintScratch
  ) {
    let area = mask.bounds.moved(by: dx, dy).intersection(bounds)
    guard !area.isEmpty, color != .clear else { return }
    let kernels = scratch.kernels
    let bytes = scratch.coverage(count: area.width)
    let sums = scratch.sums(count: mask.sumCount(area.width))
    for y in area.minY..<area.maxY {
      let target = pointer(x: area.minX, y: y)
      mask.write(
        row: y - dy, from: area.minX - dx, count: area.width,
        times: color.isBlack ? color.alpha : 255, to: bytes, sums: sums, kernels: kernels)
      if color.isBlack {
        kernels.shadows.darken(target, area.width, bytes)
      } else {
        kernels.blendMasked(target, area.width, color.value, bytes)
      }
    }
  }
}

extension Pixel {
  /// Whether it is black, of whatever alpha.
  fileprivate var isBlack: Bool { value & 0x00FF_FFFF == 0 }
}
