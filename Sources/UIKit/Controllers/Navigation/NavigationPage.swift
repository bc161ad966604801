import CoreGraphics

/// One controller of a navigation stack: how high the bar is above it, by what it scrolls.
///
/// Of the bar the line of buttons stays; the field to search with and the large title go, in this order,
/// as the content scrolls, and come back where it begins.
@MainActor
final class NavigationPage: ScrollWatcher {
  let controller: UIViewController
  /// Weak for whoever comes in to ask whether it is there; what is done for them may rely on it.
  private weak var navigation: UINavigationController!
  private weak var scroll: UIScrollView?
  /// How much of what can go has gone; less than nothing while the content is pulled.
  private var gone: CGFloat = 0

  init(_ controller: UIViewController, in navigation: UINavigationController) {
    (self.controller, self.navigation) = (controller, navigation)
  }

  // MARK: Heights

  private var item: UINavigationItem { controller.navigationItem }
  private var search: UISearchController? { item.searchController }

  /// Whether only the field to search with is left of the bar.
  var isSearching: Bool {
    search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  private var searchGoes: Bool {
    search.map { item.hidesSearchBarWhenScrolling && !$0.isActive } ?? false
  }

  private var large: CGFloat {
    !isSearching && navigation.bar.showsLarge(item) ? NavigationBarLook.largeHeight : 0
  }

  /// What stays.
  private var fixed: CGFloat {
    let line = isSearching ? 0 : navigation.bar.smallHeight(of: item)
    return line + (search != nil && !searchGoes ? NavigationBarLook.searchHeight : 0)
  }

  /// What can go.
  private var full: CGFloat { large + (searchGoes ? NavigationBarLook.searchHeight : 0) }

  private var room: CGFloat { full > 0 ? max(0, full - gone) : 0 }

  /// Of the bar above this controller.
  var barHeight: CGFloat { fixed + room }

  /// What of it covers content: a pull makes the bar higher, but no more of it.
  var coveredHeight: CGFloat { fixed + min(room, full) }

  /// Of the field to search with.
  var searchRoom: CGFloat {
    guard search != nil else { return 0 }
    guard searchGoes else { return NavigationBarLook.searchHeight }
    return max(0, min(NavigationBarLook.searchHeight, room - large))
  }

  /// How much of the bar's ground is seen above the content.
  var groundStrength: CGFloat {
    guard let scroll, isFollowing else { return 0 }
    return max(0, min(1, (scroll.contentOffset.y + coveredBelow(scroll)) / 8))
  }

  /// How much of the scroll view is covered, with its own inset, when all has gone that can.
  private func coveredBelow(_ scroll: UIScrollView) -> CGFloat {
    let top = scroll.superviewReference?.convert(scroll.frame.origin, to: navigation.area).y ?? 0
    return navigation.topOfBar + fixed - top + scroll.contentInset.top
  }

  // MARK: What is scrolled

  /// Goes by what the controller scrolls now.
  func follow() {
    let content = controller.scrolledContent
    if content !== scroll {
      letGo()
      scroll = content
      content?.watcher = self
      gone = 0
    }
    takePlace()
    updateRoom()
  }

  /// Content may have been somewhere before anybody watched it; what is not followed takes nothing away.
  private func takePlace() {
    guard let scroll, isFollowing else {
      gone = 0
      return
    }
    if scroll.windowReference != nil, scroll.isAtRest { goneByPlace(of: scroll).map { gone = $0 } }
  }

  /// Nil while the content has yet to learn what covers it.
  private func goneByPlace(of scroll: UIScrollView) -> CGFloat? {
    guard full > 0, isSettled(scroll) else { return nil }
    return full - max(0, -scroll.contentOffset.y - coveredBelow(scroll)).settled
  }

  /// Has the bar be as high as before anything was scrolled.
  fileprivate func beginAnew() {
    guard let navigation, gone != 0, navigation.change == nil else { return }
    gone = 0
    updateRoom()
    UIView.performWithoutAnimation { navigation.placeBars() }
  }

  func letGo() {
    if scroll?.watcher === self {
      scroll?.watcher = nil
      scroll?.barRoom = 0
    }
    scroll = nil
  }

  func updateRoom() { scroll?.barRoom = isFollowing ? max(0, full - room) : 0 }

  /// Content that keeps clear of nothing has no say.
  private var isFollowing: Bool { (scroll?.adjustment.top ?? 0) > 0 }

  /// Whether the content knows how much of it is covered now; it learns that with the next layout.
  private func isSettled(_ view: UIScrollView) -> Bool {
    let covered = coveredBelow(view) + min(room, full)
    return (view.adjustedContentInset.top - view.refreshRoom - covered).magnitude < 0.01
  }

  func didScroll(_ view: UIScrollView) {
    guard let navigation, view === scroll, view.windowReference != nil else { return }
    if isFollowing, let wanted = goneByPlace(of: view), wanted != gone {
      gone = wanted
      updateRoom()
    }
    navigation.didScroll(self)
  }

  /// A bar of which a part has gone goes on to what is nearer: with it, or without.
  func rest(_ view: UIScrollView, at target: CGFloat) -> CGFloat {
    guard let navigation, view === scroll else { return target }
    return withExtendedLifetime(navigation) { rest(at: target, view) }
  }

  private func rest(at target: CGFloat, _ view: UIScrollView) -> CGFloat {
    guard full > 0, isFollowing else { return target }
    let end = -coveredBelow(view)
    var stops = [end - full, end]
    if searchGoes, large > 0 { stops.insert(end - large, at: 1) }
    guard target > stops[0], target < end else { return target }
    let nearest = stops.min { ($0 - target).magnitude < ($1 - target).magnitude }
    // Short content cannot go as far.
    return view.verticalAxis.clamped(nearest ?? target)
  }

  func didEndDragging(_ view: UIScrollView, velocity: CGFloat) {
    navigation?.barSwipe.didEndDragging(velocity: velocity, in: navigation)
  }
}

extension UIScrollView {
  /// Has the bar that goes by the content forget how far that was scrolled, before it is put somewhere anew.
  package func forgetBar() { (watcher as? NavigationPage)?.beginAnew() }
}
