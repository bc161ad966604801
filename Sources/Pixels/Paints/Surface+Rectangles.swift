extension Surface {
  /// Paints a colour over whole pixels.
  public func fill(_ rect: PixelRect, with color: Pixel) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty, color != .clear else { return }
    ColorPaint(surface: self, color: color, kernels: .best).paint(area, coverage: 255)
  }

  /// Stores a colour in whole pixels, whatever they were; a clear one erases them.
  public func replace(_ rect: PixelRect, with color: Pixel) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    KernelTable.best.fill(
      pointer(x: area.minX, y: area.minY), rowPixels, area.width, area.height, color.value)
  }
}
