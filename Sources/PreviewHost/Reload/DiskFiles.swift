import Foundation
import Scenes

/// Scene files on disk, with a record of what one load has read and looked for.
package final class DiskFiles: SceneFiles {
  private(set) var recorder: DependencyRecorder
  /// What may be read; nil for everything.
  let boundary: FolderBoundary?
  private let codeSource: (any SceneCodeSource)?

  /// Reads whatever the user named.
  package convenience init(baseDirectory: String? = nil, reader: FileReader = FileReader()) {
    self.init(baseDirectory: baseDirectory, reader: reader, boundary: nil, code: nil)
  }

  /// Reads what a scene may. A reader that a watcher reads by too gives what that has just read.
  package convenience init(
    for scene: String, in folders: ReadableFolders, reader: FileReader = FileReader()
  ) {
    self.init(
      baseDirectory: nil, reader: reader, boundary: folders.boundary(of: scene), code: folders.code)
  }

  private init(
    baseDirectory: String?, reader: FileReader, boundary: FolderBoundary?,
    code: (any SceneCodeSource)?
  ) {
    (self.boundary, codeSource) = (boundary, code)
    recorder = DependencyRecorder(baseDirectory: baseDirectory, reader: reader)
  }

  /// Relative to the base directory; the path is recorded even where there is no file, but not where
  /// it leads outside: that is left alone, by the watcher too.
  package func read(_ path: String) throws(SceneFileError) -> [UInt8] {
    if let bytes = CodeScenes.bytes(of: path) { return bytes }
    if let boundary, !boundary.allows(path, from: recorder.baseDirectory) {
      throw SceneFileError(FolderBoundary.complaint)
    }
    do {
      return try recorder.read(path).bytes
    } catch {
      // The path stands in the message already.
      let text = error.description
      throw SceneFileError(
        text.hasPrefix(error.path + ": ") ? String(text.dropFirst(error.path.count + 2)) : text)
    }
  }

  package func code(in paths: [String]) -> SceneCode {
    codeSource?.code(in: paths)
      ?? .refused("say '--allow-code' to have the scene's Swift code run")
  }

  /// What the load depends on, for the watcher.
  package var dependencies: [Dependency] { recorder.dependencies }

  /// When the newest of some files was last written, in seconds since 1970.
  func newestModification(of paths: [String]) -> TimeInterval? {
    dependencies.compactMap { dependency -> TimeInterval? in
      guard paths.contains(dependency.path), case .content(let stamp)? = dependency.seen
      else { return nil }
      return TimeInterval(stamp.identity.modified) / 1e9
    }.max()
  }
}
