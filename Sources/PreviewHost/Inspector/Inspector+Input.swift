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
    if closesMenu(event, panelAt: origin) { return true }
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
      stuck = nil
      _ = toPanel(event, place)
      return false
    case .press, .move, .release, .clickSecondary:
      return mode == .select && pick(event)
    case .wheel, .grab, .hidden, .finger, .resized, .exposed, .deviceReset, .wake, .quit:
      return false
    }
  }

  /// A menu of the panel has all keys, and goes with a click beside it, also on the scene.
  private func closesMenu(_ event: HostEvent, panelAt origin: CGFloat) -> Bool {
    guard stage.live.window.hasOpenMenu else { return false }
    switch event {
    case .press(let point, _) where point.x < origin,
      .clickSecondary(let point) where point.x < origin:
      stage.act { stage.live.window.closeMenu() }
      return true
    case .keyDown: return toPanel(event) { $0 }
    default: return false
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
    // What a click would select.
    if let point, !isInPanel { hovered = layers(at: point).first }
    return true
  }

  /// The layers at a point of the window that a click can select, the frontmost first: those that a file
  /// speaks of, and where there are none what there is.
  func layers(at point: CGPoint) -> [CALayer] {
    let all = scene.act { LayerPick.layers(at: point, below: scene.live.window.layer) }
    let ofFile = all.filter { outline.item($0).node != nil }
    return ofFile.isEmpty ? all : ofFile
  }

  private func pick(_ event: HostEvent) -> Bool {
    switch event {
    case .press(let point, _): press(at: point)
    case .move(let point): dragOn(to: point)
    case .release(let point):
      // A click on what is selected goes to the one below.
      if let drag, drag.isClick, drag.sides == .all { select(at: point) }
      if let stuck, isNear(stuck, point) { select(at: point) }
      drag = nil
      stuck = nil
    case .clickSecondary(let point):
      select(nil)
      select(at: point)
    default: return false
    }
    return true
  }

  private func press(at point: CGPoint) {
    takeNodes()
    if beginDrag(at: point) { return }
    // A click or the beginning of a drag; the hand will show.
    if let selected, movable == nil, next(at: point) === selected || isAtLastClick(point) {
      stuck = point
    } else {
      select(at: point)
    }
  }

  /// Selects the frontmost layer at a point, or where that is clicked once more the one below.
  private func select(at point: CGPoint) {
    let found = next(at: point)
    select(found, at: found == nil ? nil : inScene(point))
  }

  /// What a click at a point selects.
  private func next(at point: CGPoint) -> CALayer? {
    let found = layers(at: point)
    guard isAtLastClick(point), let index = found.firstIndex(where: { $0 === selected }) else {
      return found.first
    }
    return found[(index + 1) % found.count]
  }

  /// Whether the click that selected was at the same place.
  private func isAtLastClick(_ point: CGPoint) -> Bool {
    guard let clicked, let root else { return false }
    return isNear(scene.live.window.layer.convert(clicked, to: root), point)
  }

  private func inScene(_ point: CGPoint) -> CGPoint? {
    let window = scene.live.window.layer
    return root.map { window.convert(point, from: $0) }
  }

  /// As near as a hand that means one place.
  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    (one.x - other.x).magnitude <= 4 && (one.y - other.y).magnitude <= 4
  }

  // MARK: Dragging

  private func beginDrag(at point: CGPoint) -> Bool {
    guard let place = movable, let layer = selected, let around = layer.superlayer else {
      return false
    }
    let reach = InspectionOverlay.handle + 3
    let held = FrameDrag.handles(of: layer.bounds).first {
      let shown = layer.convert($0.point, to: root)
      return (shown.x - point.x).magnitude <= reach && (shown.y - point.y).magnitude <= reach
    }
    guard held != nil || layer.bounds.contains(layer.convert(point, from: root)) else {
      return false
    }
    drag = FrameDrag(
      layer: layer, sides: held?.sides ?? .all, start: around.convert(point, from: root),
      frame: place.rect)
    return true
  }

  private func dragOn(to point: CGPoint) {
    if let stuck, !isNear(stuck, point) {
      sayUnmovable()
      self.stuck = nil
    }
    guard var drag, let around = drag.layer.superlayer, let place = movable,
      place.live.layer === drag.layer
    else { return }
    let new = drag.frame(at: around.convert(point, from: root))
    if new != drag.frame { drag.isClick = false }
    self.drag = drag
    if !drag.isClick { setFrame(new, of: place) }
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
