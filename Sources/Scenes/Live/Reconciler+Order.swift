import QuartzCore
import UIKit

// The order in which the layers and views of a node stand.

extension Reconciler {
  /// Brings subviews and sublayers in the order of the file: bare sublayers first, so below.
  func arrange(_ live: LiveNode) {
    for (index, child) in live.sublayers.enumerated()
    where live.layer.sublayer(at: index) !== child.layer {
      live.layer.insertSublayer(child.layer, at: UInt32(index))
    }
    guard !live.subviews.isEmpty, let container = live.container else { return }
    if let stack = container as? UIStackView {
      return stack.arrange(live.subviews.compactMap(\.view))
    }
    let base = ownSubviewCount(of: container, besides: live.subviews)
    if base > 0 { raise(live.subviews, in: container, above: base) }
    for (index, child) in live.subviews.enumerated() {
      guard let subview = child.view, container.subview(at: base + index) !== subview else {
        continue
      }
      container.insertSubview(subview, at: base + index)
    }
  }

  /// Brings the file's subviews above those that a view has by itself, which may have come later.
  private func raise(_ nodes: [LiveNode], in container: UIView, above count: Int) {
    let shown = Set(nodes.compactMap { $0.view.map { ObjectIdentifier($0) } })
    let standing = container.subviews
    guard standing.prefix(count).contains(where: { shown.contains(ObjectIdentifier($0)) }) else {
      return
    }
    for view in standing where shown.contains(ObjectIdentifier(view)) {
      container.bringSubviewToFront(view)
    }
  }

  /// How many subviews a view has by itself, such as a button its title; they stay below.
  private func ownSubviewCount(of container: UIView, besides nodes: [LiveNode]) -> Int {
    if type(of: container) == UIView.self { return 0 }
    let shown = Set(nodes.compactMap { $0.view.map { ObjectIdentifier($0) } })
    return container.subviews.count { !shown.contains(ObjectIdentifier($0)) }
  }
}
