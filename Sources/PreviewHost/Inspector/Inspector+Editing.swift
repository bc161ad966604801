import CoreGraphics
import QuartzCore
import Scenes
import Stages
import UIKit

// Changes of what is selected: on show at once, in the file with `S`.

extension Inspector {
  // MARK: Fields

  /// Lets somebody type another value in the place of a row's.
  func beginTyping(_ inspected: InspectedValue, at rect: CGRect) {
    guard let node = selectedItem?.node else {
      edits.say("No file speaks of this layer", isProblem: true)
      return noteChange()
    }
    if case .bool(let isOn) = inspected.value {
      return apply(JSONValue(!isOn), for: inspected, of: node)
    }
    typed = (inspected, node)
    stage.act {
      let field = panel.field
      let frame = PropertyCell.valueFrame(in: rect.size)
      field.frame = frame.offsetBy(dx: 0, dy: rect.minY).insetBy(dx: -6, dy: 1)
      field.text = edits.source(of: inspected) ?? inspected.value.editable
      field.isHidden = false
      field.becomeFirstResponder()
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.endOfDocument)
    }
    hasPanelFocus = true
  }

  /// Return was pressed.
  func finishTyping() {
    guard let (inspected, node) = typed else { return }
    let text = panel.field.text ?? ""
    stopTyping()
    if let reference = edits.reference(text) {
      return apply(JSONValue(text), shownAs: reference, for: inspected, of: node)
    }
    guard let value = LiveScene.typed(text, for: inspected.property) else {
      edits.say(
        "‘\(inspected.property.name)’ takes \(inspected.property.expectation)", isProblem: true)
      return noteChange()
    }
    apply(value, for: inspected, of: node)
  }

  func stopTyping() {
    typed = nil
    guard !panel.field.isHidden else { return }
    stage.act {
      panel.field.resignFirstResponder()
      panel.field.isHidden = true
    }
  }

  // MARK: Values

  /// Gives a property a value, on show at once; a reference is shown as what it stands for.
  func apply(
    _ value: JSONValue, shownAs shown: JSONValue? = nil, for inspected: InspectedValue,
    of live: LiveNode
  ) {
    let isOne = scene.act { scene.live.set(shown ?? value, for: inspected, of: live) }
    if isOne {
      edits.note(value, for: inspected, of: live, before: inspected.value)
    } else {
      edits.say(
        "‘\(inspected.property.name)’ takes \(inspected.property.expectation)", isProblem: true)
    }
    noteChange()
  }

  private func inspected(_ name: String, of item: InspectedLayer) -> InspectedValue? {
    scene.act { scene.live.inspect(name, of: item.layer, as: item.node) }
  }

  /// Hides a layer, or shows it again.
  func hide(_ layer: CALayer) {
    let item = outline.item(layer)
    if let node = item.node, let inspected = inspected("isHidden", of: item) {
      apply(JSONValue(!layer.isHidden), for: inspected, of: node)
    } else {
      scene.act { CATransaction.atOnce { layer.isHidden.toggle() } }
    }
    noteChange()
  }

  // MARK: Frames

  /// Whether a hand can move the selection: where the file places it, and nothing else does.
  var movable: (item: InspectedLayer, live: LiveNode, frame: InspectedValue)? {
    guard let item = selectedItem, let node = item.node, node !== scene.live.root,
      CATransform3DIsIdentity(item.layer.transform), let frame = inspected("frame", of: item)
    else { return nil }
    switch frame.origin {
    case .file: return (item, node, frame)
    case .runTime: return edits.holds(frame, of: node) ? (item, node, frame) : nil
    case .standard, .animation, .follows: return (item, node, frame)
    }
  }

  /// Gives the selection a frame.
  func setFrame(_ new: CGRect, of live: LiveNode, _ inspected: InspectedValue) {
    guard new != live.layer.frame else { return }
    let size = live.layer.superlayer?.bounds.size ?? .zero
    let written = live.node.setting(of: inspected.property, onRootLayer: false)?.value
    apply(
      FrameText.value(of: new, written: written, in: size), for: inspected, of: live)
  }

  /// Moves the selection by points, or makes it larger by them.
  func nudge(by distance: CGVector, resizes: Bool) {
    guard let (item, live, frame) = movable else {
      edits.say("What is selected has no frame of its own to move", isProblem: true)
      return noteChange()
    }
    let sides: FrameDrag.Sides = resizes ? [.right, .bottom] : .all
    setFrame(FrameDrag.moved(item.layer.frame, sides, by: distance), of: live, frame)
  }

  // MARK: Files

  func save() {
    stopTyping()
    edits.write()
    noteChange()
  }

  func answer(_ index: Int) {
    edits.answer(index)
    noteChange()
  }

  func undo() {
    scene.act { edits.undo() }
    noteChange()
  }

  func redo() {
    edits.redo()
    noteChange()
  }
}
