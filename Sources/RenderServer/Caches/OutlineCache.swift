import CoreGraphics
import Pixels
import RenderTree

/// Paths that were flattened for the device, kept from frame to frame.
///
/// A path is known by its identity, which the cache holds on to: it stays as it is, so the same
/// object is the same path. One that is asked for in a second frame stays for a while, and
/// from then on its coverage is kept as well, so that painting it does not go through its edges
/// again.
struct OutlineCache {
  private var entries: [Key: Entry] = [:]
  private var frame = 0
  /// The pixels that coverage is recorded for.
  private var canvas = PixelRect.empty
  private let scratch = PaintScratch()

  /// Beyond any of these, whatever the last frame did not use goes: bytes of outlines with their
  /// paths, and of coverage.
  static let outlineCapacity = CacheBudget.outlines
  static let stencilCapacity = CacheBudget.stencils
  private(set) var outlineBytes = 0
  private(set) var stencilBytes = 0
  /// Whether nothing that this frame asked for would be recorded in the next.
  private(set) var isSettled = true

  private struct Key: Hashable {
    var source: Source
    var map: CGAffineTransform
    /// Nil where the map says it all.
    var lens: Homography?
    /// Nil for the inside of the path.
    var pen: ShapeContent.Pen?
    /// Where the outline ends; nil for a whole one.
    var clip: PixelRect?
  }

  private enum Source: Hashable {
    case path(ObjectIdentifier)
    /// A smooth shape, and what is cut out of it.
    case shape(RoundedRect, hole: RoundedRect?, isHard: Bool)
  }

  private struct Entry {
    /// Keeps the identity from being given to another path.
    var path: FixedPath?
    var outline: Outline
    var lastUse: Int
    var recording = Recording.none

    var bytes: Int { 256 + outline.byteCount + (path?.byteCount ?? 0) }
  }

  fileprivate enum Recording {
    case none
    case stencil(Stencil, FillRule)
    /// It takes too much memory.
    case refused
  }

  /// What is painted of a path.
  struct Shape {
    var outline: Outline
    /// The same as the outline, on the canvas, for whoever has it.
    var stencil: Stencil?
  }

  /// To be called before a frame's paths are asked for.
  mutating func beginFrame(canvas: PixelRect) {
    if self.canvas != canvas { dropStencils() }
    self.canvas = canvas
    isSettled = true
  }

  /// The inside of a path in device pixels.
  mutating func shape(
    of path: FixedPath, rule: FillRule, in context: FlattenContext
  ) -> Shape {
    let clip = clip(of: path, reach: 0, under: context.map)
    let key = Key(
      source: .path(ObjectIdentifier(path)), map: context.map, lens: context.lens?.map, clip: clip)
    return shape(of: path, rule, key) {
      guard let lens = context.lens else { return path.outline(clip: clip, map: context.map) }
      return path.outline(projected: lens.projection)
    }
  }

  /// The inside of a rounded rectangle with smooth corners, less that of another, under a map to the
  /// device.
  mutating func shape(
    of rect: RoundedRect, hole: RoundedRect? = nil, in context: FlattenContext, isHard: Bool
  ) -> Shape {
    let key = Key(
      source: .shape(rect, hole: hole, isHard: isHard), map: context.map, lens: context.lens?.map)
    return shape(of: nil, hole == nil ? .nonZero : .evenOdd, key) {
      let rects = [rect] + (hole.map { [$0] } ?? [])
      let outline =
        context.lens?.outline(smooth: rects) ?? Outline(smooth: rects, under: context.map)
      return isHard ? outline.hardened : outline
    }
  }

  /// The line along a path in device pixels.
  mutating func shape(
    of path: FixedPath, pen: ShapeContent.Pen, in context: FlattenContext
  ) -> Shape {
    let style = StrokeStyle(
      width: pen.width, cap: pen.cap.strokeCap, join: pen.join.strokeJoin,
      miterLimit: pen.miterLimit, dashes: pen.dashes.map { Double($0) }, dashPhase: pen.dashPhase)
    let clip = clip(of: path, reach: style.reach, under: context.map)
    let key = Key(
      source: .path(ObjectIdentifier(path)), map: context.map, lens: context.lens?.map, pen: pen,
      clip: clip)
    return shape(of: path, .nonZero, key) {
      guard let lens = context.lens else {
        return path.strokeOutline(
          style, from: pen.start, to: pen.end, map: context.map, clip: clip)
      }
      return lens.outline(of: path, stroke: style, from: pen.start, to: pen.end)
    }
  }

  /// The canvas, for a path that leads far beyond it: what lies there would take much memory and is
  /// never seen. Nearer ones are whole, as moving them takes no new outline then.
  private func clip(
    of path: FixedPath, reach: CGFloat, under map: CGAffineTransform
  ) -> PixelRect? {
    let bounds = path.boundingBox.insetBy(dx: -reach, dy: -reach).applying(map)
    let far = CGFloat(Self.farthest)
    let isNear =
      bounds.minX > -far && bounds.minY > -far && bounds.maxX < far && bounds.maxY < far
    return isNear || !bounds.isFinite ? nil : canvas
  }

  /// In pixels from the canvas's corner; twice as far as canvases reach.
  private static let farthest = 2 * Pixmap.maximumSide

  private mutating func shape(
    of path: FixedPath?, _ rule: FillRule, _ key: Key, make: () -> Outline
  ) -> Shape {
    if let index = entries.index(forKey: key) {
      if entries.values[index].lastUse < frame { record(rule, at: index) }
      entries.values[index].lastUse = frame
      if case .none = entries.values[index].recording { isSettled = false }
      let entry = entries.values[index]
      guard case .stencil(let stencil, rule) = entry.recording else {
        return Shape(outline: entry.outline)
      }
      return Shape(outline: entry.outline, stencil: stencil)
    }
    // A path with an infinite number in it has no place on the device.
    let outline = path?.boundingBox.isFinite != false ? make() : Outline([], under: .identity)
    let entry = Entry(path: path, outline: outline, lastUse: frame)
    entries[key] = entry
    outlineBytes += entry.bytes
    isSettled = false
    return Shape(outline: outline)
  }

  /// Records the coverage of an outline, once.
  private mutating func record(_ rule: FillRule, at index: Dictionary<Key, Entry>.Index) {
    guard case .none = entries.values[index].recording else { return }
    let stencil = Stencil(
      entries.values[index].outline, rule: rule, in: canvas, limit: Self.stencilCapacity / 4,
      scratch: scratch)
    entries.values[index].recording = stencil.map { .stencil($0, rule) } ?? .refused
    stencilBytes += stencil?.size ?? 0
  }

  private mutating func dropStencils() {
    for index in entries.values.indices { entries.values[index].recording = .none }
    stencilBytes = 0
  }

  mutating func endFrame() {
    if outlineBytes > Self.outlineCapacity || stencilBytes > Self.stencilCapacity {
      keep(usedSince: frame)
      // One frame alone may want too much.
      if outlineBytes > Self.outlineCapacity { keep(usedSince: frame + 1) }
      if stencilBytes > Self.stencilCapacity { refuseStencils() }
    }
    if frame % CacheBudget.frames == 0 { keep(usedSince: frame - CacheBudget.frames) }
    frame += 1
  }

  private mutating func keep(usedSince oldest: Int) {
    entries = entries.filter { $0.value.lastUse >= oldest }
    outlineBytes = entries.values.reduce(0) { $0 + $1.bytes }
    stencilBytes = entries.values.reduce(0) { $0 + $1.recording.size }
  }

  /// Outlines, and coverage.
  var sizes: [CacheSize] {
    [
      CacheSize("outlines", bytes: outlineBytes, limit: Self.outlineCapacity),
      CacheSize("stencils", bytes: stencilBytes, limit: Self.stencilCapacity),
    ]
  }

  /// Lets go of recordings beyond the capacity, and does not try them again.
  private mutating func refuseStencils() {
    for index in entries.values.indices where stencilBytes > Self.stencilCapacity {
      stencilBytes -= entries.values[index].recording.size
      entries.values[index].recording = .refused
    }
  }
}

extension OutlineCache.Recording {
  fileprivate var size: Int {
    guard case .stencil(let stencil, _) = self else { return 0 }
    return stencil.size
  }
}
