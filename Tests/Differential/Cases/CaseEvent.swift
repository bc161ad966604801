import CoreGraphics
import Scenes
import Snapshots
import Stages
import UIKit

/// Something that hands, the clock or an editor do, as cases have it: one member, its name being
/// what happens.
enum CaseEvent {
  case press(CGPoint)
  case move(CGPoint)
  case release
  case cancel
  /// The pointer without a button; nil: it leaves.
  case hover(CGPoint?)
  case scroll(CGSize, CGPoint)
  /// A finger by its number.
  case finger(Int, UITouch.Phase, CGPoint)
  case key(KeyStroke)
  case type(String)
  /// What an input method shows before it is settled.
  case mark(String)
  case wait(Double)
  /// A save: the scene of this place in the case.
  case show(Int)

  /// Nil for what is no event, such as one that was made smaller.
  init?(_ value: JSONValue) {
    guard let member = value.members?.first else { return nil }
    let numbers = (member.value.elements ?? []).compactMap(\.number)
    let point = numbers.count >= 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    let text = member.value.string
    switch member.key {
    case "press": self.init(point.map { .press($0) })
    case "move": self.init(point.map { .move($0) })
    case "release": self = .release
    case "cancel": self = .cancel
    case "hover": self = .hover(point)
    case "scroll" where numbers.count == 4:
      self = .scroll(
        CGSize(width: numbers[0], height: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]))
    case "finger" where numbers.count == 4:
      guard let phase = Self.phases[Int(numbers[1])] else { return nil }
      self = .finger(Int(numbers[0]), phase, CGPoint(x: numbers[2], y: numbers[3]))
    case "key": self.init(text.flatMap { KeyStroke($0) }.map { .key($0) })
    case "type": self.init(text.map { .type($0) })
    case "mark": self.init(text.map { .mark($0) })
    case "wait": self.init(member.value.number.map { .wait($0) })
    case "show": self.init(member.value.number.map { .show(Int($0)) })
    default: return nil
    }
  }

  private init?(_ event: CaseEvent?) {
    guard let event else { return nil }
    self = event
  }

  private static let phases: [Int: UITouch.Phase] = [
    0: .began, 1: .moved, 2: .ended, 3: .cancelled,
  ]
}

extension Stage {
  /// Has something happen.
  func perform(_ event: CaseEvent, among scenes: [ExpandedScene?]) {
    switch event {
    case .press(let point): send { $0.press(at: point, time: $1) }
    case .move(let point): send { $0.move(to: point, time: $1) }
    case .release: send { $0.release(time: $1) }
    case .cancel: send { $0.cancelAll(time: $1) }
    case .hover(let point): send { $0.hover(at: point, time: $1) }
    case .scroll(let by, let point): send { $0.scroll(by: by, at: point, time: $1) }
    case .finger(let id, let phase, let point):
      send { $0.send([WindowInput.Change(id, phase, at: point)], time: $1) }
    case .key(let stroke):
      send { $0.keyDown(stroke.key, time: $1) }
      if let typed = stroke.typed { send { $0.insertText(typed, time: $1) } }
      send { $0.keyUp(stroke.code, modifierFlags: stroke.modifiers, time: $1) }
    case .type(let text): send { $0.insertText(text, time: $1) }
    case .mark(let text):
      send {
        $0.setMarkedText(text, selectedRange: NSRange(location: 0, length: 0), time: $1)
      }
    case .wait(let seconds): goOn(to: time + min(max(seconds, 0), 100))
    case .show(let index):
      if scenes.indices.contains(index), let scene = scenes[index] { show(scene) }
    }
  }
}
