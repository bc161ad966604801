import Glibc

/// One end of a connection between a window and an editor: messages in order, neither of which is
/// waited for.
///
/// What the other end does makes no difference to this one: a message that is none, or longer than
/// any, ends the connection, and so does an end that does not read what it is sent.
package final class LinkConnection {
  let descriptor: Int32
  private var socket: Descriptor?
  private var input: [UInt8] = []
  private var output: [UInt8] = []

  /// More is no message.
  package static let longestLine = 1 << 20
  /// Whoever leaves so much unread is let go.
  package static let mostUnread = 1 << 21
  /// What is read at a time, so that nobody keeps the loop from everything else.
  package static let mostRead = 1 << 16

  init(_ socket: Descriptor) {
    self.socket = socket
    descriptor = socket.number
  }

  package var isOpen: Bool { socket != nil }

  /// Whether something waits for the other end to read.
  var isWaiting: Bool { isOpen && !output.isEmpty }

  /// How many bytes are kept.
  package var byteCount: Int { input.count + output.count }

  package func close() {
    socket = nil
    (input, output) = ([], [])
  }

  // MARK: Sending

  func send(_ message: LinkMessage) {
    guard isOpen else { return }
    output += message.line
    flush()
    if output.count > Self.mostUnread { close() }
  }

  /// Sends what the other end has room for.
  func flush() {
    guard isWaiting else { return }
    let sent = output.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        // Without a reader the answer is an error, not a signal.
        let count = uninterrupted {
          Glibc.send(descriptor, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else {
          return count < 0 && errno != EAGAIN ? nil : bytes.count - rest.count
        }
        rest = rest.dropFirst(count)
      }
      return Optional(bytes.count)
    }
    guard let sent else { return close() }
    output.removeFirst(sent)
  }

  // MARK: Receiving

  /// What has come, as far as it is read at a time.
  func receive() -> [LinkMessage] {
    guard isOpen else { return [] }
    var bytes = [UInt8](repeating: 0, count: Self.mostRead)
    let count = uninterrupted { recv(descriptor, &bytes, bytes.count, 0) }
    guard count > 0 else {
      if count == 0 || errno != EAGAIN { close() }
      return []
    }
    return take(bytes[..<count])
  }

  private func take(_ bytes: ArraySlice<UInt8>) -> [LinkMessage] {
    var messages: [LinkMessage] = []
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      input += rest[..<end]
      rest = rest[(end + 1)...]
      guard input.count <= Self.longestLine, let message = LinkMessage(line: input) else {
        close()
        return messages
      }
      messages.append(message)
      input.removeAll(keepingCapacity: input.count <= Self.mostRead)
    }
    input += rest
    if input.count > Self.longestLine { close() }
    return messages
  }
}
