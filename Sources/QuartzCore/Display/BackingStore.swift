import CoreGraphics
import Synchronization

/// The pixels that a layer drew: what its `contents` are after drawing.
///
/// Another layer that is given one shows the same picture.
package final class BackingStore: NSObject {
  /// In pixels, `scale` of them a point of the layer's space.
  package let image: CGImage
  /// The part of the layer's space that was drawn, and the pixels a point of it.
  let bounds: CGRect
  let scale: CGFloat
  let isOpaque: Bool
  /// Who drew it, and when: in which of the times that ``ageAll()`` ends.
  private let drawer: ObjectIdentifier
  private let age = BackingStore.age.load(ordering: .relaxed)
  /// The store that this one was drawn on a copy of, whose pixels the next one can be drawn on.
  var older: BackingStore?

  init(
    _ image: CGImage, bounds: CGRect, scale: CGFloat, isOpaque: Bool, by drawer: CALayer
  ) {
    self.drawer = ObjectIdentifier(drawer)
    self.image = image
    self.bounds = bounds
    self.scale = scale
    self.isOpaque = isOpaque
    Self.held.add(image.width * image.height, ordering: .relaxed)
  }

  deinit { leaveRoom() }

  /// Whether the pixels are among those that all stores have together.
  private(set) var isCounted = true

  /// Counts no more, for another store is about to take its place.
  func leaveRoom() {
    guard isCounted else { return }
    isCounted = false
    Self.held.subtract(image.width * image.height, ordering: .relaxed)
  }

  private static let age = Atomic(0)

  /// What was drawn up to now is drawn anew where its layer gets another size, and not stretched: for
  /// hosts that bring a tree to what it would be if it had been made just now.
  package static func ageAll() { age.add(1, ordering: .relaxed) }

  /// In which of the times something is drawn, in a byte; never 0. It comes again after 255 of them.
  static var ageMark: UInt8 { UInt8(age.load(ordering: .relaxed) % 255) + 1 }

  /// Whether a layer drew it before ``ageAll()`` was called last.
  func isOld(of layer: CALayer) -> Bool {
    drawer == ObjectIdentifier(layer) && age != Self.age.load(ordering: .relaxed)
  }

  /// The pixels of all stores that there are.
  private static let held = Atomic(0)
  /// Beyond these stores are drawn coarser: 512 MiB.
  private static let mostTogether = 128 << 20
  /// What is always left.
  private static let fewest = 64

  /// How large a new store may be that takes the place of another one.
  static func pixelsLeft(besides store: BackingStore?) -> Int {
    let own = store.map { $0.isCounted ? $0.image.width * $0.image.height : 0 } ?? 0
    return pixelsLeft(of: held.load(ordering: .relaxed) - own)
  }

  static func pixelsLeft(of held: Int) -> Int { max(fewest, mostTogether - held) }

  /// The share of the pixels that the bounds take: the last ones may lie partly beyond them.
  var part: CGRect {
    func share(_ points: CGFloat, _ pixels: Int) -> CGFloat {
      min(1, points * scale / CGFloat(pixels))
    }
    return CGRect(
      x: 0, y: 0, width: share(bounds.width, image.width),
      height: share(bounds.height, image.height))
  }

  /// What a part is drawn on anew: the picture that there is, in memory of its own.
  func groundForPart() -> Ground {
    let isOurs = isKnownUniquelyReferenced(&older)
    var spare = isOurs ? older?.image : nil
    older = nil
    return Ground(image, reusing: &spare) ?? .picture(image)
  }

  /// Such as `<BackingStore (buffer [480 256] BGRX8888)>`.
  package override var description: String {
    let format = isOpaque ? "BGRX8888" : "BGRA8888"
    return "<BackingStore (buffer [\(image.width) \(image.height)] \(format))>"
  }
}
