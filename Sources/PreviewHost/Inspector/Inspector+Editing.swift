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
      typedBefore = edits.source(of: inspected) ?? inspected.value.editable
      field.text = typedBefore
      field.isHidden = false
      field.becomeFirstResponder()
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.endOfDocument)
    }
    hasPanelFocus = true
  }

  /// Return was pressed.
  ///
  /// A text that is no value stays in the field, for somebody to mend it.
  func finishTyping() {
    guard let (inspected, node) = typed else { return }
    let text = panel.field.text ?? ""
    guard text != typedBefore else { return stopTyping() }
    if let reference = edits.reference(text) {
      guard inspected.property.decode(reference) != nil else { return refuse(text, for: inspected) }
      stopTyping()
      return apply(JSONValue(text), shownAs: reference, for: inspected, of: node)
    }
    guard let value = LiveScene.typed(text, for: inspected.property) else {
      return refuse(text, for: inspected)
    }
    stopTyping()
    // Nothing refers to anything by chance.
    let hasParameter = text.contains("${") && edits.hasParameter(inspected)
    let written = hasParameter ? value : value.withDollarsEscaped
    apply(written, shownAs: written.withDollarsPlain, for: inspected, of: node)
  }

  private func refuse(_ text: String, for inspected: InspectedValue) {
    edits.say(edits.refusal(of: text, for: inspected.property), isProblem: true)
    noteChange()
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
    of live: LiveNode, gesture: Int? = nil
  ) {
    let isOne = scene.act { scene.live.set(shown ?? value, for: inspected, of: live) }
    if isOne {
      edits.note(
        value, shownAs: shown, for: inspected, of: live, before: inspected.value, gesture: gesture)
    } else {
      edits.say(
        "‘\(inspected.property.name)’ takes \(inspected.property.expectation)", isProblem: true)
    }
    noteChange()
  }

  func inspected(_ name: String, of item: InspectedLayer) -> InspectedValue? {
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
    scene.act { edits.redo() }
    noteChange()
  }
}
