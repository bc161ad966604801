/// Group compositing: the pixels of another surface are painted over those with the same
/// coordinates. The two must not share memory; what `source` does not show is left alone.
extension Surface {
  /// Paints `source` over the pixels of `rect`, times an opacity of 0…255.
  public func composite(_ source: Surface, in rect: PixelRect, opacity: UInt8) {
    let area = rect.intersection(bounds).intersection(source.bounds)
    guard !area.isEmpty, opacity > 0 else { return }
    SurfacePaint(surface: self, source: source, opacity: UInt32(opacity), kernels: .best)
      .paint(area, coverage: 255)
  }

  /// Paints `source` over the pixels of `rect` inside a rounded rectangle.
  public func composite(
    _ source: Surface, in rect: PixelRect, opacity: UInt8, within shape: RoundedRect,
    scratch: PaintScratch
  ) {
    let area = rect.intersection(bounds).intersection(source.bounds)
      .intersection(shape.pixelBounds)
    guard !area.isEmpty, opacity > 0 else { return }
    RoundedRectEdges(shape).paint(
      in: area,
      with: SurfacePaint(
        surface: self, source: source, opacity: UInt32(opacity), kernels: scratch.kernels),
      scratch: scratch)
  }

  /// Paints `source` over the pixels of `rect` inside an outline.
  public func composite(
    _ source: Surface, in rect: PixelRect, opacity: UInt8, within outline: Outline, rule: FillRule,
    scratch: PaintScratch
  ) {
    let area = rect.intersection(bounds).intersection(source.bounds)
      .intersection(outline.pixelBounds)
    guard !area.isEmpty, opacity > 0 else { return }
    outline.paint(
      rule, in: area,
      with: SurfacePaint(
        surface: self, source: source, opacity: UInt32(opacity), kernels: scratch.kernels),
      scratch: scratch)
  }
}
