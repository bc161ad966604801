import QuartzCore
import UIKit

extension LiveScene {
  /// The views of the scene as text, a line a view: class, id, frame, and what differs from a fresh
  /// one.
  ///
  /// What is in no window, such as another tab or what is given to a menu, has a place only when it is
  /// shown: until then it is where it was last, if it ever was anywhere.
  package func dumpViews() -> String {
    // Lists that are in no window measure themselves when they are asked, and not for another screen.
    window.screen.asMain { textOfViews() }
  }

  private func textOfViews() -> String {
    var text = ""
    var pending = roots.reversed().map {
      (live: $0, depth: 0, isShown: true, mask: UIView?.none)
    }
    while let (live, depth, isAboveShown, maskAbove) = pending.popLast() {
      guard let view = live.view else { continue }
      let isMask = live.layer.superlayer.map { $0.mask === live.layer } ?? false
      // A mask, and what is in one, is in no window, and seen by what it masks.
      let mask = isMask ? view : maskAbove
      let isInMask = mask.map { view.isDescendant(of: $0) } ?? false
      let isShown = isAboveShown && (view.window != nil || isInMask)
      text += String(repeating: "  ", count: depth)
      if isMask { text += "mask " }
      text += line(live.object, of: live.node, isShown: isShown) + "\n"
      let rows = isShown ? live.rows?.shownLives ?? [] : []
      let inner = rows.reversed() + live.slots.joined().reversed()
      pending += (inner + (live.masks + live.subviews + live.menus).reversed()).map {
        ($0, depth + 1, isShown, mask)
      }
    }
    return text
  }

  /// The constraints of the scene as text: which hold, and which are missed or left out.
  package func dumpConstraints() -> String { window.dumpConstraints() }

  /// The trees of layers.
  package enum LayerTree {
    /// What was set, and the animations of each layer below it.
    case model
    /// What is on show at the time of the clock.
    case presentation
  }

  /// All layers of the window as text, those of views with the view's id.
  package func dumpLayers(_ tree: LayerTree = .model) -> String {
    var names: [ObjectIdentifier: SceneNode] = [:]
    var nodes = roots
    while let live = nodes.popLast() {
      names[ObjectIdentifier(live.layer)] = live.node
      nodes += live.children
    }
    return LayerTreeText(nodes: names).text(of: window.layer, tree)
  }

  private func line(_ object: SceneObject, of node: SceneNode, isShown: Bool) -> String {
    DumpLine(
      id: node.id.map { "\($0)" }, isShown: isShown, setsContents: node.setsContents
    ).text(object, as: node.sceneClass, named: node.sceneClass.name)
  }
}
