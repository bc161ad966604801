import CoreGraphics

/// The keys of a picture that `preview test` keeps of a scene.
struct SnapshotKeys: KeyTable {
  let name = Key.fileName(
    "name", "What the picture is called, behind the scene's own name.", "dark"
  ).literal.orElse("nothing: it has the scene's name alone")
  let time = Key<TimeInterval>.time("time", "When the scene is looked at.", "1300ms")
    .literal.orElse("the beginning")
  let script = Key.text(
    "script", .scriptPath,
    "A script that is played, by its path from this file: its pictures are kept, none besides.",
    "Plays/tap.json"
  ).literal.orElse("nobody does anything")
  let canvas = OverrideKeys()
  let tolerance = Key.raw(
    "tolerance", .object(.tolerance), "How far the picture may be from the one that is kept.",
    ["channel": 2, "reason": "the noise is another on every machine"]
  ).literal.orElse("not at all")
}

/// The keys of a `tolerance`.
struct ToleranceKeys: KeyTable {
  let channel = Key.integer(
    "channel", in: 0...255, "By how much a channel of a pixel may be another.", 2
  ).literal.or(0, 0)
  let pixels = Key.integer(
    "pixels", in: 0...1e9, "How many pixels may be others by more than that.", 40
  ).literal.or(0, 0)
  let reason = Key.text(
    "reason", .reason, "Why it cannot be exact, for whoever reads the file.",
    "the noise is another on every machine"
  ).literal.required
}

enum SnapshotForm {
  static let keys = SnapshotKeys()
  static let form = ObjectForm(
    .snapshot, "A picture that `preview test` compares with the one beside the scene.",
    place: " of a snapshot", keys: keys, example: ["name": "dark", "appearance": "dark"])

  static let tolerance = ToleranceKeys()
  static let toleranceForm = ObjectForm(
    .tolerance, "What a picture may differ by, and why.", place: " of a tolerance",
    strictness: .error, keys: tolerance,
    example: ["channel": 2, "reason": "the noise is another on every machine"])
}
