import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

@Suite @MainActor struct PageTests {
  /// Four pages in a row.
  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (1...4).map { NotingController("\($0)") }

    func page(_ way: Int, from page: UIViewController) -> UIViewController? {
      let index = pages.firstIndex { $0 === page }.map { $0 + way } ?? -1
      return pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      page(-1, from: viewController)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      page(1, from: viewController)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      CallRecord.note("will turn")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      CallRecord.note("turned \(completed)")
    }
  }

  private let book = Book()
  private let pages: UIPageViewController
  private let screen = Screen(NotingController("none"))

  init() {
    pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    screen.window.rootViewController = pages
    screen.go(to: 0.1)
  }

  private var current: UIViewController? { pages.viewControllers?.first }

  private func drag(from start: CGFloat, to end: CGFloat, over time: Double = 0.15) {
    let begin = screen.time
    screen.touch(.began, start, 400, at: begin)
    for step in 1...8 {
      let share = CGFloat(step) / 8
      screen.touch(.moved, start + (end - start) * share, 400, at: begin + time * Double(share))
    }
    screen.touch(.ended, end, 400, at: begin + time + 0.01)
    screen.go(to: begin + 3)
  }

  @Test("S05 a hand turns pages, and each hears of it once it rests") func turned() {
    #expect(current === book.pages[1])
    #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(
      CallRecord.of { drag(from: 350, to: 60) } == [
        "3 didLoad", "3 willAppear", "2 willDisappear", "3 isAppearing", "will turn",
        "2 didDisappear", "3 didAppear", "turned true",
      ])
    #expect(current === book.pages[2] && book.pages[1].parent == nil)
    #expect(book.pages[2].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(book.pages[2].view.bounds.size == screen.window.bounds.size)
    _ = CallRecord.of { drag(from: 60, to: 350) }
    #expect(current === book.pages[1])
  }

  @Test("S05 keys and wheels turn pages as hands do, one after the other") func turnedByKeys() {
    for page in 2...3 {
      screen.at(screen.time) {
        _ = screen.input.keyDown(UIKey(.keyboardRightArrow), time: screen.time)
      }
      screen.go(to: screen.time + 2)
      #expect(current === book.pages[page])
      #expect(book.pages[page].view.convert(CGPoint.zero, to: nil) == .zero)
    }
    let width = screen.window.bounds.width + 20
    screen.at(screen.time) {
      _ = screen.input.scroll(
        by: CGSize(width: width, height: 0), at: CGPoint(x: 100, y: 100), time: screen.time)
    }
    screen.go(to: screen.time + 1)
    #expect(current === book.pages[2] && pages.children.count == 1)
  }

  @Test("S05 a page that is let go of too early goes back") func backAgain() {
    #expect(
      CallRecord.of { drag(from: 350, to: 300, over: 2) } == [
        "3 didLoad", "3 willAppear", "2 willDisappear", "3 isAppearing", "will turn",
        "3 willDisappear", "3 didDisappear", "2 willAppear", "2 didAppear", "turned false",
      ])
    #expect(current === book.pages[1] && book.pages[2].parent == nil)
    #expect(pages.children.count == 1)
  }

  @Test("S05 the first page and the last one only bounce") func ends() {
    pages.setViewControllers([book.pages[3]], direction: .forward, animated: false)
    screen.go(to: screen.time + 0.1)
    let calls = CallRecord.of { drag(from: 350, to: 60) }
    #expect(calls == [] && current === book.pages[3])
    #expect(book.pages[3].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test("S05 a page that is set comes from where it is said, whatever is beside it") func set() {
    var ended: Bool?
    let calls = CallRecord.of {
      screen.at(screen.time) {
        pages.setViewControllers([book.pages[3]], direction: .reverse, animated: true) {
          ended = $0
        }
      }
      screen.go(to: screen.time + 0.1)
      screen.at(screen.time) {
        let x = book.pages[3].view.convert(CGPoint.zero, to: nil).x
        #expect(x < 0 && x > -420)
      }
      screen.go(to: screen.time + 2)
    }
    #expect(ended == true && current === book.pages[3])
    #expect(
      calls == [
        "4 didLoad", "4 willAppear", "2 willDisappear", "4 isAppearing", "2 didDisappear",
        "4 didAppear",
      ])
    #expect(book.pages[3].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test("S05 a row that becomes another size shows the page that it showed") func resized() {
    screen.window.frame.size = CGSize(width: 844, height: 390)
    screen.go(to: screen.time + 0.1)
    #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil) == screen.window.bounds)
  }
}
