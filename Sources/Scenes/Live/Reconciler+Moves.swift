import QuartzCore
import UIKit

// Nodes that come to another parent, and those that go.

extension Reconciler {
  /// Puts a view or layer into what it is in from now on before anything in it is, so that what goes on
  /// leaves the window at no time: it would lose the keys there.
  mutating func bring(_ live: LiveNode) {
    // A controller comes with its view.
    guard live.object.controller == nil else { return }
    if let view = live.view {
      let container = live.parent.map(\.container) ?? scene.window
      guard let container, view.superview !== container else { return }
      // Who arranged it has placed it, too.
      if view.superview is UIStackView { view.translatesAutoresizingMaskIntoConstraints = true }
      view.keepingGap { container.addSubview(view) }
    } else if let parent = live.parent, live.layer.superlayer !== parent.layer {
      parent.layer.addSublayer(live.layer)
    }
  }

  /// Has a view lie where the file says in what it is in now; where it lay before says nothing here.
  func placeElsewhere(_ live: LiveNode, isRoot: Bool) {
    guard let view = live.view else { return }
    placeAnew(view, of: live, isRoot: isRoot)
    live.placeAgain()
  }

  func takeOut(_ gone: LiveNode) {
    if gone.layer.superlayer?.mask === gone.layer {
      gone.layer.superlayer?.mask = nil
    } else if let view = gone.view {
      gone.object.controller?.willMove(toParent: nil)
      defer { gone.object.controller?.removeFromParent() }
      view.removeFromSuperview()
    } else {
      gone.layer.removeFromSuperlayer()
    }
  }

  /// Whether a node is placed as it was in the version before.
  func hasSameConstraints(_ node: SceneNode, as old: SceneNode) -> Bool {
    func said(_ place: Int?, in all: [[SceneConstraint]]) -> [SceneConstraint] {
      place.flatMap { all.indices.contains($0) ? all[$0] : nil } ?? []
    }
    if node.constraints == nil, old.constraints == nil { return true }
    return said(node.constraints, in: constraints.now)
      == said(old.constraints, in: constraints.before)
  }
}

extension UIView {
  /// Makes a change that takes the view out of a stack, which forgets with it what was said of the gap
  /// after the view; it may go on in another one.
  func keepingGap(_ change: () -> Void) {
    let gap = gapAfter
    change()
    gapAfter = gap
  }

  /// Has wheels in the view turn that should: as a mask they come into no window, where they would begin to.
  func restartWheels() {
    var pending = [self]
    while let view = pending.popLast() {
      if let wheel = view as? UIActivityIndicatorView, wheel.isAnimating { wheel.startAnimating() }
      pending += view.subviews
    }
  }
}
