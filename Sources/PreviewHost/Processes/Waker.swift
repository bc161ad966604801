import Glibc

/// Ends a wait for a descriptor, from any thread.
final class Waker: Sendable {
  private let pipe: OwnPipe

  init() throws(SystemError) {
    pipe = try OwnPipe()
    pipe.neverWait()
  }

  deinit { pipe.closeBoth() }

  func wake() {
    // A full pipe wakes as well.
    var byte: UInt8 = 1
    _ = write(pipe.writer, &byte, 1)
  }

  /// Waits until a descriptor can be read, somebody wakes, or the time is over.
  func wait(for descriptor: Int32, milliseconds: Int32) -> (hasInput: Bool, isWoken: Bool) {
    var sources = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, 2, milliseconds) > 0 else { return (false, false) }
    let isWoken = sources[1].revents != 0
    if isWoken { empty() }
    return (sources[0].revents != 0, isWoken)
  }

  private func empty() {
    var bytes = [UInt8](repeating: 0, count: 512)
    while read(pipe.reader, &bytes, bytes.count) == bytes.count {}
  }
}
