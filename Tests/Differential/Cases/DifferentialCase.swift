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
  /// What it was made of; nil for one of a file.
  package private(set) var seed: UInt64?

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

  /// Whether what is shown may depend on more than on the last scene, the time and what hands do: views
  /// appear once, whatever is saved then.
  var hasState: Bool {
    var pending = scenes
    while let value = pending.popLast() {
      if value["actions"]?["appear"] != nil { return true }
      pending += value.elements ?? []
      pending += (value.members ?? []).map(\.value)
    }
    return false
  }
}

extension DifferentialCase {
  /// What cases are made of besides what a seed says.
  package struct Kind: Sendable {
    /// How many saves there are, and nothing else; nil for cases of all kinds.
    package var saves: Int?
    /// Whether their views are placed by each other, as in `SceneMaker+Relations`.
    package var isRelated = false
    /// Whether their scenes have few nodes, of which many more are tried in the same time.
    package var isSmall = false
    /// The classes of every other node; none for those of chance alone.
    package var favoured: [String] = []

    package init() {}

    /// The words of a request behind its seed.
    package var words: String {
      (saves.map { " saves \($0)" } ?? "") + (isRelated ? " related" : "")
        + (isSmall ? " small" : "")
        + (favoured.isEmpty ? "" : " mostly \(favoured.joined(separator: ","))")
    }

    init(words: some Sequence<String>) {
      var last = ""
      for word in words {
        if last == "saves" { saves = Int(word) }
        if last == "mostly" { favoured = word.split(separator: ",").map { String($0) } }
        last = word
        if word == "related" { isRelated = true }
        if word == "small" { isSmall = true }
      }
    }
  }

  /// What is asked for as `seed 17`, `seed 17 saves 6 related` or `case {…}`, and how often it uses each key.
  package static func asked(
    for request: some StringProtocol
  ) -> (made: DifferentialCase, used: [String: Int])? {
    let words = request.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    if words[0] == "case" { return DifferentialCase(text: String(words[1])).map { ($0, [:]) } }
    let seed = words[1].split(separator: " ").map { String($0) }
    guard words[0] == "seed", let number = seed.first.flatMap({ UInt64($0) }) else { return nil }
    return made(seed: number, as: Kind(words: seed.dropFirst()))
  }

  /// The case of a seed, and how often it uses each key.
  package static func made(
    seed: UInt64, as kind: Kind = Kind()
  ) -> (made: DifferentialCase, used: [String: Int]) {
    let saves = kind.saves
    var numbers = SplitMix(seed: seed)
    let wildness: SceneMaker.Wildness =
      [.tame, .tame, .tame, .tame, .extreme, .extreme, .wrong][numbers.below(7)]
    let hasActions = numbers.below(3) == 0 && saves == nil
    let hasApps = numbers.below(2) == 0
    var maker = SceneMaker(
      seed: numbers.next(), wildness: wildness, hasActions: hasActions,
      hasApps: hasApps || kind.isRelated || !kind.favoured.isEmpty, isRelated: kind.isRelated,
      isSmall: kind.isSmall, favoured: kind.favoured)
    var scenes = [maker.scene()]
    for _ in 0..<(saves ?? numbers.below(3)) {
      scenes.append(
        numbers.below(3) == 0 ? maker.scene() : maker.edited(scenes[scenes.count - 1]))
    }
    var events: [JSONValue] = []
    if saves == nil, hasActions || numbers.below(4) == 0 {
      // Now and then a long one.
      let count = numbers.below(16) == 0 ? 1000 : 10 + numbers.below(50)
      events = maker.events(count: count, scenes: scenes.count)
    }
    var made = DifferentialCase(scenes: scenes, events: events)
    made.seed = seed
    return (made, maker.used)
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
