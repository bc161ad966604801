import Glibc

/// Reads a file so that its bytes are of one moment, and never waits for anyone.
///
/// Size and time are taken before and after; where they moved, it reads again. What is not a
/// regular file is refused before it is opened, so a FIFO's writer is not woken.
package enum AtomicRead {
  /// 64 MB.
  package static let defaultLimit: Int64 = 64 * 1024 * 1024
  static let attempts = 6

  /// The whole file, of at most `limit` bytes; throws where it keeps changing.
  package static func read(
    _ path: String, limit: Int64 = defaultLimit
  ) throws(FileReadError) -> FileSnapshot {
    try read(path, limit: limit) {}
  }

  /// Calls `whileReading` between the bytes and the second look at size and time, for tests.
  static func read(
    _ path: String, limit: Int64, whileReading: () -> Void
  ) throws(FileReadError) -> FileSnapshot {
    for _ in 0..<attempts {
      if let snapshot = try attempt(path, limit: limit, whileReading) { return snapshot }
    }
    throw FileReadError(path: path, reason: .keepsChanging)
  }

  /// One reading; nil when the file moved meanwhile.
  private static func attempt(
    _ path: String, limit: Int64, _ whileReading: () -> Void
  ) throws(FileReadError) -> FileSnapshot? {
    switch FileIdentity.following(path) {
    case .success(let identity): try refuse(identity, path: path, limit: limit)
    case .failure(let error): throw FileReadError(path: path, error)
    }
    let file = try OpenFile(path)
    let before = try file.identity()
    // Another thing may have taken the name since.
    try refuse(before, path: path, limit: limit)
    let bytes = try file.bytes(expecting: Int(before.size), limit: Int(limit))
    whileReading()
    let after = try file.identity()
    guard before.size == after.size, before.modified == after.modified else { return nil }
    guard bytes.count <= limit else {
      throw FileReadError(path: path, reason: .tooLarge(size: Int64(bytes.count), limit: limit))
    }
    return FileSnapshot(
      bytes: bytes, stamp: FileStamp(identity: after, hash: ContentHash(of: bytes)))
  }

  private static func refuse(
    _ identity: FileIdentity, path: String, limit: Int64
  ) throws(FileReadError) {
    guard identity.kind == .regular else {
      throw FileReadError(path: path, reason: .notRegular(identity.kind))
    }
    guard identity.size <= limit else {
      throw FileReadError(path: path, reason: .tooLarge(size: identity.size, limit: limit))
    }
  }
}

/// The bytes of a file at one moment, with the stamp that names them.
package struct FileSnapshot: Sendable {
  /// The whole file.
  package let bytes: [UInt8]
  /// Of just these bytes.
  package let stamp: FileStamp
}

/// A file opened for reading, closed with the end of its scope.
///
/// Reading into our memory by pointer stands here and nowhere else.
private struct OpenFile: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Never blocks: a FIFO without a writer opens at once, a socket fails.
  init(_ path: String) throws(FileReadError) {
    var opened: Int32
    repeat {
      opened = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    } while opened < 0 && errno == EINTR
    guard opened >= 0 else { throw FileReadError(path: path, SystemError(call: "open")) }
    descriptor = opened
    self.path = path
  }

  deinit { close(descriptor) }

  func identity() throws(FileReadError) -> FileIdentity {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileReadError(path: path, SystemError(call: "fstat"))
    }
    return FileIdentity(status)
  }

  /// All bytes from the start, one more than `limit` at most, whatever size `fstat` told.
  func bytes(expecting size: Int, limit: Int) throws(FileReadError) -> [UInt8] {
    // One byte more than expected shows the end, or that the file grew, with one call.
    var buffer = [UInt8](repeating: 0, count: min(max(size, 0), limit) + 1)
    var filled = 0
    while true {
      let count = buffer.withUnsafeMutableBytes { memory in
        pread(
          descriptor, memory.baseAddress.map { $0 + filled }, memory.count - filled, off_t(filled))
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileReadError(path: path, SystemError(call: "read"))
      }
      filled += count
      if count == 0 || filled > limit { break }
      if filled == buffer.count {
        buffer.append(contentsOf: repeatElement(0, count: min(filled + 4096, limit + 1 - filled)))
      }
    }
    buffer.removeLast(buffer.count - filled)
    return buffer
  }
}
