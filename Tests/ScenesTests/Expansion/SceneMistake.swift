import Scenes
import Testing

/// A scene with mistakes, marked with `«…»`, and what its author gets to read about each of them.
///
/// In what is said, `@1` is the first marked place, and so on over all files by name, the scene's
/// own first.
struct SceneMistake: Sendable, CustomTestStringConvertible {
  let claim: String
  let files: [String: String]
  let says: [String]

  init(_ claim: String, _ scene: String, with files: [String: String] = [:], says: String...) {
    self.claim = claim
    self.files = files.merging(["s.json": scene]) { $1 }
    self.says = says
  }

  /// A scene with one root, of which only the keys are given.
  init(_ claim: String, root keys: String, says: String...) {
    self.claim = claim
    files = ["s.json": "{\"root\": {\(keys)}}"]
    self.says = says
  }

  var testDescription: String { claim }

  /// The files without marks, and what is said with the places put in.
  var plain: (files: [String: String], says: [String]) {
    let names = files.keys.sorted { ($0 != "s.json", $0) < ($1 != "s.json", $1) }
    var plain: [String: String] = [:]
    var places: [String] = []
    for name in names {
      let marked = MarkedText(files[name] ?? "", path: name)
      plain[name] = marked.text
      places += marked.places
    }
    let filled = says.map { says in
      places.enumerated().reversed().reduce(says) {
        $0.replacing("@\($1.offset + 1)", with: $1.element)
      }
    }
    return (plain, filled)
  }

  static let all =
    document + canvas + nodes + references + components + actions
    + guesses + broken
}

private func < (left: (Bool, String), right: (Bool, String)) -> Bool {
  left.0 == right.0 ? left.1 < right.1 : !left.0
}
