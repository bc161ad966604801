import UIKit

/// A row of pages that a scene has.
final class ScenePages: UIPageViewController, SheetContent, ActionSource {
  var sheet = SheetWish() { didSet { sheetDidChange(since: oldValue) } }
  var onAction: (SceneActions.Trigger) -> Void = { _ in }
  private(set) var pages: [UIViewController] = []
  /// The page that the file or an action wants, which may be said before it is there.
  private var wanted = 0
  /// Whether a hand has turned to another one since.
  private var isTurned = false
  var showsPageIndicator = false { didSet { askAnew() } }

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  private var shown: Int? {
    viewControllers?.first.flatMap { page in pages.firstIndex { $0 === page } }
  }

  /// The page that is seen.
  var currentPage: Int {
    get { pages.isEmpty ? wanted : shown ?? 0 }
    set {
      (wanted, isTurned) = (newValue, false)
      show(newValue, animated: false)
    }
  }

  /// Takes other pages; the one that is seen stays, if a hand has turned to it and it is there.
  func take(_ controllers: [UIViewController]) {
    let last = shown ?? 0
    pages = controllers
    if isTurned, shown == nil { wanted = max(0, min(last, pages.count - 1)) }
    if !isTurned || shown == nil { show(wanted, animated: false) }
    askAnew()
  }

  func show(_ index: Int, animated: Bool) {
    let index = pages.indices.contains(index) ? index : 0
    guard shown != index else { return }
    guard !pages.isEmpty else { return showNone() }
    setViewControllers(
      [pages[index]], direction: index < shown ?? 0 ? .reverse : .forward, animated: animated)
  }

  /// Turns to a page, as a button beside the pages does.
  func turn(to index: Int) {
    guard pages.indices.contains(index), index != shown else { return }
    isTurned = true
    show(index, animated: UIView.areAnimationsEnabled)
    onAction(.valueChanged)
  }

  private func askAnew() {
    dataSource = nil
    dataSource = self
  }
}

extension ScenePages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }),
      pages.indices.contains(index + step)
    else { return nil }
    return pages[index + step]
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    showsPageIndicator ? pages.count : 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { shown ?? 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed else { return }
    isTurned = true
    onAction(.valueChanged)
  }
}
