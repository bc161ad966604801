import CoreGraphics
import Pixels

/// A map to the device, taken apart: whole pixels that only move what is painted, and the rest,
/// which what is painted depends on.
///
/// The rest is rounded to 256ths of a pixel, or to more of them where it is blurred, so that a picture that
/// moved by whole pixels, or long enough, is found again.
struct PicturePlace: Hashable {
  let x: Int
  let y: Int
  /// The map with less than a pixel of movement.
  let map: CGAffineTransform

  /// Nil for maps that are not finite and for places beyond all canvases.
  init?(_ map: CGAffineTransform, grain: Int = 1) {
    let limit = Double(PixelRect.coordinateLimit) * 256
    let (steps, size) = (256 / CGFloat(grain), grain)
    let (tx, ty) = ((map.tx * steps).rounded(), (map.ty * steps).rounded())
    guard abs(tx) < limit, abs(ty) < limit, map.isInvertible else { return nil }
    let (left, top) = (Int(tx) * size, Int(ty) * size)
    (x, y) = (left >> 8, top >> 8)
    self.map = CGAffineTransform(
      a: map.a, b: map.b, c: map.c, d: map.d, tx: CGFloat(left & 255) / 256,
      ty: CGFloat(top & 255) / 256)
  }

  /// A rectangle of the device, seen from the place.
  func local(_ rect: PixelRect) -> PixelRect { rect.moved(by: -x, -y) }
}

extension PixelRect {
  /// With so many pixels more on every side.
  func grown(by length: Int) -> PixelRect {
    isEmpty
      ? .empty
      : PixelRect(
        minX: minX - length, minY: minY - length, maxX: maxX + length, maxY: maxY + length)
  }
}
