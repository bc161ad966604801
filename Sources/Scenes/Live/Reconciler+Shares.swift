import UIKit

extension Reconciler {
  /// Applies anew what is a share of a size that is another by now; tells whether anything is.
  func takeSharesAnew(from root: LiveNode?) -> Bool {
    var didChange = false
    var pending = [root].compactMap { $0 }
    while let live = pending.popLast() {
      for child in live.children where child.superSize != live.innerSize {
        didChange = true
        child.superSize = live.innerSize
        let settings = child.node.effectiveSettings(isRoot: false)
        let update = SettingsUpdate(
          of: child, from: settings, to: settings,
          context: ApplyContext(superSize: live.innerSize, traits: traits), isResized: true)
        _ = update.apply()
        // A frame of its own is not what a view is left with that constraints place.
        child.view?.superview?.setNeedsLayout()
      }
      pending.append(contentsOf: live.children)
    }
    return didChange
  }

  /// Applies all that the file says of a node.
  func applyAll(to live: LiveNode, isRoot: Bool) {
    SettingsUpdate.applyAll(
      live.node.effectiveSettings(isRoot: isRoot), to: live.object,
      context: ApplyContext(superSize: live.superSize, traits: traits))
  }
}
