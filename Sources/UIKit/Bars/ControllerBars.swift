/// What a controller says of the bars of those that it is in.
@MainActor
struct ControllerBars {
  var navigation: UINavigationItem?
  var tab: UITabBarItem? { didSet { isTabMade = false } }
  /// Whether nobody has given the tab's item.
  private var isTabMade = false
  var tools: [UIBarButtonItem]?
  var edit: UIBarButtonItem?
  private weak var top: UIScrollView?
  private weak var bottom: UIScrollView?

  mutating func makeTab(titled title: String?) -> UITabBarItem {
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    tab = item
    isTabMade = true
    return item
  }

  /// Whether the tab's item was made because somebody asked for it, and nothing was said of it since.
  var isTabBlank: Bool {
    isTabMade && tab?.title == nil && tab?.image == nil && tab?.badgeValue == nil
  }

  mutating func setScrollView(_ view: UIScrollView?, at edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { top = view }
    if edge.contains(.bottom) { bottom = view }
  }

  func scrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? top : edge.contains(.bottom) ? bottom : nil
  }
}

extension UIViewController {
  func ownNavigationItem() -> UINavigationItem {
    if let item = bars.navigation { return item }
    let item = UINavigationItem()
    item.title = title
    bars.navigation = item
    return item
  }

  func ownTabBarItem() -> UITabBarItem {
    bars.tab ?? bars.makeTab(titled: title)
  }

  /// The controller's tab has another item: that of the tabs that it is in, if it is one of them or the
  /// root of one.
  func noteTabItem() {
    var tab = self
    while let above = tab.parentReference as? UINavigationController, above.stack.first === tab {
      tab = above
    }
    (tab.parentReference as? UITabBarController)?.renewItems()
  }

  func ownEditItem() -> UIBarButtonItem {
    if let item = bars.edit { return item }
    let toggle = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let item = UIBarButtonItem(systemItem: .edit, primaryAction: toggle)
    item.show(isEditing: isEditing)
    bars.edit = item
    return item
  }

  public var navigationController: UINavigationController? { container() }
  public var tabBarController: UITabBarController? { container() }
  public var splitViewController: UISplitViewController? { container() }

  private func container<Container: UIViewController>() -> Container? {
    var next = parentReference
    while let controller = next {
      if let found = controller as? Container { return found }
      next = controller.parentReference
    }
    return nil
  }

  /// Has the bars that this controller has, or that show something of it, make anew what they show: as
  /// if all that they show had been there from the beginning.
  package func remakeBars() {
    let navigation = self as? UINavigationController ?? navigationController
    navigation?.bar.remake()
    navigation?.tools.remake()
    let tabs = self as? UITabBarController ?? tabBarController
    tabs?.tabBar.makeButtons()
    navigation?.layOutBars()
    tabs?.layOutBars()
  }

  /// What bars at the top go by: what was said, else the root view or what is first in it.
  var scrolledContent: UIScrollView? {
    if let said = contentScrollView(for: .top) { return said }
    let first = sequence(first: viewIfLoaded) { $0?.subviewList.first }
    for case let view? in first {
      if let scroll = view as? UIScrollView { return scroll }
    }
    return nil
  }
}

extension UIBarButtonItem {
  /// Offers to begin editing, or to end it.
  func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
