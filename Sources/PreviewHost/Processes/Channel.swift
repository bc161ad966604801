import Foundation
import Glibc

/// One end of the connection between the process that keeps the window and the one that has the
/// scene: messages in order.
final class Channel: Sendable {
  let descriptor: Int32

  /// A message as it travels.
  struct Packet {
    var kind: UInt32
    var bytes: [UInt8] = []
  }

  private struct Header {
    var kind: UInt32
    var count: Int
  }

  /// The most that a message may have: more is no message.
  private static let mostBytes = 256 << 20

  /// Takes over a descriptor.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Both ends of a new connection.
  static func pair() throws(SystemError) -> (Channel, Channel) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError(call: "socketpair") }
    return (Channel(ends[0]), Channel(ends[1]))
  }

  // MARK: Sending

  /// Sends all of a message; false where nobody is at the other end any more.
  @discardableResult
  func send(_ packet: Packet) -> Bool {
    var header = Header(kind: packet.kind, count: packet.bytes.count)
    return withUnsafeBytes(of: &header) { send($0) } && packet.bytes.withUnsafeBytes { send($0) }
  }

  private func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      // Without a reader the answer is an error, not a signal.
      let count = Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Whether a small message can be sent at once.
  var hasRoom: Bool { wait(for: POLLOUT, milliseconds: 0) }

  // MARK: Receiving

  /// Whether something comes, or the end does, within so many milliseconds.
  func wait(milliseconds: Int32) -> Bool { wait(for: POLLIN, milliseconds: milliseconds) }

  private func wait(for events: Int32, milliseconds: Int32) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&source, 1, milliseconds) > 0
  }

  /// The next message; nil at the end, and where something else came.
  func receive() -> Packet? {
    var header = Header(kind: 0, count: 0)
    let isWhole = withUnsafeMutableBytes(of: &header) { fill($0) }
    guard isWhole, (0...Self.mostBytes).contains(header.count) else { return nil }
    var bytes = [UInt8](repeating: 0, count: header.count)
    guard bytes.withUnsafeMutableBytes({ fill($0) }) else { return nil }
    return Packet(kind: header.kind, bytes: bytes)
  }

  private func fill(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
    var rest = bytes
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
}
