import Glibc

/// A file opened for reading, closed with the end of its scope.
///
/// Reading into our memory by pointer stands here and nowhere else.
struct OpenFile: ~Copyable {
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
