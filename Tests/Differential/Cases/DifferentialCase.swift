import Scenes
import TestSupport

/// A few scenes that follow each other as saves do, and what hands do meanwhile.
///
/// It is one JSON value, so that it can be printed, saved as a file, and made smaller without
/// knowing what its parts mean.
package struct DifferentialCase: Sendable {
  /// What is saved, one after the other; the first is there at the beginning.
  package var scenes: [JSONValue]
  /// What happens, in the words of ``CaseEvent``; none for cases that only compare scenes.
  package var events: [JSONValue]

  package init(scenes: [JSONValue], events: [JSONValue] = []) {
    self.scenes = scenes
    self.events = events
  }

  /// A case as its file has it; a bare scene is a case as well.
  package init?(_ value: JSONValue) {
    if value["root"] != nil {
      self.init(scenes: [value])
    } else if let scenes = value["scenes"]?.elements {
      self.init(scenes: scenes, events: value["events"]?.elements ?? [])
    } else {
      return nil
    }
  }

  package var value: JSONValue {
    let scenes: JSONValue = ["scenes": JSONValue(.array(scenes))]
    guard !events.isEmpty else { return scenes }
    return ["scenes": scenes["scenes"] ?? [], "events": JSONValue(.array(events))]
  }

  /// One line.
  package var text: String { JSONWriter(layout: .compact).text(of: value) }

  /// Whether what is shown may depend on more than on the last scene and the time.
  var hasState: Bool {
    var pending = scenes
    while let value = pending.popLast() {
      if value["actions"] != nil { return true }
      pending += value.elements ?? []
      pending += (value.members ?? []).map(\.value)
    }
    return false
  }
}

extension DifferentialCase {
  /// The case of a seed, and how often it uses each key.
  package static func made(seed: UInt64) -> (made: DifferentialCase, used: [String: Int]) {
    var numbers = SplitMix(seed: seed)
    let wildness: SceneMaker.Wildness =
      [.tame, .tame, .tame, .tame, .extreme, .extreme, .wrong][numbers.below(7)]
    let hasActions = numbers.below(3) == 0
    let hasApps = numbers.below(2) == 0
    var maker = SceneMaker(
      seed: numbers.next(), wildness: wildness, hasActions: hasActions, hasApps: hasApps)
    var scenes = [maker.scene()]
    for _ in 0..<numbers.below(3) {
      scenes.append(
        numbers.below(3) == 0 ? maker.scene() : maker.edited(scenes[scenes.count - 1]))
    }
    var events: [JSONValue] = []
    if hasActions || numbers.below(4) == 0 {
      // Now and then a long one.
      let count = numbers.below(16) == 0 ? 1000 : 10 + numbers.below(50)
      events = maker.events(count: count, scenes: scenes.count)
    }
    return (DifferentialCase(scenes: scenes, events: events), maker.used)
  }
}

extension DifferentialCase {
  /// A case from the text of its file; nil where that is none.
  package init?(text: String) {
    var diagnostics = DiagnosticList()
    guard
      let value = diagnostics.parse("case", from: FilesInMemory(["case": text]))
    else { return nil }
    self.init(value)
  }
}
