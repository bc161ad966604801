import Glibc

/// Why a file could not be read, said so that a person can act on it.
package struct FileReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was in the way.
  package enum Reason: Hashable, Sendable {
    /// Nothing of that name, or a symbolic link that points nowhere.
    case missing
    /// A part of the path before the last is no directory.
    case parentIsNoDirectory
    case linkLoop
    case permission
    /// A directory, FIFO, socket or device: nothing to be read as a file.
    case notRegular(FileKind)
    /// In bytes.
    case tooLarge(size: Int64, limit: Int64)
    /// It was still being written at each attempt.
    case keepsChanging
    case system(SystemError)
  }

  /// As it was read: absolute if a `DependencyRecorder` did it.
  package let path: String
  /// What was in the way.
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  init(path: String, _ error: SystemError) {
    self.path = path
    switch error.number {
    case ENOENT: reason = .missing
    case ENOTDIR: reason = .parentIsNoDirectory
    case ELOOP: reason = .linkLoop
    case EACCES, EPERM: reason = .permission
    case ENXIO: reason = .notRegular(.socket)
    case EISDIR: reason = .notRegular(.directory)
    default: reason = .system(error)
    }
  }

  /// One line for people, which begins with the path.
  package var description: String {
    switch reason {
    case .missing: "\(path): no such file"
    case .parentIsNoDirectory: "\(path): a part of the path is not a directory"
    case .linkLoop: "\(path): its symbolic links form a loop"
    case .permission: "\(path): no permission to read it"
    case .notRegular(let kind): "\(path): it is \(kind.rawValue), not a file"
    case .tooLarge(let size, let limit):
      "\(path): \(size) bytes are more than the limit of \(limit)"
    case .keepsChanging: "\(path): it keeps changing while it is read"
    case .system(let error): "\(path): \(error)"
    }
  }
}

/// A failed system call: which, and its error number.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The function's name, such as `stat`.
  package let call: String
  /// A value of `errno`.
  package let number: Int32

  package init(call: String, number: Int32 = errno) {
    self.call = call
    self.number = number
  }

  /// The system's sentence, `No such file or directory`.
  package var message: String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }

  /// The function, then the system's sentence.
  package var description: String { "\(call): \(message)" }
}
