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
    window = UIWindow(frame: CGRect(origin: .zero, size: size)).shown()
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
