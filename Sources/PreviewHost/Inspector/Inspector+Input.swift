import CoreGraphics
import QuartzCore
import Scenes
import Stages
import UIKit

// What hands do while the inspector is open.

extension Inspector {
  /// Takes an event; tells whether it is done with. `origin` is the panel's corner in the window.
  func take(_ event: HostEvent, panelAt origin: CGFloat) -> Bool {
    guard isOpen else { return false }
    func inPanel(_ point: CGPoint) -> Bool { point.x >= origin }
    func place(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin, y: point.y) }
    switch event {
    case .press(let point, let keys):
      modifiers = keys
      hasPanelFocus = inPanel(point)
      if !hasPanelFocus { leaveFields() }
    case .keyDown(let press): modifiers = press.modifiers
    case .keyUp(_, let keys): modifiers = keys
    default: break
    }
    switch event {
    case .press(let point, _) where inPanel(point), .clickSecondary(let point) where inPanel(point),
      .wheel(let point, _, _, _) where inPanel(point),
      .finger(_, .began, let point) where inPanel(point):
      return toPanel(event, place)
    case .move where hasPanelFocus, .release where hasPanelFocus, .finger where hasPanelFocus:
      return toPanel(event, place)
    case .hover(let point): return hover(at: point, isInPanel: point.map(inPanel) ?? false, place)
    case .keyDown(let press): return key(press)
    case .keyUp, .text, .markedText: return hasPanelFocus && toPanel(event, place)
    case .inputLost:
      drag = nil
      _ = toPanel(event, place)
      return false
    case .press, .move, .release, .clickSecondary:
      return mode == .select && pick(event)
    case .wheel, .grab, .hidden, .finger, .resized, .exposed, .deviceReset, .wake, .quit:
      return false
    }
  }

  private func toPanel(_ event: HostEvent, _ place: (CGPoint) -> CGPoint) -> Bool {
    _ = panelInput.take(event, place: place)
    return true
  }

  /// Whether what is typed is text for the panel.
  var wantsText: Bool { isOpen && hasPanelFocus && stage.wantsText }

  private func leaveFields() {
    stopTyping()
    stage.act { _ = stage.live.window.endEditing(true) }
  }

  // MARK: The pointer over the scene

  private func hover(
    at point: CGPoint?, isInPanel: Bool, _ place: (CGPoint) -> CGPoint
  ) -> Bool {
    _ = panelInput.take(.hover(isInPanel ? point : nil), place: place)
    guard mode == .select else { return isInPanel }
    hovered = nil
    if let point, !isInPanel { hovered = layers(at: point).first }
    return true
  }

  /// The layers at a point of the window, the frontmost first.
  func layers(at point: CGPoint) -> [CALayer] {
    scene.act { LayerPick.layers(at: point, below: scene.live.window.layer) }
  }

  private func pick(_ event: HostEvent) -> Bool {
    switch event {
    case .press(let point, _):
      if !beginDrag(at: point) { select(at: point) }
    case .move(let point): dragOn(to: point)
    case .release(let point):
      // A click on what is selected goes to the one below.
      if let drag, drag.isClick, drag.sides == .all { select(at: point) }
      drag = nil
    case .clickSecondary(let point):
      select(nil)
      select(at: point)
    default: return false
    }
    return true
  }

  /// Selects the frontmost layer at a point, or where that is selected the one below.
  private func select(at point: CGPoint) {
    let found = layers(at: point)
    guard !found.isEmpty else { return select(nil) }
    let current = selected.flatMap { selected in found.firstIndex { $0 === selected } }
    let window = scene.live.window.layer
    select(
      found[current.map { ($0 + 1) % found.count } ?? firstOfFile(found)],
      at: window.convert(point, from: root))
  }

  /// What a file speaks of goes before the parts that its view is made of.
  private func firstOfFile(_ layers: [CALayer]) -> Int {
    layers.firstIndex { outline.item($0).node != nil } ?? 0
  }

  // MARK: Dragging

  private func beginDrag(at point: CGPoint) -> Bool {
    guard let (item, live, _) = movable, let around = item.layer.superlayer else { return false }
    let inside = around.convert(point, from: root)
    let frame = item.layer.frame
    let reach = (InspectionOverlay.handle + 3) / max(placement.zoom, 0.01)
    let held = FrameDrag.handles(of: frame).first {
      abs($0.point.x - inside.x) <= reach && abs($0.point.y - inside.y) <= reach
    }
    guard held != nil || frame.contains(inside) else { return false }
    drag = FrameDrag(
      layer: item.layer, live: live, sides: held?.sides ?? .all, start: inside, frame: frame)
    return true
  }

  private func dragOn(to point: CGPoint) {
    guard var drag, let around = drag.layer.superlayer,
      let (_, live, frame) = movable, live === drag.live
    else { return }
    let inside = around.convert(point, from: root)
    let new = drag.frame(at: inside)
    if new != drag.frame { drag.isClick = false }
    self.drag = drag
    if !drag.isClick { setFrame(new, of: live, frame) }
  }

  /// The root of everything in the scene's part of the window.
  var root: CALayer? { scene.surroundings?.root }

  // MARK: Keys

  private func key(_ press: HostEvent.KeyPress) -> Bool {
    if wantsText, !HostCommand.isOnFunctionKey(press) {
      if press.code == .keyboardEscape {
        leaveFields()
        return true
      }
      return toPanel(.keyDown(press), { $0 })
    }
    if edits.question != nil, let number = press.character?.wholeNumberValue {
      answer(number - 1)
      return true
    }
    switch (press.character, press.modifiers.subtracting([.alphaShift, .numericPad])) {
    case ("s", []), ("s", .command): save()
    case ("z", .command): undo()
    case ("z", [.command, .shift]), ("y", .command): redo()
    case ("/", _): focusSearch()
    default: return otherKey(press)
    }
    return true
  }

  private func otherKey(_ press: HostEvent.KeyPress) -> Bool {
    let modifiers = press.modifiers.subtracting([.alphaShift, .numericPad])
    if press.code == .keyboardEscape {
      if edits.question != nil {
        edits.cancelQuestion()
      } else if scene.isolated != nil {
        scene.isolated = nil
      } else {
        guard selected != nil else { return false }
        select(nil)
      }
      noteChange()
      return true
    }
    guard selected != nil, let direction = Self.direction(press.code),
      modifiers.subtracting([.shift, .command]).isEmpty
    else { return mode == .select && !Self.isHosts(press) }
    if hasPanelFocus {
      walk(direction)
    } else if mode == .select {
      let step: CGFloat = modifiers.contains(.shift) ? 10 : 1
      nudge(
        by: CGVector(dx: direction.dx * step, dy: direction.dy * step),
        resizes: modifiers.contains(.command))
    } else {
      return false
    }
    return true
  }

  /// Keys that mean something to the host go on to it, whatever is selected.
  private static func isHosts(_ press: HostEvent.KeyPress) -> Bool { HostCommand(press) != nil }

  private static func direction(_ code: UIKeyboardHIDUsage) -> CGVector? {
    switch code {
    case .keyboardLeftArrow: CGVector(dx: -1, dy: 0)
    case .keyboardRightArrow: CGVector(dx: 1, dy: 0)
    case .keyboardUpArrow: CGVector(dx: 0, dy: -1)
    case .keyboardDownArrow: CGVector(dx: 0, dy: 1)
    default: nil
    }
  }

  /// Goes through the tree: up and down its rows, out of and into the selected one.
  private func walk(_ direction: CGVector) {
    guard let selected, let index = outline.index(of: selected) else { return }
    if direction.dx != 0 {
      outline.setFolded(direction.dx < 0, selected)
      return noteChange()
    }
    let next = index + Int(direction.dy)
    guard outline.rows.indices.contains(next) else { return }
    select(outline.rows[next].item.layer, reveals: false)
  }

  func focusSearch() {
    hasPanelFocus = true
    stage.act { _ = panel.search.becomeFirstResponder() }
  }
}
