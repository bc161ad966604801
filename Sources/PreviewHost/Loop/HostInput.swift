import CoreGraphics
import Foundation
import Scenes
import Stages
import UIKit

/// Gives what SDL reports to the scene.
@MainActor
package struct HostInput {
  private let stage: Stage
  private var mirrored: MirroredFinger?
  /// Where a mouse stands for two fingers, in the scene: while they are down, and those of the last
  /// notch of a wheel.
  var heldFingers: [CGPoint] { mirrored?.places ?? [] }
  private(set) var turnedFingers: [CGPoint] = []
  /// Whether a hand has done something to the scene, which then is no function of time alone.
  private(set) var hasActed = false

  /// The pointer and its mirrored finger, as touches; real fingers have other numbers.
  private enum Finger {
    static let pointer = -10
    static let mirrored = -11
  }

  /// Points that a notch of the wheel scrolls by.
  static let notch: CGFloat = 40

  package init(stage: Stage) {
    self.stage = stage
  }

  /// Tells whether the event was one for the scene; keys are, if something wanted them.
  package mutating func take(
    _ event: HostEvent, place: (CGPoint) -> CGPoint
  ) -> Bool {
    switch event {
    case .press(let point, let modifiers):
      hasActed = true
      press(place(point), modifiers)
    case .move(let point): move(to: place(point))
    case .release(let point): release(at: place(point))
    case .clickSecondary(let point):
      hasActed = true
      stage.send { $0.clickSecondary(at: place(point), time: $1) }
    case .hover(let point): stage.send { $0.hover(at: point.map(place), time: $1) }
    case .wheel(let point, let x, let y, let modifiers) where modifiers.contains(.command):
      hasActed = true
      // Up makes larger; with Shift, which desktops turn into sideways, it turns.
      let notches = y != 0 ? -y : -x
      turnFingers(by: notches, turns: modifiers.contains(.shift), around: place(point))
    case .wheel(let point, let x, let y, _):
      hasActed = true
      // The content goes the other way.
      let distance = CGSize(width: -x * Self.notch, height: -y * Self.notch)
      return stage.send { $0.scroll(by: distance, at: place(point), time: $1) }
    case .finger(let id, let phase, let point):
      hasActed = true
      stage.send { $0.send([.init(id, phase, at: place(point))], time: $1) }
    case .keyDown(let press):
      let isTyping = stage.wantsText
      var isTaken = stage.send {
        $0.keyDown(press.key, isRepeat: press.isRepeat, time: $1)
      }
      // A field has no use for it, whatever it answers.
      if press.code == .keyboardEscape, isTyping, leaveField() { isTaken = true }
      if isTaken { hasActed = true }
      return isTaken
    case .keyUp(let code, let modifiers):
      stage.send { $0.keyUp(code, modifierFlags: modifiers, time: $1) }
    case .text(let text): stage.send { _ = $0.insertText(text, time: $1) }
    case .markedText(let text, let range):
      stage.send { $0.setMarkedText(text, selectedRange: range, time: $1) }
    case .inputLost: cancel()
    case .grab, .hidden, .resized, .exposed, .deviceReset, .wake, .quit: return false
    }
    return true
  }

  /// The scene is as its file has it.
  mutating func begin() { hasActed = false }

  /// Everything that is touched or held down is no more.
  package mutating func cancel() {
    mirrored = nil
    stage.send { $0.cancelAll(time: $1) }
  }

  /// Somebody goes elsewhere: a field that is edited is so no more.
  func leave() { _ = leaveField() }

  // MARK: The pointer

  private mutating func press(_ point: CGPoint, _ modifiers: UIKeyModifierFlags) {
    guard modifiers.contains(.alternate) else {
      let hit = stage.send { $0.press(at: point, time: $1) }
      if !isForField(hit) { _ = leaveField() }
      return
    }
    let window = stage.input.window
    let middle = stage.act {
      window.hitTest(point, with: nil).map { $0.convert($0.bounds.center, to: window) }
    }
    mirrored = MirroredFinger(at: point, around: middle ?? window.bounds.center)
    send(.began, at: point)
  }

  private mutating func move(to point: CGPoint) {
    guard mirrored != nil else {
      stage.send { $0.move(to: point, time: $1) }
      return
    }
    let modifiers = stage.send { input, _ in input.modifierFlags }
    mirrored?.move(to: point, modifiers: modifiers)
    send(.moved, at: point)
  }

  private mutating func release(at point: CGPoint) {
    guard mirrored != nil else {
      stage.send { $0.release(at: point, time: $1) }
      return
    }
    send(.ended, at: point)
    mirrored = nil
  }

  // MARK: Text fields

  /// The field that is edited is so no more; tells whether there was one.
  private func leaveField() -> Bool {
    guard stage.wantsText else { return false }
    return stage.act { stage.input.window.endEditing(true) }
  }

  /// Whether a click on a view leaves a field that is edited alone: one on empty ground does not, and a
  /// control, such as the button that sends what was typed, has its own way.
  private func isForField(_ hit: UIView?) -> Bool {
    guard let hit else { return false }
    return sequence(first: hit, next: \.superview).contains {
      $0 is UIControl || $0 is any UITextInput
    }
  }

  // MARK: Fingers

  /// Two fingers around a point that go apart or together, or turn, by a notch's worth each.
  private mutating func turnFingers(by notches: CGFloat, turns: Bool, around middle: CGPoint) {
    guard notches != 0, mirrored == nil else { return }
    let reach: CGFloat = 60
    func fingers(_ share: CGFloat, _ phase: UITouch.Phase) {
      let angle = turns ? share * notches * Self.notchAngle : 0
      let radius = turns ? reach : reach * pow(Self.notchScale, share * notches)
      let arm = CGVector(dx: radius * cos(angle), dy: radius * sin(angle))
      turnedFingers = [
        CGPoint(x: middle.x + arm.dx, y: middle.y + arm.dy),
        CGPoint(x: middle.x - arm.dx, y: middle.y - arm.dy),
      ]
      stage.send {
        $0.send(
          [
            .init(Finger.pointer, phase, at: turnedFingers[0]),
            .init(Finger.mirrored, phase, at: turnedFingers[1]),
          ],
          time: $1)
      }
    }
    fingers(0, .began)
    // In steps, as recognizers wait for some movement before they begin.
    for step in 1...8 { fingers(CGFloat(step) / 8, .moved) }
    fingers(1, .ended)
  }

  private static let notchScale: CGFloat = 1.25
  private static let notchAngle: CGFloat = .pi / 12

  /// What both fingers do.
  private func send(_ phase: UITouch.Phase, at point: CGPoint) {
    guard let mirrored else { return }
    stage.send {
      $0.send(
        [
          .init(Finger.pointer, phase, at: point),
          .init(Finger.mirrored, phase, at: mirrored.place),
        ],
        time: $1)
    }
  }
}
