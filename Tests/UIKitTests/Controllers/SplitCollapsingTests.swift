import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// Columns that become one, and several again.
@Suite @MainActor struct SplitCollapsingTests {
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
}
