import Glibc

/// A pipe of this program's own: those that it starts do not have its ends.
struct OwnPipe {
  let reader: Int32
  let writer: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(call: "pipe") }
    (reader, writer) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// From now on neither end waits.
  func neverWait() {
    for end in [reader, writer] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  func closeBoth() {
    close(reader)
    close(writer)
  }
}
