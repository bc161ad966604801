import CoreGraphics

/// One layer as the render server sees it: immutable, and shared from frame to frame while nothing
/// in it or below it changes.
///
/// Identity carries meaning: the same object in two trees is the same picture, so a difference of
/// two trees never looks inside it. A node that moves without changing inside is a new object with
/// the same `children`.
package final class RenderNode: Sendable {
  /// The layer's number, the same for all nodes made of that layer.
  package let id: UInt64
  package let geometry: Geometry
  package let paint: Paint
  package let effect: Effect
  /// Sublayers in drawing order, the lowest first; hidden ones are left out.
  package let children: [RenderNode]
  /// Everything that the node and its children may paint, in the space of its parent; of no meaning
  /// where the parent forms depth.
  package let extent: CGRect
  /// The same in the node's own space.
  package let localExtent: CGRect
  /// The same without what filters, the shadow and the mask do.
  package let paintedExtent: CGRect
  /// The extents of the children joined, `blockSize` in a row each, in this node's space: so that
  /// whoever looks for a few of many children need not look at all. Empty for up to one block.
  package let blockExtents: [CGRect]
  /// The nodes of this subtree, this one and those of masks included.
  package let count: Int
  /// Whether the children do not lie in this node's plane and are sorted by depth: see `planes`.
  package let formsDepth: Bool
  /// Whether the node's rounded rectangle casts its shadow, because nothing it paints shows beyond
  /// it; false without a shadow.
  package let castsItsShape: Bool
  /// Whether the node or one below it blends with what lies beneath, other than to cover it.
  package let readsBackdrop: Bool
  /// Whether the node, one below it or a mask has backdrop filters.
  package let hasBackdrop: Bool

  package static let blockSize = 32

  package init(
    id: UInt64, geometry: Geometry, paint: Paint, effect: Effect, children: [RenderNode]
  ) {
    self.id = id
    self.geometry = geometry
    self.paint = paint
    self.effect = effect
    self.children = children
    count = children.reduce(1 + (effect.extras?.mask?.count ?? 0)) { $0 + $1.count }
    readsBackdrop =
      effect.extras?.readsBackdrop == true || children.contains { $0.readsBackdrop }
    hasBackdrop =
      effect.extras.map { !$0.backdropFilters.isEmpty || $0.mask?.hasBackdrop == true } == true
      || children.contains { $0.hasBackdrop }
    formsDepth = Self.formsDepth(children, below: geometry.space)
    blockExtents = formsDepth ? [] : Self.blockExtents(of: children)
    let inside = Self.inside(children, blocks: blockExtents, formsDepth, geometry.space)
    paintedExtent = Self.paintedExtent(geometry.bounds, paint, effect, inside: inside)
    localExtent = Self.extent(of: Self.contentExtent(paintedExtent, effect), effect)
    extent = geometry.box(around: localExtent)
    castsItsShape =
      effect.extras?.shadow.map { $0.path == nil } == true
      && (children.isEmpty || !formsDepth && geometry.space?.childMap == nil)
      && Silhouette(geometry.bounds, paint.corners).isThat(of: paint, effect, children)
  }

  /// A node that paints nothing.
  package static func nothing(id: UInt64) -> RenderNode {
    RenderNode(
      id: id, geometry: Geometry(bounds: .zero, transform: .identity), paint: Paint(),
      effect: .none, children: [])
  }

  private static func blockExtents(of children: [RenderNode]) -> [CGRect] {
    guard children.count > blockSize else { return [] }
    return stride(from: 0, to: children.count, by: blockSize).map { start in
      let block = children[start..<min(start + blockSize, children.count)]
      return block.reduce(CGRect.null) { $0.joined(with: $1.extent) }
    }
  }

  /// What children may paint, in the space of their parent, in parts.
  private static func inside(
    _ children: [RenderNode], blocks: [CGRect], _ formsDepth: Bool, _ space: Space?
  ) -> [CGRect] {
    // Who keeps depth paints nothing by itself, and who has it as a child looks below it.
    if space?.keepsDepth == true { return [] }
    if formsDepth {
      return planes(of: children, below: space).map {
        $0.map.plane.box(around: $0.node.localExtent)
      }
    }
    let extents = blocks.isEmpty ? children.map(\.extent) : blocks
    guard let map = space?.childMap?.plane.affine else { return extents }
    return extents.map { $0.applying(map) }
  }

  /// What the node paints by itself and through its children, in its own space.
  ///
  /// Null when a number in the geometry is not finite: such a node shows nothing, nor do its
  /// children, and the nodes around it are not disturbed.
  private static func extent(of content: CGRect, _ effect: Effect) -> CGRect {
    var local = content
    if let shadow = effect.extras?.shadow { local = local.joined(with: shadow.extent(of: local)) }
    if let mask = effect.extras?.mask { local = local.common(with: mask.extent) }
    return local.isFinite ? local : .null
  }
}

extension RenderNode {
  /// What the node and its children may paint without the node's shadow, in the node's space.
  package var contentExtent: CGRect { Self.contentExtent(paintedExtent, effect) }

  fileprivate static func contentExtent(_ extent: CGRect, _ effect: Effect) -> CGRect {
    let reach = effect.extras?.filters.reduce(0) { $0 + $1.reach } ?? 0
    guard reach > 0, !extent.isNull else { return extent }
    return CGRect(
      x: extent.origin.x - reach, y: extent.origin.y - reach,
      width: extent.size.width + 2 * reach, height: extent.size.height + 2 * reach)
  }

  fileprivate static func paintedExtent(
    _ bounds: CGRect, _ paint: Paint, _ effect: Effect, inside: [CGRect]
  ) -> CGRect {
    guard bounds.isFinite else { return .null }
    let isEmpty = paint.isEmpty && effect.extras?.backdropFilters.isEmpty != false
    var local = isEmpty ? CGRect.null : paint.extent(in: bounds)
    for extent in inside { local = local.joined(with: extent) }
    return effect.masksToBounds ? local.intersection(bounds) : local
  }
}

extension CGRect {
  /// The union, of which a null rectangle is no part.
  fileprivate func joined(with other: CGRect) -> CGRect {
    if other.isNull { return self }
    return isNull ? other : union(other)
  }

  /// What two rectangles share; null where they share no more than an edge.
  fileprivate func common(with other: CGRect) -> CGRect {
    let (left, top) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    // Comparisons with what is no number are false.
    guard left < right, top < bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
