import Pixels

/// A shadow on its way to the device.
enum ShadowPaint: Sendable {
  /// In closed form: nothing was painted before.
  case rounded(RoundedShadow)
  case mask(PlacedMask)

  var pixelBounds: PixelRect {
    switch self {
    case .rounded(let shadow): shadow.pixelBounds
    case .mask(let mask): mask.bounds
    }
  }
}

extension Surface {
  func fill(_ shadow: ShadowPaint, with color: Pixel, scratch: PaintScratch) {
    switch shadow {
    case .rounded(let shadow): fill(shadow, with: color, scratch: scratch)
    case .mask(let placed):
      fill(placed.mask, movedBy: placed.x, placed.y, with: color, scratch: scratch)
    }
  }
}
