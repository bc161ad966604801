import Foundation
import Glibc

/// One end of the connection between a run and one of its workers: JSON, a message after the other.
final class TrialChannel: @unchecked Sendable {
  let descriptor: Int32

  /// More is no message.
  private static let mostBytes = 256 << 20

  /// Takes over a descriptor.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Both ends of a new connection; nil where there are too many.
  static func pair() -> (TrialChannel, TrialChannel)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (TrialChannel(ends[0]), TrialChannel(ends[1]))
  }

  /// False where nobody is at the other end any more.
  func send(_ message: some Encodable) -> Bool {
    guard let data = try? JSONEncoder().encode(message) else { return false }
    let length = (0..<8).map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) }
    return (length + data).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        // Without a reader the answer is an error, not a signal.
        let count = Glibc.send(descriptor, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// The next message; nil at the end, and where something else came.
  func receive<Message: Decodable>(_ type: Message.Type) -> Message? {
    guard let head = read(8) else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard count <= UInt64(Self.mostBytes), let bytes = read(Int(count)) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(bytes))
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let isWhole = bytes.withUnsafeMutableBytes { bytes in
      var rest = UnsafeMutableRawBufferPointer(rebasing: bytes[...])
      while !rest.isEmpty {
        let count = recv(descriptor, rest.baseAddress, rest.count, 0)
        if count > 0 {
          rest = UnsafeMutableRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if count == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
    return isWhole ? bytes : nil
  }
}
