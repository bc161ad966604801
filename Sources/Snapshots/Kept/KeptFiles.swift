import Foundation
import Scenes

/// Where the pictures and texts of a scene are kept: in the folder `__Snapshots__` beside it.
///
/// `cards.json` has `__Snapshots__/cards.png` and `__Snapshots__/text/cards/views.txt`; a picture that
/// has a name of its own, as `dark`, has it behind a full stop: `cards.dark.png`.
package struct KeptFiles: Sendable {
  /// `__Snapshots__` with its path.
  package let folder: String
  /// The scene's name without its ending.
  package let stem: String

  package init(of scene: String) {
    let name = ScenePath.name(of: scene)
    stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    folder = (ScenePath.parent(of: scene).map { $0 + "/" } ?? "") + SceneFolder.snapshots
  }

  /// The name of a picture: the scene's, and its own.
  package func name(_ snapshot: String?) -> String { snapshot.map { "\(stem).\($0)" } ?? stem }

  package func picture(_ snapshot: String?) -> String { "\(folder)/\(name(snapshot)).png" }

  /// The folder of a picture's texts.
  package func texts(_ snapshot: String?) -> String { "\(folder)/text/\(name(snapshot))" }

  package func text(_ text: KeptText, of snapshot: String?) -> String {
    "\(texts(snapshot))/\(text.rawValue).txt"
  }

  /// The texts to make of a picture: those that are there, or else some that may come to be.
  package func texts(of snapshot: String?, orElse others: [KeptText]) -> [KeptText] {
    let kept = keptTexts(of: snapshot)
    return kept.isEmpty ? others : kept
  }

  /// The texts that are there.
  package func keptTexts(of snapshot: String?) -> [KeptText] {
    KeptText.allCases.filter {
      FileManager.default.fileExists(atPath: text($0, of: snapshot))
    }
  }
}

extension KeptFiles {
  /// Of the path of a kept file the folder that `__Snapshots__` is in.
  static func ground(of path: String) -> String {
    let parts = ScenePath.parts(of: path)
    guard let place = parts.dropLast().firstIndex(of: Substring(SceneFolder.snapshots)) else {
      return ScenePath.parent(of: path) ?? ""
    }
    return (ScenePath.isAbsolute(path) ? "/" : "") + parts[..<place].joined(separator: "/")
  }
}

/// How a test is called: its scene's path without the ending, and the name of the picture behind it.
package enum TrialName {
  package static func of(scene: String) -> String {
    let path = ScenePath.normalized(scene)
    return path.hasSuffix(".json") ? String(path.dropLast(5)) : path
  }

  package static func of(scene: String, snapshot: String?) -> String {
    of(scene: scene) + (snapshot.map { ".\($0)" } ?? "")
  }

  /// A path for files about it below a folder of reports: it never leads out of there.
  package static func file(of name: String) -> String {
    ScenePath.parts(of: name).map { $0 == ".." ? "_" : String($0) }.joined(separator: "/")
  }
}
