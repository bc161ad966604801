/// Tells whether git is at work on the files around a path.
///
/// A checkout writes its files one by one and holds `index.lock` until the last; waiting for it
/// makes one rebuild of it. A lock that a crash left behind is too old to be heeded.
enum RepositoryLock {
  private static let oldest: Int64 = 2_000_000_000

  static func isHeld(around path: ExactPath) -> Bool {
    var directory = path.parent
    while true {
      let entry = directory.appending(".git")
      if case .success(let identity) = FileIdentity.following(entry.text) {
        return isFresh(gitDirectory(at: entry, identity.kind).appending("index.lock"))
      }
      if directory.text == "/" { return false }
      directory = directory.parent
    }
  }

  /// In a linked worktree or a submodule `.git` is a file that names the directory.
  private static func gitDirectory(at entry: ExactPath, _ kind: FileKind) -> ExactPath {
    let prefix = "gitdir: "
    guard kind == .regular, let file = try? AtomicRead.read(entry.text, limit: 4096) else {
      return entry
    }
    let line = String(decoding: file.bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard line.hasPrefix(prefix) else { return entry }
    return ExactPath(
      ExactPath.absolute(String(line.dropFirst(prefix.count)), in: entry.parent.text))
  }

  private static func isFresh(_ lock: ExactPath) -> Bool {
    guard case .success(let identity) = FileIdentity.following(lock.text) else { return false }
    let age = MonotonicClock.wallTime() - identity.modified
    return age < oldest && age > -oldest
  }
}
