import Foundation
import Scenes

/// A folder of kept pictures, and which of its files belong to no scene any more.
struct KeptFolder {
  let path: String
  /// The names of all pictures that scenes have.
  var names: Set<String> = []
  /// The names of scenes of which it is not known what pictures they have.
  var unknown: [String] = []

  init(path: String) {
    self.path = path
  }

  /// Pictures and texts that nothing refers to, by path.
  var unreferenced: [String] {
    let manager = FileManager.default
    let files = (try? manager.contentsOfDirectory(atPath: path)) ?? []
    var found = files.filter { $0.hasSuffix(".png") && !isReferred(String($0.dropLast(4))) }
      .map { "\(path)/\($0)" }
    let texts = (try? manager.contentsOfDirectory(atPath: "\(path)/text")) ?? []
    for name in texts where !isReferred(name) {
      let inside = (try? manager.contentsOfDirectory(atPath: "\(path)/text/\(name)")) ?? []
      found += inside.filter { $0.hasSuffix(".txt") }.map { "\(path)/text/\(name)/\($0)" }
    }
    return found.sorted()
  }

  private func isReferred(_ name: String) -> Bool {
    names.contains(name) || unknown.contains { name == $0 || name.hasPrefix($0 + ".") }
  }
}
