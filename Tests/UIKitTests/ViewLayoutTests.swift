import TestSupport
import Testing
import UIKit

private final class CountingView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

@Suite @MainActor struct ViewLayoutTests {
  /// A window with three views, each in the one before, laid out and with their counts at zero.
  private func chain() -> (window: UIWindow, views: [CountingView]) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let views = (0..<3).map { _ in
      CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    window.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    _ = window.layer.commitTree()
    for view in views { view.layouts = 0 }
    return (window, views)
  }

  @Test("V20 setNeedsLayout only marks; a turn lays out once")
  func oncePerTurn() {
    let (window, views) = chain()
    for _ in 0..<4 { views[1].setNeedsLayout() }
    #expect(views.map(\.layouts) == [0, 0, 0])
    _ = window.layer.commitTree()
    #expect(views.map(\.layouts) == [0, 1, 0])
    _ = window.layer.commitTree()
    #expect(views.map(\.layouts) == [0, 1, 0])
  }

  @Test("V20 layoutIfNeeded works at once, from the topmost ancestor that needs it")
  func layoutIfNeeded() {
    let (_, views) = chain()
    views[2].layoutIfNeeded()
    #expect(views.map(\.layouts) == [0, 0, 0])
    views[0].setNeedsLayout()
    views[2].setNeedsLayout()
    views[2].layoutIfNeeded()
    #expect(views.map(\.layouts) == [1, 0, 1])
  }

  @Test("V20 init alone lays nothing out; the first turn in a tree does")
  func initDoesNot() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layouts == 0)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test("V20 F01 a changed size asks for layout, above too; an equal frame and a move do not")
  func sizeChanges() {
    let (window, views) = chain()
    views[1].frame = views[1].frame
    views[1].center.x += 5
    _ = window.layer.commitTree()
    #expect(views.map(\.layouts) == [0, 0, 0])
    views[1].frame.size.width += 5
    views[1].bounds.size.height += 5
    _ = window.layer.commitTree()
    #expect(views.map(\.layouts) == [1, 1, 0])
  }

  @Test("V20 a controller hears of its view's layout before and after")
  func controller() {
    final class Controller: UIViewController {
      override func loadView() { view = CountingView() }
      override func viewDidLoad() { CallRecord.note("load") }
      override func viewWillLayoutSubviews() { CallRecord.note("will \(layouts)") }
      override func viewDidLayoutSubviews() { CallRecord.note("did \(layouts)") }
      private var layouts: Int { (viewIfLoaded as? CountingView)?.layouts ?? -1 }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let controller = Controller()
    let calls = CallRecord.of {
      #expect(!controller.isViewLoaded)
      window.rootViewController = controller
      _ = window.layer.commitTree()
    }
    #expect(calls == ["load", "will 0", "did 1"])
    #expect(controller.view.frame == window.bounds)
  }
}
