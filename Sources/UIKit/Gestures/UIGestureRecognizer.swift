import QuartzCore

/// Watches the touches of a view and of what is in it, and tells its targets when they make up a
/// gesture.
///
/// What subclasses override stands here. Who may begin, who has to wait and who fails is decided by
/// the window's `GestureArbiter`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  var attempt = GestureAttempt()
  var targets: [GestureTarget] = []
  var requirements: [WeakRecognizer] = []
  private(set) weak var ownView: UIView?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target, with: action) }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  public init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Settings

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?
  /// Setting it to false ends what goes on.
  open var isEnabled = true {
    didSet {
      if !isEnabled, oldValue { stop() }
    }
  }
  /// Whether the view's touches are over when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only when they are no gesture.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end of touches only when they are no gesture.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are watched, as numbers of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// Whether touches of other kinds than the first one's are left alone.
  open var requiresExclusiveTouchType = true

  open var view: UIView? { ownView }
  func setView(_ view: UIView?) { ownView = view }

  /// Of the newest event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  // MARK: State (the work is in UIGestureRecognizer+State)

  /// Subclasses set it to say what they see; whether it comes to that depends on the others.
  open var state: State {
    get { attempt.shown ?? attempt.state }
    set { request(newValue) }
  }

  // MARK: Targets (the work is in GestureTarget)

  /// The target is not held.
  open func addTarget(_ target: Any, action: Selector) { addTarget(target, with: action) }

  /// Nil stands for every one.
  open func removeTarget(_ target: Any?, action: Selector?) { removeTargets(target, action) }

  // MARK: Other recognisers

  /// Lets this recogniser begin only after another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    require(failureOf: otherGestureRecognizer)
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether an event concerns the recogniser.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Places

  /// The middle of the touches, in a view's own space; nil means the window's.
  open func location(in view: UIView?) -> CGPoint { place(in: view) }

  /// How many touches are down.
  open var numberOfTouches: Int { attempt.touches.count { $0.isLive } }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    place(ofTouch: touchIndex, in: view)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after an attempt, before the next one.
  open func reset() {}

  /// Watches a touch no more; it goes to the view as if there were no recogniser.
  open func ignore(_ touch: UITouch, for event: UIEvent) { leave(touch) }

  // MARK: For the package

  /// Whether it is about touches that are down, and not about a pointer that hovers.
  var watchesTouches: Bool { true }
  /// Whether views wait for their touches as long as the recogniser is undecided.
  var holdsTouches: Bool { delaysTouchesBegan }
  /// Of several in one view, the highest is told first.
  var rank: Int { 0 }
}
