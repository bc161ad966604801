import CoreGraphics

/// Words at the corners of what they are about, on a ground of their own; where some would lie over
/// others they stand below each other.
struct PassLabels {
  let letters = CGMutablePath()
  let grounds = CGMutablePath()
  private(set) var places: [CGRect] = []
  private let size: CGSize

  private static let fontSize: CGFloat = 10
  private static let inset: CGFloat = 3

  /// They stay in a window of a size.
  init(in size: CGSize) { self.size = size }

  mutating func add(_ words: String, at corner: CGPoint) {
    let text = OverlayText(words, size: Self.fontSize, width: 160)
    let (width, height) = (text.width + 2 * Self.inset, text.height + 2)
    var place = CGRect(
      x: max(0, min(corner.x, size.width - width)), y: max(0, corner.y), width: width,
      height: height)
    // One after the other, as there may be many at one place.
    while let other = places.first(where: { $0.intersects(place) }) {
      place.origin.y = other.maxY + 1
    }
    guard place.maxY <= size.height else { return }
    places.append(place)
    grounds.addRoundedRect(in: place, cornerWidth: 3, cornerHeight: 3)
    letters.addPath(
      text.path(at: place.minX + Self.inset, baseline: place.minY + 1 + text.ascent))
  }
}
