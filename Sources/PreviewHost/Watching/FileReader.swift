/// Reads files for a watcher and for the builds that it causes, so that nothing is read twice: what the
/// watcher had to read to find out that it is new is kept for the build that then asks for it.
package final class FileReader {
  /// How often a file was read and its bytes hashed, by either.
  package private(set) var readings = 0
  private var kept: [ExactPath: FileSnapshot] = [:]

  /// What becomes of the bytes that a look had to read.
  enum Keeping {
    case nothing
    /// They stay until a build takes them.
    case forTheBuild
  }

  package init() {}

  /// What reading an absolute path comes to; an error is a state as well.
  func state(of path: ExactPath, keeping: Keeping = .nothing) -> FileState {
    kept[path] = nil
    do {
      // Nothing but a watcher looks at what is in a folder.
      if FolderListing.isMeant(by: path.text) {
        return .content(try FolderListing.stamp(of: path.text))
      }
      let snapshot = try readAnew(path, limit: AtomicRead.defaultLimit)
      if keeping == .forTheBuild { kept[path] = snapshot }
      return .content(snapshot.stamp)
    } catch {
      return .failed(error.reason)
    }
  }

  /// Reads an absolute path, or takes what a look has read of it if that is still the file.
  func read(_ path: ExactPath, limit: Int64) throws(FileReadError) -> FileSnapshot {
    if let snapshot = kept.removeValue(forKey: path), snapshot.bytes.count <= limit,
      case .success(let identity) = FileIdentity.following(path.text),
      identity == snapshot.stamp.identity
    {
      return snapshot
    }
    return try readAnew(path, limit: limit)
  }

  /// A reader for another thread, with what is kept here until now.
  func handOver() -> FileReader {
    let other = FileReader()
    swap(&other.kept, &kept)
    return other
  }

  /// Lets go of what no build has asked for.
  func dropKept() { kept = [:] }

  private func readAnew(_ path: ExactPath, limit: Int64) throws(FileReadError) -> FileSnapshot {
    let snapshot = try AtomicRead.read(path.text, limit: limit)
    readings += 1
    return snapshot
  }
}
