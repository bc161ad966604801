import Scenes

/// The scenes that the command line named, and which of them is on show.
package struct SceneWalk {
  /// The directory that is walked; nil for a single scene.
  private let folder: String?
  package private(set) var path: String
  /// Says so where another path was taken than the one given.
  package let note: String?

  /// A scene, or those of a directory: what else is there in JSON is left out.
  package init(_ operand: String) throws(SceneFileError) {
    let paths = try ScenePaths(operand)
    note = paths.note
    guard paths.isDirectory, let slash = paths.all[0].lastIndex(of: "/") else {
      (folder, path) = (nil, paths.all[0])
      return
    }
    let folder = String(paths.all[0][...slash])
    guard let first = Self.scenes(in: folder).first else {
      throw SceneFileError("there is no scene in '\(operand)'")
    }
    (self.folder, path) = (folder, first)
  }

  /// What code is shown as, or will be.
  @MainActor
  init(of code: CodeStudio) {
    (folder, note) = (nil, nil)
    let first = CodeScenes.paths.first
    path = first ?? code.path + "#"
  }

  private static func scenes(in folder: String) -> [String] {
    SceneFolder.scenes(in: folder, reading: DiskFiles())
  }

  /// The scenes that there are now.
  package var scenes: [String] {
    if CodeScenes.isName(path), !CodeScenes.paths.isEmpty { return CodeScenes.paths }
    return folder.map(Self.scenes) ?? [path]
  }

  /// The scenes in the directory of the one on show, whether that is walked or not.
  package var neighbours: [String] {
    guard path != ScenePaths.standardInput else { return [] }
    if folder != nil || CodeScenes.isName(path) { return scenes }
    let slash = path.lastIndex(of: "/")
    let found = Self.scenes(in: slash.map { String(path[...$0]) } ?? "./")
    // As the path on show is written.
    let named =
      slash == nil ? found.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 } : found
    return named.contains(path) ? named : [path] + named
  }

  /// Goes to a scene that somebody has chosen, wherever it is.
  mutating func jump(to path: String) { self.path = path }

  /// Goes to a scene of the directory, if it is one.
  mutating func go(to path: String) {
    // What code is shown as is known when it has been built.
    if scenes.contains(path) || CodeScenes.isName(path) { self.path = path }
  }

  /// Goes on to another scene of the directory, from the last to the first; tells whether there is
  /// another. Those that have come since then are among them, and those that are gone are not.
  mutating func go(by step: Int) -> Bool {
    guard folder != nil || CodeScenes.isName(path) else { return false }
    let scenes = self.scenes
    guard !scenes.isEmpty, scenes != [path] else { return false }
    if let index = scenes.firstIndex(of: path) {
      path = scenes[(index + step + scenes.count) % scenes.count]
    } else {
      // The one on show is gone: on to its neighbour.
      let next = scenes.firstIndex { $0 > path } ?? scenes.count
      path = scenes[((step > 0 ? next : next - 1) + scenes.count) % scenes.count]
    }
    return true
  }
}
