import Foundation
import Pixels

extension CGContext {
  /// Draws what a drawing would darken: its alpha, moved, blurred and coloured.
  ///
  /// The shadow is a drawing of its own: the state's blend mode and the clip hold for it, and the
  /// global alpha does so by way of the drawing's.
  func drawShadow(_ shadow: Shadow, of shape: Shape, with ink: Ink) {
    let (dx, dy) = pixelOffset(shadow)
    let sigma = pixelSigma(shadow)
    let area = shape.pixelBounds.intersection(shadowSource(shadow))
    guard !area.isEmpty else { return }
    let mask = alpha(of: shape, with: ink, in: area).blurred(sigma: sigma).moved(x: dx, y: dy)
    paint(
      .mask(mask),
      Ink(.color(shadow.color.pixel), mode: ink.mode, mask: state.clip.mask))
  }

  /// The pixels whose drawing can throw a shadow into the clip.
  func shadowSource(_ shadow: Shadow) -> PixelRect {
    let clip = state.clip.bounds
    guard !clip.isEmpty else { return .empty }
    let (dx, dy) = pixelOffset(shadow)
    let reach = GaussianBlur.reach(sigma: pixelSigma(shadow))
    return PixelRect(
      minX: clip.minX - reach - dx, minY: clip.minY - reach - dy,
      maxX: clip.maxX + reach - dx, maxY: clip.maxY + reach - dy)
  }

  /// In whole pixels, as shadows move.
  private func pixelOffset(_ shadow: Shadow) -> (Int, Int) {
    let offset = shadow.offset.applying(baseTransform.concatenating(flip))
    func whole(_ value: CGFloat) -> Int {
      let limit = CGFloat(PixelRect.coordinateLimit)
      return value.isFinite ? Int(max(-limit, min(limit, value)).rounded()) : 0
    }
    return (whole(offset.width), whole(offset.height))
  }

  private func pixelSigma(_ shadow: Shadow) -> Double {
    let scale = hypot(baseTransform.a, baseTransform.b)
    let sigma = shadow.blur * scale / 2
    return sigma.isFinite ? min(sigma, Self.widestSigma) : 0
  }

  /// Wider blurs are taken as this one: they would be even all over any picture.
  private static let widestSigma = 500.0
}

extension Mask {
  fileprivate func moved(x dx: Int, y dy: Int) -> Mask {
    if dx == 0, dy == 0 { return self }
    let place = PixelRect(
      x: bounds.minX + dx, y: bounds.minY + dy, width: bounds.width, height: bounds.height)
    return Mask(place) { bytes in
      withBytes { source in
        for index in bytes.indices { bytes[index] = source[index] }
      }
    }
  }
}
