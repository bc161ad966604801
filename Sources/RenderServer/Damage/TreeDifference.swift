import CoreGraphics
import Pixels
import RenderTree

/// Compares two trees and collects what must be painted anew to come from one to the other.
///
/// The same object in both trees is the same picture and is never looked into. A node whose place,
/// opacity or mask changed damages all that it showed and shows; one that merely paints something
/// else damages its own paint, and the comparison goes on with its children. The walk keeps its own
/// stack: a tree may be as deep as memory allows.
struct TreeDifference {
  var region = DamageRegion()
  /// Pairs of nodes that were compared.
  private(set) var visited = 0
  private var stack: ContiguousArray<Pair> = []
  private var canvas = PixelRect.empty
  /// Whether everything is damaged, so that more cannot be learnt.
  private var isWhole: Bool { region.rects.first?.contains(canvas) == true }
  private var matching = ChildMatching()

  /// Two versions of a node under the same ancestors' map and clip.
  struct Pair {
    var old: RenderNode
    var new: RenderNode
    var surroundings: Surroundings
  }

  mutating func push(_ old: RenderNode, _ new: RenderNode, in surroundings: Surroundings) {
    stack.append(Pair(old: old, new: new, surroundings: surroundings))
  }

  /// What the ancestors of a node do to it, the same in both trees.
  struct Surroundings {
    /// From the space of the node's parent to device pixels, and the clip.
    var context: FlattenContext
    /// Whether an ancestor handed its opacity on to the node.
    var isFading = false
    /// Whether the space is the node's own: of one that was sorted by depth.
    var isEntered = false

    /// The pixels that a node may paint.
    func pixels(of node: RenderNode) -> PixelRect {
      box(around: node).pixels.intersection(context.clip)
    }

    /// The pixels that whatever is in a node may paint.
    func cover(of node: RenderNode) -> PixelRect {
      box(around: node).cover.intersection(context.clip)
    }

    private func box(around node: RenderNode) -> Box {
      context.box(around: isEntered ? node.localExtent : node.extent)
    }

    /// The pixels around a rectangle of the space.
    func pixels(around rect: CGRect) -> PixelRect {
      context.box(around: rect).pixels.intersection(context.clip)
    }
  }

  /// Replaces `region` and `visited` with the difference of two trees on the same canvas.
  mutating func compare(
    _ old: RenderNode?, _ new: RenderNode?, scale: Double, canvas: PixelRect
  ) {
    region.removeAll()
    visited = 0
    self.canvas = canvas
    if old === new { return }
    let surroundings = Surroundings(
      context: FlattenContext(map: CGAffineTransform(scaleX: scale, y: scale), clip: canvas))
    guard let old, let new, old.id == new.id else {
      if let old { damageRoot(old, in: surroundings) }
      if let new { damageRoot(new, in: surroundings) }
      return
    }
    if old.leavesItsPlane || new.leavesItsPlane {
      compareSpace(
        RenderNode.planes(of: [old]), RenderNode.planes(of: [new]), in: surroundings)
    } else {
      stack.append(Pair(old: old, new: new, surroundings: surroundings))
    }
    while let pair = stack.popLast() {
      visit(pair)
      if isWhole { stack.removeAll(keepingCapacity: true) }
    }
  }

  private mutating func visit(_ pair: Pair) {
    let old = pair.old
    let new = pair.new
    let outside = pair.surroundings
    visited += 1
    // Of a picture, a blur spreads what changes, and a bitmap is sampled anew.
    if hasMoved(old, new) || maskChanged(old, new) || fadingChanged(pair)
      || reachChanged(old, new) || contentShadowChanged(old, new)
      || new.isPictured && !isSameAllOver(old, new)
    {
      damage(old, in: outside)
      damage(new, in: outside)
      return
    }
    let reach = outside.cover(of: old).union(outside.cover(of: new))
    // What is outside the clip or invisible in both trees changes nothing.
    guard !reach.isEmpty, new.effect.opacity > 0 else { return }
    var inside = Surroundings(context: outside.context)
    if !outside.isEntered { inside.context.enter(new.geometry) }
    inside.context.clip = reach
    if isShadowOtherwise(old, new, in: inside) {
      region.add(reach)
      return
    }
    if old.geometry.bounds == new.geometry.bounds,
      let part = redrawnPart(old.paint, new.paint, in: inside)
    {
      region.add(inside.pixels(around: part))
    } else if old.paint != new.paint || old.geometry.bounds != new.geometry.bounds {
      damagePaint(of: old, in: inside)
      damagePaint(of: new, in: inside)
    }
    if new.effect.masksToBounds {
      inside.context.clip = inside.context.box(around: new.geometry.bounds).cover
        .intersection(reach)
    }
    inside.isFading = isFading(pair) && !new.isSeveralThings
    compareChildren(old, new, in: inside)
  }

  /// Whether all of a node is elsewhere, or is shown otherwise.
  private func hasMoved(_ old: RenderNode, _ new: RenderNode) -> Bool {
    old.effect != new.effect || old.geometry.transform != new.geometry.transform
      || old.geometry.space != new.geometry.space
  }

  /// What of a node's space shows what was drawn anew of its image, where nothing else is another.
  private func redrawnPart(_ old: Paint, _ new: Paint, in inside: Surroundings) -> CGRect? {
    guard case .image(let before) = old.content, case .image(let after) = new.content,
      let redrawn = after.image.redrawn, redrawn.number == before.image.number,
      after.center == ImageContent.whole, after.sampling != .trilinear
    else { return nil }
    var same = new
    var content = after
    content.image = before.image
    same.content = .image(content)
    return same == old
      ? after.place(of: redrawn.part, isFlipped: inside.context.isFlipped) : nil
  }

  /// Whether everything in two versions is the same, though made anew.
  private func isSameAllOver(_ old: RenderNode, _ new: RenderNode) -> Bool {
    var pending = [(old, new)]
    while let (old, new) = pending.popLast() {
      if old === new { continue }
      guard old.id == new.id, old.geometry == new.geometry, old.paint == new.paint,
        old.effect == new.effect, old.children.count == new.children.count
      else { return false }
      pending.append(contentsOf: zip(old.children, new.children))
    }
    return true
  }

  /// Whether the children are cut off by another shape than before, or in another way.
  private func maskChanged(_ old: RenderNode, _ new: RenderNode) -> Bool {
    guard new.effect.masksToBounds || new.effect.extras?.value.mask != nil else { return false }
    // What is read through a mask is painted by way of a group all over, which rounds differently.
    if old.readsBackdrop != new.readsBackdrop { return true }
    return new.effect.masksToBounds
      && (old.geometry.bounds != new.geometry.bounds || old.paint.corners != new.paint.corners)
  }

  /// Whether the node's blending or filters do something in another rectangle than before, where
  /// nothing need be painted, or what it cuts off ends elsewhere.
  private func reachChanged(_ old: RenderNode, _ new: RenderNode) -> Bool {
    if new.effect.masksToBounds || new.effect.extras?.value.mask != nil {
      return old.localExtent != new.localExtent
    }
    guard let extras = new.effect.extras,
      extras.value.blending.mode.changesBelowNothing
        || extras.value.filters.contains(where: \.colorsNothing)
    else { return false }
    return old.localExtent != new.localExtent
  }

  /// Whether the node was faded as a group and is not any more, or the other way round: the two
  /// round differently, so that even what stayed has other bytes.
  private func fadingChanged(_ pair: Pair) -> Bool {
    isFading(pair) && pair.old.isSeveralThings != pair.new.isSeveralThings
  }

  /// Whether a change in or below two versions of a node changes their shadow: not if the same
  /// rounded rectangle casts it, or a path.
  private func contentShadowChanged(_ old: RenderNode, _ new: RenderNode) -> Bool {
    guard let shadow = new.effect.extras?.value.shadow, shadow.path == nil else { return false }
    return !old.castsItsShape || !new.castsItsShape || old.geometry.bounds != new.geometry.bounds
      || old.paint.corners != new.paint.corners
      || old.paint.background?.alpha != new.paint.background?.alpha
  }

  /// Whether a shadow that stays where it is gets softer or harder: in perspective it is as soft as one
  /// in the middle of the bounds.
  private func isShadowOtherwise(
    _ old: RenderNode, _ new: RenderNode, in inside: Surroundings
  ) -> Bool {
    inside.context.lens != nil && old.geometry.bounds != new.geometry.bounds
      && new.effect.extras?.value.shadow != nil
  }

  private func isFading(_ pair: Pair) -> Bool {
    pair.surroundings.isFading || pair.new.effect.opacity < 1
  }

  private mutating func compareChildren(
    _ old: RenderNode, _ new: RenderNode, in surroundings: Surroundings
  ) {
    if surroundings.context.clip.isEmpty { return }
    if old.formsDepth, new.formsDepth {
      return compareSpace(old.planes, new.planes, in: surroundings)
    }
    if old.formsDepth || new.formsDepth {
      for node in [old, new] { region.add(surroundings.pixels(around: node.localExtent)) }
      return
    }
    var surroundings = surroundings
    surroundings.context.enterChildren(of: new.geometry)
    matching.match(old.children, new.children)
    for index in matching.removed { damage(old.children[index], in: surroundings) }
    for index in matching.added { damage(new.children[index], in: surroundings) }
    for pair in matching.kept.reversed() where !isWhole {
      pair.old._withUnsafeGuaranteedRef { before in
        pair.new._withUnsafeGuaranteedRef { after in
          // Where thousands move there is nothing to come back for.
          if hasMoved(before, after) {
            visited += 1
            damage(before, in: surroundings)
            damage(after, in: surroundings)
          } else {
            push(before, after, in: surroundings)
          }
        }
      }
    }
  }

  private mutating func damagePaint(of node: RenderNode, in inside: Surroundings) {
    if node.paint.isEmpty, node.effect.extras?.value.backdropFilters.isEmpty != false { return }
    region.add(inside.pixels(around: node.paint.extent(in: node.geometry.bounds)))
  }

  private mutating func damage(_ node: RenderNode, in surroundings: Surroundings) {
    region.add(surroundings.pixels(of: node))
  }
}
