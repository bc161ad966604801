import CoreGraphics

/// The way of a scroll view's offset along one axis.
struct ScrollAxis: Equatable {
  /// Where the content begins; never above `highest`.
  var lowest: CGFloat
  /// Where its end is reached.
  var highest: CGFloat
  /// How much of the content is seen at a time.
  var length: CGFloat
  /// Whether a finger can move the content at all.
  var isScrollable: Bool
  /// Whether it can be pulled beyond its ends.
  var bounces: Bool
  /// Pixels a point, on which the content lies; 0 where it may lie between them.
  var scale: CGFloat = 0

  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, lowest), highest) }

  func contains(_ offset: CGFloat) -> Bool { offset >= lowest && offset <= highest }

  func rounded(_ offset: CGFloat) -> CGFloat {
    scale > 0 ? (offset * scale).rounded() / scale : offset
  }

  // MARK: The rubber band
  //
  // A pull of x beyond the end shows (1 − 1 / (x·c / d + 1))·d of it, where d is the length that is
  // seen: it begins at c times the finger's way and never comes to d.

  private static let stiffness: CGFloat = 0.55

  /// Where the content is when a finger has pulled it to an offset.
  func banded(_ pulled: CGFloat) -> CGFloat {
    guard isScrollable else { return clamped(pulled) }
    let end = clamped(pulled)
    guard bounces, pulled != end, length > 0 else { return end }
    let pull = (pulled - end).magnitude
    let shown = (1 - 1 / (pull * Self.stiffness / length + 1)) * length
    return pulled < end ? end - shown : end + shown
  }

  /// Where a finger that holds the content at an offset must have pulled it.
  func pulled(_ banded: CGFloat) -> CGFloat {
    let end = clamped(banded)
    let shown = min((banded - end).magnitude, length * 0.999)
    guard isScrollable, bounces, shown > 0 else { return banded }
    let pull = (1 / (1 - shown / length) - 1) * length / Self.stiffness
    return banded < end ? end - pull : end + pull
  }
}
