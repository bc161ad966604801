/// Where a scene's bytes come from: the disk, or memory in tests.
package protocol SceneFiles {
  /// The whole file; throws a sentence that says why there is none.
  func read(_ path: String) throws(SceneFileError) -> [UInt8]
  /// What is in a folder, for suggestions and completion: names, those of folders with a slash
  /// behind; none where it may not be looked at.
  func names(in folder: String) -> [String]
  /// The classes of Swift code that the scene brings along, by the paths of files and packages.
  func code(in paths: [String]) -> SceneCode
}

extension SceneFiles {
  /// None: most sources have files and no folders.
  package func names(in folder: String) -> [String] { [] }

  /// Nothing is known of it: most sources only read.
  package func code(in paths: [String]) -> SceneCode { .unknown }
}

/// Why a file could not be read, as the end of a sentence: 'no such file'.
package struct SceneFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Without a capital, a full stop or the path.
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }

  /// The reason alone; the path is for the caller to say.
  package var description: String { reason }
}

/// Files that exist in memory only.
package struct FilesInMemory: SceneFiles {
  /// The bytes by path; tests change them between loads.
  package var contents: [String: [UInt8]]

  package init(_ texts: [String: String]) {
    contents = texts.mapValues { Array($0.utf8) }
  }

  /// The bytes of just this path, which is not resolved.
  package func read(_ path: String) throws(SceneFileError) -> [UInt8] {
    guard let bytes = contents[path] else { throw SceneFileError("no such file") }
    return bytes
  }

  /// The names of the files whose paths lie right in the folder.
  package func names(in folder: String) -> [String] {
    contents.keys.filter { ScenePath.folder(of: $0) == folder }.map(ScenePath.name).sorted()
  }
}
