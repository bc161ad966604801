import CoreGraphics
import Pixels

/// Images as they are drawn where they are drawn smaller than they are: sampling them takes longer than
/// copying what came out.
///
/// A copy is made when a second frame asks for the same, so that what moves or grows makes none. Its pixels
/// are those that sampling gives, to the last bit.
struct ScaledImages {
  /// A larger one is not copied.
  static let mostBytes = 4 << 20

  private var entries: [Key: Entry] = [:]
  private(set) var bytes = 0
  private var frame = 0
  /// Whether a copy was not made for want of room.
  private var isShort = false
  /// Whether nothing that this frame asked for would be copied in the next.
  private(set) var isSettled = true

  private struct Key: Hashable {
    var image: ObjectIdentifier
    /// Whether copies of the image, halved, are what is drawn.
    var isHalved: Bool
    var look: ScaledImage
  }

  private struct Entry {
    /// Keeps the identity from being given to another image.
    var image: CGImage
    var lastUse: Int
    var copy: Pixmap?
  }

  var count: Int { entries.count }

  var size: CacheSize {
    CacheSize("scaledImages", bytes: bytes, limit: CacheBudget.scaledImages)
  }

  /// A source, or one that gives the same pixels in an area and is quicker.
  mutating func quickest(
    _ source: ImageSource, of image: CGImage, isHalved: Bool, in area: PixelRect
  ) -> ImageSource {
    // Layers as thin as rounding errors have no pixels, and a line of them may be longer than pictures are.
    guard !area.isEmpty, max(area.width, area.height) <= Pixmap.maximumSide,
      area.area * 4 <= Self.mostBytes, let look = source.scaled(in: area)
    else { return source }
    let key = Key(image: ObjectIdentifier(image), isHalved: isHalved, look: look)
    guard let index = entries.index(forKey: key) else {
      entries[key] = Entry(image: image, lastUse: frame)
      isSettled = false
      return source
    }
    var copy = entries.values[index].copy
    if copy == nil, entries.values[index].lastUse < frame {
      copy = make(area, of: source)
      entries.values[index].copy = copy
    }
    entries.values[index].lastUse = frame
    return copy.flatMap { ImageSource(copy: $0, of: area, isOpaque: source.isOpaque) } ?? source
  }

  private mutating func make(_ area: PixelRect, of source: ImageSource) -> Pixmap? {
    guard bytes + area.area * 4 <= CacheBudget.scaledImages else {
      isShort = true
      return nil
    }
    bytes += area.area * 4
    return source.copy(of: area)
  }

  mutating func beginFrame() { isSettled = true }

  mutating func endFrame() {
    let frame = frame
    if isShort {
      keep { $0.lastUse == frame }
    } else if frame % CacheBudget.frames == 0 {
      keep { $0.lastUse >= frame - CacheBudget.frames }
    }
    // What was asked for once is not worth a long memory.
    if entries.count > Self.mostKnown { keep { $0.copy != nil || $0.lastUse == frame } }
    isShort = false
    self.frame += 1
  }

  /// With so many entries, those without a copy that are not of this frame go.
  private static let mostKnown = 2_048

  private mutating func keep(_ isKept: (Entry) -> Bool) {
    entries = entries.filter { isKept($0.value) }
    bytes = entries.values.reduce(0) { $0 + ($1.copy.map { $0.width * $0.height * 4 } ?? 0) }
  }
}
