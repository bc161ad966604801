import CoreGraphics
import Pixels

/// A map to the device, taken apart: whole pixels that only move what is painted, and the rest,
/// which what is painted depends on.
///
/// The rest is rounded to 256ths of a pixel, so that a picture that moved by whole pixels is found
/// again.
struct PicturePlace: Hashable {
  let x: Int
  let y: Int
  /// The map with less than a pixel of movement.
  let map: CGAffineTransform

  /// Nil for maps that are not finite and for places beyond all canvases.
  init?(_ map: CGAffineTransform) {
    let limit = Double(PixelRect.coordinateLimit) * 256
    let (tx, ty) = ((map.tx * 256).rounded(), (map.ty * 256).rounded())
    guard abs(tx) < limit, abs(ty) < limit, map.isInvertible else { return nil }
    (x, y) = (Int(tx) >> 8, Int(ty) >> 8)
    self.map = CGAffineTransform(
      a: map.a, b: map.b, c: map.c, d: map.d, tx: CGFloat(Int(tx) & 255) / 256,
      ty: CGFloat(Int(ty) & 255) / 256)
  }

  /// A rectangle of the device, seen from the place.
  func local(_ rect: PixelRect) -> PixelRect { rect.moved(by: -x, -y) }
}

extension PixelRect {
  func moved(by dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  /// With so many pixels more on every side.
  func grown(by length: Int) -> PixelRect {
    isEmpty
      ? .empty
      : PixelRect(
        minX: minX - length, minY: minY - length, maxX: maxX + length, maxY: maxY + length)
  }
}
