import CoreGraphics
import Pixels
import RenderTree

/// Paths that were flattened for the device, kept from frame to frame.
///
/// A path is known by its identity, which the cache holds on to: it stays as it is, so the same
/// object is the same path. One that is asked for in a second frame stays for a while, wherever it lies by
/// then: an outline has a place of its own, and is moved without a look at its edges. Where it is asked for
/// at one place again, its coverage is kept as well, so that painting it does not go through its edges.
struct OutlineCache {
  private var entries: [Key: Entry] = [:]
  private var rests = RestNumbers()
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

  /// Few bytes: with thousands of paths, each line of memory that looking one up takes is waited for.
  private struct Key: Hashable {
    /// Nil for what has no path.
    var path: ObjectIdentifier?
    /// The map without what only moves.
    var a, b, c, d: Double
    /// The number of the rest; 0 for the inside of a path.
    var rest: Int

    /// What tells most keys apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      hasher.combine(a)
      hasher.combine(rest)
    }
  }

  /// What else an outline depends on.
  private struct Rest: Hashable {
    var shape: SmoothShape?
    /// Zero unless the outline ends somewhere.
    var tx = 0.0
    var ty = 0.0
    /// Nil where the map says it all.
    var lens: Homography?
    /// Nil for the inside of the path.
    var pen: ShapeContent.Pen?
    /// Where the outline ends; nil for a whole one.
    var clip: PixelRect?

    var isNothing: Bool {
      shape == nil && tx == 0 && ty == 0 && lens == nil && pen == nil && clip == nil
    }
  }

  /// A smooth shape, and what is cut out of it.
  private struct SmoothShape: Hashable {
    var rect: RoundedRect
    var hole: RoundedRect?
    var isHard: Bool
  }

  /// Numbers of what keys share, which are never used again.
  private struct RestNumbers {
    private var numbers: [Rest: (number: Int, lastUse: Int)] = [:]
    private var next = 1
    /// What was asked for last: lines of one kind follow each other.
    private var last: (rest: Rest, number: Int)?

    mutating func number(of rest: Rest, in frame: Int) -> Int {
      if rest.isNothing { return 0 }
      if let last, last.rest == rest { return last.number }
      let number = numbers[rest]?.number ?? next
      if number == next { next += 1 }
      numbers[rest] = (number, frame)
      last = (rest, number)
      return number
    }

    /// What is used again is looked up once a frame, which notes the use.
    mutating func endFrame() { last = nil }

    mutating func keep(usedSince oldest: Int) {
      numbers = numbers.filter { $0.value.lastUse >= oldest }
      last = nil
    }
  }

  /// An object, so that looking one up copies nothing of it. The cache alone has it.
  private final class Entry {
    /// Keeps the identity from being given to another path.
    let path: FixedPath?
    let outline: Outline
    var lastUse: Int
    var places = OutlinePlaces()

    init(path: FixedPath?, outline: Outline, lastUse: Int) {
      (self.path, self.outline, self.lastUse) = (path, outline, lastUse)
    }

    var bytes: Int { 256 + outline.byteCount + (path?.byteCount ?? 0) }
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
    let (map, move) = parts(of: context, clip)
    let rest = Rest(lens: context.lens?.map, clip: clip)
    return shape(of: path, rule, map, rest, move) {
      guard let lens = context.lens else { return path.outline(clip: clip, map: map) }
      return path.outline(projected: lens.projection)
    }
  }

  /// The inside of a rounded rectangle with smooth corners, less that of another, under a map to the
  /// device.
  mutating func shape(
    of rect: RoundedRect, hole: RoundedRect? = nil, in context: FlattenContext, isHard: Bool
  ) -> Shape {
    var context = context
    var (rect, hole) = (rect, hole)
    if context.lens == nil {
      // Two that are alike are the same one at two places.
      context.map = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .concatenating(context.map)
      hole = hole?.seen(from: rect)
      rect = rect.seen(from: rect)
    }
    let (map, move) = parts(of: context, nil)
    let rest = Rest(
      shape: SmoothShape(rect: rect, hole: hole, isHard: isHard), lens: context.lens?.map)
    return shape(of: nil, hole == nil ? .nonZero : .evenOdd, map, rest, move) {
      let rects = [rect] + (hole.map { [$0] } ?? [])
      let outline = context.lens?.outline(smooth: rects) ?? Outline(smooth: rects, under: map)
      return isHard ? outline.hardened : outline
    }
  }

  /// The line along a path in device pixels.
  mutating func shape(
    of path: FixedPath, pen: ShapeContent.Pen, in context: FlattenContext
  ) -> Shape {
    let clip = clip(of: path, reach: pen.style(dashes: []).reach, under: context.map)
    let (map, move) = parts(of: context, clip)
    let rest = Rest(lens: context.lens?.map, pen: pen, clip: clip)
    return shape(of: path, .nonZero, map, rest, move) {
      let style = pen.style(dashes: pen.dashes)
      guard let lens = context.lens else {
        return path.strokeOutline(style, from: pen.start, to: pen.end, map: map, clip: clip)
      }
      return lens.outline(of: path, stroke: style, from: pen.start, to: pen.end)
    }
  }

  /// What an outline depends on, and how far it is moved then; one that is seen in perspective or cut off
  /// depends on its place.
  private func parts(
    of context: FlattenContext, _ clip: PixelRect?
  ) -> (map: CGAffineTransform, move: OutlineMove) {
    let map = context.map
    guard context.lens == nil, clip == nil, let move = OutlineMove(map.tx, map.ty) else {
      return (map, .none)
    }
    return (CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0), move)
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
    of path: FixedPath?, _ rule: FillRule, _ map: CGAffineTransform, _ rest: Rest,
    _ move: OutlineMove, make: () -> Outline
  ) -> Shape {
    var rest = rest
    (rest.tx, rest.ty) = (map.tx, map.ty)
    let key = Key(
      path: path.map { ObjectIdentifier($0) }, a: map.a, b: map.b, c: map.c, d: map.d,
      rest: rests.number(of: rest, in: frame))
    guard let entry = entries[key] else {
      // A path with an infinite number in it has no place on the device.
      let outline = path?.boundingBox.isFinite != false ? make() : Outline([], under: .identity)
      let entry = Entry(path: path, outline: outline, lastUse: frame)
      _ = entry.places.use(move, in: frame)
      entries[key] = entry
      outlineBytes += entry.bytes
      isSettled = false
      return Shape(outline: outline.moved(by: move))
    }
    entry.lastUse = frame
    return use(entry, rule, move)
  }

  /// What is kept of an outline, at a place.
  private mutating func use(_ entry: Entry, _ rule: FillRule, _ move: OutlineMove) -> Shape {
    let outline = entry.outline.moved(by: move)
    stencilBytes -= entry.places.bytes
    if entry.places.use(move, in: frame) {
      let stencil = Stencil(
        outline, rule: rule, in: canvas, limit: Self.stencilCapacity / 4, scratch: scratch)
      entry.places.record(stencil.map { .stencil($0, rule) } ?? .refused, at: move)
    }
    stencilBytes += entry.places.bytes
    let recording = entry.places.recording(at: move)
    if case .none = recording { isSettled = false }
    guard case .stencil(let stencil, rule) = recording else { return Shape(outline: outline) }
    return Shape(outline: outline, stencil: stencil)
  }

  private mutating func dropStencils() {
    for entry in entries.values { entry.places.forget() }
    stencilBytes = 0
  }

  mutating func endFrame() {
    if outlineBytes > Self.outlineCapacity || stencilBytes > Self.stencilCapacity {
      keep(usedSince: frame)
      // One frame alone may want too much.
      if outlineBytes > Self.outlineCapacity { keep(usedSince: frame + 1) }
      if stencilBytes > Self.stencilCapacity { refuseStencils() }
    }
    rests.endFrame()
    if frame % CacheBudget.frames == 0 { keep(usedSince: frame - CacheBudget.frames) }
    frame += 1
  }

  private mutating func keep(usedSince oldest: Int) {
    entries = entries.filter { $0.value.lastUse >= oldest }
    for entry in entries.values { entry.places.keep(usedSince: oldest) }
    rests.keep(usedSince: oldest)
    outlineBytes = entries.values.reduce(0) { $0 + $1.bytes }
    stencilBytes = entries.values.reduce(0) { $0 + $1.places.bytes }
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
    for entry in entries.values where stencilBytes > Self.stencilCapacity {
      stencilBytes -= entry.places.refuse()
    }
  }
}

extension ShapeContent.Pen {
  fileprivate func style(dashes: [CGFloat]) -> StrokeStyle {
    StrokeStyle(
      width: width, cap: cap.strokeCap, join: join.strokeJoin, miterLimit: miterLimit,
      dashes: dashes.map { Double($0) }, dashPhase: dashPhase)
  }
}

extension RoundedRect {
  /// The same as it lies to the corner of another.
  fileprivate func seen(from other: RoundedRect) -> RoundedRect {
    var rect = self
    (rect.minX, rect.maxX) = (minX - other.minX, maxX - other.minX)
    (rect.minY, rect.maxY) = (minY - other.minY, maxY - other.minY)
    return rect
  }
}
