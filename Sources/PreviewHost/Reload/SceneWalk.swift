import Scenes

/// The scenes that the command line named, and which of them is on show.
struct SceneWalk {
  private let paths: ScenePaths
  private var index = 0

  init(_ operand: String) throws(SceneFileError) { paths = try ScenePaths(operand) }

  var path: String { paths.all[index] }
  /// Says so where another path was taken than the one given.
  var note: String? { paths.note }

  /// Goes to a scene of the directory, if it is one.
  mutating func go(to path: String) {
    index = paths.all.firstIndex(of: path) ?? index
  }

  /// Goes on to another scene of the directory, from the last to the first; tells whether there are
  /// several.
  mutating func go(by step: Int) -> Bool {
    guard paths.isDirectory else { return false }
    index = (index + step + paths.all.count) % paths.all.count
    return true
  }
}
