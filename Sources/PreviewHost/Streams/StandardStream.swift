import Glibc
import Scenes

/// Standard output or standard error, written at once, also where it is a pipe.
///
/// Nothing that happens to the other end crashes the program: Foundation's file handles would.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Gives the descriptors 0, 1 and 2 to nobody where the caller has closed them.
  ///
  /// Otherwise the next file or connection that opens would get the number, and words for a person
  /// would go into it. Reading and writing still fail, as they do with a closed descriptor.
  package static func reserveDescriptors() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all bytes; waits where a pipe is full.
  package func write(_ bytes: [UInt8]) throws(HostError) {
    let failure = bytes.withUnsafeBytes { bytes -> Int32? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          rawValue, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var descriptor = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
          poll(&descriptor, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
    guard let failure else { return }
    let name = self == .output ? "standard output" : "standard error"
    throw HostError.cannotWrite("cannot write to \(name): \(String(cString: strerror(failure)))")
  }

  /// The same in UTF-8; no newline is added.
  package func write(_ text: String) throws(HostError) {
    try write(Array(text.utf8))
  }

  /// A line for whoever reads it; where nobody can, it is lost.
  package func say(_ line: String) {
    try? write(line + "\n")
  }

  /// Whether a person may be reading along, not a file or a pipe.
  ///
  /// What the scene's process says on standard error, the one with the window passes on.
  package var isTerminal: Bool {
    if self == .error, let entrance = SceneProcessEntrance.own { return entrance.isErrorTerminal }
    return isatty(rawValue) == 1
  }
}
