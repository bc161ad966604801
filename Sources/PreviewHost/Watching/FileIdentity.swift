import Glibc

/// What `stat` says about a file: enough to suspect a change, not to prove one.
package struct FileIdentity: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  /// In bytes.
  package var size: Int64
  /// Time of the last change of content, nanoseconds since 1970. It can go backwards.
  package var modified: Int64
  /// Time of the last change of content, name count, owner or permission, nanoseconds since 1970.
  package var changed: Int64
  package var kind: FileKind

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    changed = Int64(status.st_ctim.tv_sec) * 1_000_000_000 + Int64(status.st_ctim.tv_nsec)
    kind = FileKind(mode: status.st_mode)
  }

  /// Follows symbolic links; nil with the error number where nothing can be said.
  static func following(_ path: String) -> Result<FileIdentity, SystemError> {
    var status = stat()
    guard stat(path, &status) == 0 else { return .failure(SystemError(call: "stat")) }
    return .success(FileIdentity(status))
  }

  /// Says what stands at the path itself, a symbolic link included.
  static func notFollowing(_ path: String) -> Result<FileIdentity, SystemError> {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .failure(SystemError(call: "lstat")) }
    return .success(FileIdentity(status))
  }
}
