extension RoundedRect {
  /// A large rectangle of pixels that it covers wholly; it may be empty.
  ///
  /// The largest of three: the full width between the corners' rows, the full height between the
  /// corners' columns, and what remains where each corner is cut at 45 degrees.
  public var opaqueCore: PixelRect {
    guard !isEmpty else { return .empty }
    let shape = fitted
    if shape.isSquare { return shape.wholePixels(0, 0, 0, 0) }
    let left = max(shape.topLeft.x, shape.bottomLeft.x)
    let right = max(shape.topRight.x, shape.bottomRight.x)
    let top = max(shape.topLeft.y, shape.topRight.y)
    let bottom = max(shape.bottomLeft.y, shape.bottomRight.y)
    // 1 − cos 45° of a quarter ellipse's half axes, rounded up.
    let cut = 0.292_894
    let candidates = (
      shape.wholePixels(0, top, 0, bottom), shape.wholePixels(left, 0, right, 0),
      shape.wholePixels(left * cut, top * cut, right * cut, bottom * cut)
    )
    let best = candidates.0.area >= candidates.1.area ? candidates.0 : candidates.1
    return best.area >= candidates.2.area ? best : candidates.2
  }

  /// What it covers wholly above and below, or left and right of a core between its corners: with
  /// that, all but the corners.
  public var opaqueSideCore: PixelRect {
    guard !isEmpty else { return .empty }
    let shape = fitted
    let left = max(shape.topLeft.x, shape.bottomLeft.x)
    let right = max(shape.topRight.x, shape.bottomRight.x)
    let top = max(shape.topLeft.y, shape.topRight.y)
    let bottom = max(shape.bottomLeft.y, shape.bottomRight.y)
    let (across, down) = (
      shape.wholePixels(0, top, 0, bottom), shape.wholePixels(left, 0, right, 0)
    )
    return across.area >= down.area ? down : across
  }

  /// The whole pixels between the edges moved inwards.
  private func wholePixels(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) -> PixelRect {
    let rect = PixelRect(
      minX: Fixed.pixelsUp(minX + left), minY: Fixed.pixelsUp(minY + top),
      maxX: Fixed.clamped(maxX - right) >> Fixed.bits,
      maxY: Fixed.clamped(maxY - bottom) >> Fixed.bits)
    return rect.isEmpty ? .empty : rect
  }
}
