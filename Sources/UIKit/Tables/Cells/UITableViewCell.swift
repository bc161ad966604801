import CoreGraphics
import Foundation

/// A row of a table.
///
/// The file is long because everything that can be overridden has to stand in the class's body; where
/// the parts lie is in `UITableViewCell+Layout`, what a state looks like in `UITableViewCell+State`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  open override class var layerClass: AnyClass { RowLayer.self }

  open private(set) var reuseIdentifier: String?
  let ownStyle: CellStyle
  /// What the cell shows lies in it: it leaves room for what is at the edges.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView()
  var parts = CellParts()
  /// The table that the cell is in, and its row there.
  weak var table: UITableView?
  var rowPath: IndexPath?
  /// The last pass over the table's rows that met the cell.
  var pass = 0
  /// How far a finger has swiped the row aside.
  var swipeOffset: CGFloat = 0
  /// What is shown while the cell is edited.
  var editState = CellEditState() {
    didSet {
      if editState != oldValue { updateEditing() }
    }
  }
  /// How the table has the cell look at its place.
  var place = CellPlace() {
    didSet {
      // The first may be as a cell in no table has it.
      guard place != oldValue || !parts.hasPlace else { return }
      parts.hasPlace = true
      takePlace(since: oldValue)
    }
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    ownStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    addContentView()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    ownStyle = .default
    super.init(coder: coder)
    addContentView()
  }

  /// It follows the cell's size at once: constraints in it are not to meet a size that it has no more.
  private func addContentView() {
    ownContentView.lie(in: bounds)
    ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownContentView)
  }

  // MARK: Content

  /// Made when it is first asked for.
  open var textLabel: UILabel? { ownTextLabel }
  /// Nil in a cell of the default style.
  open var detailTextLabel: UILabel? { ownDetailLabel }
  open var imageView: UIImageView? { ownImageView }

  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// Points a level.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// What the content view shows, in place of labels and an image.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent(in: currentState) }
  }
  /// Whether the configuration is asked anew when the cell's state changes.
  open var automaticallyUpdatesContentConfiguration = true
  open var configurationState: UICellConfigurationState { currentState }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What suits the cell's style, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch ownStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// One that takes no touches is shown as what cannot be chosen.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open func setNeedsUpdateConfiguration() {
    parts.needsConfiguration = true
    setNeedsLayout()
  }

  /// Sets what is shown in a state; before layout, when the state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Backgrounds

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != oldValue { showBackground() }
    }
  }

  /// Behind all of the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// Before the background, while the cell is selected or a finger is on it; grey at first.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set { replaceSelectedBackground(with: newValue) }
  }
  open var multipleSelectionBackgroundView: UIView?

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      parts.hasOwnColor = true
      super.backgroundColor = newValue
    }
  }

  /// A colour that is not a client's.
  func takeColor(_ color: UIColor?) { super.backgroundColor = color }

  /// As if nobody had ever said one.
  package func forgetOwnColor() {
    parts.hasOwnColor = false
    if parts.hasPlace { takeStandardColor() }
  }

  /// The colour of cells of which nobody says anything.
  func takeStandardColor() {
    guard !parts.hasOwnColor, backgroundConfiguration == nil else { return }
    super.backgroundColor =
      place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  // MARK: Accessories

  /// What stands at the end of the row.
  open var accessoryType = AccessoryType.none {
    didSet { updateAccessory() }
  }
  /// In place of what the type says.
  open var accessoryView: UIView? {
    didSet { updateAccessory() }
  }
  /// The same while the cell is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { updateAccessory() }
  }
  open var editingAccessoryView: UIView? {
    didSet { updateAccessory() }
  }

  // MARK: Separators

  /// How far the separator begins from the edges; the table's, until it is set.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? shownSeparatorInset }
    set {
      parts.separatorInset = newValue.settled
      setNeedsLayout()
    }
  }

  // MARK: State

  /// Whether fingers and selection are seen.
  open var selectionStyle = SelectionStyle.default {
    didSet { updateState(animated: false) }
  }
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != parts.isSelected else { return }
    parts.isSelected = selected
    updateState(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != parts.isHighlighted else { return }
    parts.isHighlighted = highlighted
    updateState(animated: animated)
  }

  open var editingStyle: EditingStyle {
    switch editState.mark {
    case .delete: .delete
    case .insert: .insert
    case .check, nil: .none
    }
  }
  /// Whether a swipe or a mark has brought out what deletes the row.
  open var showingDeleteConfirmation: Bool { table?.swipe?.cell === self }
  open var shouldIndentWhileEditing: Bool { editState.isIndented }
  open var showsReorderControl: Bool { editState.hasGrip }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != parts.isEditing else { return }
    // Parts that come begin where they are without editing.
    if animated { layoutIfNeeded() }
    parts.isEditing = editing
    updateAccessory()
    updateEditing()
    updateState(animated: animated)
    guard animated else { return }
    ControlMotion.run(true, in: self) { layoutIfNeeded() }
  }

  /// The cell is about to be used for another row; whoever overrides it calls super.
  open func prepareForReuse() {
    isHidden = true
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    setEditing(false, animated: false)
    setNeedsUpdateConfiguration()
  }

  // MARK: UIView

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  /// What its own texts or its configuration need, whatever constraints ask for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight(forWidth: size.width))
  }

  /// The height that the content needs in a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = widthToFit(targetSize, horizontal)
    return CGSize(width: width, height: fittingHeight(forWidth: width)).settled
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  // MARK: Input

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table else { return super.touchesBegan(touches, with: event) }
    table.touchBegan(in: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.oldest, let table else {
      return super.touchesMoved(touches, with: event)
    }
    if !bounds.holds(touch.location(in: self)) { table.touchEnded(in: self, isInside: false) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.oldest, let table else {
      return super.touchesEnded(touches, with: event)
    }
    table.touchEnded(in: self, isInside: bounds.holds(touch.location(in: self)))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table else { return super.touchesCancelled(touches, with: event) }
    table.touchEnded(in: self, isInside: false)
  }

  open override var canBecomeFocused: Bool { table?.canFocus(self) ?? false }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextFocusedView === self { table?.focusCame(to: self) }
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
    table?.touchEnded(in: self, isInside: false)
    super.pressesCancelled(presses, with: event)
  }
}
