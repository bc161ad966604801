import Glibc

/// Why a file could not be written.
package struct AtomicFileError: Error, Hashable, Sendable {
  /// What was in the way.
  package enum Reason: Hashable, Sendable {
    case noSuchDirectory
    case noPermission
    case isDirectory
    /// A device, a pipe or a socket, which must not be replaced by a file.
    case notAFile
    case diskFull
    /// Anything else, in the system's words.
    case system(String)
  }

  /// The file as the caller named it.
  package let path: String
  /// What was in the way.
  package let reason: Reason

  init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  init(path: String, code: Int32) {
    self.init(path: path, reason: Reason(code: code))
  }
}

extension AtomicFileError.Reason {
  /// The reason behind a value of `errno`.
  init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .noSuchDirectory
    case EACCES, EPERM, EROFS: self = .noPermission
    case EISDIR: self = .isDirectory
    case ENOSPC, EDQUOT: self = .diskFull
    default: self = .system(String(cString: strerror(code)))
    }
  }
}

extension AtomicFileError: CustomStringConvertible {
  /// One line for people, with the path.
  package var description: String {
    let words =
      switch reason {
      case .noSuchDirectory: "its directory does not exist"
      case .noPermission: "no permission to write there"
      case .isDirectory: "it is a directory"
      case .notAFile: "it is a device or a pipe, not a file"
      case .diskFull: "the disk is full"
      case .system(let words): words
      }
    return "cannot write \(path): \(words)"
  }
}
