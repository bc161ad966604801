import CoreGraphics

/// One layer as the render server sees it: immutable, and shared from frame to frame while nothing
/// in it or below it changes.
///
/// Identity carries meaning: the same object in two trees is the same picture, so a difference of
/// two trees never looks inside it. A node that moves without changing inside is a new object with
/// the same `children`.
///
/// Sending it is safe though it has variables: they change in `remake` alone, which takes only
/// nodes that nobody else holds.
package final class RenderNode: @unchecked Sendable {
  /// The layer's number, the same for all nodes made of that layer.
  package let id: UInt64
  /// Where it lies, in the parent's space.
  @exclusivity(unchecked) package private(set) var geometry: Geometry
  /// What it paints by itself.
  @exclusivity(unchecked) package private(set) var paint: Paint
  /// What is done to it and its children together.
  @exclusivity(unchecked) package private(set) var effect: Effect
  /// Sublayers in drawing order, the lowest first; hidden ones are left out.
  @exclusivity(unchecked) package private(set) var children: NodeList
  /// What the node may paint; nil where that follows from a look at it, as it does for most.
  @exclusivity(unchecked) private var extents: Extents?
  @exclusivity(unchecked) private var smallCount: Int32 = 1
  /// Whether the children do not lie in this node's plane and are sorted by depth: see `planes`.
  @exclusivity(unchecked) package private(set) var formsDepth = false
  /// Whether the node's rounded rectangle casts its shadow, because nothing it paints shows beyond
  /// it; false without a shadow.
  @exclusivity(unchecked) package private(set) var castsItsShape = false
  /// Whether the node or one below it blends with what lies beneath, other than to cover it.
  @exclusivity(unchecked) package private(set) var readsBackdrop = false
  /// Whether the node, one below it or a mask has backdrop filters.
  @exclusivity(unchecked) package private(set) var hasBackdrop = false

  /// The nodes of this subtree, this one and those of masks included.
  package private(set) var count: Int {
    get { Int(smallCount) }
    set { smallCount = Int32(clamping: newValue) }
  }

  /// Changes while one node alone holds it, with that node.
  private final class Extents {
    @exclusivity(unchecked) var extent = CGRect.null
    @exclusivity(unchecked) var local = CGRect.null
    @exclusivity(unchecked) var painted = CGRect.null
  }

  package init(
    id: UInt64, geometry: Geometry, paint: Paint, effect: Effect, children: NodeList
  ) {
    self.id = id
    self.geometry = geometry
    self.paint = paint
    self.effect = effect
    self.children = children
    derive()
  }

  package convenience init(
    id: UInt64, geometry: Geometry, paint: Paint, effect: Effect, children: [RenderNode]
  ) {
    self.init(
      id: id, geometry: geometry, paint: paint, effect: effect, children: NodeList(children))
  }

  /// A node with the children of another one, which was made of the same layer before: what follows
  /// from many children is not found out again.
  package init(
    id: UInt64, geometry: Geometry, paint: Paint, effect: Effect, childrenOf other: RenderNode
  ) {
    self.id = id
    self.geometry = geometry
    self.paint = paint
    self.effect = effect
    children = other.children
    guard other.effect == effect, other.geometry.space == geometry.space else {
      derive()
      return
    }
    (count, readsBackdrop, hasBackdrop) = (other.count, other.readsBackdrop, other.hasBackdrop)
    formsDepth = other.formsDepth
    deriveExtents()
  }

  /// Finds what follows from the rest.
  private func derive() {
    let sum = children.sum
    count = 1 + (effect.extras?.value.mask?.count ?? 0) + sum.count
    readsBackdrop = effect.extras?.value.readsBackdrop == true || sum.readsBackdrop
    hasBackdrop =
      effect.extras?.value.backdropFilters.isEmpty == false
      || effect.extras?.value.mask?.hasBackdrop == true || sum.hasBackdrop
    formsDepth = Self.formsDepth(children, below: geometry.space)
    deriveExtents()
  }

  private func deriveExtents() {
    if extents == nil, paintsItsBounds {
      castsItsShape = false
      return
    }
    let extents = extents ?? Extents()
    self.extents = extents
    extents.painted = Self.paintedExtent(geometry.bounds, paint, effect, inside: extentOfChildren)
    extents.local = Self.extent(of: Self.contentExtent(paintedExtent, effect), effect)
    extents.extent = geometry.box(around: localExtent).withRounding
    castsItsShape =
      effect.extras?.value.shadow.map { $0.path == nil } == true
      && (children.isEmpty || !formsDepth && geometry.space?.value.childMap == nil)
      && Silhouette(geometry.bounds, paint.corners).isThat(of: paint, effect, children)
  }

  /// Everything that the node and its children may paint, in the space of its parent; of no meaning
  /// where the parent forms depth.
  package var extent: CGRect {
    extents?.extent ?? geometry.box(around: ownExtent).withRounding
  }

  /// The same in the node's own space.
  package var localExtent: CGRect { extents?.local ?? ownExtent }

  /// The same without what filters, the shadow and the mask do.
  package var paintedExtent: CGRect { extents?.painted ?? ownExtent }

  /// Of a node that paints its bounds or nothing.
  private var ownExtent: CGRect {
    paint.isEmpty || !geometry.bounds.isFinite ? .null : geometry.bounds
  }

  /// Whether the node paints its bounds or nothing, and has nobody paint anything else.
  private var paintsItsBounds: Bool {
    guard geometry.space == nil, effect.extras == nil, children.isEmpty else { return false }
    if case .shape? = paint.content { return false }
    return !effect.masksToBounds
      || geometry.bounds.size.width > 0 && geometry.bounds.size.height > 0
  }

  /// Whether another node is the same layer's with the same content and the same children.
  package func says(_ other: RenderNode) -> Bool {
    id == other.id && geometry == other.geometry && effect == other.effect
      && paint == other.paint && children == other.children
  }

  /// A node that paints nothing.
  package static func nothing(id: UInt64) -> RenderNode {
    RenderNode(
      id: id, geometry: Geometry(bounds: .zero, transform: .identity), paint: Paint(),
      effect: .none, children: [])
  }

  /// What children may paint, in the space of their parent.
  private var extentOfChildren: CGRect {
    // Who keeps depth paints nothing by itself, and who has it as a child looks below it.
    if geometry.space?.value.keepsDepth == true { return .null }
    var whole = CGRect.null
    if formsDepth {
      for plane in Self.planes(of: children, below: geometry.space) {
        whole = whole.joined(with: plane.map.plane.box(around: plane.node.localExtent))
      }
      return whole
    }
    let map = geometry.space?.value.childMap?.plane.affine
    children.eachExtent(isMapped: map != nil) { extent in
      whole = whole.joined(with: map.map { extent.applying($0) } ?? extent)
    }
    return whole.withRounding
  }

  /// What the node paints by itself and through its children, in its own space.
  ///
  /// Null when a number in the geometry is not finite: such a node shows nothing, nor do its
  /// children, and the nodes around it are not disturbed.
  private static func extent(of content: CGRect, _ effect: Effect) -> CGRect {
    var local = content
    if let shadow = effect.extras?.value.shadow {
      local = local.joined(with: shadow.extent(of: local))
    }
    if let mask = effect.extras?.value.mask { local = local.common(with: mask.extent) }
    return local.isFinite ? local : .null
  }
}

extension RenderNode: Hashable {
  /// Nodes are equal when they are the same object: whatever holds one is compared without looking
  /// into it.
  package static func == (left: RenderNode, right: RenderNode) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: Nodes made anew

extension RenderNode {
  /// Empties a node's list of children, so that those may be made anew too. A node that somebody
  /// else holds is given up.
  package static func letGoOfChildren(of node: inout RenderNode?) {
    if isKnownUniquelyReferenced(&node) {
      node?.children.letGo()
    } else {
      node = nil
    }
  }

  /// Gives a node another content in place of making a new one, where nobody else holds it; tells
  /// whether it did. Whoever holds a node sees it as it was made.
  ///
  /// `fill` adds the children to a list that is empty.
  package static func remake(
    _ node: inout RenderNode?, geometry: Geometry, paint: Paint, effect: Effect,
    fill: (inout [RenderNode]) -> Void
  ) -> Bool {
    guard isKnownUniquelyReferenced(&node), let node else { return false }
    (node.geometry, node.paint, node.effect) = (geometry, paint, effect)
    node.children.refill(fill)
    node.derive()
    return true
  }

  /// The same for a node without children that is nothing but somewhere else and more or less opaque.
  package static func move(
    _ node: inout RenderNode?, to geometry: Geometry, opacity: Float
  ) -> Bool {
    guard isKnownUniquelyReferenced(&node), let node, geometry.space == nil,
      node.geometry.space == nil, node.geometry.bounds == geometry.bounds
    else { return false }
    node.geometry = geometry
    node.effect.opacity = opacity
    if let extents = node.extents {
      extents.extent = geometry.box(around: extents.local).withRounding
    }
    return true
  }

  /// The same with the children of another node, but for some changes, which are in order.
  package static func remake(
    _ node: inout RenderNode?, geometry: Geometry, paint: Paint, effect: Effect,
    childrenOf other: RenderNode, replacing changes: [NodeList.Change]
  ) -> Bool {
    guard isKnownUniquelyReferenced(&node), let node else { return false }
    (node.geometry, node.paint, node.effect) = (geometry, paint, effect)
    node.children.become(other.children, replacing: changes)
    node.derive()
    return true
  }
}

extension RenderNode {
  /// What the node and its children may paint without the node's shadow, in the node's space.
  package var contentExtent: CGRect { Self.contentExtent(paintedExtent, effect) }

  fileprivate static func contentExtent(_ extent: CGRect, _ effect: Effect) -> CGRect {
    let reach = effect.extras?.value.filters.reduce(0) { $0 + $1.reach } ?? 0
    guard reach > 0, !extent.isNull else { return extent }
    return CGRect(
      x: extent.origin.x - reach, y: extent.origin.y - reach,
      width: extent.size.width + 2 * reach, height: extent.size.height + 2 * reach)
  }

  fileprivate static func paintedExtent(
    _ bounds: CGRect, _ paint: Paint, _ effect: Effect, inside: CGRect
  ) -> CGRect {
    guard bounds.isFinite else { return .null }
    let isEmpty = paint.isEmpty && effect.extras?.value.backdropFilters.isEmpty != false
    let local = (isEmpty ? CGRect.null : paint.extent(in: bounds)).joined(with: inside)
    return effect.masksToBounds ? local.intersection(bounds) : local
  }
}

extension CGRect {
  /// The union, of which a null rectangle is no part.
  func joined(with other: CGRect) -> CGRect {
    if other.isNull { return self }
    return isNull ? other : union(other)
  }

  /// The rectangle and what sums of numbers as large as its own are off by, which is next to nothing
  /// until they are so large that it is pixels: something small may lie at the end of it.
  var withRounding: CGRect {
    let (x, y) = (max(-origin.x, origin.x + size.width), max(-origin.y, origin.y + size.height))
    let reach = max(x, y, size.width, size.height)
    guard reach > 0x1p30, reach < 0x1p1000 else { return self }
    let off = reach * 0x1p-48
    return CGRect(
      x: origin.x - off, y: origin.y - off, width: size.width + 2 * off,
      height: size.height + 2 * off)
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
