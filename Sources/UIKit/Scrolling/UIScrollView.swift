import QuartzCore

/// Shows a part of a content that is larger than itself.
///
/// The offset of the content is the origin of the view's bounds, so that subviews lie in the
/// content's own space. What can be overridden stands in this file.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// What fingers and devices do; made with the view.
  private let pan = ScrollPan()
  /// What moves the content with fingers, and without. Each keeps its own state.
  private(set) lazy var dragging = ScrollDragging(of: self)
  private(set) lazy var motion = ScrollMotion(of: self)
  private(set) lazy var bars = ScrollBars(of: self)
  private(set) lazy var zooming = ScrollZooming(of: self)
  private var pinch: UIPinchGestureRecognizer?
  /// The content's size by which it is placed; what `contentSize` says may be ahead of it.
  private(set) var placedSize = CGSize.zero
  private var insets = UIEdgeInsets.zero
  /// Whether the safe area is left aside for now.
  private(set) var isUncovered = false

  /// Subclasses narrow its type, as `UITextView` does.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
  }

  private func prepareScrolling() {
    clipsToBounds = true
    pan.scrollView = self
    pan.addAction { [weak self] _ in
      if let self { dragging.follow(pan) }
    }
    addGestureRecognizer(pan)
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: Content

  /// The point of the content that lies at the view's upper left corner. Setting it does not mind
  /// where the content ends.
  open var contentOffset: CGPoint {
    get { layer.bounds.origin }
    set { place(at: newValue) }
  }

  open var contentSize: CGSize {
    get { placedSize }
    set {
      let given = newValue.isFinite ? newValue : .zero
      if sizeWithoutConstraints != nil { sizeWithoutConstraints = given }
      takeContentSize(given)
    }
  }
  /// What the content's size is as soon as constraints say it no more; nil where they say nothing.
  var sizeWithoutConstraints: CGSize?

  /// Whether the content is as large as it is, whatever constraints say: text.
  package var contentSaysItsSize: Bool { false }
  /// Whether anybody knows by now where the content ends.
  var hasKnownEnd: Bool { true }

  func takeContentSize(_ size: CGSize) {
    changeContent {
      placedSize = size
      adjustment = adjustmentForContent(safeAdjustment)
    }
  }

  /// What the safe area adds for another content; more where the content goes by that, and on like this.
  func adjustmentForContent(_ needed: UIEdgeInsets) -> UIEdgeInsets {
    insetsAtRest(needed, after: adjustment)
  }

  /// Room around the content. Another one leaves the content where it is, as far as it may be there.
  open var contentInset: UIEdgeInsets {
    get { insets }
    set { changeContent(keepingBeginning: false) { insets = newValue } }
  }

  /// Sets the room around the content as the safe area does: content that stands at its beginning stays
  /// there.
  package func surround(with room: UIEdgeInsets) { changeContent { insets = room } }

  /// The room around the content in all: what was set, and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets {
    var all = insets + adjustment
    all.top += refreshRoom
    return all
  }
  open func adjustedContentInsetDidChange() {}

  /// Along which axes the content keeps clear of the safe area.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustToSafeArea() }
  }
  /// What the safe area adds to the room around the content.
  private(set) var adjustment = UIEdgeInsets.zero

  /// What is above the content while it is made new.
  var refreshRoom: CGFloat = 0
  /// The bar that goes by this content, and how much higher it can become.
  weak var watcher: (any ScrollWatcher)?
  /// Has bars below the content.
  weak var barKeeper: (any BottomBarKeeper)?
  var barRoom: CGFloat = 0

  override func safeAreaHasChanged() { adjustToSafeArea() }

  func adjustToSafeArea() {
    // Content may be larger than what shows it only while it keeps clear of the safe area.
    let needed = insetsAtRest(safeAdjustment, after: adjustment)
    guard needed != adjustment else { return }
    changeContent { adjustment = needed }
    // Subviews have what is left of the safe area.
    setNeedsLayout()
  }

  /// Makes a change as if nothing had covered the view yet, so that what is put at the content's
  /// beginning then stays clear of what does.
  package func beforeAdjustment(_ change: () -> Void) {
    isUncovered = true
    if adjustment != .zero { changeContent { adjustment = .zero } }
    change()
    isUncovered = false
    adjustToSafeArea()
  }

  /// What a pull beyond the content's beginning brings out.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.scrollView = nil
      oldValue?.removeFromSuperview()
      takeRefreshRoom(0, animated: false)
      guard let refreshControl else { return }
      refreshControl.scrollView = self
      insertSubview(refreshControl, at: 0)
      refreshControl.makeRoom()
      refreshControl.contentDidMove()
    }
  }

  override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets - adjustment }

  /// What moved the content without a finger is over; for the framework's own classes.
  func motionDidFinish() {}

  /// An animated change ends what was going on and takes 0.3 s.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    go(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as is needed to show a part of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated) }

  /// The content's rectangle, for constraints: where they give it a size, that is the content's.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrolledContent) }
  /// The view's own rectangle, which stays where it is while the content moves.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  /// Where what fingers threw comes to rest, in points a millisecond; for the framework's own classes.
  func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// A wheel was turned; for the framework's own classes.
  func turnWheel(by way: CGPoint) { scroll(byWheel: way) }

  // MARK: Behaviour

  open var isScrollEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }

  /// Whether a drag that begins along an axis stays on it.
  open var isDirectionalLockEnabled = false
  open var bounces = true
  /// Whether a content that is no larger than the view can be pulled as well.
  open var alwaysBounceVertical = false {
    didSet { adjustToSafeArea() }
  }
  open var alwaysBounceHorizontal = false {
    didSet { adjustToSafeArea() }
  }
  /// Whether the content comes to rest at multiples of the view's size only.
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal
  /// Whether subviews hear of touches only when it is clear that they are no drag, or after a while.
  open var delaysContentTouches = true
  /// Whether a drag takes touches away from subviews that have them.
  open var canCancelContentTouches = true

  /// Whether keys move the content that nobody else has a use for.
  open var allowsKeyboardScrolling = true
  /// Whether a tap in the status bar goes to the content's beginning, where no other content does.
  open var scrollsToTop = true
  /// Whether a drag ends what is typed.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a drag may take touches away from a subview; not from controls, by default.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  /// How large the view that the delegate names is shown, within the limits.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { zooming.zoom(to: newValue, animated: false) }
  }

  open var minimumZoomScale: CGFloat {
    get { zooming.least }
    set {
      zooming.least = newValue
      updatePinch()
    }
  }

  open var maximumZoomScale: CGFloat {
    get { zooming.most }
    set {
      zooming.most = newValue
      updatePinch()
    }
  }

  /// Whether fingers can go beyond the limits, to which it comes back.
  open var bouncesZoom = true
  /// Whether fingers zoom.
  open var isZooming: Bool { zooming.isByFingers }
  open var isZoomBouncing: Bool { zooming.isBouncing }
  /// Nil where there is nothing to choose between the limits.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zooming.zoom(to: scale, animated: animated)
  }

  /// Shows a part of the zoomed view, in its own space, as large as it can be.
  open func zoom(to rect: CGRect, animated: Bool) { zooming.zoom(to: rect, animated: animated) }

  private func updatePinch() {
    guard zooming.least < zooming.most else {
      if let pinch { removeGestureRecognizer(pinch) }
      pinch = nil
      return
    }
    guard pinch == nil else { return }
    let made = UIPinchGestureRecognizer()
    made.addAction { [weak self, weak made] _ in
      if let self, let made { zooming.follow(made) }
    }
    addGestureRecognizer(made)
    pinch = made
  }

  // MARK: State

  /// Whether a finger is on the content, that it may drag.
  open var isTracking: Bool { pan.isTracking }
  open var isDragging: Bool { dragging.isByFinger }
  /// Whether the content goes on after a finger.
  open var isDecelerating: Bool { motion.isDeceleration }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true {
    didSet { bars.update() }
  }
  open var showsHorizontalScrollIndicator = true {
    didSet { bars.update() }
  }
  open var indicatorStyle = IndicatorStyle.default {
    didSet { bars.update() }
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { bars.update() }
  }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { bars.update() }
  }

  /// Whether indicators keep clear of the safe area besides.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { bars.update() }
  }

  /// Of both indicators; reading it gives the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  open func flashScrollIndicators() { bars.flash() }

  // MARK: UIView

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds { super.bounds = newValue } }
  }

  open override var frame: CGRect {
    get { super.frame }
    set { changeBounds { super.frame = newValue } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshControl?.contentDidMove()
    bars.update()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === pinch { return zooming.isPossible }
    return gestureRecognizer !== pan || pan.hasWay
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil {
      motion.end()
      zooming.end()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    bars.update()
  }
}
