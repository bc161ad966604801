import CoreGraphics
import Scenes
import Stages
import UIKit

/// Plays an event script on a stage.
@MainActor
package struct ScriptRun {
  let stage: Stage
  let targets: any ScriptTargets
  /// Called whenever a frame is due: the host composites and presents.
  let turn: (TimeInterval) -> Void
  private let takeSnapshot: (String) throws -> Void
  /// Called before the clock goes on, while the stage is as it was left.
  private let willReach: (TimeInterval) throws -> Void

  /// A step that did not go as the script says.
  package struct Failure: Error, CustomStringConvertible {
    /// Where the file says the step; nil where that is not known.
    package let place: SourcePlace?
    /// What was expected and what was there.
    package let message: String
    /// Expectations that were not met before, in the order of the script.
    package internal(set) var earlier: [Failure] = []

    /// As many lines as there are failures, as compilers tell mistakes.
    package var description: String {
      (earlier + [self]).map { failure in
        (failure.place.map { "\($0): " } ?? "") + "error: \(failure.message)"
      }.joined(separator: "\n")
    }

    /// All of them, for whoever shows the lines of the file as well.
    package var diagnostics: [Diagnostic] {
      (earlier + [self]).map { Diagnostic(.error, .scriptFailed, $0.message, at: $0.place) }
    }
  }

  package init(
    stage: Stage, targets: (any ScriptTargets)? = nil, turn: @escaping (TimeInterval) -> Void,
    takeSnapshot: @escaping (String) throws -> Void,
    willReach: @escaping (TimeInterval) throws -> Void = { _ in }
  ) {
    self.stage = stage
    self.targets = targets ?? stage.live
    self.turn = turn
    self.takeSnapshot = takeSnapshot
    self.willReach = willReach
  }

  /// Plays all steps. An expectation that is not met does not end the run, and is thrown at its end
  /// with the others; whatever else cannot be done does.
  package func play(_ script: EventScript) throws {
    turn(stage.time)
    var unmet: [Failure] = []
    for step in script.steps {
      if let time = step.time, time > stage.time { try goOn(to: time) }
      do {
        try stage.act { try perform(step) }
      } catch var failure as Failure {
        guard case .expect = step.action else {
          failure.earlier = unmet
          throw failure
        }
        unmet += failure.earlier + [failure.alone]
      }
      turn(stage.time)
    }
    guard var last = unmet.popLast() else { return }
    last.earlier = unmet
    throw last
  }

  private func perform(_ step: EventScript.Step) throws {
    switch step.action {
    case .tap(let name, let count): try tap(target(name, step), count: count)
    case .press(let name):
      let point = try target(name, step)
      send { $0.press(at: point, time: $1) }
    case .release: send { $0.release(time: $1) }
    case .hold(let name, let duration): try hold(target(name, step), for: duration)
    case .drag(let name, let by, let over): try drag(from: target(name, step), by: by, over: over)
    case .carry(let name, let goal, let beside, let over):
      let start = try target(name, step)
      let end = try middle(of: goal, step)
      let by = CGSize(
        width: end.x + beside.width - start.x, height: end.y + beside.height - start.y)
      try drag(from: start, by: by, over: over)
    case .pinch(let name, let scale, let angle, let over):
      try pinch(target(name, step), scale: scale, angle: angle, over: over)
    case .hover(let name):
      let point = try target(name, step)
      send { $0.hover(at: point, time: $1) }
    case .scroll(let name, let by):
      let point = try target(name, step)
      send { $0.scroll(by: by, at: point, time: $1) }
    case .key(let stroke): press(stroke)
    case .type(let text):
      targets.aimKeys()
      guard send({ $0.insertText(text, time: $1) }) else {
        throw failure(step, "nothing that takes text is the first responder")
      }
    case .wait(let seconds): try goOn(to: stage.time + seconds)
    case .settle: try settle(step)
    case .snapshot(let name): try takeSnapshot(name)
    case .expect(let expectations):
      var unmet: [Failure] = []
      for expectation in expectations {
        do {
          try expect(expectation.path, expectation.value, step)
        } catch let failure as Failure {
          unmet.append(failure)
        }
      }
      guard var last = unmet.popLast() else { return }
      last.earlier = unmet
      throw last
    }
  }

  /// Gives an event to the scene at the time that it is.
  @discardableResult
  func send<Result>(_ event: (WindowInput, TimeInterval) -> Result) -> Result {
    stage.send(event)
  }

  /// The next frame, at a time with what happens then.
  func goOn(to time: TimeInterval, _ event: () -> Void = {}) throws {
    try willReach(time)
    stage.goOn(to: time)
    event()
    turn(time)
  }

  /// Makes frames until the next one is far off, such as a caret's that blinks.
  private func settle(_ step: EventScript.Step) throws {
    let (frame, isNear, limit) = (1.0 / 60, 0.25, 10.0)
    let end = stage.time + limit
    while let next = stage.timeToNextFrame, next < isNear {
      guard stage.time < end else {
        throw failure(step, "something still moves after \(Int(limit)) s; wait for a time instead")
      }
      try goOn(to: stage.time + frame)
    }
  }

  /// The middle of a view in the window, whatever is over it.
  private func middle(of name: String, _ step: EventScript.Step) throws -> CGPoint {
    targets.layOut()
    guard case .view(let view)? = targets.target(named: name) else {
      let hint = closestMatch(to: name, among: targets.names).map { "; did you mean '\($0)'?" }
      throw failure(step, "no view has the id '\(name)'" + (hint ?? ""))
    }
    return view.convert(view.bounds.center, to: nil)
  }

  /// The middle of a view in the window, if a touch there would reach it.
  private func target(_ name: String, _ step: EventScript.Step) throws -> CGPoint {
    targets.layOut()
    guard let target = targets.target(named: name) else {
      if let label = name.label { return try self.target(labelled: label, step) }
      let hint = closestMatch(to: name, among: targets.names).map { "; did you mean '\($0)'?" }
      throw failure(step, "no node has the id '\(name)'" + (hint ?? ""))
    }
    guard case .view(let view) = target else {
      throw failure(step, "'\(name)' is a layer; only views are touched")
    }
    let origin = view.bounds.origin
    let inside = step.point.map { place in
      let point = place.point(in: view.bounds.size)
      return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    }
    let point = view.convert(inside ?? view.bounds.center, to: nil)
    try check(view, at: point, "'\(name)'", step)
    return point
  }

  /// Where the one element is touched that is called so.
  private func target(labelled label: String, _ step: EventScript.Step) throws -> CGPoint {
    targets.layOut()
    let found = targets.elements(labelled: label)
    guard let element = found.first, let view = element.view else {
      let hint = closestMatch(to: label, among: targets.labels)
      throw failure(
        step, "nothing is called '\(label)'" + (hint.map { "; did you mean '\($0)'?" } ?? ""))
    }
    guard found.count == 1 else {
      throw failure(step, "\(found.count) elements are called '\(label)'; name one by its id")
    }
    let frame = element.frame
    let point =
      step.point.map { $0.point(in: frame.size) }
      .map { CGPoint(x: frame.minX + $0.x, y: frame.minY + $0.y) } ?? element.activationPoint
    try check(view, at: point, "'\(label)'", step)
    return point
  }

  /// Aims a hand at a place of the view's window, where that reaches the view.
  private func check(
    _ view: UIView, at point: CGPoint, _ name: String, _ step: EventScript.Step
  ) throws {
    let window = view.window ?? stage.input.window
    targets.aim(at: window)
    let explanation = HitExplanation(of: view, at: point, in: window, among: targets)
    if let reason = explanation.failure {
      throw failure(step, "\(name) cannot be touched: \(reason)")
    }
  }

  private func expect(_ path: String, _ value: JSONValue, _ step: EventScript.Step) throws {
    guard let (property, actual) = targets.value(of: path) else {
      throw failure(step, "there is no '\(path)'")
    }
    guard let decoded = property.decode(value) else {
      throw failure(step, "'\(path)' takes \(property.expectation)")
    }
    let expected = targets.resolved(decoded, for: path)
    guard actual.isClose(to: expected) else {
      throw failure(step, "expected \(path) to be \(expected.text), it is \(actual.text)")
    }
  }

  func failure(_ step: EventScript.Step, _ message: String) -> Failure {
    Failure(place: step.place, message: message)
  }
}

extension ScriptRun.Failure {
  /// Without the others.
  fileprivate var alone: ScriptRun.Failure {
    var alone = self
    alone.earlier = []
    return alone
  }
}

extension String {
  /// What an element is called that is named so, and not by an id.
  fileprivate var label: String? {
    let prefix = "label:"
    return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
