import QuartzCore

/// Whatever can answer events; those it does not answer go to `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationOwner {
  /// What was said for those who do not see it; nil for most.
  var accessibility: AccessibilityState?

  public override init() {
    super.init()
  }

  /// What is associated with it ends on the main queue, as what a view is made of does.
  deinit {
    let values = AssociationTable.shared.end(self)
    if let values, !LentThread.isOfMainQueue {
      DispatchQueue.main.async { withExtendedLifetime(values) {} }
    }
  }

  // There are no nib files and no tool that shows views while they are laid out, so nobody calls these;
  // they are here to be overridden, and to be called by programs.

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  /// Who is asked when this one does not answer.
  open var next: UIResponder? { nil }

  /// Who remembers how changes are taken back: that of the nearest responder with one of its own, which a
  /// window has.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: First responder (the work is in UIResponder+FirstResponder)

  /// Whether keys and text come here first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// Asks to be the first; tells whether it is. Who was the first is asked to give way.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Gives up being the first; tells whether it is the first no more.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstPlace() }

  /// What stands at the bottom of the window while this is the first responder, or something in it is
  /// that has none of its own.
  open var inputView: UIView? { nil }
  /// What stands above that.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the views as they are by now.
  open func reloadInputViews() { if isFirstResponder { responderWindow?.showInputViews() } }

  // MARK: Touches: passed on unless overridden

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys: passed on unless overridden

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// What the responder does at certain keys while it is in the chain of the first one.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// Whether the responder does an action now; by default whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isAnswered(by: self)
  }

  /// The first up the chain that does an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: Accessibility (the work is in Accessibility)
  //
  // Apple's objects all have these; here those that can be elements do, so that they can be overridden.

  /// Whether the object is one of the things that are told of, and what is in it is not.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? describedAccessibility.isElement }
    set { say(\.isElement, newValue) }
  }

  /// What the object is called.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? describedAccessibility.label }
    set { say(\.label, newValue) }
  }

  /// What comes of using it.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { say(\.hint, newValue) }
  }

  open var accessibilityValue: String? {
    get { accessibility?.value ?? describedAccessibility.value }
    set { say(\.value, newValue) }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? describedAccessibility.traits }
    set { say(\.traits, newValue) }
  }

  /// The language of the label and the value, such as `de`.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { say(\.language, newValue) }
  }

  /// Other words by which somebody may call the object, the best first.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { say(\.userInputLabels, newValue) }
  }

  /// Where the object is, in the screen's coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? naturalAccessibilityFrame }
    set { say(\.frame, newValue.settled) }
  }

  /// Its outline, where that is no rectangle, in the screen's coordinates.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { say(\.path, newValue) }
  }

  /// Where it is touched to be used: the middle of the frame at first.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? accessibilityFrame.settled.center }
    set { say(\.activationPoint, newValue.settled) }
  }

  /// Whether nothing in the object is told of.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { say(\.hidesElements, newValue) }
  }

  /// Whether what lies behind the view, beside it in its superview, is not told of.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? describedAccessibility.isModal }
    set { say(\.isModal, newValue) }
  }

  /// Whether all that is in the object is told of before what lies beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groups ?? describedAccessibility.groups }
    set { say(\.groups, newValue) }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { say(\.containerType, newValue) }
  }

  /// Whether it is there to be used, as controls and what has a gesture are.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUser ?? respondsByNature }
    set { say(\.respondsToUser, newValue) }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { say(\.customActions, newValue) }
  }

  /// What the object consists of, in order; nil for what is found in it.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { say(\.elements, newValue) }
  }

  open func accessibilityElementCount() -> Int { accessibilityContent?.count ?? 0 }

  open func accessibilityElement(at index: Int) -> Any? {
    guard let content = accessibilityContent, content.indices.contains(index) else { return nil }
    return content[index]
  }

  /// `NSNotFound` for what is none of them.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityContent?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }

  // What follows is called by those who act for somebody; each tells whether it did something. Where
  // an object does nothing of its own, its activation point is touched.

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
