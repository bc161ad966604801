import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

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
