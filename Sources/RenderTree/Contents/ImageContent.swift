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
    let pixels = pixels.insetBy(dx: -2, dy: -2)
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    // Beyond the image its edges go on, those that were drawn anew as well.
    let isInside = CGRect(x: 0, y: 0, width: width, height: height).contains(pixels)
    guard isInside || Self.whole.contains(part) else { return frame }
    let across = frame.width / part.width / width
    let down = frame.height / part.height / height
    let place = CGRect(
      x: frame.minX - part.minX * frame.width / part.width + pixels.minX * across,
      y: frame.minY - part.minY * frame.height / part.height + pixels.minY * down,
      width: pixels.width * across, height: pixels.height * down)
    return isFlipped ? upright(place) : place
  }

  /// Where a part of the frame lies that shows upright although y points the other way.
  package func upright(_ place: CGRect) -> CGRect {
    var place = place
    place.origin.y =
      2 * frame.origin.y + frame.size.height - place.origin.y - place.size.height
    return place
  }
}
