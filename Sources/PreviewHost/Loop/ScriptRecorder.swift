import CoreGraphics
import Foundation
import Scenes
import Snapshots
import Stages
import UIKit

/// Writes down what hands do to a scene, as a script that does it again.
@MainActor
struct ScriptRecorder {
  private let stage: Stage
  private let began: TimeInterval
  private var steps: [JSONValue] = []
  /// The press that is under way.
  private var press: Press?
  /// What is typed meanwhile.
  private var typed = ""

  private struct Press {
    let id: String
    /// In the view, in points from its corner.
    let point: CGPoint
    let place: CGPoint
    let time: TimeInterval
  }

  /// A hand that moves less has not moved.
  private static let stillness: CGFloat = 4
  /// A press that lasts longer is no tap.
  private static let longestTap: TimeInterval = 0.4

  init(of stage: Stage) {
    self.stage = stage
    began = stage.time
  }

  // MARK: Hands

  /// Takes in an event before the scene does; `place` has its points in the scene.
  mutating func note(_ event: HostEvent, place: (CGPoint) -> CGPoint) {
    switch event {
    case .press(let point, let modifiers) where !modifiers.contains(.alternate):
      begin(at: place(point))
    case .release(let point): end(at: place(point))
    case .wheel(let point, let x, let y, let modifiers) where modifiers.isEmpty:
      scroll(
        at: place(point), by: CGSize(width: -x * HostInput.notch, height: -y * HostInput.notch))
    case .text(let text): typed += text
    case .keyDown(let stroke):
      guard let name = KeyStroke.name(of: stroke.code, stroke.modifiers), stroke.character != " "
      else { return }
      add([("key", JSONValue(name))])
    default: break
    }
  }

  /// The view with a name that a point is in, and where it is there.
  private func target(at point: CGPoint) -> (id: String, inside: CGPoint)? {
    let window = stage.live.window
    guard let hit = stage.act({ window.hitTest(point, with: nil) }) else { return nil }
    for view in sequence(first: hit, next: \.superview) {
      guard let id = stage.live.node(of: view)?.node.id else { continue }
      let inside = view.convert(point, from: window)
      let origin = view.bounds.origin
      return (id.description, CGPoint(x: inside.x - origin.x, y: inside.y - origin.y))
    }
    return nil
  }

  private mutating func begin(at point: CGPoint) {
    press = target(at: point).map {
      Press(id: $0.id, point: $0.inside, place: point, time: stage.time)
    }
  }

  private mutating func end(at point: CGPoint) {
    guard let press else { return }
    self.press = nil
    let way = CGSize(width: point.x - press.place.x, height: point.y - press.place.y)
    let duration = stage.time - press.time
    let place = ("point", Self.numbers(press.point.x, press.point.y))
    if max(abs(way.width), abs(way.height)) > Self.stillness {
      add(
        [
          ("drag", JSONValue(press.id)), place, ("by", Self.numbers(way.width, way.height)),
          ("over", Self.time(duration)),
        ], at: press.time)
    } else if duration > Self.longestTap {
      add([("hold", JSONValue(press.id)), place, ("for", Self.time(duration))], at: press.time)
    } else {
      add([("tap", JSONValue(press.id)), place], at: press.time)
    }
  }

  private mutating func scroll(at point: CGPoint, by distance: CGSize) {
    guard let (id, inside) = target(at: point) else { return }
    add([
      ("scroll", JSONValue(id)), ("point", Self.numbers(inside.x, inside.y)),
      ("by", Self.numbers(distance.width, distance.height)),
    ])
  }

  // MARK: Steps

  private mutating func add(_ step: [(String, JSONValue)], at time: TimeInterval? = nil) {
    settleText()
    let at = ("at", Self.time((time ?? stage.time) - began))
    let members = ([at] + step).map { JSONMember(key: $0.0, value: $0.1) }
    steps.append(JSONValue(.object(members)))
  }

  private mutating func settleText() {
    guard !typed.isEmpty else { return }
    let text = typed
    typed = ""
    steps.append(JSONValue(.object([JSONMember(key: "type", value: JSONValue(text))])))
  }

  private static func time(_ seconds: TimeInterval) -> JSONValue {
    JSONValue("\(Int((max(0, seconds) * 1000).rounded()))ms")
  }

  private static func numbers(_ x: CGFloat, _ y: CGFloat) -> JSONValue {
    [JSONValue((Double(x) * 10).rounded() / 10), JSONValue((Double(y) * 10).rounded() / 10)]
  }

  /// The script, a step a line.
  mutating func script() -> String {
    settleText()
    return "{ \"steps\": [\n"
      + steps.map { "  \($0.inline)" }.joined(separator: ",\n") + "\n] }\n"
  }
}
