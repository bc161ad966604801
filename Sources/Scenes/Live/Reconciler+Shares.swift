import UIKit

extension Reconciler {
  /// Applies anew what is a share of a size that is another by now; tells whether anything is.
  func takeSharesAnew(from root: LiveNode?) -> Bool {
    var didChange = false
    var pending = [root].compactMap { $0 }
    while let live = pending.popLast() {
      for child in live.children where takeShare(of: child, in: live) { didChange = true }
      pending.append(contentsOf: live.children)
    }
    return didChange
  }

  /// The same of one that is in another.
  @discardableResult
  func takeShare(of child: LiveNode, in live: LiveNode) -> Bool {
    let size = live.size(around: child)
    if child.superSize == size { return false }
    child.superSize = size
    let settings = child.node.effectiveSettings(isRoot: false)
    let update = SettingsUpdate(
      of: child, from: settings, to: settings,
      context: ApplyContext(superSize: size, traits: traits), isResized: true,
      besides: moved(of: child))
    _ = update.apply()
    if let view = live.viewShownFreely(of: child) {
      placeAnew(shownFreely: view, of: child, as: child.node)
    }
    // A frame of its own is not what a view is left with that constraints place.
    child.placeAgain()
    return true
  }

  /// How often the end of a list is looked for behind the rows that came with it.
  private static let mostEnds = 4

  /// Scrolls to where the file says, now that constraints have said how large everything is: on the
  /// way the content has been too small for that. Lists in rows that come as others are scrolled are next.
  func scrollAnew(_ nodes: () -> [LiveNode], root: LiveNode?) {
    var done: Set<ObjectIdentifier> = []
    var pending = nodes()
    while !pending.isEmpty {
      for live in pending {
        done.insert(ObjectIdentifier(live))
        guard let scroll = live.view as? UIScrollView, !moved(of: live).contains(.content) else {
          continue
        }
        scrollAnew(scroll, of: live, isRoot: live === root)
        live.rows?.isScrolledAnew = true
      }
      pending = nodes().filter { !done.contains(ObjectIdentifier($0)) }
    }
  }

  private func scrollAnew(_ scroll: UIScrollView, of live: LiveNode, isRoot: Bool) {
    let settings = live.node.effectiveSettings(isRoot: isRoot)
    if let setting = settings.last(where: { $0.slot == "contentOffset" }) {
      let context = ApplyContext(superSize: live.superSize, traits: traits)
      untilSettled(live, scroll) {
        scroll.beforeAdjustment { setting.write(setting.value, to: live.object, context: context) }
        // A text says how large it is when it is laid out, which brings it back from beyond its end.
        if scroll.contentSaysItsSize { scroll.keepInside() }
      }
    } else if let bounds = settings.last(where: { $0.slot == "bounds" })?.value.place(
      in: live.superSize)
    {
      untilSettled(live, scroll) {
        scroll.beforeAdjustment { scroll.contentOffset = bounds.origin }
        // What the content's size is comes after the bounds, and brings it back likewise.
        scroll.keepInside()
      }
    } else if scroll.refreshControl != nil {
      // Before it had its content or its size, the room above was all that could be seen, or none of it.
      untilSettled(live, scroll) { scroll.showBeginning() }
    }
  }

  /// Scrolls a list again as long as rows that come to be seen there say how large they are, and bring the
  /// end elsewhere.
  private func untilSettled(_ live: LiveNode, _ scroll: UIScrollView, _ place: () -> Void) {
    guard live.rows != nil else { return place() }
    for _ in 0..<Self.mostEnds {
      place()
      let size = scroll.contentSize
      scroll.layoutIfNeeded()
      if scroll.contentSize == size { break }
    }
  }

  /// Puts a view that constraints have placed where it is without them: where a fresh one lies, then
  /// where the file says. Nothing else of it is touched.
  func placeAnew(_ view: UIView, of live: LiveNode, isRoot: Bool) {
    let fresh = live.node.sceneClass.untouched.layer
    place(view, of: live, as: live.node, isRoot: isRoot, from: (fresh.bounds.size, fresh.position))
  }

  /// The same with the view of a controller that a bar or a cell shows, which is as large as these before the
  /// file says otherwise.
  func placeAnew(shownFreely view: UIView, of live: LiveNode, as node: SceneNode) {
    let size = live.superSize
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    place(view, of: live, as: node, isRoot: false, from: (size, middle))
  }

  private func place(
    _ view: UIView, of live: LiveNode, as node: SceneNode, isRoot: Bool,
    from start: (size: CGSize, position: CGPoint)
  ) {
    let context = ApplyContext(superSize: live.superSize, traits: traits)
    let settings = node.effectiveSettings(isRoot: isRoot)
    // The frame is meant before the transform, which is off for as long.
    let kept = view.layer.transform
    view.layer.transform = CATransform3DIdentity
    view.bounds.size = start.size
    view.layer.position = start.position
    for setting in settings where setting.property.stage == .placement {
      setting.write(setting.value, to: live.object, context: context)
    }
    view.layer.transform = kept
    // Whoever places it does so once more, also where it is as large as it was.
    view.superview?.setNeedsLayout()
    placeContent(of: live, isRoot: isRoot)
    ContentFitting.apply(settings, to: live.object, context)
  }

  /// Gives a scroll view that constraints or a stack have placed the size that the file says, which it has in a
  /// first load until they give it another: what is put into it moves the content as far as the size lets it.
  func letGo(_ live: LiveNode) {
    guard let scroll = live.view as? UIScrollView,
      !scroll.translatesAutoresizingMaskIntoConstraints, !moved(of: live).contains(.content)
    else { return }
    placeAnew(scroll, of: live, isRoot: false)
    live.placeAgain()
  }

  /// Puts what fills a cell where it lies before the cell has placed it, if that has become another: how
  /// large it gets then may bring its content elsewhere.
  func takeOut(_ live: LiveNode, since old: SceneNode?) {
    // What the file sets by another key is no change to the tree, which then is not laid out.
    let isSame =
      !isRoomNew
      && old.map { live.node.hasSameEffect(as: $0) && hasSameConstraints(live.node, as: $0) }
        == true
    guard !isSame, let view = live.view, view.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    placeAnew(view, of: live, isRoot: false)
    live.placeAgain()
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

extension LiveNode {
  /// The view of a controller that is shown as a part of something, such as a bar, and has its own size.
  func viewShownFreely(of child: LiveNode) -> UIView? {
    guard let view = child.object.controller?.freeView else { return nil }
    let isPart = zip(node.sceneClass.slots, slots).contains { slot, nodes in
      !slot.isForControllers && nodes.contains { $0 === child }
    }
    return isPart ? view : nil
  }
}

extension UIViewController {
  /// Its view where no other controller says how large that is.
  var freeView: UIView? { parent == nil ? view : nil }
}
