import Dispatch
import QuartzCore
import Synchronization
import Testing

@testable import UIKit

/// Views that somebody lets go of where views have no business, and parts whose owners are gone.
@Suite @MainActor struct ViewEndTests {
  /// Notes where it ends.
  private final class EndingView: UIView {
    let record: EndRecord

    init(_ record: EndRecord) {
      self.record = record
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    deinit { record.note() }
  }

  /// Whether each end was on the main queue.
  private final class EndRecord: Sendable {
    private static let key = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
    private let ends = Mutex<[Bool]>([])

    func note() {
      let isOnMain = DispatchQueue.getSpecific(key: Self.key) == true
      ends.withLock { $0.append(isOnMain) }
    }

    /// The ends there are when a holder has let go elsewhere, and the main queue has had its turn.
    @MainActor func ends(of holder: Holder) async -> [Bool] {
      await Task.detached { holder.letGo() }.value
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      CATransaction.flush()
      return ends.withLock { $0 }
    }
  }

  /// Who has something last, and lets go of it.
  private final class Holder: Sendable {
    private let held: Mutex<UIView?>
    init(_ view: sending UIView) { held = Mutex(view) }
    func letGo() { held.withLock { $0 = nil } }
  }

  private func made(_ record: EndRecord) -> sending Holder {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let outer = UIView()
    window.addSubview(outer)
    outer.addSubview(EndingView(record))
    window.mask = EndingView(record)
    return Holder(window)
  }

  @Test("what is let go of on another thread ends on the main queue")
  func whatIsLetGoOfElsewhereEndsOnTheMainQueue() async {
    let record = EndRecord()
    #expect(await record.ends(of: made(record)) == [true, true])
  }

  @Test("what follows an animation is called on the main queue, wherever its view ends")
  func anAnimationEndsOnTheMainQueue() async {
    let record = EndRecord()
    #expect(await record.ends(of: animated(record)) == [true])
  }

  private func animated(_ record: EndRecord) -> sending Holder {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let view = UIView()
    window.addSubview(view)
    UIView.animate(withDuration: 100) {
      view.alpha = 0.5
    } completion: { _ in
      record.note()
    }
    _ = window.layer.commitTree()
    return Holder(window)
  }

  @Test("a focus system whose window is gone does nothing")
  func aFocusSystemWithoutItsWindow() {
    let view = UIView()
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let system = window?.focusSystem
    window = nil
    system?.requestFocusUpdate(to: view)
    system?.updateFocusIfNeeded()
    #expect(system?.move(.next) == false)
    #expect(system?.focusedItem == nil)
  }

  @Test(
    "S05 a finger moves what is left of a container's view when the container is gone",
    arguments: ["navigation", "split", "pages", "tabs"])
  func aContainersViewOutlivesIt(_ kind: String) {
    let screen = Screen()
    weak var gone: UIViewController?
    do {
      let container = container(kind)
      gone = container
      screen.at(0) {
        container.view.frame = screen.window.bounds
        screen.window.addSubview(container.view)
      }
    }
    screen.go(to: 0.5)
    #expect(gone == nil)
    for (y, start) in [(400.0, 1.0), (20, 3), (800, 5)] {
      screen.touch(.began, 1, y, at: start)
      for step in 1...20 {
        screen.touch(.moved, Double(step) * 15, y, at: start + Double(step) / 60)
      }
      screen.touch(.ended, 300, y, at: start + 0.5)
      screen.go(to: start + 1)
    }
    #expect(screen.window.subviews.count == 2)
  }

  private func container(_ kind: String) -> UIViewController {
    switch kind {
    case "navigation":
      let navigation = UINavigationController(rootViewController: UITableViewController())
      navigation.pushViewController(UITableViewController(), animated: false)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    case "split":
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      return split
    case "pages":
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      return pages
    default:
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UITableViewController()]
      return tabs
    }
  }
}
