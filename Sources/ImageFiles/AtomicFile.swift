import Glibc

/// Writes files so that a reader finds the old bytes or the new ones, never half of them.
package enum AtomicFile {
  /// `write(2)`, which tests replace to fail at will.
  typealias Writing = (Int32, UnsafeRawBufferPointer) -> Int

  /// Puts bytes in place of a file, or into a new one.
  ///
  /// An existing file's permission bits are kept; a new one has 0644 less the umask. A symbolic
  /// link stays, and what it points at is replaced. The bytes are on the disk when this returns.
  package static func write(_ bytes: [UInt8], to path: String) throws(AtomicFileError) {
    try write(bytes, to: path) { Glibc.write($0, $1.baseAddress, $1.count) }
  }

  static func write(
    _ bytes: [UInt8], to path: String, writing: Writing
  ) throws(AtomicFileError) {
    let target = resolved(path)
    let mode = try existingMode(of: target, path: path)
    let directory = directory(of: target)
    let (file, temporary) = try createTemporary(in: directory, path: path)
    do throws(AtomicFileError) {
      try fill(file, with: bytes, mode: mode, path: path, writing: writing)
      guard rename(temporary, target) == 0 else {
        throw AtomicFileError(path: path, code: errno)
      }
    } catch {
      unlink(temporary)
      throw error
    }
    synchronize(directory: directory)
  }

  /// The file that a chain of symbolic links ends at; the path itself where nothing stands yet.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The permission bits of the file that stands at the target; nil where none does.
  private static func existingMode(
    of target: String, path: String
  ) throws(AtomicFileError) -> mode_t? {
    var status = stat()
    guard stat(target, &status) == 0 else {
      if errno == ENOENT, !path.hasSuffix("/") { return nil }
      throw AtomicFileError(path: path, code: errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw AtomicFileError(path: path, reason: .isDirectory)
    default: throw AtomicFileError(path: path, reason: .notAFile)
    }
    // Renaming asks only the directory; a file that its owner made read-only stays as it is.
    guard access(target, W_OK) == 0 else { throw AtomicFileError(path: path, code: errno) }
    return status.st_mode & 0o777
  }

  /// A new, empty file of a name that nobody has.
  private static func createTemporary(
    in directory: String, path: String
  ) throws(AtomicFileError) -> (file: Int32, path: String) {
    while true {
      let name = String(UInt64.random(in: .min ... .max), radix: 36)
      let temporary = "\(directory)/.\(name).partial"
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if file >= 0 { return (file, temporary) }
      guard errno == EEXIST || errno == EINTR else {
        throw AtomicFileError(path: path, code: errno)
      }
    }
  }

  /// Writes everything through to the disk and closes the file, also when that fails.
  private static func fill(
    _ file: Int32, with bytes: [UInt8], mode: mode_t?, path: String, writing: Writing
  ) throws(AtomicFileError) {
    var failure = writeAll(bytes, to: file, writing: writing)
    if failure == nil, let mode, fchmod(file, mode) != 0 { failure = errno }
    if failure == nil, fsync(file) != 0 { failure = errno }
    if close(file) != 0, failure == nil { failure = errno }
    if let failure { throw AtomicFileError(path: path, code: failure) }
  }

  /// The error that stopped the writing, or nil.
  private static func writeAll(_ bytes: [UInt8], to file: Int32, writing: Writing) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = writing(file, UnsafeRawBufferPointer(rebasing: rest))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count == 0 {
          return EIO
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  /// Makes the new name last through a power cut, where the file system can.
  ///
  /// A failure is no error: the file is whole and in its place.
  private static func synchronize(directory: String) {
    let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
