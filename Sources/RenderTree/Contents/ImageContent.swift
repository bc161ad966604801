import CoreGraphics

/// An image in a node's rectangle.
package struct ImageContent: Hashable, Sendable {
  /// What is drawn.
  package var image: CGImage
  /// Where its shown part lies, in the node's own space; beyond the bounds nothing shows.
  package var frame: CGRect
  /// The part that is shown, in fractions of the image; outside 0…1 the edges go on.
  package var part: CGRect
  /// The part of the shown part that is stretched, in its fractions; corners keep their size.
  package var center: CGRect
  /// Pixels a point of the corners that keep their size.
  package var scale: CGFloat
  /// How pixels are found between the image's own.
  package var sampling: Sampling

  /// How pixels are found between the image's own.
  package enum Sampling: String, Hashable, Sendable {
    case nearest
    case linear
    /// Of smaller copies where the image shrinks.
    case trilinear
  }

  /// All of something, in fractions of it.
  package static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  package init(
    _ image: CGImage, frame: CGRect, part: CGRect = whole, center: CGRect = whole,
    scale: CGFloat = 1, sampling: Sampling = .linear
  ) {
    self.image = image
    self.frame = frame
    self.part = part
    self.center = center
    self.scale = scale
    self.sampling = sampling
  }

  /// Where some of the image's pixels show, with those beside them, which they mix with; upright also where
  /// y points the other way.
  package func place(of pixels: CGRect, isFlipped: Bool) -> CGRect {
    let across = frame.width / part.width / CGFloat(image.width)
    let down = frame.height / part.height / CGFloat(image.height)
    let (x, y) = (CGFloat(pixels.minX - 2), CGFloat(pixels.minY - 2))
    var place = CGRect(
      x: frame.minX - part.minX * frame.width / part.width + x * across,
      y: frame.minY - part.minY * frame.height / part.height + y * down,
      width: CGFloat(pixels.width + 4) * across, height: CGFloat(pixels.height + 4) * down)
    // Beyond the image its edges go on, those that were drawn anew as well.
    if x < 0 || y < 0 || pixels.maxX + 2 > CGFloat(image.width)
      || pixels.maxY + 2 > CGFloat(image.height), !Self.whole.contains(part)
    {
      place = frame
    }
    if isFlipped { place.origin.y = frame.minY + frame.maxY - place.maxY }
    return place
  }
}
