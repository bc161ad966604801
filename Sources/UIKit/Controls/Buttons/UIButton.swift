import QuartzCore

/// A control with a title and an image, which does something when it is tapped.
///
/// What it shows is either set for each state (`ButtonContent`) or described as a whole by a
/// configuration. The looks are in `UIButton+Look` and `UIButton+ConfiguredLook`.
@preconcurrency @MainActor
open class UIButton: UIControl {
  override var keepsTaps: Bool { true }

  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case plain
    case close

    public static var roundedRect: ButtonType { .system }
  }

  var content = ButtonContent()
  var views = ButtonViews()
  open private(set) var buttonType = ButtonType.custom

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// A button of a type; one with an action has its title and image, and performs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    takeSign()
    take(primaryAction)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    var configuration = configuration
    configuration.title = configuration.title ?? primaryAction?.title
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
    // An initialiser sets without observers.
    configurationDidChange()
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
    button.sizeToFit()
    return button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content by state; a state without has that of the normal one

  open func setTitle(_ title: String?, for state: State) {
    change { $0.titles[exactly: state] = title }
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let copy = title.map { NSAttributedString(attributedString: $0) }
    change { $0.attributedTitles[exactly: state] = copy }
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    change { $0.titleColors[exactly: state] = color }
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change { $0.shadowColors[exactly: state] = color }
  }

  open func setImage(_ image: UIImage?, for state: State) {
    change { $0.images[exactly: state] = image }
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change { $0.backgroundImages[exactly: state] = image }
  }

  /// What symbols take where their own configuration is silent.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change { $0.symbolConfigurations[exactly: state] = configuration }
  }

  /// A button that stands for a choice has the title of what is chosen.
  open func title(for state: State) -> String? {
    guard let choice else { return content.titles[state] }
    var titles = content.titles
    titles[exactly: .normal] = choice.title
    return titles[state]
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles[state]
  }
  open func titleColor(for state: State) -> UIColor? { color(for: state) }
  open func titleShadowColor(for state: State) -> UIColor? { content.shadowColors[state] }
  open func image(for state: State) -> UIImage? { content.images[state] }
  open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }

  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations[state]
  }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  private func change(_ change: (inout ButtonContent) -> Void) {
    change(&content)
    // A title that is set shows at once, also in a configured button.
    if configuration != nil { setNeedsUpdateConfiguration() }
    invalidateIntrinsicContentSize()
    show()
  }

  /// For its font and line breaks; text and colour are set by state.
  open var titleLabel: UILabel? {
    let label = label
    placeIfDue()
    return label
  }

  open var imageView: UIImageView? {
    let picture = picture
    placeIfDue()
    return picture
  }

  /// A button's baseline is its title's, which is where the content is aligned.
  override func baseline(_ end: BaselinePlace.End) -> BaselinePlace {
    guard !(label.text?.isEmpty ?? true) else { return .edge(end) }
    // Where the title lies now is what comes of the layout.
    let (first, last) = label.baselineDistances(inWidth: 0)
    switch contentVerticalAlignment {
    case .top: return BaselinePlace(share: 0, offset: roomOfTitle + first)
    case .bottom: return BaselinePlace(share: 1, offset: -roomOfTitle - last)
    case .center, .fill: return BaselinePlace(share: 0.5, offset: (first - last) / 2)
    }
  }

  override var heightOfLine: CGFloat? { label.heightOfLine }

  /// Whether an image is darker while the button is held; a system button's always is.
  open var adjustsImageWhenHighlighted = true {
    didSet { show() }
  }

  open var adjustsImageWhenDisabled = true {
    didSet { show() }
  }

  /// Whether a tap turns the selection over, or chooses in a menu that it opens.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { renewChoice() } }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { renewChoice() } }
  }

  /// In a configured button the lines of a text keep to that side too.
  open override var contentHorizontalAlignment: ContentHorizontalAlignment {
    didSet {
      if configuration != nil { setNeedsUpdateConfiguration() }
    }
  }

  // MARK: Configuration

  /// All of the button's look; with it, insets and content by state do not count.
  open var configuration: Configuration? {
    didSet {
      if configuration != oldValue { configurationDidChange() }
    }
  }

  /// Changes the configuration to suit the state, whenever this has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  /// Whether the look follows the state without a handler.
  open var automaticallyUpdatesConfiguration = true

  /// Has the configuration brought up to the state before the next layout.
  open func setNeedsUpdateConfiguration() {
    views.needsUpdate = true
    setNeedsLayout()
  }

  /// Calls the handler; a subclass changes `configuration` here.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Places, for subclasses to change

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { noteInsets() }
  }

  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { noteInsets() }
  }

  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { noteInsets() }
  }

  private func noteInsets() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { contentArea(in: bounds) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).text }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).image
  }

  open override var intrinsicContentSize: CGSize { fittingSize(within: nil) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(within: size) }

  open override func sizeToFit() {
    super.sizeToFit()
    views.isFitted = true
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    place()
  }

  // MARK: Menu

  /// Opens for a finger that is held, or at once with `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? {
    get { ownMenu }
    set {
      ownMenu = newValue
      renewChoice()
    }
  }

  override func menuDidChoose() { renewChoice() }

  /// What a button that stands for a choice shows: what is on in its menu, or else the first there is. Title
  /// and state are the client's, and are as they were when nothing is to be chosen any more.
  package private(set) var choice: UIAction?

  private func renewChoice() {
    if choice?.chooser === self { choice?.chooser = nil }
    let standsForChoice = changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction
    let offered = standsForChoice ? menu : nil
    let chosen = (offered?.selectedElements.first ?? offered?.actions.first) as? UIAction
    guard choice != nil || chosen != nil else { return }
    choice = chosen
    if let chosen, chosen.state != .on { chosen.chooser = self }
    change { _ in }
  }

  // MARK: What the look depends on

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    renewSign()
  }

  override func stateDidChange() {
    setNeedsUpdateConfiguration()
    updateIfNeeded()
    show()
  }

  override var answersKeys: Bool { true }
  override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if changesSelectionAsPrimaryAction, isTouchInside, !showsMenuAsPrimaryAction {
      isSelected.toggle()
    }
  }
}
