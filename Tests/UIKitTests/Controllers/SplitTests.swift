import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// A split view controller in a window that can be turned and made narrow, at times that a test names.
/// What the delegate hears is noted.
@MainActor
final class SplitScreen: UISplitViewControllerDelegate {
  let window: UIWindow
  let split: UISplitViewController
  let input: WindowInput
  let primary = NotingController("primary")
  let supplementary = NotingController("supplementary")
  let secondary = NotingController("secondary")
  private(set) var time = 0.0
  var top: UISplitViewController.Column?
  var expanded: UISplitViewController.DisplayMode?

  static let wide = CGSize(width: 1194, height: 834)
  static let upright = CGSize(width: 834, height: 1194)
  static let narrow = CGSize(width: 375, height: 834)

  init(
    _ style: UISplitViewController.Style = .doubleColumn, size: CGSize = wide,
    isCompact: Bool = false, _ prepare: (UISplitViewController) -> Void = { _ in }
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    input = WindowInput(window: window)
    split =
      style == .unspecified
      ? UISplitViewController(nibName: nil, bundle: nil) : UISplitViewController(style: style)
    split.delegate = self
    if style == .unspecified {
      split.viewControllers = [
        UINavigationController(rootViewController: primary),
        UINavigationController(rootViewController: secondary),
      ]
    } else {
      split.setViewController(primary, for: .primary)
      if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
      split.setViewController(secondary, for: .secondary)
    }
    prepare(split)
    setTraits(isCompact)
    window.coveredEdges = UIEdgeInsets(top: 24, left: 10, bottom: 20, right: 10)
    at(0) { window.rootViewController = split }
    go(to: 0.1)
  }

  func setTraits(_ isCompact: Bool) {
    window.traits = UITraitCollection(traitsFrom: [
      window.traits, UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular),
    ])
  }

  /// Makes the window another size, in the order in which hosts do.
  func resize(_ size: CGSize, isCompact: Bool = false) {
    at(time) {
      setTraits(isCompact)
      window.frame = CGRect(origin: .zero, size: size)
    }
    go(to: time + 0.1)
  }

  @discardableResult
  func at<Result>(_ time: Double, _ change: () -> Result) -> Result {
    self.time = time
    return LayerClock.$staged.withValue(time) {
      input.advance(to: time)
      let result = change()
      commit()
      return result
    }
  }

  private func commit() {
    _ = window.layer.commitTree()
    UIApplication.shared.runAfterCommit()
  }

  func go(to end: Double) {
    repeat {
      time = min(time + 1.0 / 60, end)
      LayerClock.$staged.withValue(time) {
        input.advance(to: time)
        commit()
      }
    } while time < end
  }

  /// What is heard of a change and the second that follows.
  func calls(_ change: () -> Void) -> [String] {
    CallRecord.of {
      at(time) { change() }
      go(to: time + 1)
    }
  }

  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: Double) {
    at(time) { input.send([.init(1, phase, at: CGPoint(x: x, y: y))], time: time) }
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, x, y, at: time)
    touch(.ended, x, y, at: time + 0.05)
    go(to: time + 1)
  }

  func drag(from start: CGFloat, to end: CGFloat, before lift: () -> Void = {}) {
    let begin = time
    touch(.began, start, 400, at: begin)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      touch(.moved, start + (end - start) * share, 400, at: begin + 0.03 * Double(step))
    }
    touch(.moved, end, 400, at: begin + 0.6)
    at(begin + 0.6) { lift() }
    touch(.ended, end, 400, at: begin + 0.61)
    go(to: time + 1)
  }

  /// Where a column's controller lies in the window.
  func place(_ controller: UIViewController) -> CGRect? {
    guard controller.viewIfLoaded?.window != nil else { return nil }
    return controller.view.convert(controller.view.bounds, to: nil)
  }

  // MARK: UISplitViewControllerDelegate

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { CallRecord.note("to \(displayMode)") }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { CallRecord.note("show \(column)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { CallRecord.note("hide \(column)") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    CallRecord.note("top \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    CallRecord.note("expanding \(proposedDisplayMode)")
    return expanded ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    CallRecord.note("did collapse")
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { CallRecord.note("did expand") }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    CallRecord.note("hand")
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    CallRecord.note("no hand")
  }
}

@Suite @MainActor struct SplitTests {
  @Test("S05 two columns lie beside each other in a wide window") func beside() {
    let screen = SplitScreen()
    #expect(screen.split.displayMode == .oneBesideSecondary && screen.split.splitBehavior == .tile)
    #expect(screen.place(screen.primary) == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(screen.place(screen.secondary) == CGRect(x: 320, y: 0, width: 874, height: 834))
    #expect(screen.split.primaryColumnWidth == 320)
    #expect(screen.primary.navigationController?.parent === screen.split)
    #expect(screen.secondary.splitViewController === screen.split)
    #expect(screen.split.viewController(for: .primary) === screen.primary)
    #expect(screen.split.viewControllers.count == 2 && !screen.split.isCollapsed)
  }

  @Test("S01 a column's safe area is what of the window's reaches into it") func safeAreas() {
    let screen = SplitScreen()
    #expect(
      screen.primary.view.safeAreaInsets == UIEdgeInsets(top: 68, left: 10, bottom: 20, right: 0))
    #expect(
      screen.secondary.view.safeAreaInsets == UIEdgeInsets(top: 68, left: 0, bottom: 20, right: 10))
    screen.split.primaryEdge = .trailing
    screen.go(to: screen.time + 0.1)
    #expect(screen.primary.view.safeAreaInsets.left == 0)
    #expect(screen.primary.view.safeAreaInsets.right == 10)
    #expect(screen.place(screen.primary)?.minX == 874)
  }

  @Test("S05 the columns beside the secondary one are compact by themselves") func traits() {
    let screen = SplitScreen(.tripleColumn)
    #expect(screen.supplementary.traitCollection.horizontalSizeClass == .compact)
    #expect(screen.secondary.traitCollection.horizontalSizeClass == .regular)
    #expect(screen.split.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("S05 in an upright window the secondary column has all of it, and others come over it")
  func over() {
    let screen = SplitScreen(size: SplitScreen.upright)
    #expect(screen.split.displayMode == .secondaryOnly && screen.split.splitBehavior == .overlay)
    #expect(screen.place(screen.secondary) == CGRect(origin: .zero, size: SplitScreen.upright))
    #expect(screen.place(screen.primary) == nil)
    let calls = screen.calls { screen.split.show(.primary) }
    #expect(
      calls == [
        "to oneOverSecondary", "show primary", "primary didLoad", "primary willAppear",
        "primary isAppearing", "primary didAppear",
      ])
    #expect(screen.place(screen.primary)?.minX == 0)
    #expect(screen.place(screen.secondary)?.size == SplitScreen.upright)
    // A tap beside it.
    let back = CallRecord.of { screen.tap(700, 600) }
    #expect(
      back == [
        "to secondaryOnly", "hide primary", "primary willDisappear", "primary didDisappear",
      ])
    #expect(screen.place(screen.primary) == nil)
  }

  @Test("S05 what comes and goes without an animation hears the same") func atOnce() {
    let screen = SplitScreen(size: SplitScreen.upright)
    let calls = screen.calls { UIView.performWithoutAnimation { screen.split.show(.primary) } }
    #expect(
      calls == [
        "to oneOverSecondary", "show primary", "primary didLoad", "primary willAppear",
        "primary isAppearing", "primary didAppear",
      ])
    #expect(
      screen.calls { screen.split.preferredDisplayMode = .secondaryOnly } == [
        "to secondaryOnly", "hide primary", "primary willDisappear", "primary didDisappear",
      ])
  }

  @Test(
    "S05 three columns: one, two and none beside the secondary one",
    arguments: [
      (UISplitViewController.SplitBehavior.tile, [0, 320, 695]),
      (.overlay, [0, 0, 0]), (.displace, [0, 375, 695]),
    ])
  func three(_ behavior: UISplitViewController.SplitBehavior, _ starts: [CGFloat]) {
    let screen = SplitScreen(.tripleColumn) { $0.preferredSplitBehavior = behavior }
    let split = screen.split
    #expect(split.splitBehavior == behavior)
    screen.at(screen.time) { split.show(.primary) }
    screen.go(to: screen.time + 1)
    #expect(split.displayMode == UISplitViewController.DisplayMode(count: 2, behavior))
    #expect(screen.place(screen.primary)?.minX == 0)
    #expect(screen.place(screen.supplementary) == CGRect(x: 320, y: 0, width: 375, height: 834))
    #expect(screen.place(screen.secondary)?.minX == starts[2])
    if behavior == .displace {
      #expect(screen.place(screen.secondary)?.width == 819, "as beside one")
      screen.tap(900, 500)
      #expect(split.displayMode == .oneBesideSecondary)
    }
    screen.at(screen.time) { split.hide(.primary) }
    screen.go(to: screen.time + 1)
    #expect(split.displayMode.count == 1 && screen.place(screen.primary) == nil)
    #expect(screen.place(screen.supplementary)?.minX == 0)
    screen.at(screen.time) { split.hide(.supplementary) }
    screen.go(to: screen.time + 1)
    #expect(split.displayMode == .secondaryOnly)
    #expect(screen.place(screen.secondary)?.minX == 0)
  }

  @Test("S05 widths are what clients say, within limits") func widths() {
    let screen = SplitScreen()
    let split = screen.split
    split.preferredPrimaryColumnWidthFraction = 0.5
    #expect(split.primaryColumnWidth == 320, "a share is no more than usual")
    split.maximumPrimaryColumnWidth = 500
    #expect(split.primaryColumnWidth == 500)
    split.preferredPrimaryColumnWidth = 250
    #expect(split.primaryColumnWidth == 250)
    split.minimumPrimaryColumnWidth = 280
    #expect(split.primaryColumnWidth == 280)
    screen.go(to: screen.time + 0.1)
    #expect(screen.place(screen.secondary)?.minX == 280)
    for bad in [CGFloat.nan, -5, .infinity, -.infinity] {
      split.preferredPrimaryColumnWidth = bad
      split.minimumPrimaryColumnWidth = bad
      split.maximumPrimaryColumnWidth = bad
      split.preferredPrimaryColumnWidthFraction = bad
      screen.go(to: screen.time + 0.1)
      #expect(split.primaryColumnWidth == 320)
    }
  }

  @Test("S05 turning the window changes the mode, both ways") func turned() {
    let screen = SplitScreen()
    let calls = CallRecord.of { screen.resize(SplitScreen.upright) }
    #expect(
      calls == [
        "to secondaryOnly", "hide primary", "primary willDisappear", "primary didDisappear",
      ])
    #expect(screen.place(screen.secondary)?.size == SplitScreen.upright)
    let back = CallRecord.of { screen.resize(SplitScreen.wide) }
    #expect(
      back == [
        "to oneBesideSecondary", "show primary", "primary willAppear", "primary isAppearing",
        "primary didAppear",
      ])
    #expect(screen.place(screen.secondary)?.minX == 320)
  }

  @Test("S05 a mode that is asked for stays, and says how columns behave") func preferred() {
    let screen = SplitScreen(size: SplitScreen.upright) {
      $0.preferredDisplayMode = .oneBesideSecondary
    }
    #expect(screen.split.displayMode == .oneBesideSecondary && screen.split.splitBehavior == .tile)
    #expect(screen.place(screen.secondary)?.minX == 320)
    screen.split.preferredSplitBehavior = .overlay
    screen.go(to: screen.time + 0.1)
    #expect(screen.split.displayMode == .oneOverSecondary)
    screen.split.preferredDisplayMode = .twoDisplaceSecondary
    screen.go(to: screen.time + 0.1)
    #expect(screen.split.displayMode == .oneOverSecondary, "there are two columns alone")
  }

  @Test("S05 narrow windows have one stack, with all columns on it") func folded() {
    let screen = SplitScreen(.tripleColumn, size: SplitScreen.narrow, isCompact: true)
    #expect(screen.split.isCollapsed)
    let stack = screen.primary.navigationController
    #expect(stack?.viewControllers == [screen.primary, screen.supplementary, screen.secondary])
    #expect(screen.place(screen.secondary) == CGRect(origin: .zero, size: SplitScreen.narrow))
    #expect(screen.secondary.traitCollection.horizontalSizeClass == .compact)
    #expect(screen.primary.traitCollection.horizontalSizeClass == .compact)
    let calls = screen.calls { screen.split.show(.primary) }
    #expect(
      calls == [
        "primary didLoad", "secondary willDisappear", "primary willAppear", "primary isAppearing",
        "secondary didDisappear", "primary didAppear",
      ])
    #expect(stack?.stack == [screen.primary])
    _ = screen.calls { screen.split.show(.secondary) }
    #expect(stack?.stack == [screen.primary, screen.supplementary, screen.secondary])
    _ = screen.calls { screen.split.hide(.secondary) }
    #expect(stack?.stack == [screen.primary, screen.supplementary])
  }

  @Test("S05 columns become one and several again, each with its own stack") func rebuilt() {
    let screen = SplitScreen()
    let detail = screen.secondary.navigationController
    let deeper = NotingController("deeper")
    _ = screen.calls { detail?.pushViewController(deeper, animated: false) }
    let calls = CallRecord.of { screen.resize(SplitScreen.narrow, isCompact: true) }
    #expect(
      calls == [
        "top secondary", "deeper willDisappear", "deeper didDisappear", "hide secondary",
        "primary willDisappear", "deeper willAppear", "deeper isAppearing", "primary didDisappear",
        "deeper didAppear", "did collapse",
      ], "\(calls)")
    let stack = screen.primary.navigationController
    #expect(stack?.stack == [screen.primary, screen.secondary, deeper])
    #expect(detail?.viewControllers == [screen.secondary, deeper])
    #expect(detail?.topViewController === deeper)
    let third = NotingController("third")
    _ = screen.calls { detail?.pushViewController(third, animated: true) }
    #expect(screen.place(third)?.size == SplitScreen.narrow)
    let back = CallRecord.of { screen.resize(SplitScreen.wide) }
    #expect(back.contains("expanding oneBesideSecondary") && back.contains("did expand"), "\(back)")
    #expect(stack?.stack == [screen.primary])
    #expect(detail?.stack == [screen.secondary, deeper, third])
    #expect(screen.place(third)?.minX == 320 && screen.place(screen.primary)?.minX == 0)
    #expect(third.navigationController === detail)
  }

  @Test("S05 a column that was popped is there again when there is room") func popped() {
    let screen = SplitScreen(size: SplitScreen.narrow, isCompact: true)
    let stack = screen.primary.navigationController
    _ = screen.calls { stack?.popViewController(animated: true) }
    #expect(screen.place(screen.primary) != nil)
    screen.resize(SplitScreen.wide)
    #expect(screen.place(screen.secondary)?.minX == 320)
    screen.top = .primary
    screen.resize(SplitScreen.narrow, isCompact: true)
    #expect(stack?.stack == [screen.primary])
    #expect(screen.place(screen.primary)?.size == SplitScreen.narrow)
    screen.expanded = .secondaryOnly
    screen.resize(SplitScreen.wide)
    #expect(screen.split.displayMode == .secondaryOnly && screen.place(screen.primary) == nil)
  }

  @Test("S05 the compact column stands for all others") func compact() {
    let compact = NotingController("compact")
    let screen = SplitScreen(size: SplitScreen.narrow, isCompact: true) {
      $0.setViewController(compact, for: .compact)
    }
    #expect(screen.place(compact)?.size == SplitScreen.narrow)
    #expect(screen.place(screen.secondary) == nil && compact.parent === screen.split)
    screen.resize(SplitScreen.wide)
    #expect(screen.place(compact) == nil && screen.place(screen.secondary) != nil)
  }

  @Test("S05 without columns the secondary stack goes onto the primary one, and back")
  func classic() {
    let screen = SplitScreen(.unspecified)
    let detail = screen.secondary.navigationController
    #expect(screen.place(screen.secondary)?.minX == 320)
    #expect(screen.split.viewControllers.count == 2)
    screen.resize(SplitScreen.narrow, isCompact: true)
    #expect(screen.primary.navigationController?.stack == [screen.primary, screen.secondary])
    #expect(screen.split.viewControllers.count == 1)
    screen.resize(SplitScreen.wide)
    #expect(detail?.stack == [screen.secondary] && screen.place(screen.secondary)?.minX == 320)
    let other = NotingController("other")
    _ = screen.calls { screen.primary.showDetailViewController(other, sender: nil) }
    #expect(screen.place(other)?.minX == 320 && screen.place(screen.secondary) == nil)
    screen.resize(SplitScreen.narrow, isCompact: true)
    #expect(screen.primary.navigationController?.stack == [screen.primary, other])
    screen.resize(SplitScreen.wide)
    #expect(screen.place(other)?.minX == 320 && other.parent === screen.split)
  }

  @Test("S05 a delegate may take the secondary controller away") func classicDelegate() {
    final class Taking: UISplitViewControllerDelegate {
      let fresh = NotingController("fresh")
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
      func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
      ) -> UIViewController? { fresh }
    }
    let (screen, taking) = (SplitScreen(.unspecified), Taking())
    screen.split.delegate = taking
    screen.resize(SplitScreen.narrow, isCompact: true)
    #expect(screen.primary.navigationController?.stack == [screen.primary])
    screen.resize(SplitScreen.wide)
    #expect(screen.place(taking.fresh)?.minX == 320)
  }

  @Test("S05 showing details takes the secondary column, or goes onto the stack") func details() {
    let screen = SplitScreen()
    let other = NotingController("other")
    let calls = screen.calls { screen.primary.showDetailViewController(other, sender: nil) }
    #expect(
      calls == [
        "secondary willDisappear", "secondary didDisappear", "other didLoad", "other willAppear",
        "other isAppearing", "other didAppear",
      ])
    #expect(screen.split.viewController(for: .secondary) === other && screen.place(other) != nil)
    screen.top = .primary
    screen.resize(SplitScreen.narrow, isCompact: true)
    let third = NotingController("third")
    _ = screen.calls { screen.primary.showDetailViewController(third, sender: nil) }
    #expect(screen.primary.navigationController?.stack == [screen.primary, third])
  }

  @Test("S05 a finger over the edge brings the columns in, and may take them back") func hands() {
    let screen = SplitScreen(size: SplitScreen.upright)
    let calls = CallRecord.of {
      screen.drag(from: 3, to: 250) {
        let x = screen.split.columns[.primary]?.view.layer.presentation()?.frame.minX ?? 1
        #expect(x > -120 && x < -20, "\(x)")
      }
    }
    #expect(
      calls == [
        "hand", "to oneOverSecondary", "show primary", "primary didLoad", "primary willAppear",
        "primary isAppearing", "no hand", "primary didAppear",
      ])
    let cancelled = CallRecord.of { screen.drag(from: 300, to: 230) }
    #expect(
      cancelled == [
        "hand", "to secondaryOnly", "hide primary", "primary willDisappear", "no hand",
        "to oneOverSecondary", "show primary", "primary willAppear", "primary didAppear",
      ])
    #expect(screen.split.displayMode == .oneOverSecondary && screen.place(screen.primary) != nil)
    screen.drag(from: 300, to: 20)
    #expect(screen.split.displayMode == .secondaryOnly && screen.place(screen.primary) == nil)
    screen.split.presentsWithGesture = false
    screen.drag(from: 3, to: 250)
    #expect(screen.split.displayMode == .secondaryOnly)
  }

  @Test("S05 the button is in the outermost bar, and goes to the next mode") func button() {
    let screen = SplitScreen(.tripleColumn)
    func bar(_ controller: UIViewController) -> UINavigationBar? {
      controller.navigationController?.navigationBar
    }
    let item = screen.split.displayModeButtonItem
    #expect(bar(screen.supplementary)?.columnItem === item)
    #expect(bar(screen.secondary)?.columnItem == nil)
    _ = screen.calls { item.perform(for: nil) }
    #expect(screen.split.displayMode == .twoDisplaceSecondary)
    #expect(
      bar(screen.primary)?.columnItem === item && bar(screen.supplementary)?.columnItem == nil)
    screen.split.displayModeButtonVisibility = .never
    #expect(bar(screen.primary)?.columnItem == nil)
    screen.split.displayModeButtonVisibility = .always
    screen.resize(SplitScreen.narrow, isCompact: true)
    #expect(bar(screen.primary)?.columnItem == nil)
  }

  @Test("S05 where reading goes leftwards the columns lie on the right") func mirrored() {
    let screen = SplitScreen(.tripleColumn) {
      $0.view.semanticContentAttribute = .forceRightToLeft
      $0.preferredDisplayMode = .twoBesideSecondary
    }
    #expect(screen.place(screen.primary)?.minX == 874)
    #expect(screen.place(screen.supplementary)?.minX == 499)
    #expect(screen.place(screen.secondary) == CGRect(x: 0, y: 0, width: 499, height: 834))
  }

  @Test("S05 a controller is in one column at a time, and columns that are missing are not shown")
  func bad() {
    let screen = SplitScreen(.tripleColumn)
    screen.at(screen.time) { screen.split.setViewController(screen.secondary, for: .primary) }
    screen.go(to: screen.time + 0.1)
    #expect(screen.split.viewController(for: .secondary) == nil)
    #expect(screen.split.viewController(for: .primary) === screen.secondary)
    screen.at(screen.time) {
      screen.split.show(.secondary)
      screen.split.show(.compact)
      screen.split.hide(.compact)
      screen.split.viewControllers = []
      screen.split.setViewController(nil, for: .primary)
      screen.split.setViewController(nil, for: .supplementary)
      screen.split.show(.primary)
    }
    screen.go(to: screen.time + 0.1)
    screen.resize(SplitScreen.narrow, isCompact: true)
    screen.at(screen.time) { screen.split.setViewController(screen.primary, for: .secondary) }
    screen.go(to: screen.time + 0.1)
    screen.resize(SplitScreen.wide)
    #expect(screen.place(screen.primary) != nil)
  }

  @Test("S05 a change in the middle of another one ends that first") func interrupted() {
    let screen = SplitScreen(.tripleColumn)
    let calls = CallRecord.of {
      screen.at(screen.time) { screen.split.show(.primary) }
      screen.at(screen.time + 0.1) { screen.split.hide(.primary) }
      screen.at(screen.time + 0.1) { screen.split.show(.primary) }
      screen.resize(SplitScreen.narrow, isCompact: true)
      screen.resize(SplitScreen.wide)
    }
    #expect(calls.filter { $0.hasSuffix("primary didDisappear") }.count > 0)
    #expect(screen.split.change == nil && screen.place(screen.supplementary) != nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }

  @Test("S05 what is left of a split view controller is freed") func freed() {
    weak var whole: UISplitViewController?
    autoreleased {
      let screen = SplitScreen(size: SplitScreen.upright)
      whole = screen.split
      screen.at(screen.time) { screen.split.show(.primary) }
      screen.window.rootViewController = nil
      screen.go(to: screen.time + 1)
    }
    #expect(whole == nil)
  }

  @Test(
    "S05 whatever happens, columns lie side by side and everybody hears what UIKit says",
    arguments: 1...12)
  func random(seed: UInt64) {
    final class Checked: UIViewController {
      var state = 0
      override func viewWillAppear(_ animated: Bool) {
        #expect(state == 0 || state == 3)
        state = 1
      }
      override func viewDidAppear(_ animated: Bool) {
        #expect(state == 1)
        state = 2
      }
      override func viewWillDisappear(_ animated: Bool) {
        #expect(state == 1 || state == 2)
        state = 3
      }
      override func viewDidDisappear(_ animated: Bool) {
        #expect(state == 3)
        state = 0
      }
    }
    var random = SplitMix(seed: seed)
    let screen = SplitScreen(seed % 2 == 0 ? .tripleColumn : .doubleColumn)
    let split = screen.split
    var made: [Checked] = []
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    for _ in 0..<60 {
      screen.at(screen.time) {
        let column = columns[random.below(split.style == .tripleColumn ? 3 : 4)]
        switch random.below(11) {
        case 0: split.show(column)
        case 1: split.hide(column)
        case 2 where column != .supplementary || split.style == .tripleColumn:
          let controller = Checked()
          made.append(controller)
          split.setViewController(controller, for: column)
        case 3: split.setViewController(nil, for: .compact)
        case 4: split.preferredDisplayMode = .init(rawValue: random.below(7)) ?? .automatic
        case 5: split.preferredSplitBehavior = .init(rawValue: random.below(4)) ?? .automatic
        case 6:
          let controller = Checked()
          made.append(controller)
          (split.viewControllers.last as? UINavigationController)?.pushViewController(
            controller, animated: random.below(2) == 0)
        case 7:
          (split.viewControllers.first as? UINavigationController)?.popViewController(
            animated: random.below(2) == 0)
        case 8: split.preferredPrimaryColumnWidth = CGFloat(random.below(2000)) - 300
        case 9: split.showDetailViewController(Checked(), sender: nil)
        default:
          screen.setTraits(random.below(2) == 0)
          screen.window.frame.size = CGSize(width: 300 + random.below(1200), height: 800)
        }
      }
      if random.below(2) == 0 { screen.go(to: screen.time + Double(random.below(30)) / 60) }
    }
    screen.go(to: screen.time + 2)
    for controller in made {
      let isSeen = controller.viewIfLoaded?.window != nil
      #expect(controller.state == (isSeen ? 2 : 0), "\(controller.state) \(isSeen)")
    }
    if !split.isCollapsed {
      let seen = split.seen(in: split.displayMode).compactMap { split.columns[$0]?.view }
      #expect(split.view.subviews.filter { $0 is SplitColumnView }.count == seen.count)
      if !split.displayMode.shadesSecondary {
        #expect(
          seen.reduce(0) { $0 + $1.frame.width } == split.view.bounds.width || seen.isEmpty
            || split.columns[.secondary] == nil)
      }
    }
  }
}
