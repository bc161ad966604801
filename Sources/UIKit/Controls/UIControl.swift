import QuartzCore

/// A view that turns touches into control events and sends these to targets and actions.
///
/// What can be overridden stands here; tracking is in `UIControl+Tracking`, sending in
/// `UIControl+Targets`.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// Who is told of what, in the order in which they came.
  var handlers: [ControlHandler] = []
  /// The touch that is followed.
  private(set) weak var trackedTouch: UITouch?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control that performs an action when it does what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// A control that is not takes touches and does nothing with them.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking(with: nil) }
      stateDidChange()
    }
  }

  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateDidChange() }
    }
  }

  /// Set while a touch is down in the control.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
    }
  }

  open var state: State { currentState }

  /// The look is to be brought up to the state; for the framework's own classes.
  func stateDidChange() { setNeedsLayout() }

  /// What a touch that ends in the control means; for the framework's own classes.
  var upInsideEvents: Event { .touchUpInside }

  /// Whether Space, Enter and the arrows mean something here; for the framework's own classes.
  var answersKeys: Bool { false }

  open override var canBecomeFocused: Bool { answersKeys && isEnabled }

  /// Goes to the next value, or the one before, as an arrow asks; tells whether it can.
  func adjust(by step: Int) -> Bool { false }

  /// Does what the control is for, as a key asks.
  func activate() {
    if showsMenuAsPrimaryAction, showMenu(for: nil) { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Left or right where the alignment says leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.effective(for: effectiveUserInterfaceLayoutDirection)
  }

  // MARK: Tracking

  open private(set) var isTracking = false
  /// Whether the touch is in the control or not far from it.
  open private(set) var isTouchInside = false

  /// A touch begins; true to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch moves; true to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  func follow(_ touch: UITouch?, isInside: Bool) {
    trackedTouch = touch
    isTracking = touch != nil
    isTouchInside = touch != nil && isInside
  }

  // Controls answer touches; nothing goes up the chain.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.oldest { track(began: touch, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = trackedTouch, touches.contains(touch) { track(moved: touch, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = trackedTouch, touches.contains(touch) { track(ended: touch, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking(with: event)
    send(.touchCancel, with: event)
  }

  // MARK: Menus (the work is in UIControl+Menus)

  /// Whether a touch opens the control's menu at once.
  open var showsMenuAsPrimaryAction = false
  /// Opens the menu for a finger that is held; nil unless it is enabled.
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// What the control's menu has; nil for none.
  var ownMenu: UIMenu? {
    didSet { if ownMenu != nil { isContextMenuInteractionEnabled = true } }
  }
  /// The menu that a touch has opened, which it may go on to.
  weak var openMenu: MenuOverlay?

  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set { enableMenus(newValue) }
  }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    ownMenu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  /// Something was chosen from the menu; for the framework's own classes.
  func menuDidChoose() {}

  // MARK: Gestures

  /// Whether a tap on the control is none on what lies around it.
  var keepsTaps: Bool { false }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard keepsTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { stopTracking(with: nil) }
  }

  // MARK: Keys (the work is in UIControl+Keys)

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = answer(began: presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = answer(ended: presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if answersKeys, !isTracking { isHighlighted = false }
    super.pressesCancelled(presses, with: event)
  }

  // MARK: Targets and actions (the work is in UIControl+Targets)

  /// Does what the control is for.
  open func performPrimaryAction() {
    guard isEnabled, !(showsMenuAsPrimaryAction && showMenu(for: nil)) else { return }
    sendActions(for: .primaryActionTriggered)
  }

  /// Calls a method of a target, which is not held; without one, of the first responder in the
  /// chain that has it. The same target and method again adds events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target: target, action, for: controlEvents)
  }

  /// Takes targets off again; nil stands for all targets, or all their methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target: target, action, for: controlEvents)
  }

  /// An action with the identifier of an earlier one takes that one's place.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action: action, for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(action: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(action: actionIdentifier, for: controlEvents)
  }

  /// Calls all that wait for any of the events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Calls a method; the last word on whether it is called.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    perform(action, on: target, with: event)
  }

  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }
}
