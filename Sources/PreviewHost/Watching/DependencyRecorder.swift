/// Reads files for one build and keeps what it saw of each, found or not.
///
/// The list goes to `FileWatcher.update(dependencies:)`, after a failed build as well.
package struct DependencyRecorder {
  /// Where relative paths begin, whatever the current directory becomes.
  package let baseDirectory: String
  private let reader: FileReader
  private var order: [ExactPath] = []
  private var states: [ExactPath: FileState] = [:]

  package init(baseDirectory: String? = nil, reader: FileReader = FileReader()) {
    self.reader = reader
    self.baseDirectory = baseDirectory ?? ExactPath.currentDirectory()
  }

  /// In the order of the first look at each, with what that found.
  package var dependencies: [Dependency] {
    order.map { Dependency(path: $0.text, seen: states[$0]) }
  }

  /// Reads a file of at most `limit` bytes and keeps what was found, failures too.
  package mutating func read(
    _ path: String, limit: Int64 = AtomicRead.defaultLimit
  ) throws(FileReadError) -> FileSnapshot {
    do {
      let snapshot = try reader.read(
        ExactPath(ExactPath.absolute(path, in: baseDirectory)), limit: limit)
      record(path, .content(snapshot.stamp))
      return snapshot
    } catch {
      record(path, .failed(error.reason))
      throw error
    }
  }

  /// Keeps a path that somebody else read or looked for.
  package mutating func record(_ path: String, _ state: FileState) {
    let key = ExactPath(path)
    // The first look counts: if a second one differs, the generation is already mixed, and the
    // watcher has to find a difference.
    guard states[key] == nil else { return }
    order.append(key)
    states[key] = state
  }
}

/// A path that a build used or looked for, with what it found there.
package struct Dependency: Hashable, Sendable {
  /// As the build named it; reported in the same words.
  package var path: String
  /// Nil when the build did not look; the watcher then looks for itself.
  package var seen: FileState?

  package init(path: String, seen: FileState? = nil) {
    self.path = path
    self.seen = seen
  }
}
