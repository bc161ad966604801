import Glibc

/// A file descriptor that is closed with its last reference.
final class Descriptor {
  let number: Int32

  /// Nil for what a failed call returns.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }
}

/// Calls again what a signal has interrupted.
func uninterrupted(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    guard result < 0, errno == EINTR else { return result }
  }
}
