import CoreGraphics
import Foundation
import Scenes
import Stages
import UIKit

/// Gives what SDL reports to the scene.
@MainActor
struct HostInput {
  private let stage: Stage
  private var mirrored: MirroredFinger?
  /// Whether a hand has done something to the scene, which then is no function of time alone.
  private(set) var hasActed = false

  /// The pointer and its mirrored finger, as touches; real fingers have other numbers.
  private enum Finger {
    static let pointer = -10
    static let mirrored = -11
  }

  /// Points that a notch of the wheel scrolls by.
  private static let notch: CGFloat = 40

  init(stage: Stage) {
    self.stage = stage
  }

  /// Tells whether the event was one for the scene; keys are, if something wanted them.
  mutating func take(
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
    case .wheel(let point, let x, let y):
      hasActed = true
      // The content goes the other way.
      let distance = CGSize(width: -x * Self.notch, height: -y * Self.notch)
      stage.send { $0.scroll(by: distance, at: place(point), time: $1) }
    case .finger(let id, let phase, let point):
      hasActed = true
      stage.send { $0.send([.init(id, phase, at: place(point))], time: $1) }
    case .keyDown(let press):
      let isTaken = stage.send {
        $0.keyDown(press.key, isRepeat: press.isRepeat, time: $1)
      }
      if isTaken { hasActed = true }
      return isTaken
    case .keyUp(let code, let modifiers):
      stage.send { $0.keyUp(code, modifierFlags: modifiers, time: $1) }
    case .text(let text): stage.send { _ = $0.insertText(text, time: $1) }
    case .markedText(let text, let range):
      stage.send { $0.setMarkedText(text, selectedRange: range, time: $1) }
    case .inputLost: cancel()
    case .resized, .exposed, .deviceReset, .wake, .quit: return false
    }
    return true
  }

  /// The scene is as its file has it.
  mutating func begin() { hasActed = false }

  /// Everything that is touched or held down is no more.
  mutating func cancel() {
    mirrored = nil
    stage.send { $0.cancelAll(time: $1) }
  }

  // MARK: The pointer

  private mutating func press(_ point: CGPoint, _ modifiers: UIKeyModifierFlags) {
    guard modifiers.contains(.alternate) else {
      stage.send { _ = $0.press(at: point, time: $1) }
      return
    }
    let window = stage.live.window
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
