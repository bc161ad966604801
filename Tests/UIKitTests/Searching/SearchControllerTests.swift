import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

@Suite @MainActor struct SearchControllerTests {
  private final class Content: NotingController, UISearchResultsUpdating, UISearchControllerDelegate
  {
    let scroll = UIScrollView()
    override func loadView() {
      scroll.contentSize = CGSize(width: 390, height: 3000)
      scroll.contentScaleFactor = 2
      view = scroll
    }
    func updateSearchResults(for searchController: UISearchController) {
      note("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { note("will show") }
    func didPresentSearchController(_ searchController: UISearchController) { note("did show") }
    func willDismissSearchController(_ searchController: UISearchController) { note("will hide") }
    func didDismissSearchController(_ searchController: UISearchController) { note("did hide") }
  }

  private let shown = NavigationScreen()
  private let content = Content("content")
  private let results = NotingController("results")
  private let search: UISearchController

  init() {
    search = UISearchController(searchResultsController: results)
    content.title = "Content"
    content.navigationItem.searchController = search
    search.searchResultsUpdater = content
    search.delegate = content
    shown.bar.prefersLargeTitles = true
    _ = shown.calls { shown.navigation.setViewControllers([content], animated: false) }
  }

  private var bar: UINavigationBar { shown.bar }
  private var screen: Screen { shown.screen }

  @Test("S05 the field goes before the large title as the content scrolls") func collapses() {
    #expect(bar.bounds.height == 148 && content.view.safeAreaInsets.top == 195)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 96, width: 390, height: 52))
    #expect(search.searchBar.searchTextField.frame == CGRect(x: 16, y: 8, width: 358, height: 36))
    screen.at(screen.time) { content.scroll.contentOffset.y = -165 }
    #expect(bar.bounds.height == 118 && search.searchBar.bounds.height == 22)
    screen.at(screen.time) { content.scroll.contentOffset.y = -120 }
    #expect(bar.bounds.height == 73 && search.searchBar.bounds.height == 0)
    screen.at(screen.time) { content.scroll.contentOffset.y = 100 }
    #expect(bar.bounds.height == 44)
    content.navigationItem.hidesSearchBarWhenScrolling = false
    screen.go(to: screen.time + 0.1)
    #expect(bar.bounds.height == 96 && search.searchBar.bounds.height == 52)
  }

  @Test("S05 a search leaves only its field of the bar, and shows what it finds") func searching() {
    let begun = shown.calls { search.searchBar.becomeFirstResponder() }
    #expect(
      begun == [
        "content will show", "results didLoad", "results willAppear", "results isAppearing",
        "content update ", "results didAppear", "content did show",
      ])
    #expect(search.isActive && bar.frame == CGRect(x: 0, y: 47, width: 390, height: 52))
    #expect(results.view.isHidden && search.view.window != nil)
    #expect(results.view.safeAreaInsets.top == 99)
    #expect(
      shown.calls { screen.input.insertText("a", time: screen.time) } == ["content update a"])
    #expect(!results.view.isHidden)
    let ended = shown.calls { search.isActive = false }
    #expect(ended.first == "content will hide" && ended.last == "content did hide")
    #expect(ended.contains("content update ") && search.searchBar.text == "")
    #expect(search.parent == nil && bar.bounds.height == 148 && !search.searchBar.isFirstResponder)
    #expect(content.scroll.contentOffset.y == -195)
  }

  @Test("S05 a search hides a view in the title's place and the prompt, and gives them back")
  func titleView() {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    content.navigationItem.titleView = title
    content.navigationItem.prompt = "Prompt"
    screen.go(to: screen.time + 0.1)
    // What comes back is shown by another content.
    var prompt: UIView? {
      bar.content?.subviews.first { ($0 as? UILabel)?.text == "Prompt" }
    }
    #expect(title.alpha == 1)
    #expect(prompt?.alpha == 1)
    _ = shown.calls { search.isActive = true }
    #expect(title.alpha == 0 && prompt?.alpha == 0)
    // What comes above it and goes again leaves it so.
    _ = shown.calls { shown.navigation.pushViewController(shown.next, animated: true) }
    _ = shown.calls { shown.navigation.popViewController(animated: true) }
    #expect(title.alpha == 0 && bar.content?.back.alpha == 0)
    _ = shown.calls { search.isActive = false }
    #expect(title.alpha == 1 && prompt?.alpha == 1)
  }

  @Test("S05 a touch beside the field ends a search in which nothing is typed") func touched() {
    _ = shown.calls { search.isActive = true }
    let start = screen.time
    screen.touch(.began, 200, 500, at: start)
    screen.touch(.ended, 200, 500, at: start + 0.05)
    screen.go(to: start + 1)
    #expect(!search.isActive)
  }
}
