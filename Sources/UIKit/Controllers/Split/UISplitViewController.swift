import CoreGraphics

/// Shows two or three controllers beside each other, or one after the other where there is no room.
///
/// Which columns are seen and how that changes is in `UISplitViewController+Modes`, how they become one
/// in `UISplitViewController+Collapsing`, what is in them in `UISplitViewController+Columns`.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Of widths that nobody says.
  public static let automaticDimension = SplitWidth.automatic

  private var ownStyle: Style
  var columns: [Column: SplitColumn] = [:]
  /// The mode that is shown, or was before all columns became one.
  var mode = DisplayMode.automatic
  /// The mode that somebody has asked for, until the behaviour is another one.
  var wanted: DisplayMode?
  /// How columns behave where the view was last laid out.
  var behavior = SplitBehavior.automatic
  /// What is seen where all columns are one.
  var fold: SplitFold?
  /// What is on its way.
  var change: SplitChange?
  /// Goes up with each change, so that whoever asks for one gives up when somebody else has.
  var generation = 0
  /// While columns become one or several, nobody else changes them.
  private(set) var isRebuilding = false
  /// Whether columns were ever put in place.
  var isSettled = false
  var primaryWidth = SplitWidth()
  var supplementaryWidth = SplitWidth()
  private(set) lazy var swipe = SplitSwipe(of: self)
  private var ownButton: UIBarButtonItem?

  public init(style: Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    ownStyle = .unspecified
    super.init(coder: coder)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var style: Style { ownStyle }

  /// Changes columns while nobody else does. It may be a part of such a change, which goes on then.
  func rebuild<Result>(_ change: () -> Result) -> Result {
    let wasRebuilding = isRebuilding
    isRebuilding = true
    defer { isRebuilding = wasRebuilding }
    return change()
  }

  /// Has two columns or three from now on.
  package func restyle(_ style: Style) {
    guard style != ownStyle else { return }
    change?.end()
    ownStyle = style
    takeStyle()
  }

  /// Whether all columns are one, for want of room.
  open var isCollapsed: Bool { fold != nil }

  // MARK: Columns

  /// Without columns, the primary controller and the secondary one; else those that are seen.
  open var viewControllers: [UIViewController] {
    get { seenControllers }
    set { takeClassic(newValue) }
  }

  /// Puts a controller into a column; one that is in another column leaves that.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    take(vc, for: column)
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column]?.given }

  /// Goes to the nearest mode in which a column is seen, or to it on the stack.
  open func show(_ column: Column) { reveal(column) }
  open func hide(_ column: Column) { conceal(column) }

  /// Puts a controller in place of the primary one.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) != true { showMain(vc) }
  }

  /// Puts a controller in place of the secondary one, and shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) != true {
      showDetail(vc)
    }
  }

  // MARK: Modes

  open var displayMode: DisplayMode { mode == .automatic ? proposedMode : mode }

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      wanted = nil
      settle()
    }
  }

  open var splitBehavior: SplitBehavior { chosenBehavior(in: roomSize) }

  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet {
      guard preferredSplitBehavior != oldValue else { return }
      settle()
    }
  }

  /// Whether hands bring columns in over the edge, and away.
  open var presentsWithGesture = true { didSet { updateButton() } }
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Goes to another mode when it is tapped; columns with a bar show it by themselves.
  open var displayModeButtonItem: UIBarButtonItem {
    if let ownButton { return ownButton }
    let made = makeButton()
    ownButton = made
    return made
  }

  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateButton() }
  }

  // MARK: Widths

  /// A share of the view's width.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { setWidth(\.primaryWidth.fraction, newValue) }
  }
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.points }
    set { setWidth(\.primaryWidth.points, newValue) }
  }
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.least }
    set { setWidth(\.primaryWidth.least, newValue) }
  }
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.most }
    set { setWidth(\.primaryWidth.most, newValue) }
  }
  open var primaryColumnWidth: CGFloat { widths(in: roomSize).primary }

  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { setWidth(\.supplementaryWidth.fraction, newValue) }
  }
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.points }
    set { setWidth(\.supplementaryWidth.points, newValue) }
  }
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.least }
    set { setWidth(\.supplementaryWidth.least, newValue) }
  }
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.most }
    set { setWidth(\.supplementaryWidth.most, newValue) }
  }
  open var supplementaryColumnWidth: CGFloat { widths(in: roomSize).supplementary }

  private func setWidth(
    _ path: ReferenceWritableKeyPath<UISplitViewController, CGFloat>, _ width: CGFloat
  ) {
    self[keyPath: path] = width
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: The view

  open override func loadView() {
    let view = SplitView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    view.backgroundColor = .systemBackground
    view.shade.onTap = { [weak self] in self?.leaveShade() }
    self.view = view
    swipe.attach()
    settle(with: parentReference?.traitCollection ?? view.traitCollection)
  }

  /// Of the columns as they lie in a view of the size.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let column = columns.values.first(where: { $0.shown === container }) else {
      return parentSize
    }
    if isCollapsed { return parentSize }
    return layout(mode(in: parentSize), in: parentSize).frame(of: column.kind).size
  }

  open override var childForStatusBarStyle: UIViewController? {
    (fold?.host ?? columns[.secondary])?.shown
  }
  open override var childForStatusBarHidden: UIViewController? { childForStatusBarStyle }

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    (fold?.host ?? columns[.secondary]).map { [$0.shown] } ?? super.preferredFocusEnvironments
  }
}
