/// Reads a file so that its bytes are of one moment, and never waits for anyone.
///
/// Size and time are taken before and after; where they moved, it reads again. What is not a
/// regular file is refused before it is opened, so a FIFO's writer is not woken.
package enum AtomicRead {
  /// 64 MB.
  package static let defaultLimit: Int64 = 64 * 1024 * 1024
  static let attempts = 6

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

  /// What reading the path comes to; an error is a state as well.
  package static func state(of path: String, limit: Int64 = defaultLimit) -> FileState {
    do {
      return .content(try read(path, limit: limit).stamp)
    } catch {
      return .failed(error.reason)
    }
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
