extension Surface {
  /// Paints a colour over a rounded rectangle, whose edges are smooth.
  public func fill(_ shape: RoundedRect, with color: Pixel, scratch: PaintScratch) {
    let shapeBounds = shape.pixelBounds
    let area = shapeBounds.intersection(bounds)
    guard !area.isEmpty, color != .clear else { return }
    expect(area)
    let fitted = shape.fitted
    if let small = SmallRoundedRect(
      fitted, bounds: shapeBounds, in: area, with: color, on: self, scratch: scratch)
    {
      return small.paint(scratch.kernels.coverage)
    }
    if scratch.slices.paint(
      fitted, hole: nil, bounds: shapeBounds, in: area, with: color, on: self, scratch: scratch)
    {
      return
    }
    RoundedRectEdges(fitted).paint(
      in: area, with: ColorPaint(surface: self, color: color, kernels: scratch.kernels),
      scratch: scratch)
  }

  /// Paints a colour over what a rounded rectangle has more than another inside it: a border.
  ///
  /// A pixel's coverage is that of `outer` less that of `inner`. An empty `inner` fills `outer`.
  public func fillRing(
    outer: RoundedRect, inner: RoundedRect, with color: Pixel, scratch: PaintScratch
  ) {
    let shapeBounds = outer.pixelBounds
    let area = shapeBounds.intersection(bounds)
    guard !area.isEmpty, color != .clear else { return }
    if inner.isEmpty { return fill(outer, with: color, scratch: scratch) }
    if scratch.slices.paint(
      outer.fitted, hole: inner.fitted, bounds: shapeBounds, in: area, with: color, on: self,
      scratch: scratch)
    {
      return
    }
    RoundedRectEdges(outer).paint(
      minus: RoundedRectEdges(inner), in: area,
      with: ColorPaint(surface: self, color: color, kernels: scratch.kernels), scratch: scratch)
  }

  /// Paints a colour over an outline, whose edges are smooth.
  public func fill(
    _ outline: Outline, rule: FillRule, with color: Pixel, scratch: PaintScratch
  ) {
    let area = outline.pixelBounds.intersection(bounds)
    guard !area.isEmpty, color != .clear else { return }
    outline.paint(
      rule, in: area, with: ColorPaint(surface: self, color: color, kernels: scratch.kernels),
      scratch: scratch)
  }
}
