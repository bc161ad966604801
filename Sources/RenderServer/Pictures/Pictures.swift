import CoreGraphics
import Pixels
import RenderTree

/// What has to be painted apart before it can be drawn, kept from frame to frame: pictures of nodes
/// with their children, and the blurred coverage of what casts a shadow.
///
/// Everything is made for all of its area, whatever the damage, and in pixels counted from its own
/// place: so it is the same bytes whether it was made for this frame or an earlier one, and as
/// long as something moves by whole pixels it is made once. Making takes the time of painting;
/// finding it again compares the node's own properties and the identity of its children. What was
/// used longest ago goes when all together is larger than the budget. It belongs to one thread.
final class Pictures {
  @exclusivity(unchecked) private var entries: [Key: Entry] = [:]
  @exclusivity(unchecked) private(set) var bytes = 0
  /// Bytes of what the frame has used so far, which cannot be given back before its end.
  @exclusivity(unchecked) private var pinned = 0
  /// How often something had to be made.
  @exclusivity(unchecked) private(set) var madeCount = 0
  private let budget: Int
  @exclusivity(unchecked) private var frame = 0
  /// Painters that are not at work; pictures in pictures take one each.
  @exclusivity(unchecked) private var plans: [TilePlan] = []
  private lazy var scratch = PaintScratch()
  /// What shadows in closed form are made of.
  @exclusivity(unchecked) var tables = ShadowTables(
    capacity: CacheBudget.shadows, patience: CacheBudget.frames)

  init(budget: Int = CacheBudget.pictures) {
    self.budget = budget
  }

  /// Pictures, and what shadows are made of.
  var sizes: [CacheSize] {
    [
      CacheSize("pictures", bytes: bytes, limit: budget),
      CacheSize("shadows", bytes: tables.bytes, limit: CacheBudget.shadows),
    ]
  }

  struct Key: Hashable {
    var subject: Subject
    var map: CGAffineTransform
    /// Of planes in perspective, in place of the map.
    var lens: Homography?
    var area: PictureArea
    /// The blur of its coverage; nil for a picture.
    var sigma: Double?
    /// Whether it is a picture, not coverage.
    var isPicture = false
    /// How many shadows of contents are around it: in the deepest, shadows are simpler.
    var depth: Int
  }

  enum Subject: Hashable {
    case node(UInt64)
    case path(ObjectIdentifier)
    case shape(RoundedRect)
  }

  private struct Entry {
    var content: Content
    var source: Source
    var bytes: Int
    var lastUse: Int
  }

  enum Content {
    case mask(Mask)
    case pixmap(Pixmap)
  }

  /// What an entry was made of: it keeps the identities of the key from being given to others.
  enum Source {
    case look(NodeLook)
    case path(FixedPath)
    case shape(RoundedRect)

    var subject: Subject {
      switch self {
      case .look(let look): .node(look.id)
      case .path(let path): .path(ObjectIdentifier(path))
      case .shape(let shape): .shape(shape)
      }
    }

    fileprivate func isAs(_ other: Source) -> Bool {
      guard case .look(let look) = self, case .look(let old) = other else { return true }
      return look == old
    }
  }
}

extension Pictures {
  /// The picture of a look, filtered, under a map from the node's space to the device; nil where
  /// nothing of it can be seen on the canvas.
  ///
  /// `extent` is what it paints in before filters, in the node's space. `depth` is the context's.
  /// Up to `whole` pixels are pictured whole, wherever the canvas is, and never more than `most`.
  func picture(
    of look: NodeLook, in extent: CGRect, under map: CGAffineTransform, canvas: PixelRect,
    depth: Int, whole: Int = PictureArea.wholeLimit, most: Int = PictureArea.pixelLimit
  ) -> Picture? {
    guard extent.isFinite, let place = PicturePlace(map) else { return nil }
    let filters = look.filters
    let reach = filters.reach(scale: place.map.scale)
    let pixels = place.map.pixels(covering: extent).grown(by: reach)
    guard
      let area = PictureArea(
        pixels, of: place, canvas: canvas, margin: reach,
        blur: filters.strongestBlur(scale: place.map.scale), whole: whole, most: most)
    else { return nil }
    let source = Source.look(look)
    let key = Key(
      subject: source.subject, map: place.map, area: area, isPicture: true, depth: depth)
    let content = content(for: key, from: source) {
      let map = area.map(from: place)
      let pixmap = self.paint(look.unfiltered, under: map, size: area.size, depth: depth)
      pixmap.apply(filters, scale: map.scale, edge: .clear)
      return .pixmap(pixmap)
    }
    guard case .pixmap(let pixmap) = content else { return nil }
    return Picture(
      pixmap: pixmap, x: place.x + area.rect.minX, y: place.y + area.rect.minY,
      halvings: area.halvings)
  }

  /// The coverage of something, blurred by `sigma` device pixels; nil where nothing can be seen.
  func shadow(
    of source: Source, in extent: CGRect, under map: CGAffineTransform, sigma: Double,
    canvas: PixelRect, depth: Int
  ) -> PlacedMask? {
    let reach = GaussianBlur.reach(sigma: sigma)
    guard let place = PicturePlace(map, grain: GaussianBlur.grain(sigma: sigma)),
      let area = PictureArea(
        place.map.pixels(covering: extent), of: place, canvas: canvas, margin: reach + 1,
        blur: sigma, sharpness: PictureArea.shadowSharpness)
    else { return nil }
    let key = Key(
      subject: source.subject, map: place.map, area: area, sigma: sigma, depth: depth)
    return placed(key, source, x: place.x + area.rect.minX, y: place.y + area.rect.minY) {
      self.coverage(of: source, under: area.map(from: place), area.size, depth: depth)
    }
  }

  /// The mask of a key at a place, blurred when it is made.
  func placed(
    _ key: Key, _ source: Source, x: Int, y: Int, coverage: () -> Mask
  ) -> PlacedMask? {
    let halvings = key.area.halvings
    let content = content(for: key, from: source) {
      .mask(coverage().blurred(sigma: Self.sigma(key.sigma ?? 0, halvings: halvings)))
    }
    guard case .mask(let mask) = content else { return nil }
    return PlacedMask(mask: EnlargedMask(mask, doublings: halvings), x: x, y: y)
  }

  /// What is left to blur, in its own pixels, of what was painted and will be shown at a part of its size:
  /// larger pixels blur by a variance of (4ⁿ − 1) / 12, and what lies between them by 4ⁿ / 6.
  private static func sigma(_ sigma: Double, halvings: Int) -> Double {
    guard halvings > 0 else { return sigma }
    let square = Double(1 << (2 * halvings))
    return (max(0, sigma * sigma - (square - 1) / 12 - square / 6) / square).squareRoot()
  }

  /// Whether the frame may have more: what takes so much that it may not is left out.
  ///
  /// It takes shadows of contents in thousands, all of them large and to be seen, to get there.
  private var hasRoom: Bool { pinned <= 4 * budget }

  /// To be called after each frame: forgets what was used longest ago.
  func endFrame() {
    tables.endFrame()
    if bytes > budget {
      // More than is needed now, for looking for the oldest takes long.
      let enough = budget - budget / 8
      for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
        guard bytes > enough else { break }
        entries[key] = nil
        bytes -= entry.bytes
      }
    }
    if frame % CacheBudget.frames == 0 {
      entries = entries.filter { $0.value.lastUse >= frame - CacheBudget.frames }
      bytes = entries.values.reduce(0) { $0 + $1.bytes }
    }
    pinned = 0
    frame += 1
  }

  /// What is kept for a key, made if it is not there; nil where there is no room for it.
  func content(for key: Key, from source: Source, make: () -> Content) -> Content? {
    if let index = entries.index(forKey: key), source.isAs(entries.values[index].source) {
      if entries.values[index].lastUse != frame { pinned += entries.values[index].bytes }
      entries.values[index].lastUse = frame
      return entries.values[index].content
    }
    guard hasRoom else { return nil }
    madeCount += 1
    let content = make()
    let size =
      switch content {
      case .mask(let mask): mask.bounds.area + 256
      case .pixmap(let pixmap): pixmap.width * pixmap.height * 4 + 256
      }
    bytes += size - (entries[key]?.bytes ?? 0)
    pinned += size
    entries[key] = Entry(content: content, source: source, bytes: size, lastUse: frame)
    return content
  }

  private func coverage(
    of source: Source, under map: CGAffineTransform, _ size: PixelRect, depth: Int
  ) -> Mask {
    coverage(of: source, in: FlattenContext(map: map, clip: size, shadows: depth))
  }

  /// The coverage of something in the clip of a context.
  func coverage(of source: Source, in context: FlattenContext) -> Mask {
    switch source {
    case .look(let look):
      let pixmap = paint(look, in: context)
      return withExtendedLifetime(pixmap) { Mask(alphaOf: pixmap.surface) }
    case .path(let path):
      let outline =
        context.lens.map { path.outline(projected: $0.projection) }
        ?? path.outline(map: context.map)
      return Mask(outline, rule: .nonZero, within: context.clip, scratch: scratch)
    case .shape(let shape):
      return Mask(
        context.outline([shape]), rule: .nonZero, within: context.clip, scratch: scratch)
    }
  }

  /// Paints a node on a clear pixmap.
  private func paint(
    _ look: NodeLook, under map: CGAffineTransform, size: PixelRect, depth: Int
  ) -> Pixmap {
    paint(look, in: FlattenContext(map: map, clip: size, shadows: depth))
  }

  private func paint(_ look: NodeLook, in context: FlattenContext) -> Pixmap {
    let size = context.clip
    let pixmap = Pixmap(width: size.width, height: size.height)
    let plan = plans.popLast() ?? TilePlan(threads: 1)
    let everything = DamageRegion(size)
    var flattener = Flattener(pictures: self)
    flattener.flatten(look.node, in: context, damage: everything)
    plan.grid.lay(over: size, size: .fitting(size, threads: 1), damage: everything)
    plan.bins.sort(flattener.list.commands, into: plan.grid, within: size)
    plan.list = flattener.list
    plan.show(pixmap, at: size)
    plan.rewind()
    plan.perform(worker: 0)
    plan.list = CommandList()
    plan.show(nil, at: .empty)
    plans.append(plan)
    return pixmap
  }
}
