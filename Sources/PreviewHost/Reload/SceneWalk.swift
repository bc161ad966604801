import Scenes

/// The scenes that the command line named, and which of them is on show.
package struct SceneWalk {
  private let scenes: [String]
  private let isDirectory: Bool
  private var index = 0
  /// Says so where another path was taken than the one given.
  let note: String?

  /// A scene, or those of a directory: what else is there in JSON is left out.
  package init(_ operand: String) throws(SceneFileError) {
    let paths = try ScenePaths(operand)
    (isDirectory, note) = (paths.isDirectory, paths.note)
    guard isDirectory, let slash = paths.all[0].lastIndex(of: "/") else {
      scenes = paths.all
      return
    }
    let folder = String(paths.all[0][...slash])
    scenes = SceneFolder.scenes(in: folder, reading: DiskFiles())
    guard !scenes.isEmpty else { throw SceneFileError("there is no scene in '\(operand)'") }
  }

  package var path: String { scenes[index] }

  /// Goes to a scene of the directory, if it is one.
  mutating func go(to path: String) {
    index = scenes.firstIndex(of: path) ?? index
  }

  /// Goes on to another scene of the directory, from the last to the first; tells whether there are
  /// several.
  mutating func go(by step: Int) -> Bool {
    guard isDirectory else { return false }
    index = (index + step + scenes.count) % scenes.count
    return true
  }
}
