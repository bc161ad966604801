import Foundation
import ImageFiles
import Scenes

/// The scenes that were shown in a window lately, the last one first, in a file of the user's.
package struct RecentScenes {
  private let file: String

  private static let most = 20

  /// Nil where nothing is remembered: nobody looks, or there is no place for it.
  package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard environment["CI"] == nil, environment["SDL_VIDEODRIVER"] != "dummy" else { return nil }
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      file = state + "/preview/recent"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      file = home + "/.local/state/preview/recent"
    } else {
      return nil
    }
  }

  /// Those that are still there.
  package var all: [String] {
    guard let data = FileManager.default.contents(atPath: file), data.count < 1 << 20 else {
      return []
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("/") && FileManager.default.fileExists(atPath: $0) }
  }

  /// A path from the root on.
  static func full(_ path: String) -> String {
    ScenePath.normalized(
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path)
  }

  /// Puts one in front. What cannot be written is not remembered.
  package func note(_ path: String) {
    guard path != ScenePaths.standardInput else { return }
    let scene = Self.full(path)
    guard !scene.contains("\n") else { return }
    let scenes = [scene] + all.filter { $0 != scene }
    let folder = String(file.dropLast("/recent".count))
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? AtomicFile.write(
      Array((scenes.prefix(Self.most).joined(separator: "\n") + "\n").utf8), to: file)
  }
}
