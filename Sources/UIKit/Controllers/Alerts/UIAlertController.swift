import CoreGraphics

/// Asks for a choice: in the middle of the window, or from its lower edge.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  private var actionList: [UIAlertAction] = []
  private var fields: [UITextField] = []
  private var ownStyle = Style.actionSheet
  /// What it is made of; made with the view.
  private var card: AlertCard?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    ownStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
  }

  open var preferredStyle: Style { ownStyle }
  open var message: String? {
    didSet { refresh() }
  }
  open override var title: String? {
    didSet { refresh() }
  }
  open var actions: [UIAlertAction] { actionList }
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// The choice that Return takes and that stands out; one of the actions.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actionList.contains(preferredAction) {
        refuse("The preferredAction of an alert controller must be contained in the actions array.")
      }
      refresh()
    }
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actionList.contains(where: { $0.style == .cancel }) {
      refuse("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    action.onChange = { [weak self] in self?.refresh() }
    actionList.append(action)
    refresh()
  }

  /// Takes other choices; of several that cancel, the first one does.
  package func take(_ actions: [UIAlertAction]) {
    for action in actionList { action.onChange = {} }
    actionList = []
    preferredAction = nil
    for action in actions {
      if action.style == .cancel, actionList.contains(where: { $0.style == .cancel }) { continue }
      addAction(action)
    }
    refresh()
  }

  /// Asks from elsewhere; only before it is presented.
  package func restyle(_ style: Style) {
    guard style != ownStyle, presentingReference == nil else { return }
    ownStyle = style
    modalPresentationStyle = style == .alert ? .overFullScreen : .popover
    if isViewLoaded { loadView() }
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if ownStyle != .alert {
      refuse(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    fields.append(field)
    configurationHandler?(field)
    refresh()
  }

  // MARK: The view

  open override func loadView() {
    let card = AlertCard(isSheet: ownStyle == .actionSheet)
    card.onChoice = { [weak self] in self?.choose($0) }
    self.card = card
    view = card
    refresh()
  }

  private func refresh() {
    card?.show(
      title: title, message: message, fields: fields, actions: actionList,
      preferred: preferredAction)
    // Other words and choices need other room, which is given by what the card lies in.
    card?.superviewReference?.setNeedsLayout()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  /// Who taps beside an action sheet cancels it.
  func cancel() {
    guard let action = actionList.first(where: { $0.style == .cancel }) else { return }
    choose(action)
  }

  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, transition == nil else { return }
    guard let presenter = presentingReference else { return }
    presenter.dismissPresented(animated: true) { action.handler?(action) }
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { true }

  open override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "\r") { [weak self] _ in self?.confirm() },
      UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.cancel() },
    ]
  }

  private func confirm() {
    let others = actionList.filter { $0.style != .cancel }
    let only = others.count == 1 ? others.first : actionList.count == 1 ? actionList.first : nil
    if let action = preferredAction ?? only { choose(action) }
  }

  // MARK: Presentation

  override func makeOwnPresentation(presenting: UIViewController?) -> UIPresentationController? {
    if ownStyle == .actionSheet, presenting?.traitCollection.horizontalSizeClass == .regular {
      return nil
    }
    return AlertPresentation(presentedViewController: self, presenting: presenting)
  }
}

/// Darkens everything and places an alert.
final class AlertPresentation: UIPresentationController {
  private let dimming = SheetDimming()

  override var placesPresentedView: Bool { true }
  override var shouldPresentInFullscreen: Bool { false }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  private static let width: CGFloat = 270
  private static let margin: CGFloat = 8

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let view = presentedView else { return .zero }
    let room = container.bounds.inset(by: container.safeAreaInsets)
      .inside(dx: Self.margin, dy: Self.margin)
    let width = isSheet ? min(room.width, 414) : min(Self.width, room.width)
    let fitting = view.sizeThatFits(CGSize(width: width, height: room.height))
    let height = min(fitting.height, room.height)
    return CGRect(
      x: (room.midX - width / 2).rounded(),
      y: isSheet ? room.maxY - height : (room.midY - height / 2).rounded(), width: width,
      height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    dimming.lie(in: container.bounds)
    dimming.onTap = { [weak self] in if self?.isSheet == true { self?.alert?.cancel() } }
    dimming.alpha = 0
    container.addSubview(dimming)
    alert?.transition?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = 1 }, completion: nil)
  }

  override func dismissalTransitionWillBegin() {
    alert?.transition?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = 0 }, completion: nil)
  }

  override func containerDoesLayout() {
    dimming.lie(in: container?.bounds ?? .zero)
    super.containerDoesLayout()
  }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ModalAnimator(isSheet ? .slide : .zoom, isPresenting: isPresenting)
  }
}
