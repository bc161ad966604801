import Foundation
import Scenes

/// Scene files on disk, with a record of what one load has read and looked for.
package final class DiskFiles: SceneFiles {
  private var recorder: DependencyRecorder

  /// A reader that a watcher reads by too gives what that has just read.
  package init(baseDirectory: String? = nil, reader: FileReader = FileReader()) {
    recorder = DependencyRecorder(baseDirectory: baseDirectory, reader: reader)
  }

  /// Relative to the base directory; the path is recorded even where there is no file.
  package func read(_ path: String) throws(SceneFileError) -> [UInt8] {
    do {
      return try recorder.read(path).bytes
    } catch {
      // The path stands in the message already.
      let text = error.description
      throw SceneFileError(
        text.hasPrefix(error.path + ": ") ? String(text.dropFirst(error.path.count + 2)) : text)
    }
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
