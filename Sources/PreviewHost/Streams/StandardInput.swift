import Glibc
import Scenes

/// A scene on standard input: read once to its end, and the same from then on.
///
/// What the scene includes is read from the disk.
package final class StandardInput: SceneFiles {
  private var content: Result<[UInt8], SceneFileError>?
  private let disk: DiskFiles

  /// Its own folder is the one that the program runs in.
  package init(_ folders: ReadableFolders) {
    disk = DiskFiles(for: ScenePaths.standardInput, in: folders)
  }

  /// Standard input for `-`, for which it waits to its end; else a file.
  package func read(_ path: String) throws(SceneFileError) -> [UInt8] {
    guard path == ScenePaths.standardInput else { return try disk.read(path) }
    let content = content ?? Self.readToEnd()
    self.content = content
    return try content.get()
  }

  package func code(in paths: [String]) -> SceneCode { disk.code(in: paths) }

  private static func readToEnd() -> Result<[UInt8], SceneFileError> {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = part.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count == 0 { return .success(bytes) }
      if count < 0 {
        guard errno == EINTR else { return .failure(SceneFileError(SystemError(call: "read"))) }
        continue
      }
      bytes += part[..<count]
      guard bytes.count <= SourceFile.byteLimit else {
        return .failure(SceneFileError("standard input is larger than 64 MB"))
      }
    }
  }
}

extension SceneFileError {
  fileprivate init(_ error: SystemError) {
    self.init(error.number == EBADF ? "standard input is closed" : error.message)
  }
}

/// Where the bytes of the scene of a command line come from.
package enum SceneSource {
  /// Standard input for `-`, else the disk.
  package static func of(_ path: String, _ folders: ReadableFolders) -> any SceneFiles {
    path == ScenePaths.standardInput ? StandardInput(folders) : DiskFiles(for: path, in: folders)
  }
}
