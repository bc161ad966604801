import Foundation
import Glibc

/// The process with the scene, seen from the one that keeps the window.
///
/// A thread takes its messages, and passes on what it says on standard error: the last of that tells
/// what has ended it.
final class SceneProcess: @unchecked Sendable {
  private let pid: pid_t
  private let channel: Channel
  private let words: Int32
  private let wake: @Sendable () -> Void
  private let lock = NSLock()
  private var requests: [ScreenRequest] = []
  private var lastWords: [UInt8] = []
  private var isOver = false

  /// How it ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// As many bytes of what it said as are kept.
  private static let mostWords = 16 << 10

  /// Starts it with our own command line; `wake` is called on another thread whenever there is
  /// something to take.
  init(
    memory: SharedMemory, aftermath: Aftermath?, wake: @escaping @Sendable () -> Void
  ) throws(SystemError) {
    let (near, far) = try Channel.pair()
    let pipe = try OwnPipe()
    defer { close(pipe.writer) }
    (channel, words, self.wake) = (near, pipe.reader, wake)
    let entrance = SceneProcessEntrance(
      aftermath: aftermath, isErrorTerminal: StandardStream.error.isTerminal)
    pid = try entrance.spawn(channel: far.descriptor, memory: memory.descriptor, error: pipe.writer)
    let thread = Thread { [self] in
      listen()
      lock.withLock { isOver = true }
      wake()
    }
    thread.name = "preview-scene"
    thread.start()
  }

  deinit { close(words) }

  // MARK: The thread

  private func listen() {
    while true {
      var sources = [
        pollfd(fd: channel.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: words, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&sources, 2, -1) >= 0 || errno == EINTR else { return }
      if sources[1].revents & Int16(POLLIN) != 0 { passOnWords() }
      guard sources[0].revents != 0 else {
        // Only its standard error was closed.
        if sources[1].revents & Int16(POLLHUP) != 0 { usleep(1000) }
        continue
      }
      guard let request = channel.receive().flatMap({ try? ScreenRequest($0) }) else {
        passOnLastWords()
        return
      }
      lock.withLock { requests.append(request) }
      wake()
    }
  }

  private func passOnWords() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(words, &bytes, bytes.count)
    guard count > 0 else { return }
    let said = Array(bytes[..<count])
    try? StandardStream.error.write(said)
    lock.withLock { lastWords = (lastWords + said).suffix(Self.mostWords) }
  }

  /// What is left; whoever it has started may hold the pipe open for longer.
  private func passOnLastWords() {
    var source = pollfd(fd: words, events: Int16(POLLIN), revents: 0)
    while poll(&source, 1, 50) > 0, source.revents & Int16(POLLIN) != 0 { passOnWords() }
  }

  // MARK: The main thread

  /// What it has asked for since the last call.
  func takeRequests() -> [ScreenRequest] {
    lock.withLock {
      defer { requests = [] }
      return requests
    }
  }

  /// Whether it says nothing more.
  var hasEnded: Bool { lock.withLock { isOver } }

  /// What it said last on standard error.
  var said: String { lock.withLock { String(decoding: lastWords, as: UTF8.self) } }

  var hasRoom: Bool { channel.hasRoom }

  func tell(_ news: ScreenNews) { channel.send(news.packet) }

  func kill() { _ = Glibc.kill(pid, SIGKILL) }

  /// Waits until it is gone.
  func waitForEnd() -> End {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}
