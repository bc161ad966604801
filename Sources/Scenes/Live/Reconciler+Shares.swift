import UIKit

extension Reconciler {
  /// Applies anew what is a share of a size that is another by now; tells whether anything is.
  func takeSharesAnew(from root: LiveNode?) -> Bool {
    var didChange = false
    var pending = [root].compactMap { $0 }
    while let live = pending.popLast() {
      for child in live.children {
        let size = live.size(around: child)
        if child.superSize == size { continue }
        didChange = true
        child.superSize = size
        placeUnseen(child)
        let settings = child.node.effectiveSettings(isRoot: false)
        let update = SettingsUpdate(
          of: child, from: settings, to: settings,
          context: ApplyContext(superSize: size, traits: traits), isResized: true,
          besides: moved(of: child))
        _ = update.apply()
        // A frame of its own is not what a view is left with that constraints place.
        child.view?.superview?.setNeedsLayout()
      }
      pending.append(contentsOf: live.children)
    }
    return didChange
  }

  /// Gives views of controllers that nobody shows the sizes of where they would be: whoever has shown
  /// them has left them others, which a first load knows nothing of.
  func placeUnseen(_ nodes: [LiveNode]) {
    for live in nodes {
      for child in live.slots.joined() { placeUnseen(child) }
    }
  }

  private func placeUnseen(_ live: LiveNode) {
    guard let controller = live.object.controller, let view = controller.view, view.window == nil
    else { return }
    // As a frame from the corner on puts it while the anchor is in the middle, as at first.
    let size = live.superSize
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    place(view, of: live, at: center, size: size, isRoot: false)
    // A container may have places for those that it does not show just now.
    controller.parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// Scrolls to where the file says, now that constraints have said how large everything is: on the
  /// way the content has been too small for that.
  func scrollAnew(_ nodes: [LiveNode], root: LiveNode?) {
    for live in nodes {
      guard let scroll = live.view as? UIScrollView, !moved(of: live).contains(.content) else {
        continue
      }
      let settings = live.node.effectiveSettings(isRoot: live === root)
      let context = ApplyContext(superSize: live.superSize, traits: traits)
      if let setting = settings.last(where: { $0.slot == "contentOffset" }) {
        scroll.beforeAdjustment {
          setting.write(setting.value, to: live.object, context: context)
        }
        // A text says how large it is when it is laid out, which brings it back from beyond its end.
        if scroll.contentSaysItsSize { scroll.keepInside() }
      } else if case .rect(let origin, _) = settings.last(where: { $0.slot == "bounds" })?.value {
        scroll.beforeAdjustment { scroll.contentOffset = origin.point(in: live.superSize) }
        // What the content's size is comes after the bounds, and brings it back likewise.
        scroll.keepInside()
      }
    }
  }

  /// Puts a view that constraints have placed where it is without them: where a fresh one lies, then
  /// where the file says. Nothing else of it is touched.
  func placeAnew(_ view: UIView, of live: LiveNode, isRoot: Bool) {
    let fresh = live.node.sceneClass.untouched.layer
    place(view, of: live, at: fresh.position, size: fresh.bounds.size, isRoot: isRoot)
    placeContent(of: live, isRoot: isRoot)
    ContentFitting.apply(
      live.node.effectiveSettings(isRoot: isRoot), to: live.object,
      ApplyContext(superSize: live.superSize, traits: traits))
  }

  /// Puts a view somewhere, and then where the file says, in as far as it does.
  private func place(
    _ view: UIView, of live: LiveNode, at position: CGPoint, size: CGSize, isRoot: Bool
  ) {
    let context = ApplyContext(superSize: live.superSize, traits: traits)
    // The frame is meant before the transform, which is off for as long.
    let kept = view.layer.transform
    view.layer.transform = CATransform3DIdentity
    view.bounds.size = size
    view.layer.position = position
    for setting in live.node.effectiveSettings(isRoot: isRoot)
    where setting.property.stage == .placement {
      setting.write(setting.value, to: live.object, context: context)
    }
    view.layer.transform = kept
  }

  /// Puts what scrolls where the file says, as in a view that stands nowhere yet.
  func placeContent(of live: LiveNode, isRoot: Bool) {
    guard live.node.sceneClass.coupledProperties.contains(where: { $0.coupling == .content })
    else { return }
    let settings = live.node.effectiveSettings(isRoot: isRoot)
    SettingsUpdate(
      of: live, from: settings, to: settings,
      context: ApplyContext(superSize: live.superSize, traits: traits), isResized: false,
      besides: moved(of: live)
    ).replayContent()
  }
}
