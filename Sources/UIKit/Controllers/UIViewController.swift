import CoreGraphics

/// Makes a view when it is first asked for, hears when it comes and goes, and stands behind it in
/// the responder chain.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  var childList: [UIViewController] = []
  weak var parentReference: UIViewController?
  var appearance = Appearance.disappeared
  var style = UIUserInterfaceStyle.unspecified

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

  open var title: String?

  /// The size that a container may give the view.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parentReference?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: UIViewController
  ) {}

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
    view = UIView(frame: UIScreen.main.bounds)
  }

  open override var next: UIResponder? { loadedView?.superviewReference }

  // MARK: What happens to the view, in this order

  open func viewDidLoad() {}
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
    viewIfLoaded?.traitCollection ?? parentReference?.traitCollection ?? .current
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A style for the controller's view and all below, whatever holds above.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { style }
    set { setStyle(newValue) }
  }
}
