import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// S04: how content keeps clear of the bars of containers.
@Suite @MainActor struct ScrollContainerTests {
  enum Container: CaseIterable {
    case none, navigation, tabs, navigationInTabs

    /// What covers a view below 47 points of a status bar and above 34 that one goes home by.
    var covered: UIEdgeInsets {
      UIEdgeInsets(
        top: self == .navigation || self == .navigationInTabs ? 91 : 47, left: 0,
        bottom: self == .tabs || self == .navigationInTabs ? 83 : 34, right: 0)
    }

    @MainActor func root(_ content: UIViewController) -> UIViewController {
      let isInNavigation = self == .navigation || self == .navigationInTabs
      let inner = isInNavigation ? UINavigationController(rootViewController: content) : content
      guard self == .tabs || self == .navigationInTabs else { return inner }
      let tabs = UITabBarController()
      tabs.viewControllers = [inner]
      return tabs
    }
  }

  private let screen = Screen(NotingController("none"))
  private let content = NotingController("content")

  private func show(_ container: Container, _ content: UIViewController) {
    screen.window.rootViewController = container.root(content)
    screen.go(to: screen.time + 0.1)
  }

  /// A scroll view that fills a view, as what is first in it.
  private func fill(_ view: UIView) -> UIScrollView {
    let scroll = UIScrollView(frame: screen.window.bounds)
    view.insertSubview(scroll, at: 0)
    return scroll
  }

  @Test("S04 bars of all containers are kept clear of", arguments: Container.allCases)
  func containers(_ container: Container) {
    let scroll = fill(content.view)
    show(container, content)
    let (covered, isInNavigation) = (
      container.covered, container == .navigation || container == .navigationInTabs
    )
    #expect(scroll.safeAreaInsets == covered && content.view.safeAreaInsets == covered)
    // Content that does not scroll.
    #expect(scroll.adjustedContentInset == (isInNavigation ? covered : .zero))
    content.automaticallyAdjustsScrollViewInsets = false
    #expect(scroll.adjustedContentInset == .zero)
    content.automaticallyAdjustsScrollViewInsets = true
    for (behavior, expected) in [
      (.scrollableAxes, .zero), (.never, .zero), (.always, covered),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, UIEdgeInsets)] {
      scroll.contentInsetAdjustmentBehavior = behavior
      #expect(scroll.adjustedContentInset == expected)
    }
    // Content that does.
    scroll.contentSize.height = 2000
    content.automaticallyAdjustsScrollViewInsets = false
    for (behavior, expected) in [
      (.automatic, covered), (.scrollableAxes, covered), (.never, .zero), (.always, covered),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, UIEdgeInsets)] {
      scroll.contentInsetAdjustmentBehavior = behavior
      #expect(scroll.adjustedContentInset == expected)
    }
    #expect(scroll.contentInset == .zero)
  }

  @Test("S04 what is first in what is first counts as first, and what is second in it does not")
  func nested() {
    let (outer, inner) = (UIView(frame: screen.window.bounds), UIView(frame: screen.window.bounds))
    content.view.addSubview(outer)
    outer.addSubview(inner)
    let first = fill(inner)
    let second = UIScrollView(frame: screen.window.bounds)
    inner.addSubview(second)
    show(.navigation, content)
    #expect(first.adjustedContentInset.top == 91)
    #expect(second.safeAreaInsets.top == 91 && second.adjustedContentInset == .zero)
  }

  @Test("S04 a controller in a navigation controller keeps clear above and below alone")
  func sides() {
    let scroll = fill(content.view)
    screen.window.coveredEdges = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    show(.navigation, content)
    #expect(
      scroll.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 21, right: 0))
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(
      scroll.adjustedContentInset == UIEdgeInsets(top: 44, left: 47, bottom: 21, right: 47))
  }

  @Test("S04 what no bar covers has nothing to keep clear of, whoever asks for it") func uncovered()
  {
    let scroll = fill(content.view)
    scroll.frame = CGRect(x: 0, y: 100, width: 390, height: 600)
    show(.navigation, content)
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .always] {
      scroll.contentInsetAdjustmentBehavior = behavior
      #expect(scroll.adjustedContentInset == .zero)
    }
  }

  @Test("S04 tables always bounce, so that they keep clear; collections do in their controller")
  func lists() {
    let table = UITableViewController()
    show(.none, table)
    #expect(table.tableView.adjustedContentInset == Container.none.covered)
    #expect(table.tableView.contentOffset.y == -47)
    table.tableView.alwaysBounceVertical = false
    #expect(table.tableView.adjustedContentInset == .zero)
    let grid = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    content.view.addSubview(grid)
    show(.tabs, content)
    #expect(grid.adjustedContentInset == .zero)
    let collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    show(.tabs, collection)
    #expect(collection.collectionView.adjustedContentInset == Container.tabs.covered)
    let listed = UITableViewController()
    show(.navigationInTabs, listed)
    listed.tableView.alwaysBounceVertical = false
    #expect(listed.tableView.adjustedContentInset == Container.navigationInTabs.covered)
  }
}
