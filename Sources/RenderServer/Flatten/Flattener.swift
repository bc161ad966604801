import CoreGraphics
import Pixels
import RenderTree

/// Makes the flat list of commands from a tree, leaving out what the damage does not touch.
///
/// What it decides about a layer depends on the layer and its ancestors alone, never on the damage,
/// so that a part painted anew is the same to the last bit as the whole painted at once.
struct Flattener {
  /// Groups within groups beyond this depth are approximated: opacity goes into the colours, and
  /// masks end at whole pixels. Each depth takes a scratch tile in every thread.
  static let deepestGroup = 64

  /// Nodes and commands beyond these are not drawn: a frame takes a second and 500 MB at most, however
  /// often replicators show each other.
  var mostNodes = 4_000_000
  var mostCommands = 4_000_000

  var list = CommandList()
  /// Nodes that were looked at and touch the damage.
  private(set) var enteredNodes = 0
  var outlines = OutlineCache()
  var gradients = GradientCache()
  var images = ScaledImages()
  var pathShapes = PathShapeCache()
  let pictures: Pictures
  /// Nil where nothing is painted a second time.
  let stamps: StampSheet?
  /// Nil where one thread does it all.
  let lanes: FlattenLanes?
  /// What flattening the frame before came to, in plain commands; nil before the first.
  private var lastWork: Int?
  /// The nodes of the tree that filter what is below them.
  var backdrops = BackdropAreas()
  var pixmaps = PixmapPool()
  private(set) var canvas = PixelRect.empty
  /// Whether flattening the same tree again would make the same list.
  var isSettled: Bool {
    outlines.isSettled && images.isSettled && stamps?.isSettled != false
      && lanes?.isSettled != false
  }
  private(set) var damage = DamageRegion()
  private var damageBox = Box(.empty)
  private var levels: ContiguousArray<Level> = []

  /// For the frames of a canvas.
  init(lanes: FlattenLanes? = nil) {
    pictures = Pictures()
    stamps = StampSheet()
    self.lanes = lanes
  }

  /// For a picture within a frame, or a part of one.
  init(pictures: Pictures, stamps: StampSheet? = nil) {
    self.pictures = pictures
    self.stamps = stamps
    lanes = nil
  }

  /// Replaces `list` with the commands of a tree on a canvas.
  mutating func flatten(
    _ root: RenderNode?, scale: Double, canvas: PixelRect, damage: DamageRegion
  ) {
    let map = CGAffineTransform(scaleX: scale, y: scale)
    flatten(root, in: FlattenContext(map: map, clip: canvas), damage: damage)
    pictures.endFrame()
  }

  /// The same for a picture that is a part of a frame; the clip is its canvas.
  mutating func flatten(_ root: RenderNode?, in context: FlattenContext, damage: DamageRegion) {
    begin(canvas: context.clip, damage: damage)
    lanes?.begin(canvas: context.clip, damage: damage)
    list.removeAll()
    list.sheets = [stamps].compactMap(\.self) + (lanes?.sheets ?? [])
    if let root, let level = enterRoot(root, context) { finish(level) }
    lastWork = list.work
    end()
    lanes?.end()
  }

  /// Begins a frame, or its share of one.
  mutating func begin(canvas: PixelRect, damage: DamageRegion) {
    stamps?.beginFrame()
    pixmaps.reset()
    enteredNodes = 0
    self.damage = damage
    damageBox = Box(damage.bounds)
    self.canvas = canvas
    outlines.beginFrame(canvas: canvas)
    images.beginFrame()
  }

  /// Ends what was begun.
  mutating func end() {
    // Whoever made the region may fill it again without a copy.
    damage = DamageRegion()
    outlines.endFrame()
    gradients.endFrame()
    images.endFrame()
    pathShapes.endFrame()
  }

  /// Flattens some children of a level, in a group.
  mutating func flatten(_ children: Range<Int>, of level: Level, group: Int32) {
    var part = level
    (part.next, part.end) = (children.lowerBound, children.upperBound)
    part.inside.group = group
    part.ending = .nothing
    part.cut = CommandGroup.none
    finish(part)
  }

  /// Goes on until a level is done, and all that is below it.
  private mutating func finish(_ first: Level) {
    // The level in hand is a variable and only its ancestors are in the array, because most nodes
    // have no children: they cost no step up or down.
    var level = first
    share(&level)
    while true {
      if let below = enterNext(&level) {
        levels.append(level)
        level = below
        share(&level)
      } else if level.hasNext {
        continue
      } else if var mask = leave(level) {
        mask.cut = level.cut
        level = mask
      } else {
        close(level.cut)
        guard let above = levels.popLast() else { break }
        level = above
      }
    }
  }

  /// Has several threads flatten the children of a level, as far as none looks at what is below it.
  private mutating func share(_ level: inout Level) {
    guard let lanes, case .node(let ending) = level.ending, level.fragments == nil,
      ending.node.children.count > 1, ending.node.count >= lanes.worthSharing / 4,
      lastWork ?? ending.node.count >= lanes.worthSharing
    else { return }
    let end =
      ending.node.hasBackdrop
      ? ending.node.children.firstWithBackdrop ?? level.end : level.end
    guard end - level.next > 1 else { return }
    lanes.flatten(level, level.next..<end, around: list)
    lanes.join(into: &list, group: level.inside.group)
    enteredNodes += lanes.takeEnteredNodes()
    level.next = end
  }

  mutating func takeEnteredNodes() -> Int {
    defer { enteredNodes = 0 }
    return enteredNodes
  }

  private mutating func enterRoot(_ root: RenderNode, _ context: FlattenContext) -> Level? {
    guard root.leavesItsPlane else { return enter(root, context) }
    return Level(
      fragments: DepthSorter.fragments(of: RenderNode.planes(of: [root])), inside: context,
      ending: .nothing)
  }

  /// Goes on with the next child; returns the way down if it has children.
  @inline(__always)
  private mutating func enterNext(_ level: inout Level) -> Level? {
    if level.fragments == nil {
      guard let child = level.nextChild() else { return nil }
      return enter(child, level.inside)
    }
    return enterNextFragment(&level)
  }

  /// Paints a node; if it has children, only what is beneath them, and returns the way down.
  private mutating func enter(_ node: RenderNode, _ context: FlattenContext) -> Level? {
    let reach = context.box(around: node.extent)
    guard reach.intersects(damageBox), damage.rects.count == 1 || damage.intersects(reach.cover)
    else { return nil }
    guard enteredNodes < mostNodes else { return nil }
    enteredNodes += 1
    if fillPlain(node, in: context) { return nil }
    var own = context
    own.enter(node.geometry)
    return own.fade(by: node.effect) && own.shows(node.geometry)
      ? begin(node, own, reach: reach) : nil
  }

  /// Paints the next part of a node in space.
  private mutating func enterNextFragment(_ level: inout Level) -> Level? {
    guard level.hasNext, let fragment = level.fragments?[level.next] else { return nil }
    level.next += 1
    let node = fragment.plane.node
    var own = level.inside
    own.enter(fragment)
    let reach = own.box(around: node.localExtent)
    guard reach.intersects(damageBox), damage.rects.count == 1 || damage.intersects(reach.cover)
    else { return nil }
    guard enteredNodes < mostNodes else { return nil }
    enteredNodes += 1
    guard own.fade(by: node.effect), own.shows(node.geometry) else { return nil }
    let cut = openCut(fragment, in: &own, on: level.inside.plane, reach: reach)
    guard var below = begin(node, own, reach: reach) else {
      close(cut)
      return nil
    }
    below.cut = cut
    return below
  }

  /// Paints a node whose space was entered, as `enter` does.
  @inline(__always)
  private mutating func begin(_ node: RenderNode, _ entered: FlattenContext, reach: Box) -> Level? {
    var own = entered
    let backdrop = takeBackdrop(of: node, in: own)
    let wrap = openWrap(of: node, in: &own, reach: reach)
    castShadow(of: node, in: &own, reach: reach)
    let isPicture = node.isPictured && own.shadows < Self.deepestShadow
    let fade = openFade(of: node, in: &own, reach: reach, isPicture: isPicture)
    if let backdrop { fill(own.shape(of: node), with: backdrop, in: own) }
    var ending = NodeEnding(
      node: node, context: own, wrap: wrap, fade: fade, mask: CommandGroup.none,
      isPicture: isPicture)
    if isPicture {
      drawPicture(of: node, in: own, reach: reach)
      return finish(ending)
    }
    if let background = node.paint.background, LayerShape.exists(node.geometry.bounds) {
      fill(own.shape(of: node), with: background, in: own)
    }
    guard node.paint.hasContent || !node.children.isEmpty else { return finish(ending) }
    var inside = own
    ending.mask = openMask(of: node, in: &inside, reach: reach)
    if node.paint.hasContent {
      // Damage is found by what nodes reach, so nothing is painted beyond, as lines along curves would
      // be by a part of a pixel. Children have reaches of their own, which may end beyond this one by
      // what sums are off.
      var content = inside
      content.clip = reach.pixels.intersection(inside.clip)
      draw(node, in: content)
    }
    if node.children.isEmpty { return finish(ending) }
    if node.formsDepth {
      // What is too near to the eye to be seen on this plane may be far enough where that lies in
      // perspective itself; the node's reach knows nothing of it.
      inside.clip = reach.pixels.intersection(inside.clip)
      return Level(
        fragments: DepthSorter.fragments(of: node.planes), inside: inside, ending: .node(ending))
    }
    inside.enterChildren(of: node.geometry)
    return Level(
      children: node.children, window: window(below: node, in: inside), inside: inside,
      ending: .node(ending))
  }

  /// Does what comes after the children of a level; that may be a level of its own.
  private mutating func leave(_ level: Level) -> Level? {
    switch level.ending {
    case .node(let ending): return finish(ending)
    case .mask(let mask, let wrap):
      close(mask)
      close(wrap)
    case .nothing: break
    }
    return nil
  }

  /// Paints what is above the children and ends the node's groups; returns the way down into its
  /// mask.
  private mutating func finish(_ ending: NodeEnding) -> Level? {
    closeMask(ending.mask)
    let node = ending.node
    if !ending.isPicture, let border = node.paint.border, LayerShape.exists(node.geometry.bounds) {
      stroke(border, of: node, in: ending.context)
    }
    close(ending.fade)
    guard ending.wrap.awaitsMask, let masks = node.effect.extras?.value.masks else {
      close(ending.wrap.group)
      return nil
    }
    var inside = ending.context
    let mask = openMask(over: ending.wrap.group, in: &inside)
    return Level(
      children: NodeList(masks), inside: inside, ending: .mask(mask, wrap: ending.wrap.group))
  }

  /// What children in a context can touch of the damage, with a pixel to spare.
  ///
  /// Four comparisons a child instead of mapping each to the device: it is only an early answer,
  /// given where there are many.
  private func window(below node: RenderNode, in context: FlattenContext) -> Window {
    guard node.children.count > 8, context.lens == nil else { return .all }
    let damage = Box(damage.bounds.intersection(context.clip))
    guard context.map.keepsAxes else { return .onDevice(damage) }
    let window = damage.grown(by: 1).mapped(by: context.map.inverted())
    return window.isFinite ? .inside(window) : .all
  }
}
