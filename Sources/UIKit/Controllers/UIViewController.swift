import CoreGraphics

/// Makes a view when it is first asked for, hears when it comes and goes, and stands behind it in
/// the responder chain.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  /// Who wants to hear of traits.
  var traitWatchers: [TraitWatcher] = []
  /// Kept for programs; nothing is restored here.
  open var restorationIdentifier: String?

  private var loadedView: UIView?
  var childList: [UIViewController] = []
  weak var parentReference: UIViewController?
  var appearance = Appearance.disappeared
  /// Whether the view comes or goes with an animation.
  var isAnimatedAppearance = false
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  /// The change of views that this controller is a part of now.
  weak var transition: Transition?
  /// What this controller presents itself, and who presents it.
  var presented: UIViewController?
  weak var presentingReference: UIViewController?
  var ownPresentation: UIPresentationController?
  var stage = PresentationStage.none

  /// Nib files are not read: the view comes from `loadView` whatever is named.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Also of what bars show for the controller.
  open var title: String? {
    didSet {
      bars.navigation?.title = title
      bars.tab?.title = title
    }
  }

  /// Whether the user edits what is shown.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditing = editing
    bars.edit?.show(isEditing: editing)
  }

  /// Begins editing and ends it; made when it is first asked for.
  open var editButtonItem: UIBarButtonItem { ownEditItem() }

  /// The size that a container may give the view.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parentReference?.preferredContentSizeDidChange(forChildContentContainer: self)
      ownPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The view is about to have another size; children hear of theirs from here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOnSize(size, with: coordinator)
  }

  // MARK: The view

  /// The root view, made on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
      newValue?.updateMargins()
      newValue?.updateAdditionalSafeArea()
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the root view; a subclass that makes its own does not call super.
  open func loadView() {
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  /// What is presented goes on with who presents it.
  open override var next: UIResponder? { presentingReference ?? loadedView?.superviewReference }

  // MARK: What happens to the view, in this order

  open func viewDidLoad() {}
  /// Nobody calls it here but programs themselves.
  open func didReceiveMemoryWarning() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its window, with its traits, and is not laid out yet.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Brings the view's constraints up to date; a subclass calls super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: Safe area and margins of the view (the work is in Layout)

  /// What the controller covers of its view by itself, on top of what is covered anyway.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateAdditionalSafeArea() }
    }
  }

  /// What bars of the controller's container cover of its view.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.updateAdditionalSafeArea() } }
  }

  open func viewSafeAreaInsetsDidChange() {}

  /// The least margins of the root view, as the system wants them.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether the root view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { respectsMinimumMargins }
    set {
      guard newValue != respectsMinimumMargins else { return }
      respectsMinimumMargins = newValue
      viewIfLoaded?.updateMargins()
    }
  }
  private var respectsMinimumMargins = true

  open func viewLayoutMarginsDidChange() {}

  // MARK: Appearance (the work is in UIViewController+Appearance)

  /// Whether the children hear of coming and going as this controller does.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Says that a child begins to come or to go, where that is not forwarded.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginAppearing(animated) } else { beginDisappearing(animated) }
  }

  open func endAppearanceTransition() { endTransition() }

  /// Whether the controller comes because it was added to another one.
  open var isMovingToParent: Bool { moving == .toParent }
  open var isMovingFromParent: Bool { moving == .fromParent }
  var moving: Move?

  // MARK: Presentation (the work is in Presentation)

  /// How the controller lies over the one that presents it.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { ownModalStyle }
    set { ownModalStyle = newValue }
  }
  private var ownModalStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a hand cannot dismiss the controller.
  open var isModalInPresentation = false
  /// Whether what asks for the current context lies over this controller's view.
  open var definesPresentationContext = false

  /// Nothing happens, but for a complaint, while the controller that would present shows another one
  /// or is in no window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, with all that is above it; else this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }

  /// Shows a controller as whoever this one is in shows others; else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parentReference { return parentReference.show(vc, sender: sender) }
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parentReference { return parentReference.showDetailViewController(vc, sender: sender) }
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Takes what a secondary controller shows, as the columns of a split view controller become one; what
  /// is not taken is not seen.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives back what it took, or something else to be shown in the secondary column.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// What this controller, or one that it is in, presents.
  open var presentedViewController: UIViewController? {
    presented ?? parentReference?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    presentingReference ?? parentReference?.presentingViewController
  }

  open var isBeingPresented: Bool { stage == .beingPresented }
  open var isBeingDismissed: Bool { stage == .beingDismissed }

  open var presentationController: UIPresentationController? { currentPresentation }
  open var sheetPresentationController: UISheetPresentationController? {
    currentPresentation as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    currentPresentation as? UIPopoverPresentationController
      ?? sheetPresentationController?.insteadOf
  }

  /// What is to go on beside a change of views, while there is one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? presented?.transition ?? parentReference?.transitionCoordinator
  }

  /// The presentation that a kind of controller has of its own; for the framework's own classes.
  func makeOwnPresentation(presenting: UIViewController?) -> UIPresentationController? { nil }

  // MARK: Containment (the work is in UIViewController+Children)

  open var children: [UIViewController] { childList }
  open var parent: UIViewController? { parentReference }

  /// Makes a controller a child. It hears `willMove(toParent:)`; whoever places its view calls
  /// `didMove(toParent:)` when that is done.
  open func addChild(_ childController: UIViewController) { take(childController) }

  /// Leaves the parent, which has called `willMove(toParent: nil)` and taken the view away.
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Bars (the work is in Navigation and Tabs)

  /// What a navigation bar shows for the controller; made when it is first asked for.
  open var navigationItem: UINavigationItem { ownNavigationItem() }
  /// What a tab bar shows for the controller; made when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem() }
    set {
      bars.tab = newValue
      noteTabItem()
    }
  }
  /// What a navigation controller's tool bar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { bars.tools }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Whether what is below goes away while this controller is on a navigation controller's stack.
  open var hidesBottomBarWhenPushed = false
  /// At which edges the view reaches below bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parentReference?.layOutBars() } }
  }
  /// Whether that holds for bars that nothing shows through, too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { parentReference?.layOutBars() }
    }
  }
  var bars = ControllerBars()
  /// Whether a scroll view that is the view, or first in it, keeps clear of a navigation controller's
  /// bars although its content does not scroll.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      guard automaticallyAdjustsScrollViewInsets != oldValue else { return }
      scrolledContent?.adjustToSafeArea()
    }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    bars.tools = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// Says what bars at some edges go by; without it they go by the first view that scrolls.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    bars.setScrollView(scrollView, at: edge)
    parentReference?.layOutBars()
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    bars.scrollView(at: edge)
  }

  /// Places bars and what is below them; for the framework's own containers.
  func layOutBars() {}

  // MARK: Status bar (the work is in StatusBar)

  /// The colour of what the status bar says above the controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// In low windows there is none, unless somebody says so.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Who is asked in place of this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether a controller that does not cover everything is asked when it is presented.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// The controller would say something else now.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

  // MARK: Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? traitsWithoutView
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Has other traits hold for a child than for this controller.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.takeTraits(collection)
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.givenTraits
  }
  /// What the parent says of this controller's traits.
  var givenTraits: UITraitCollection?
  var overrides = UITraitOverrides()

  /// A style for the controller's view and all below, whatever holds above.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { interfaceStyle }
    set { setStyle(newValue) }
  }
}
