import QuartzCore
import Scenes
import Stages
import UIKit

// Editors that have the scene's files open.

extension Host {
  func takeForEditors(_ load: SceneLoad) { link?.take(load, on: layout.variants.stages) }

  /// Takes what editors have said.
  func hearEditors() { link?.turn(on: layout.variants.stages, at: elapsed) }

  /// Brings the outline of their cursors to its place.
  func placeCursor() {
    link?.placeOutline(
      besides: inspector.flatMap { $0.isOpen ? $0.selected : nil }, in: room.scene.points,
      adding: layout.addOverlay)
  }

  /// Whether a key or a click asks for an editor, which is then told.
  func goesToEditor(_ event: HostEvent) -> Bool {
    guard let inspector, inspector.isOpen, inspector.mode == .select, !inspector.wantsText,
      case .keyDown(let press) = event, press.code == .keyboardReturnOrEnter,
      inspector.edits.question == nil, inspector.selected != nil
    else { return false }
    tellEditors(takesFocus: true)
    return true
  }

  /// Tells editors of what a hand has selected; what a save has made anew would move the cursor of
  /// whoever is typing.
  func tellEditors(of event: HostEvent, before: CALayer?) {
    if case .press = event { link?.forget() }
    guard let inspector, inspector.isOpen else { return }
    switch event {
    case .press(let point, let keys)
    where keys.contains(.command) && isInScene(point) && inspector.mode == .select:
      tellEditors(takesFocus: true)
    case .press, .release, .clickSecondary, .keyDown, .finger:
      if inspector.selected !== before { tellEditors(takesFocus: false) }
    default: break
    }
  }

  private func tellEditors(takesFocus: Bool) {
    guard let link, link.hasEditors, let inspector else { return }
    var layer = inspector.selected
    // Parts of a control belong to the node around them.
    while let current = layer {
      if let live = inspector.outline.item(current).node {
        return link.tell(live.node, takesFocus: takesFocus)
      }
      layer = current.superlayer
    }
  }
}
