import Glibc

/// Ends a wait for a descriptor, from any thread.
final class Waker: Sendable {
  private let reader: Int32
  private let writer: Int32

  init() throws(SystemError) { (reader, writer) = try closedPipe() }

  deinit {
    close(reader)
    close(writer)
  }

  func wake() {
    // A full pipe wakes as well.
    var byte: UInt8 = 1
    _ = write(writer, &byte, 1)
  }

  /// Waits until a descriptor can be read, somebody wakes, or the time is over.
  func wait(for descriptor: Int32, milliseconds: Int32) -> (hasInput: Bool, isWoken: Bool) {
    var sources = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: reader, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, 2, milliseconds) > 0 else { return (false, false) }
    let isWoken = sources[1].revents != 0
    if isWoken { empty() }
    return (sources[0].revents != 0, isWoken)
  }

  private func empty() {
    var bytes = [UInt8](repeating: 0, count: 512)
    while read(reader, &bytes, bytes.count) == bytes.count {}
  }
}

/// A pipe that programs started from here do not have, and that never makes its ends wait.
private func closedPipe() throws(SystemError) -> (reader: Int32, writer: Int32) {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { throw SystemError(call: "pipe") }
  for end in ends {
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
  }
  return (ends[0], ends[1])
}
