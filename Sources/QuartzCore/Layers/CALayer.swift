import CoreGraphics
import RenderTree
import Synchronization

/// A rectangle with what it shows, its place in the superlayer, and its sublayers.
///
/// A setter changes the state and marks the path to the root; nothing is drawn before the tree is
/// committed (`commitTree`). Layers belong to one thread at a time, as Apple's do.
///
/// The file is long because all that a subclass may override has to stand in the class's body; what
/// the members do is in the extensions next to it.
open class CALayer: NSObject, NSSecureCoding, AssociationOwner {
  /// Read for every layer of a commit; no access to it calls anything that could begin another one.
  @exclusivity(unchecked) var state = LayerState()

  /// Tells this layer's render nodes from all others.
  package let number = CALayer.nextNumber()
  private static let numbers = Atomic<UInt64>(0)

  /// A number that no layer has, nor will have.
  static func nextNumber() -> UInt64 { numbers.add(1, ordering: .relaxed).newValue }

  /// The layer that this one is in; for a mask, the layer that it masks.
  public internal(set) var superlayer: CALayer? {
    get { isPresentation ? presentedSuperlayer : superlayerReference }
    set { superlayerReference = newValue }
  }
  weak var superlayerReference: CALayer?
  /// The sublayers and what is known of them; nil until there are some.
  @exclusivity(unchecked) var crowd: SublayerCrowd?
  /// Nil for the many layers that have nothing of it.
  @exclusivity(unchecked) var rarities: LayerRarities?

  /// What the last commit made of this layer; nil where that showed nothing.
  @exclusivity(unchecked) var node: RenderNode?
  /// Animations, a time of the layer's own, actions: nil for the many layers that have none.
  @exclusivity(unchecked) var motion: LayerMotion?
  /// Where the layer stands in a file, in words of whoever made it; 0 for nowhere. See `noteWork`.
  package var origin: UInt64 = 0

  /// The view that made the layer and goes no sooner than it says so: see `LayerOwner`.
  unowned(unsafe) var owner: (any CALayerDelegate)?

  open var delegate: (any CALayerDelegate)? {
    get { standingOwner ?? rarities?.delegate }
    set {
      owner = nil
      if rarities != nil || newValue != nil { madeRarities.delegate = newValue }
    }
  }

  /// How near to the eye the layer was when its node's place was found.
  var nodeLevel = CGFloat.nan
  /// Where the layer stands among the sublayers, if these are many and have places.
  package internal(set) var place: Int32 = 0
  /// Where its node stands among those of the superlayer's node; below 0 for nowhere.
  var nodePlace: Int32 = -1
  @exclusivity(unchecked) private var restless: Int32 = 0

  // What takes a byte stands together, for a layer is as small as can be.

  /// Whether it or something below it has changed since the last commit.
  @exclusivity(unchecked) var needsCommit = true
  /// Whether `layoutSublayers` is due, here or somewhere below.
  var layoutMarks: LayoutMarks = []
  /// What layout is under way here.
  var layoutWork: LayoutWork = []
  /// What is known of the tree below.
  @exclusivity(unchecked) var treeMarks: TreeMarks = []
  /// Whether a commit has ended since the layer came into its tree, here and below.
  @exclusivity(unchecked) var seenMarks: SeenMarks = []
  /// Whether the layer has animations; it counts itself among the restless then.
  @exclusivity(unchecked) var isMoving = false
  /// Whether the layer is a copy that shows what animations make of another one.
  var isPresentation = false
  /// Whether all that is shown is to be drawn; `dueDisplay` has what there is of less.
  @exclusivity(unchecked) var isDisplayDue = false
  /// Whether the delegate said that it does not display.
  var hasDelegateDeclined = false
  /// Whether it was displayed without a size, of which nothing came.
  var waitsForSize = false
  /// When it drew nothing, as ``BackingStore/ageMark``; 0 where something was drawn, or not asked for.
  @exclusivity(unchecked) var drewNothing: UInt8 = 0

  /// How many layers below, this one included, may change without being changed.
  package internal(set) var restlessCount: Int {
    get { Int(restless) }
    set { restless = Int32(clamping: newValue) }
  }

  open var name: String? {
    get { rarities?.name }
    set { if rarities != nil || newValue != nil { madeRarities.name = newValue } }
  }

  public override init() {
    super.init()
  }

  /// A copy of what was set on another layer, without its sublayers, for subclasses to add to.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    state = other.state
    if let rarities = other.rarities {
      store = rarities.store
      name = rarities.name
      storedValues = rarities.storedValues
    }
  }

  /// The layer of an archive, with its mask and its sublayers.
  public required init?(coder: NSCoder) {
    super.init()
    unarchive(from: coder)
  }

  /// Archives what was set on the layer, its mask and its sublayers. Pictures cannot be archived: the
  /// contents are left out.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  open class var supportsSecureCoding: Bool { true }

  /// Whether an archive has the value of a key.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  deinit {
    endToken()
    motion?.endAll()
    if let maskLayer { sublayerList.append(maskLayer) }
    maskLayer = nil
    if crowd != nil { CALayer.letGo(of: &sublayerList) }
    AssociationTable.shared.end(self)
  }

  // MARK: Geometry

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { state.position }
    set {
      guard newValue.isFinite else { refuse(invalidGeometry("position", newValue.bracketed)) }
      CALayer.keys.position.set(newValue, of: self)
    }
  }

  open var bounds: CGRect {
    get { state.bounds }
    set { setBounds(newValue) }
  }

  /// The rectangle around the layer in its superlayer: derived, see `CALayer+Geometry`.
  open var frame: CGRect {
    get { frameFromState }
    set { setFrame(newValue) }
  }

  /// The point of the bounds, in fractions of the size, that `position` places and about which the
  /// layer turns and grows.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      guard newValue.isFinite else { refuse(invalidGeometry("anchorPoint", newValue.bracketed)) }
      CALayer.keys.anchorPoint.set(newValue, of: self)
    }
  }

  /// Larger ones are drawn above their siblings.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set {
      guard newValue.isFinite else { refuse(invalidGeometry("zPosition", newValue.text)) }
      CALayer.keys.zPosition.set(newValue, of: self)
    }
  }

  /// The map about the anchor point, which lies at `position` and `zPosition`.
  open var transform: CATransform3D {
    get { state.transform }
    set { CALayer.keys.transform.set(newValue, of: self) }
  }

  /// The depth of the point about which the layer turns.
  open var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set {
      guard newValue.isFinite else { refuse(invalidGeometry("anchorPointZ", newValue.text)) }
      CALayer.keys.anchorPointZ.set(newValue, of: self)
    }
  }

  /// A map of the sublayers about the anchor point; the layer itself stays as it is.
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { CALayer.keys.sublayerTransform.set(newValue, of: self) }
  }

  /// Whether the layer shows when its back is turned to the eye.
  open var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { CALayer.keys.isDoubleSided.set(newValue, of: self) }
  }

  /// Whether y points the other way in the space of the sublayers.
  open var isGeometryFlipped: Bool {
    get { state.isGeometryFlipped }
    set { CALayer.keys.isGeometryFlipped.set(newValue, of: self) }
  }

  open func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Appearance

  /// 0…1, of the layer and its sublayers as one group.
  open var opacity: Float {
    get { state.opacity }
    set { CALayer.keys.opacity.set(newValue, of: self) }
  }

  open var isHidden: Bool {
    get { state.isHidden }
    set {
      guard CALayer.keys.isHidden.set(newValue, of: self), superlayerReference != nil else {
        return
      }
      note(newValue ? kCAOnOrderOut : kCAOnOrderIn)
    }
  }

  /// Whether sublayers end at the rounded bounds.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { CALayer.keys.masksToBounds.set(newValue, of: self) }
  }

  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { CALayer.keys.backgroundColor.set(newValue, of: self) }
  }

  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { CALayer.keys.cornerRadius.set(newValue, of: self) }
  }

  /// The corners that are rounded, all by default; bits without meaning are dropped.
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { CALayer.keys.maskedCorners.set(newValue.intersection(.all), of: self) }
  }

  /// In points, drawn inside the bounds and above the sublayers.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { CALayer.keys.borderWidth.set(newValue, of: self) }
  }

  open var borderColor: CGColor? {
    get { state.borderColor }
    set { CALayer.keys.borderColor.set(newValue, of: self) }
  }

  /// The shape of rounded corners; a name without meaning is taken as `circular`.
  open var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set {
      CALayer.keys.cornerCurve.set(newValue == .continuous ? newValue : .circular, of: self)
    }
  }

  /// How far a corner reaches along its sides, in radii.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? SmoothCorner.reach : 1
  }

  // MARK: Shadow

  open var shadowColor: CGColor? {
    get { state.shadow.color }
    set { CALayer.keys.shadowColor.set(newValue, of: self) }
  }

  open var shadowOpacity: Float {
    get { state.shadow.opacity }
    set { CALayer.keys.shadowOpacity.set(newValue, of: self) }
  }

  open var shadowOffset: CGSize {
    get { state.shadow.offset }
    set { CALayer.keys.shadowOffset.set(newValue, of: self) }
  }

  /// The standard deviation of the blur, in points.
  open var shadowRadius: CGFloat {
    get { state.shadow.radius }
    set { CALayer.keys.shadowRadius.set(newValue, of: self) }
  }

  /// Casts the shadow in place of what the layer shows.
  open var shadowPath: CGPath? {
    get { state.shadow.path }
    set { CALayer.keys.shadowPath.set(newValue?.copy(), of: self) }
  }

  // MARK: Effects

  /// The layer whose alpha, with its sublayers', multiplies everything that this one shows.
  ///
  /// It leaves the tree that it is in, and gets this layer as its superlayer.
  open var mask: CALayer? {
    get { maskAsShown }
    set { replaceMask(with: newValue) }
  }

  /// Whether the layer with its sublayers is drawn once into a bitmap that is shown from then on.
  open var shouldRasterize: Bool {
    get { state.effects.shouldRasterize }
    set { CALayer.keys.shouldRasterize.set(newValue, of: self) }
  }

  /// Pixels a point of that bitmap.
  open var rasterizationScale: CGFloat {
    get { state.effects.rasterizationScale }
    set { CALayer.keys.rasterizationScale.set(newValue, of: self) }
  }

  /// How the layer and what is below it become one: a blend mode's name such as
  /// `multiplyBlendMode`, or a `CAFilter` of that name.
  open var compositingFilter: Any? {
    get { keptObject("compositingFilter") ?? state.effects.compositingFilter }
    set {
      keepObject(newValue, unless: newValue is CAFilter, for: "compositingFilter")
      CALayer.keys.compositingFilter.set(newValue.flatMap(CAFilter.init(any:)), of: self)
    }
  }

  /// `CAFilter`s through which the layer with its sublayers is seen; what is none is left out.
  open var filters: [Any]? {
    get { state.effects.filters }
    set { CALayer.keys.filters.set(newValue?.compactMap(CAFilter.init(any:)), of: self) }
  }

  /// `CAFilter`s through which what is below the layer is seen.
  open var backgroundFilters: [Any]? {
    get { state.effects.backgroundFilters }
    set {
      CALayer.keys.backgroundFilters.set(newValue?.compactMap(CAFilter.init(any:)), of: self)
    }
  }

  /// Whether an opacity below 1 fades the layer with its sublayers as one picture.
  open var allowsGroupOpacity: Bool {
    get { state.effects.allowsGroupOpacity }
    set { CALayer.keys.allowsGroupOpacity.set(newValue, of: self) }
  }

  /// Whether edges that do not follow the pixels are soft; without, a pixel is in or out by its
  /// centre.
  open var allowsEdgeAntialiasing: Bool {
    get { state.effects.allowsEdgeAntialiasing }
    set { CALayer.keys.allowsEdgeAntialiasing.set(newValue, of: self) }
  }

  /// The edges that may be soft; with none of them, the layer's are hard.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { state.effects.edgeAntialiasingMask }
    set { CALayer.keys.edgeAntialiasingMask.set(newValue.intersection(.all), of: self) }
  }

  // MARK: Contents (the work is in CALayer+Display)

  /// A `CGImage`; anything else leaves the layer blank. After drawing, the store.
  open var contents: Any? {
    get { store ?? state.contents.image ?? keptObject("contents") }
    set { change("contents") { setContents(newValue) } }
  }

  /// Where the contents lie; a name without meaning is taken as `center`.
  open var contentsGravity: CALayerContentsGravity {
    get { state.contents.gravity }
    set {
      CALayer.keys.contentsGravity.set(newValue.isKnown ? newValue : .center, of: self)
    }
  }

  /// The part of the image that is shown, in fractions; outside 0…1 its edges go on.
  open var contentsRect: CGRect {
    get { state.contents.rect }
    set { CALayer.keys.contentsRect.set(newValue, of: self) }
  }

  /// The part that is stretched where the contents are resized, in fractions of what is shown.
  open var contentsCenter: CGRect {
    get { state.contents.center }
    set { CALayer.keys.contentsCenter.set(newValue, of: self) }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { state.contents.magnification }
    set { CALayer.keys.magnificationFilter.set(newValue, of: self) }
  }

  open var minificationFilter: CALayerContentsFilter {
    get { state.contents.minification }
    set { CALayer.keys.minificationFilter.set(newValue, of: self) }
  }

  /// Pixels a point of what is drawn in the layer.
  open var contentsScale: CGFloat {
    get { state.contents.scale }
    set { CALayer.keys.contentsScale.set(newValue, of: self) }
  }

  /// What the store keeps of a pixel; a name without meaning is taken as `RGBA8Uint`.
  open var contentsFormat: CALayerContentsFormat {
    get { state.contents.format }
    set { CALayer.keys.contentsFormat.set(newValue.isKnown ? newValue : .RGBA8Uint, of: self) }
  }

  /// Whether what is drawn covers all of the layer: its store has no alpha then, and begins black or
  /// with an opaque background.
  open var isOpaque: Bool {
    get { state.isOpaque }
    set { CALayer.keys.isOpaque.set(newValue, of: self) }
  }

  /// Whether drawing may be put off to another thread; here it never is.
  open var drawsAsynchronously: Bool {
    get { state.contents.drawsAsynchronously }
    set { CALayer.keys.drawsAsynchronously.set(newValue, of: self) }
  }

  // Dynamic range is kept and given back. As on a display that has no other, all that is drawn is of
  // the standard range, from black to white.

  /// How much brighter than white the layer would like to be.
  open var preferredDynamicRange: DynamicRange {
    get { rare("preferredDynamicRange", usual: .automatic) }
    set { setRare("preferredDynamicRange", newValue, usual: .automatic) }
  }

  /// What would become of contents that are brighter than the display can be.
  open var toneMapMode: ToneMapMode {
    get { rare("toneMapMode", usual: .automatic) }
    set { setRare("toneMapMode", newValue, usual: .automatic) }
  }

  /// How many times brighter than white the contents are; 0 for what they say themselves.
  open var contentsHeadroom: CGFloat {
    get { rare("contentsHeadroom", usual: 0) }
    set { setRare("contentsHeadroom", newValue, usual: 0) }
  }

  open var wantsExtendedDynamicRangeContent: Bool {
    get { rare("wantsExtendedDynamicRangeContent", usual: false) }
    set { setRare("wantsExtendedDynamicRangeContent", newValue, usual: false) }
  }

  /// Whether an odd number of layers, from this one upwards, turn their sublayers' space over.
  open func contentsAreFlipped() -> Bool {
    sequence(first: self, next: \.superlayer).reduce(false) { $0 != $1.isGeometryFlipped }
  }

  /// Whether a new size asks for a new drawing.
  open var needsDisplayOnBoundsChange: Bool {
    get { state.needsDisplayOnBoundsChange }
    set { CALayer.keys.needsDisplayOnBoundsChange.set(newValue, of: self) }
  }

  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Adds a rectangle to what is drawn anew; the rest of the store stays as it is.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(r) }

  open func needsDisplay() -> Bool { dueDisplay != .none && !waitsForSize }

  open func displayIfNeeded() {
    displayWhatIsDue()
  }

  /// Makes the contents: asks the delegate, else draws.
  open func display() { makeContents() }

  /// Draws what the layer shows: asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Hierarchy (the work is in CALayer+Hierarchy)

  /// From back to front in order of insertion; nil when there is none.
  open var sublayers: [CALayer]? {
    get { sublayersAsShown.isEmpty ? nil : sublayersAsShown }
    set { replaceSublayers(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .max)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Puts `layer` just below `sibling`, or at the back when there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0, otherwise: 0)
  }

  /// Puts `layer` just above `sibling`, or at the front when there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1, otherwise: .max)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  open func removeFromSuperlayer() {
    leaveSuperlayer()
  }

  // MARK: Layout (the work is in CALayer+Layout)

  /// Places the sublayers: asks the delegate, and where that does not, the layout manager.
  open func layoutSublayers() { askForLayout() }

  open func setNeedsLayout() {
    markNeedsLayout()
    layoutManager?.invalidateLayout(of: self)
  }

  /// Places the sublayers where the delegate does not.
  open var layoutManager: (any CALayoutManager)? {
    get { rare("layoutManager", usual: nil) }
    set { setLayoutManager(newValue) }
  }

  /// Where the layer lies in its superlayer, as far as a `CAConstraintLayoutManager` there is asked.
  open var constraints: [CAConstraint]? {
    get { rare("constraints", usual: nil) }
    set { setConstraints(newValue) }
  }

  open func addConstraint(_ c: CAConstraint) { constraints = (constraints ?? []) + [c] }

  open func needsLayout() -> Bool { layoutMarks.contains(.here) }

  open func layoutIfNeeded() {
    let top = topmostNeedingLayout
    top.layOutMarked()
    // Amid the layout of a layer above, the marks on the way down from there are gone.
    if top !== self, !layoutMarks.isEmpty { layOutMarked() }
  }

  /// The size that the layer would like to have: the one it has, unless its layout manager knows better.
  open func preferredFrameSize() -> CGSize {
    layoutManager?.preferredSize(of: self) ?? bounds.size
  }

  // MARK: Conversion (the work is in CALayer+Convert)

  /// A point of this layer's space in another's; nil means the root of the tree.
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    map(to: layer).converted(p)
  }

  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    map(from: layer).converted(p)
  }

  /// The rectangle around a converted one.
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    map(to: layer).converted(r)
  }

  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    map(from: layer).converted(r)
  }

  // MARK: Hit testing (the work is in CALayer+HitTest)

  /// Whether a point of the layer's own space lies in its bounds: the lower edges do, the upper
  /// ones do not.
  open func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }

  /// The topmost layer at a point of the superlayer's space.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    deepestHit(at: p)
  }

  // MARK: Animations (the work is in Animations, Transactions and Motion)

  /// Starts a copy of an animation, in place of the one that has the key.
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }

  open func removeAllAnimations() { removeRuns(finished: false) { _ in true } }

  open func removeAnimation(forKey key: String) { removeRuns(finished: false) { $0.key == key } }

  /// In the order in which they were added; nil when there is none.
  open func animationKeys() -> [String]? { runKeys }

  /// The layer's own copy.
  open func animation(forKey key: String) -> CAAnimation? { run(forKey: key) }

  /// What a change of a key sets off: asks the delegate, `actions`, `style` and the class, in this
  /// order. `NSNull` ends the search.
  open func action(forKey event: String) -> (any CAAction)? { lookUpAction(event) }

  /// The class's own; nil unless a subclass says otherwise.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  open var actions: [String: any CAAction]? {
    get { motion?.actions }
    set { if newValue != nil || motion != nil { madeMotion.actions = newValue } }
  }

  /// A copy that has what is on show at this time; nil before the layer has been.
  open func presentation() -> Self? { asSelf(makePresentation()) }

  /// The layer that a presentation layer is a copy of; any other is its own.
  open func model() -> Self { asSelf(modelOfPresentation) ?? self }

  private func asSelf(_ layer: CALayer?) -> Self? { layer as? Self }

  // MARK: Keys (the work is in Keys)

  /// A property, or whatever was stored under the key; else the style's value, else the default.
  open func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets a property; a value for any other key is stored as it is.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  /// The same for a part of a value, as of `position.x` or `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(path: keyPath) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setKeyedValue(value, path: keyPath)
  }

  /// What a key has before anything is set; nil for zero, false and the like.
  open class func defaultValue(forKey key: String) -> Any? {
    if let own = AnimatableKeys.shared.standard(key, of: self) { return own }
    let value = property(key)?.get(makeDefault())
    return value?.isZero == true ? nil : value?.any
  }

  /// Whether a change of the key's value, an animated one too, asks for a new drawing; false unless
  /// a subclass says otherwise, or has an `@Animatable` property of the name.
  open class func needsDisplay(forKey key: String) -> Bool {
    AnimatableKeys.shared.contains(key, of: self)
  }

  /// Values for keys that have none, among them another `style` to look in.
  open var style: [AnyHashable: Any]? {
    get { storedValues["style"] as? [AnyHashable: Any] }
    set { storedValues["style"] = newValue }
  }

  /// The properties of the class, inherited ones included, by their keys.
  package class var table: LayerTable { layerTable }

  /// A layer of the class, or of the last one above it that is ours, with nothing set.
  package class func makeDefault() -> CALayer { CALayer() }

  // MARK: Content

  /// What lies between the background and the sublayers; a class with content of its own
  /// overrides it.
  package var paintContent: Paint.Content? {
    state.dress?.value.contents.content(in: state.bounds)
  }

  /// Whether sublayers live in the superlayer's space and not in this layer's plane.
  package var keepsDepth: Bool { false }

  /// What lies above the content: the sublayers' nodes, unless a class makes something else of them.
  /// They are as of some seconds ago, as in a replicator's instances.
  package func arrange(_ nodes: inout [RenderNode], late seconds: Double) {}

  /// Whether a class does so.
  package var arrangesNodes: Bool { false }

  /// Whether the last node is out of date though nobody set anything; asked of restless layers.
  package var isStale: Bool { false }

  /// Who sends out particles, where the layer does.
  var particleSource: CAEmitterLayer? { nil }

  /// The seconds until the layer changes with time alone, its animations apart: 0 for with every frame,
  /// nil for never.
  package func timeToOwnChange(at now: Double) -> Double? { nil }

  /// Told to restless layers before their node is made.
  package func prepareNode() {}

  /// Told to restless layers when their node has been committed.
  package func noteCommit() {}

  /// Draws the layer and its sublayers, in its own space and without its transform.
  ///
  /// Sublayers are not laid out, and shadow paths do not count.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }
}

extension CALayer {
  /// Apple's sentence for geometry that is not a number.
  func invalidGeometry(_ property: String, _ value: String) -> String {
    "CALayerInvalidGeometry: CALayer \(property) contains NaN: \(value)"
  }
}
