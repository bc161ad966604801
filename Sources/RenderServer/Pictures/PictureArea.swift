import CoreGraphics
import Pixels

/// The pixels that a picture is made of: where they are, and how large.
///
/// Small things are pictured whole, so that the picture stays the same when they move past an edge
/// of the canvas; of large ones only what the canvas can show. It never depends on the damage.
struct PictureArea: Hashable {
  /// In device pixels, seen from the picture's place.
  let rect: PixelRect
  /// How often the picture's sides are halved.
  let halvings: Int

  /// Up to so many pixels are pictured whole.
  static let wholeLimit = 1 << 20
  /// Pictures of more pixels are made at half the resolution, or less.
  static let pixelLimit = 1 << 24

  /// Large pictures that are blurred more than this, in pixels, are as well: no more detail is left in
  /// them, and a blur of a thousand pixels needs a thousand pixels of what is around the canvas.
  static let sharpLimit = 64.0

  /// What casts a shadow that is blurred by at least twice as many pixels is painted at half the
  /// resolution, and so on: what is left of it after that blur lies between its pixels in proportion.
  static let shadowSharpness = 8.0

  /// Nil where there is nothing to be seen; `margin` is how far from the canvas it still matters,
  /// `blur` the strongest blur that follows. Up to `whole` pixels are pictured whole; none has more
  /// than `most`. Sides are halved while the blur is still `sharpness` pixels then.
  init?(
    _ extent: PixelRect, of place: PicturePlace, canvas: PixelRect, margin: Int, blur: Double,
    whole: Int = wholeLimit, most: Int = pixelLimit, sharpness: Double = .infinity
  ) {
    var halvings = 0
    while blur / Double(2 << halvings) >= sharpness { halvings += 1 }
    var rect = extent
    if Self.size(rect, halvings).area > whole {
      rect = rect.intersection(place.local(canvas.grown(by: margin)))
    }
    guard !rect.isEmpty else { return nil }
    while Self.size(rect, halvings).area > most
      || (rect.area > Self.wholeLimit && blur / Double(2 << halvings) >= Self.sharpLimit)
      || max(rect.width, rect.height) >> halvings >= Pixmap.maximumSide
    {
      halvings += 1
    }
    self.rect = rect
    self.halvings = halvings
  }

  /// The picture's own rectangle, which begins at (0, 0).
  var size: PixelRect { Self.size(rect, halvings) }

  private static func size(_ rect: PixelRect, _ halvings: Int) -> PixelRect {
    let most = 1 << halvings - 1
    return PixelRect(
      x: 0, y: 0, width: (rect.width + most) >> halvings, height: (rect.height + most) >> halvings)
  }

  /// From a node's space to the picture's pixels.
  func map(from place: PicturePlace) -> CGAffineTransform {
    let scale = 1 / CGFloat(1 << halvings)
    return place.map.concatenating(
      CGAffineTransform(translationX: -CGFloat(rect.minX), y: -CGFloat(rect.minY))
    ).concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }
}
