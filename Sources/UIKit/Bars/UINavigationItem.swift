import CoreGraphics

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, BarItemKeeper {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As with the item below.
    case automatic
    case always
    case never
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, a word for it, or none, as there is room.
    case `default`
    case generic
    case minimal
  }

  /// The bar that shows the item, or that it goes back in.
  var onChange: () -> Void = {}

  public init(title: String) {
    super.init()
    self.title = title
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  func barItemDidChange(_ item: UIBarItem) { onChange() }

  open var title: String? { didSet { if title != oldValue { onChange() } } }
  /// Instead of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { onChange() } } }
  /// A line above everything else.
  open var prompt: String? { didSet { if prompt != oldValue { onChange() } } }

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { onChange() } }
  }

  // MARK: Back

  /// What the button says that comes back to this item.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      backBarButtonItem?.keeper = self
      onChange()
    }
  }
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { onChange() } } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { onChange() } }
  }
  /// Goes back instead of the bar's own way.
  open var backAction: UIAction?
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { onChange() } } }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }

  // MARK: Buttons

  /// Whether the items on the left stand beside the back button and not in its place.
  open var leftItemsSupplementBackButton = false { didSet { onChange() } }

  /// From the outside in.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { keep(leftBarButtonItems, instead: oldValue) }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { keep(rightBarButtonItems, instead: oldValue) }
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { leftBarButtonItem = item }
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }

  private func keep(_ items: [UIBarButtonItem]?, instead old: [UIBarButtonItem]?) {
    for item in old ?? [] where item.keeper === self { item.keeper = nil }
    for item in items ?? [] { item.keeper = self }
    onChange()
  }

  /// Whether the bar fades from what it shows to what it is to show.
  private(set) var isAnimated = false

  private func change(_ animated: Bool, _ change: () -> Void) {
    isAnimated = animated
    change()
    isAnimated = false
  }

  // MARK: Searching

  /// Its bar stands below the titles.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { onChange() } }
  }
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { onChange() } }
  }

  // MARK: Look; the bar's own where nothing is set

  open var standardAppearance: UINavigationBarAppearance? { didSet { onChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { onChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange() } }

  // MARK: What it comes to

  /// What the button says that comes back to this item; nil for the chevron alone.
  var wayBack: String? {
    switch backButtonDisplayMode {
    case .minimal: nil
    case .generic: Self.genericBack
    case .default:
      backBarButtonItem?.title ?? backButtonTitle ?? title ?? Self.genericBack
    }
  }

  static let genericBack = "Back"
}
