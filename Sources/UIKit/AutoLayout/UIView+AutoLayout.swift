import CoreGraphics
import QuartzCore

extension UIView {
  // MARK: The engine

  /// The engine of the tree that the view is in, where there is one yet.
  var engineIfAny: LayoutEngine? { treeRoot.extras?.ties?.engine }

  private var treeRoot: UIView {
    if let windowReference { return windowReference }
    var root = self
    while let above = root.superviewReference { root = above }
    return root
  }

  /// The engine of the tree, made with all constraints in it when it is first needed.
  var engine: LayoutEngine {
    let root = treeRoot
    let ties = root.ensureTies()
    if let engine = ties.engine { return engine }
    let engine = LayoutEngine(root: root)
    ties.engine = engine
    NaturalHeights.keep { root.join(engine) }
    return engine
  }

  /// Marks this view and the path to the root as having to do with constraints.
  func markConstrained() {
    var view: UIView? = self
    while let current = view, !current.constraintMarks.contains(.constrained) {
      // Whoever lives by constraints is asked for its own once.
      current.constraintMarks.formUnion([.constrained, .here])
      view = current.superviewReference
    }
    if view !== self { passOnConstraintMarks() }
    treeRoot.layer.setNeedsLayout()
    superviewReference?.layer.setNeedsLayout()
  }

  /// A constraint here has changed while no engine knew of it, as in a tree without a window that was
  /// never laid out.
  func noteConstraintAway() { treeRoot.layer.setNeedsLayout() }

  /// Adds the constraints of this tree, and the views that they place.
  func join(_ engine: LayoutEngine) {
    guard constraintMarks.contains(.constrained) else { return }
    if !translatesAutoresizingMaskIntoConstraints { _ = engine.entry(of: self) }
    for constraint in extras?.ties?.heldInOrder ?? [] { engine.add(constraint) }
    for subview in subviewList { subview.join(engine) }
  }

  /// Takes this tree out of the engine of the tree that it leaves; constraints from outside end.
  func leaveEngine() {
    guard constraintMarks.contains(.constrained) || constraintMarks.contains(.hasEntry) else {
      return
    }
    endOutsideConstraints(of: self)
    guard let engine = engineIfAny else { return }
    withdrawConstraints(from: engine)
    withdrawEntries(from: engine)
    engine.markDirty()
  }

  private func endOutsideConstraints(of root: UIView) {
    for constraint in extras?.ties?.references ?? [] {
      guard let holder = constraint.holder, !holder.isDescendant(of: root) else { continue }
      constraint.deactivate()
    }
    // Those of views that are gone.
    extras?.ties?.references.removeAll { $0.holder == nil }
    for subview in subviewList { subview.endOutsideConstraints(of: root) }
  }

  /// A guide leaves: the constraints that speak of it end.
  func endConstraints(of guide: UILayoutGuide) {
    for constraint in extras?.ties?.references ?? []
    where constraint.speaks(of: guide) {
      constraint.deactivate()
    }
    engineIfAny?.removeEntry(of: guide)
  }

  private func withdrawConstraints(from engine: LayoutEngine) {
    for constraint in extras?.ties?.held ?? [] { engine.remove(constraint) }
    for subview in subviewList { subview.withdrawConstraints(from: engine) }
  }

  /// Those first that may go by the size of others.
  private func withdrawEntries(from engine: LayoutEngine) {
    for subview in subviewList { subview.withdrawEntries(from: engine) }
    for guide in layoutGuides { engine.removeEntry(of: guide) }
    if constraintMarks.contains(.hasEntry) { engine.removeEntry(of: self) }
  }

  /// The view has come to another tree, or has become the root of one.
  func enterTree() {
    if type(of: self).requiresConstraintBasedLayout { markConstrained() }
    guard constraintMarks.contains(.constrained) else { return }
    if constraintMarks.contains(.below) { superviewReference?.passOnConstraintMarks() }
    extras?.ties?.engine?.dissolve()
    extras?.ties?.engine = nil
    superviewReference?.markConstrained()
    superviewReference?.layer.setNeedsLayout()
    if let engine = engineIfAny { NaturalHeights.keep { join(engine) } }
  }

  /// Gives up what was solved in the tree: until the next layout, changes of constraints cost nothing.
  package func dissolveConstraints() {
    guard let ties = treeRoot.extras?.ties else { return }
    ties.engine?.dissolve()
    ties.engine = nil
  }

  /// Has everything in the tree solved as if it were there for the first time: which of equal
  /// constraints hold then depends on nothing but the tree. What bars and cells place by, and what stacks
  /// make, comes after the rest.
  /// Conflicts that were told of are told of again, or else only others.
  package func restartConstraints(repeatingConflicts: Bool = true) {
    let root = treeRoot
    let told = root.extras?.ties?.engine?.told
    root.dissolveConstraints()
    root.restart()
    root.layer.setNeedsLayout()
    // Where there are no constraints yet, rows may bring some.
    if !repeatingConflicts, let told { root.engine.told = told.forAnotherEngine }
    root.engine.watchesChoices = true
  }

  /// Tells once more of what cannot hold in the tree.
  package func repeatConflicts() {
    guard let engine = engineIfAny else { return }
    engine.told = ToldConflicts()
    engine.report()
  }

  /// Whether what holds now may depend on the way to it since the restart: constraints came, or numbers
  /// in them changed, after they had been solved, as where a row, a safe area or the height of a text
  /// became known, and more than one answer is right.
  package var dependsOnWayOfConstraints: Bool { engineIfAny?.dependsOnWay == true }

  /// Has only what changes from now on count as the way; or nothing, until the next restart.
  package func forgetWayOfConstraints(isOver: Bool) {
    engineIfAny?.forgetWay(isOver: isOver)
  }

  private func restart() {
    guard constraintMarks.contains(.constrained) else { return }
    setNeedsLayout()
    extras?.ties?.pins?.comeLast()
    (self as? UIStackView)?.restartArrangement()
    for subview in subviewList { subview.restart() }
  }

  // MARK: Layout

  /// Solves what has changed anywhere in the tree.
  func settleConstraints() {
    guard constraintMarks.contains(.constrained) else { return }
    engine.settle()
  }

  /// Gives the subviews the frames that constraints say; all there is to a plain view's layout.
  func applyConstraints() {
    guard constraintMarks.contains(.constrained) else { return }
    let engine = self.engine
    engine.settle()
    for subview in subviewList where subview.isPlacedByConstraints {
      guard let rect = engine.rectangle(of: subview) else { continue }
      subview.take(alignmentRect: rect)
    }
    (self as? UIScrollView)?.takeContentSize(from: engine)
  }

  /// The width that content wraps in: of a view that constraints place what they have found so far, and
  /// not what is left of the layout before; 0 for none yet.
  var wrappingWidth: CGFloat {
    guard isPlacedByConstraints else { return bounds.width }
    return engineIfAny?.entries[ObjectIdentifier(self)]?.wrappedWidth ?? 0
  }

  var isPlacedByConstraints: Bool { constraintMarks.contains(.isPlaced) }

  private func take(alignmentRect rect: CGRect) {
    let frame = frame(forAlignmentRect: rect).settled.roundedForLayout(layoutScale)
    guard frame != placeForLayout else { return }
    if CATransform3DIsIdentity(layer.transform), layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) {
      lie(in: frame)
      return
    }
    if bounds.size != frame.size { bounds.size = frame.size }
    let anchor = layer.anchorPoint
    center =
      CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height
      ).settled
  }

  var layoutScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : UIScreen.main.scale
  }

  /// Where the view lies without its transform.
  var placeForLayout: CGRect {
    let (bounds, position, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
    return CGRect(
      x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height,
      width: bounds.width, height: bounds.height
    ).settled
  }

  /// The view's rectangle is another than before.
  func noteGeometryForConstraints(since oldBounds: CGRect) {
    guard let engine = engineIfAny else { return }
    var staleness: LayoutEngine.Staleness = []
    if self === engine.root || translatesAutoresizingMaskIntoConstraints {
      staleness.insert(.place)
    }
    if layer.bounds.origin != oldBounds.origin { staleness.insert(.scrolled) }
    if layer.bounds.size != oldBounds.size, wrapsContent || !layoutGuides.isEmpty {
      staleness.insert(.numbers)
    }
    if !staleness.isEmpty { engine.note(staleness, of: self) }
    if layer.bounds.size != oldBounds.size { noteFollowersForConstraints() }
  }

  /// What follows its size may do so otherwise.
  func noteFollowersForConstraints() {
    guard isPlacedByConstraints, let engine = engineIfAny else { return }
    for subview in subviewList
    where subview.followsByMask && subview.constraintMarks.contains(.hasEntry) {
      engine.note(.place, of: subview)
    }
  }

  /// The cell whose content view it is, as which it follows that.
  var cellAround: UITableViewCell? {
    guard followsByMask, let cell = superviewReference as? UITableViewCell,
      cell.contentView === self
    else { return nil }
    return cell
  }

  /// Whether it may go by its superview's size in constraints, which say nothing of its own place.
  var followsByMask: Bool { autoresizingMask != [] && !isPlacedByConstraints }
}

extension CGRect {
  /// A rectangle of the layout as views take it: places in whole points, lengths in whole pixels.
  func roundedForLayout(_ scale: CGFloat) -> CGRect {
    let (points, pixels) = (PixelGrid(scale: 1), PixelGrid(scale: scale))
    return CGRect(
      x: points.whole(origin.x), y: points.whole(origin.y), width: pixels.whole(width),
      height: pixels.whole(height))
  }
}
