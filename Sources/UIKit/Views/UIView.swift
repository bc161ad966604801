import Dispatch
import QuartzCore

/// A rectangle that shows something and answers events; a layer draws it.
///
/// The file is long because everything that can be overridden has to stand in the class's body; the
/// work is in the themed extensions.
/// Geometry and appearance live in the layer alone: a view's property and its layer's are one
/// value.
@preconcurrency @MainActor
open class UIView: UIResponder, UIAccessibilityIdentification, @preconcurrency CALayerDelegate {
  /// The class of the layer that a view of this class gets.
  open class var layerClass: AnyClass { CALayer.self }

  /// Made before the rest of the view; its delegate is the view. Subclasses may narrow its type.
  open var layer: CALayer { rootLayer }
  private nonisolated(unsafe) var rootLayer: CALayer

  var subviewList: [UIView] = []
  weak var superviewReference: UIView?
  /// The window whose tree the view is in, kept by the hierarchy.
  weak var windowReference: UIWindow?
  /// What a view without a window went by, when it was in one or when it was asked; nil in a window.
  var knownTraits: UITraitCollection?
  /// The screen's that the layer's `contentsScale` was taken from.
  var screenScale: CGFloat = 0
  /// The background as it was set, which may be a rule; the layer has what it gave.
  var background: Background?
  /// Held because the layer does not hold its delegate.
  var heldMask: UIView?
  /// The controller whose root view this is.
  weak var owner: UIViewController?
  var extras: ViewExtras?
  var constraintMarks: ConstraintMarks = []

  open var tag = 0
  open var isUserInteractionEnabled = true
  /// Whether the subviews follow a change of size by their `autoresizingMask`.
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = [] {
    didSet {
      if autoresizingMask != oldValue, constraintMarks.contains(.hasEntry) {
        engineIfAny?.adoptAnew(self)
      }
    }
  }

  public init(frame: CGRect) {
    rootLayer = Self.makeLayer()
    super.init()
    layer.become(ownedBy: self)
    layer.bounds = CGRect(origin: .zero, size: frame.size)
    prepareDrawing()
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    rootLayer = Self.makeLayer()
    super.init()
    layer.become(ownedBy: self)
    prepareDrawing()
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    rootLayer.forgetOwner()
    if !LentThread.isOfMainQueue { handOver() }
  }

  /// The last who had the view let go of it beside the main queue: what it is made of ends there, as
  /// what is told of that end is called there.
  private nonisolated func handOver() {
    let take: @MainActor (UIView) -> Remains = { view in
      let remains = Remains(parts: [view.rootLayer, view.subviewList, view.extras, view.heldMask])
      (view.rootLayer, view.subviewList) = (CALayer(), [])
      (view.extras, view.heldMask) = (nil, nil)
      return remains
    }
    // Nobody else has the view any more.
    let remains = unsafeBitCast(take, to: ((UIView) -> Remains).self)(self)
    DispatchQueue.main.async { withExtendedLifetime(remains) {} }
  }

  private struct Remains: @unchecked Sendable { let parts: [Any?] }

  open override var next: UIResponder? { owner ?? superviewReference }

  // MARK: Geometry (what follows from a change is in `changeGeometry`)

  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry(.frame) { layer.frame = newValue } }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry(.bounds) { layer.bounds = newValue } }
  }

  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry(.center) { layer.position = newValue } }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry(.transform) { layer.setAffineTransform(newValue) } }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry(.transform) { layer.transform = newValue } }
  }

  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry(.anchorPoint) { layer.anchorPoint = newValue } }
  }

  // MARK: Size

  /// The size that suits the content best within another one; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { takeFittingSize() }

  /// The size that the content has by nature, without any by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    NaturalHeights.forget()
    superviewReference?.setNeedsLayout()
    guard constraintMarks.contains(.hasEntry) else { return }
    engineIfAny?.note(.content, of: self)
    if let stack = superviewReference as? UIStackView, stack.distribution == .fillProportionally {
      stack.noteArrangement()
    }
  }

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set {
      setBackgroundColor(newValue)
      // The bubble around a controller's view has its ground.
      if owner != nil { (superviewReference?.superviewReference as? PopoverView)?.setNeedsLayout() }
    }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      layer.opacity = Float(newValue)
      // Who sets it goes over what a bar that comes or goes has made of it.
      extras?.faded = nil
    }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superviewReference as? UIStackView)?.noteVisibility(of: self)
    }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the view covers itself with what it draws. A store then has no alpha, and begins black
  /// or with the background, unless that shows something through.
  open var isOpaque = true {
    didSet { layer.isOpaque = isOpaque }
  }

  /// Where the view's content lies; the layer's gravity, seen from the other side.
  open var contentMode: ContentMode {
    get { currentContentMode }
    set { setContentMode(newValue) }
  }

  /// The part of the content that is stretched, in fractions.
  open var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }

  /// Whether drawing begins anew each time, and not on what was drawn before.
  open var clearsContextBeforeDrawing: Bool {
    get { layer.clearsStoreBeforeDrawing }
    set { layer.clearsStoreBeforeDrawing = newValue }
  }

  /// What marks the view's parts that can be tapped; the superview's unless it is set.
  open var tintColor: UIColor! {
    get { currentTint }
    set { setTint(newValue) }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { currentTintMode }
    set { setTintMode(newValue) }
  }

  /// The tint, or whether it is dimmed, has changed here or above.
  open func tintColorDidChange() {}

  open var traitCollection: UITraitCollection {
    let traits = currentTraits
    // A mask is told whatever what it masks is told, and hears of others even if it is asked before that.
    if windowReference == nil, wearer == nil { noteTraitsKnown(traits) }
    return traits
  }

  /// A style for this view and all below, whatever holds above.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.style ?? .unspecified }
    set { setStyle(newValue) }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Takes dynamic colours anew; for the framework's own classes, which call super.
  func refreshColors() { resolveColors() }

  /// Begins animations of its own anew, which layers lose out of sight, where it is seen in a mask: no window
  /// tells what is there.
  func moveInMask() {}

  /// A view, in no hierarchy, whose alpha is this one's.
  open var mask: UIView? {
    get { currentMask }
    set { setMask(newValue) }
  }

  // MARK: Hierarchy (the work is in UIView+Hierarchy)

  open var superview: UIView? { superviewReference }
  open var subviews: [UIView] { subviewList }
  open var window: UIWindow? { windowReference }

  open func addSubview(_ view: UIView) { insert(view, at: .top) }

  /// An index past the end puts the view on top.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, .top) }

  open func sendSubviewToBack(_ view: UIView) { reorder(view, .index(0)) }

  open func removeFromSuperview() { leaveSuperview() }

  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superviewReference).contains { $0 === view }
  }

  // MARK: Life cycle: nothing by default

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Places the subviews: by default those that have constraints.
  open func layoutSubviews() { applyConstraints() }

  open func setNeedsLayout() { layer.setNeedsLayout() }

  open func layoutIfNeeded() {
    updateMarkedConstraints()
    layer.layoutIfNeeded()
  }

  /// Whether views of the class cannot be placed without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings the view's constraints up to date, before layout; a subclass calls super last.
  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func needsUpdateConstraints() -> Bool { constraintMarks.contains(.here) }
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

  // MARK: Safe area and margins (the work is in Layout)

  /// How much of the view on each side is covered by bars, by the display's corners and the like.
  /// Nothing, as long as the view is in no window or has not been laid out there.
  open var safeAreaInsets: UIEdgeInsets { extras?.insets?.safeArea ?? .zero }

  open func safeAreaInsetsDidChange() {}
  /// Beside that for our own classes, as subclasses need not call super.
  func safeAreaHasChanged() {}
  /// What of the safe area subviews may reach into.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// How far from the edges content begins. What one reads is more than what was set where the safe
  /// area, a controller or the superview ask for it.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.fixed(newValue.settled)) }
  }

  /// The margins by the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue.settled)) }
  }

  /// Whether content stays clear of the superview's margins as well, where these reach into the view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { extras?.insets?.margins.preservesSuperview ?? false }
    set { setPreservesMargins(newValue) }
  }

  /// Whether the margins begin at the safe area, and not at the edges.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { extras?.insets?.margins.beginsAtSafeArea ?? true }
    set { setMarginsBeginAtSafeArea(newValue) }
  }

  open func layoutMarginsDidChange() {}

  /// The guides of the view, the system's too as soon as somebody has asked for them.
  open var layoutGuides: [UILayoutGuide] { extras?.insets?.guides ?? [] }

  /// A guide is in one view at a time; it leaves the one it is in.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }

  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }

  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// What lies inside the margins, and is no wider than is easily read.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  /// Whether the content turns round where the language runs from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.direction ?? .unspecified }
    set { setSemanticContent(newValue) }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Constraints (the work is in AutoLayout)

  /// Whether constraints keep the view where its frame says, and not where clients' constraints do.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !isPlacedByConstraints }
    set { setPlacedByConstraints(!newValue) }
  }

  /// The constraints that are installed on this view.
  open var constraints: [NSLayoutConstraint] { extras?.ties?.held ?? [] }
  open func addConstraint(_ constraint: NSLayoutConstraint) { take(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { take($0) } }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    // What came last is found first.
    for constraint in constraints.reversed() { drop(constraint) }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// How much the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.ties?.hugging[axis] ?? .defaultLow
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    Self.refuseMisuse(of: priority)
    ensureTies().hugging[axis] = priority
    noteContentPriority()
  }

  /// How much the view resists being smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    extras?.ties?.resistance[axis] ?? .defaultHigh
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    Self.refuseMisuse(of: priority)
    ensureTies().resistance[axis] = priority
    noteContentPriority()
  }

  /// By how much the rectangle that constraints place is smaller than the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    guard insets != .zero else { return frame }
    return frame.inset(by: insets)
  }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    guard insets != .zero else { return alignmentRect }
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  /// The view whose text the first baseline is that of.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }
  /// Where the first or the last line of text stands; for the framework's own.
  func baseline(_ end: BaselinePlace.End) -> BaselinePlace { .edge(end) }
  /// The height of a line of the text that the baselines are of, if there is any.
  var heightOfLine: CGFloat? { nil }
  /// Whether the content has one size and no other; for the framework's own.
  var hasFixedContent: Bool { false }
  /// How tall the content makes the view; for the framework's own.
  var naturalHeight: CGFloat { max(0, intrinsicContentSize.height) }
  /// Whether the height of the content depends on the view's width; for the framework's own.
  var wrapsContent: Bool { false }
  /// The height of content in a width; nil for content that does not depend on it.
  func wrappedHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// The width of the longest line of content in a width, the same way.
  func wrappedWidth(forWidth width: CGFloat) -> CGFloat? { nil }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that comes of the constraints when the view is asked for another one.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(near: targetSize, horizontal, vertical)
  }

  open var hasAmbiguousLayout: Bool { isAmbiguous }
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    decidingConstraints(axis)
  }

  // MARK: Drawing (the work is in UIView+Drawing)

  /// Draws the view's own content; nothing by default.
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Pixels a point of what is drawn; the screen's at first.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScaleFactor(newValue) }
  }

  // MARK: Conversion and hit testing

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: target(of: view))
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: target(of: view))
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: target(of: view))
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: target(of: view))
  }

  /// The deepest view under a point of this view's own space; see `UIView+HitTest`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestHit(at: point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.holds(point)
  }

  /// Whether touches find no view of the class outside of its bounds, so that it need not be asked;
  /// overridden with `point(inside:with:)`.
  class var keepsTouchesToBounds: Bool { true }

  // MARK: Input

  /// Whether the view is told of more than one touch at a time.
  open var isMultipleTouchEnabled: Bool {
    get { extras?.isMultipleTouchEnabled ?? false }
    set { ensureExtras().isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view of the window is touched while this one is.
  open var isExclusiveTouch: Bool {
    get { extras?.isExclusiveTouch ?? false }
    set { ensureExtras().isExclusiveTouch = newValue }
  }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// A recogniser is in one view at a time; it leaves the one it is in.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Asked of the view that was touched, and of those around it up to the recogniser's.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Focus (the work is in UIFocusSystem)

  /// Whether Tab and the arrow keys can go to the view.
  open var canBecomeFocused: Bool { false }
  /// What shows that the focus is on the view, once keys have moved it; nil for nothing.
  open var focusEffect: UIFocusEffect? {
    get { currentFocusEffect }
    set { setFocusEffect(newValue) }
  }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// A name that tests find the view by and nobody else is told; see `UIResponder` for the rest.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier ?? describedAccessibility.identifier }
    set { say(\.identifier, newValue) }
  }

  /// Kept for programs; nothing is restored here.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { ensureExtras().restorationIdentifier = newValue }
  }

  /// Has the first responder give way, if it is here or further in; `force` asks nobody.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingHere(force) }

  // MARK: CALayerDelegate

  /// An animation in an animation block, nothing outside of one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, key: event)
  }

  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    updateMarkedConstraints()
    settleConstraints()
    // A plain view lays out what constraints place, and nothing else.
    guard owner != nil || type(of: self) != UIView.self else {
      applyConstraints()
      return passInsetsOn()
    }
    traitCollection.performAsCurrent {
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      passInsetsOn()
      owner?.viewDidLayoutSubviews()
    }
  }

  open func display(_ layer: CALayer) { layer.declineDisplay() }

  open func layerWillDraw(_ layer: CALayer) {
    if layer === self.layer { prepareStore() }
  }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === self.layer else { return }
    drawAsCurrent(in: ctx)
  }
}
