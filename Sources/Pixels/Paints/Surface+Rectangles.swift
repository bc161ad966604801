import CProcessor

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
    replace(area, with: color, kernels: .best)
  }

  /// Stores the pixels of another surface where both have some.
  public func take(_ other: Surface) {
    let area = bounds.intersection(other.bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      pointer(x: area.minX, y: y).update(
        from: other.pointer(x: area.minX, y: y), count: area.width)
    }
  }

  /// The same for pixels that lie in the surface.
  func replace(_ area: PixelRect, with color: Pixel, kernels: KernelTable) {
    kernels.fill(
      RectJob(
        target: pointer(x: area.minX, y: area.minY), stride: rowPixels, width: area.width,
        height: area.height, color: color.value))
  }
}
