import CoreGraphics
import Pixels
import RenderTree

/// Where a tree shows what is below it through filters, and what these look at.
///
/// A change within what is looked at changes all that is shown; and to paint a part of what is
/// shown takes all that is looked at.
struct BackdropAreas {
  private(set) var areas: ContiguousArray<Area> = []
  /// The pixels that are looked at, together.
  private var pixels = 0
  /// Nodes that are not filtered wherever they are shown, as there are too many.
  private var refused: Set<ObjectIdentifier> = []
  /// The tree that they are of.
  private var source: Source?
  private var stack: ContiguousArray<Item> = []

  struct Area: Equatable {
    var node: ObjectIdentifier
    var shown: PixelRect
    var read: PixelRect
  }

  private struct Source: Equatable {
    var root: RenderNode
    var scale: Double
    var canvas: PixelRect
  }

  private struct Item {
    var node: RenderNode
    /// That of the node's parent, or of the node.
    var context: FlattenContext
    var isEntered = false
  }

  /// So many are filtered, and so many pixels: nodes with which there would be more show what is below as it is.
  /// Each takes a picture of what is below.
  static let capacity = 128
  static let mostPixels = 64 << 20

  /// Looks for them, in the order in which they are painted.
  mutating func find(in root: RenderNode?, scale: Double, canvas: PixelRect) {
    guard let root, root.hasBackdrop else {
      forget()
      source = nil
      return
    }
    let source = Source(root: root, scale: scale, canvas: canvas)
    if source == self.source { return }
    self.source = source
    forget()
    let context = FlattenContext(map: CGAffineTransform(scaleX: scale, y: scale), clip: canvas)
    if root.leavesItsPlane {
      push(RenderNode.planes(of: [root]), in: context)
    } else {
      stack.append(Item(node: root, context: context))
    }
    while let item = stack.popLast() { visit(item, canvas: canvas) }
  }

  private mutating func forget() {
    areas.removeAll(keepingCapacity: true)
    refused.removeAll(keepingCapacity: true)
    pixels = 0
  }

  private mutating func visit(_ item: Item, canvas: PixelRect) {
    let node = item.node
    var own = item.context
    if !item.isEntered { own.enter(node.geometry) }
    let bounds = own.box(around: node.geometry.bounds).pixels.intersection(own.clip)
    if let filters = node.effect.extras?.value.backdropFilters, !filters.isEmpty, !bounds.isEmpty {
      let read = bounds.grown(by: filters.reach(scale: own.map.scale)).intersection(canvas)
      add(Area(node: ObjectIdentifier(node), shown: bounds, read: read))
    }
    // In a picture there is nothing below.
    if node.isPictured { return }
    if let mask = node.effect.extras?.value.mask, mask.hasBackdrop {
      stack.append(Item(node: mask, context: own))
    }
    if node.effect.masksToBounds { own.clip = bounds }
    if own.clip.isEmpty { return }
    if node.formsDepth { return push(node.planes, in: own) }
    own.enterChildren(of: node.geometry)
    node.children.eachWithBackdropReversed { stack.append(Item(node: $0, context: own)) }
  }

  /// A node that a replicator shows many times is filtered everywhere or nowhere: of its copies nobody knows
  /// later which they are.
  private mutating func add(_ area: Area) {
    if refused.contains(area.node) { return }
    guard areas.count < Self.capacity, pixels + area.read.area <= Self.mostPixels else {
      refused.insert(area.node)
      areas.removeAll { $0.node == area.node }
      pixels = areas.reduce(0) { $0 + $1.read.area }
      return
    }
    areas.append(area)
    pixels += area.read.area
  }

  /// Goes on with nodes in space, in the order in which they are painted.
  private mutating func push(_ planes: [SpacePlane], in context: FlattenContext) {
    for fragment in DepthSorter.fragments(of: planes).reversed()
    where fragment.plane.node.hasBackdrop {
      var own = context
      own.enter(fragment)
      stack.append(Item(node: fragment.plane.node, context: own, isEntered: true))
    }
  }

  func contains(_ node: RenderNode) -> Bool {
    let identity = ObjectIdentifier(node)
    return areas.contains { $0.node == identity }
  }

  /// Those of a frame that is painted.
  struct Painted {
    fileprivate var areas: ContiguousArray<Area> = []
    fileprivate var refusesSome = false

    mutating func become(_ found: BackdropAreas) {
      areas.removeAll(keepingCapacity: true)
      areas.append(contentsOf: found.areas)
      refusesSome = !found.refused.isEmpty
    }
  }

  /// Adds to the damage what is filtered now and was not, or was and is not, without being another: there are or
  /// were too many.
  func addFiltered(since last: Painted, to damage: inout DamageRegion) {
    guard last.refusesSome || !refused.isEmpty else { return }
    let (now, before) = (Set(areas.map(\.node)), Set(last.areas.map(\.node)))
    for area in areas where !before.contains(area.node) { damage.add(area.shown) }
    for area in last.areas where !now.contains(area.node) { damage.add(area.shown) }
  }

  /// Adds to the damage what shows some of it.
  func spread(_ damage: inout DamageRegion) {
    // What is painted later may look at what shows in one that was painted before.
    for area in areas where damage.intersects(area.read) { damage.add(area.shown) }
  }

  /// All that has to be known to paint the damage.
  func needs(of damage: DamageRegion) -> DamageRegion {
    var needs = damage
    for area in areas.reversed() where needs.intersects(area.shown) { needs.add(area.read) }
    return needs
  }
}

extension CGAffineTransform {
  /// The side of the square that has the area of the unit square's picture.
  var scale: Double { abs(a * d - b * c).squareRoot() }
}
