import CoreGraphics

/// Shows one of a row of pages, which hands turn by scrolling.
///
/// There are three pages at most at a time: the one that is seen and its neighbours, each asked for when
/// a hand begins to go there. After a turn the row is laid anew about the page that is seen.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// How far apart pages are, as a number of points.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  open private(set) var transitionStyle: TransitionStyle
  open package(set) var navigationOrientation: NavigationOrientation {
    didSet { if navigationOrientation != oldValue { row.reload() } }
  }
  /// How far apart pages are.
  package var spacing: CGFloat {
    didSet { if spacing != oldValue { row.reload() } }
  }
  private(set) lazy var row = PageRow(of: self)

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let asked = options?[.interPageSpacing]
    let points =
      (asked as? CGFloat) ?? (asked as? Double).map { CGFloat($0) }
      ?? (asked as? Int).map { CGFloat($0) }
    spacing = max(0, (points ?? 0).settled)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spacing) = (.scroll, .horizontal, 0)
    super.init(coder: coder)
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Without one no hand turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { row.reload() } }
  }

  /// The page that is seen.
  open var viewControllers: [UIViewController]? { row.current.map { [$0] } }

  /// Shows a page, which comes from where the direction says.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      refuse(
        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the "
          + "number required (1) for the requested transition")
    }
    row.show(page, direction, animated: animated, completion)
  }

  /// Shows no page, as before there was one; with Apple's there is no way back to that.
  package func showNone() { row.clear() }

  open override func loadView() {
    let view = PageView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.row = row
    self.view = view
    row.attach(to: view)
  }
}

/// The view of a page controller, which places the row.
final class PageView: UIView {
  weak var row: PageRow?

  override func layoutSubviews() {
    super.layoutSubviews()
    row?.lay()
  }
}
