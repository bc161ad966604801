import CoreGraphics
import Foundation

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell shows lies in it.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView()
  private var isOn = (selected: false, highlighted: false)
  /// What shows the configuration, and the background's.
  var configured: (any UIView & UIContentView)?
  var ground: BackgroundView?
  var needsConfiguration = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    ownContentView.lie(in: bounds)
    ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownContentView)
  }

  // MARK: Configurations

  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// What the content view shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent(in: currentState) }
  }
  /// Whether the configuration is asked anew when the cell's state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Behind all of the cell; nil for what the cell has by itself.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != oldValue { showBackground(in: currentState) }
    }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// The background of a cell of which nobody says anything.
  var ownBackground: UIBackgroundConfiguration? { nil }

  open var configurationState: UICellConfigurationState { currentState }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// One that takes no touches is shown as what cannot be chosen.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Sets what is shown in a state; before layout, when the state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Whether the collection is edited, as far as the cell has heard.
  var isInEditing = false {
    didSet { if isInEditing != oldValue { editingDidChange() } }
  }
  func editingDidChange() { setNeedsUpdateConfiguration() }

  // MARK: Backgrounds

  /// Behind all of the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, backgroundView) }
  }

  /// Before the background, while the cell is selected or a finger is on it.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, selectedBackgroundView) }
  }

  private func replaceBackground(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    new?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    new?.lie(in: bounds)
    showState()
  }

  // MARK: State

  open var isSelected: Bool {
    get { isOn.selected }
    set {
      let isChange = newValue != isOn.selected
      isOn.selected = newValue
      showState()
      if isChange { stateDidChange() }
    }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { isOn.highlighted }
    set {
      let isChange = newValue != isOn.highlighted
      isOn.highlighted = newValue
      showState()
      if isChange { stateDidChange() }
    }
  }

  /// The cell is selected, or a finger is on it, or neither any more.
  func stateDidChange() { setNeedsUpdateConfiguration() }

  private func showState() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    Self.highlight(contentView, isSelected || isHighlighted)
  }

  /// Labels, images and controls in the cell show that a finger is on it.
  private static func highlight(_ view: UIView, _ isHighlighted: Bool) {
    for part in view.subviews {
      switch part {
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let image as UIImageView: image.isHighlighted = isHighlighted
      default: highlight(part, isHighlighted)
      }
    }
  }

  /// Whoever overrides it calls super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    swipeOffset = 0
    setNeedsUpdateConfiguration()
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
  }

  // MARK: Keys

  open override var canBecomeFocused: Bool { collection?.canFocus(self) ?? false }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    setNeedsUpdateConfiguration()
    if context.nextFocusedView === self { collection?.focusCame(to: self) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = answer(began: presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = answer(ended: presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    collection?.touchEnded(isTap: false)
    super.pressesCancelled(presses, with: event)
  }

  // MARK: Size

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if let configured {
      return configured.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    guard Self.isConstrained(contentView) else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return contentView.systemLayoutSizeFitting(
      CGSize(
        width: horizontal == .required ? targetSize.width : 0,
        height: vertical == .required ? targetSize.height : 0),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
