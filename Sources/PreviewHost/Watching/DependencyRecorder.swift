/// Reads files for one build and keeps what it saw of each, found or not.
///
/// The list goes to `FileWatcher.update(dependencies:)`, after a failed build as well.
package struct DependencyRecorder {
  /// Where relative paths begin, whatever the current directory becomes.
  package let baseDirectory: String
  private var order: [ExactPath] = []
  private var states: [ExactPath: FileState] = [:]

  package init(baseDirectory: String? = nil) {
    self.baseDirectory = baseDirectory ?? ExactPath.currentDirectory()
  }

  package var dependencies: [Dependency] {
    order.map { Dependency(path: $0.text, seen: states[$0]) }
  }

  package mutating func read(
    _ path: String, limit: Int64 = AtomicRead.defaultLimit
  ) throws(FileReadError) -> FileSnapshot {
    do {
      let snapshot = try AtomicRead.read(
        ExactPath.absolute(path, in: baseDirectory), limit: limit)
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
