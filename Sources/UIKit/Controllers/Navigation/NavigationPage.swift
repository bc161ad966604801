import CoreGraphics

/// One controller of a navigation stack: how high the bar is above it, by what it scrolls.
@MainActor
final class NavigationPage: ScrollWatcher {
  unowned let controller: UIViewController
  private unowned let navigation: UINavigationController
  private weak var scroll: UIScrollView?
  /// How much of the large title's room there is; more than all of it while the content is pulled.
  private(set) var largeRoom = NavigationBarLook.largeHeight

  init(_ controller: UIViewController, in navigation: UINavigationController) {
    (self.controller, self.navigation) = (controller, navigation)
  }

  private static let full = NavigationBarLook.largeHeight

  private var showsLarge: Bool { navigation.bar.showsLarge(controller.navigationItem) }

  /// Of the bar above this controller.
  var barHeight: CGFloat {
    navigation.bar.smallHeight(of: controller.navigationItem) + (showsLarge ? largeRoom : 0)
  }

  /// What of it covers content: a pull makes the bar higher, but no more of it.
  var coveredHeight: CGFloat {
    navigation.bar.smallHeight(of: controller.navigationItem)
      + (showsLarge ? min(largeRoom, Self.full) : 0)
  }

  /// How much of the bar's ground is seen above the content.
  var groundStrength: CGFloat {
    guard let scroll, isFollowing else { return 0 }
    return max(0, min(1, (scroll.contentOffset.y + coveredWhenSmall(scroll)) / 8))
  }

  /// How much of the scroll view is covered, with its own inset, when there is no large title.
  private func coveredWhenSmall(_ scroll: UIScrollView) -> CGFloat {
    let small = navigation.bar.smallHeight(of: controller.navigationItem)
    let top = scroll.superviewReference?.convert(scroll.frame.origin, to: navigation.area).y ?? 0
    return navigation.topOfBar + small - top + scroll.contentInset.top
  }

  // MARK: What is scrolled

  /// Goes by what the controller scrolls now.
  func follow() {
    let content = controller.scrolledContent
    if content !== scroll {
      letGo()
      scroll = content
      content?.watcher = self
    }
    updateRoom()
  }

  func letGo() {
    if scroll?.watcher === self {
      scroll?.watcher = nil
      scroll?.barRoom = 0
    }
    scroll = nil
  }

  private func updateRoom() {
    scroll?.barRoom = showsLarge && isFollowing ? Self.full - min(largeRoom, Self.full) : 0
  }

  /// Content that keeps clear of nothing has no say.
  private var isFollowing: Bool { (scroll?.adjustment.top ?? 0) > 0 }

  /// Whether the content knows how much of it is covered now; it learns that with the next layout.
  private func isSettled(_ view: UIScrollView) -> Bool {
    let covered = coveredWhenSmall(view) + min(largeRoom, Self.full)
    return (view.adjustedContentInset.top - view.refreshRoom - covered).magnitude < 0.01
  }

  func didScroll(_ view: UIScrollView) {
    guard view === scroll, view.windowReference != nil else { return }
    if showsLarge, isFollowing, isSettled(view) {
      let room = max(0, -view.contentOffset.y - coveredWhenSmall(view)).settled
      if room != largeRoom {
        largeRoom = room
        updateRoom()
      }
    }
    navigation.didScroll(self)
  }

  /// Between small and large the bar goes to what is nearer.
  func rest(_ view: UIScrollView, at target: CGFloat) -> CGFloat {
    guard view === scroll, showsLarge, isFollowing else { return target }
    let small = -coveredWhenSmall(view)
    let large = small - Self.full
    guard target > large, target < small else { return target }
    // Short content cannot go as far.
    let nearer = target - large < Self.full / 2 ? large : small
    return view.verticalAxis.clamped(nearer)
  }

  func didEndDragging(_ view: UIScrollView, velocity: CGFloat) {
    navigation.barSwipe.didEndDragging(velocity: velocity, in: navigation)
  }
}
