import Foundation
import Glibc

/// A process that tries scenes for a run, seen from the run: the same program with the same words.
///
/// What a scene does to its process, it does to no other scene. All calls come from one thread.
final class TrialWorker {
  private let pid: pid_t
  private let channel: TrialChannel
  private let words: Int32
  private var said: [UInt8] = []
  private var isGone = false

  /// What became of a scene.
  enum Outcome {
    case results([TrialResult])
    /// The process is gone, and why.
    case ended(String)
    case late
  }

  private static let variable = "PREVIEW_TEST_WORKER"
  private static let channelDescriptor: Int32 = 3
  /// As many bytes of what it said last are kept.
  private static let mostWords = 16 << 10

  /// Nil where no more processes can be started.
  init?() {
    guard let (near, far) = TrialChannel.pair() else { return nil }
    var pipe: [Int32] = [-1, -1]
    guard Glibc.pipe(&pipe) == 0 else { return nil }
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(pipe[1]) }
    // High numbers, so that none is where another has to go.
    let ends = [far.descriptor, pipe[1]].map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    defer { ends.forEach { close($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], Self.channelDescriptor)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var environment = ProcessInfo.processInfo.environment
    environment[Self.variable] = "1"
    // A trace takes a second, and the last words say what it was.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    var pid: pid_t = 0
    let failure = Self.withStrings(CommandLine.arguments) { arguments in
      Self.withStrings(environment.map { "\($0)=\($1)" }) { variables in
        posix_spawn(&pid, "/proc/self/exe", &actions, nil, arguments, variables)
      }
    }
    guard failure == 0 else {
      close(pipe[0])
      return nil
    }
    (self.pid, channel, words) = (pid, near, pipe[0])
  }

  deinit {
    close(words)
    if !isGone {
      kill(pid, SIGKILL)
      _ = wait()
    }
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }

  /// Has a scene tried, within so many seconds.
  func run(_ entry: TrialPlan.Entry, within limit: TimeInterval) -> Outcome {
    said = []
    guard channel.send(entry) else { return end() }
    let deadline = ContinuousClock().now + .seconds(limit)
    while true {
      var sources = [
        pollfd(fd: channel.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: words, events: Int16(POLLIN), revents: 0),
      ]
      let left = (deadline - ContinuousClock().now).components
      let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
      guard milliseconds > 0 else {
        kill(pid, SIGKILL)
        _ = wait()
        return .late
      }
      guard poll(&sources, 2, Int32(min(milliseconds, 1_000_000))) >= 0 || errno == EINTR else {
        return end()
      }
      if sources[1].revents & Int16(POLLIN) != 0 { listen() }
      guard sources[0].revents != 0 else {
        // Its standard error is closed, which says nothing.
        if sources[1].revents & Int16(POLLHUP) != 0 { usleep(1000) }
        continue
      }
      guard let results = channel.receive([TrialResult].self) else { return end() }
      return .results(results)
    }
  }

  private func listen() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(words, &bytes, bytes.count)
    if count > 0 { said = Array((said + bytes[..<count]).suffix(Self.mostWords)) }
  }

  private func end() -> Outcome {
    let status = wait()
    var source = pollfd(fd: words, events: Int16(POLLIN), revents: 0)
    while poll(&source, 1, 0) > 0, source.revents & Int16(POLLIN) != 0 { listen() }
    let mark = "Fatal error: "
    let line = String(decoding: said, as: UTF8.self).split(separator: "\n")
      .last { $0.contains(mark) }
    if let line, let range = line.range(of: mark) {
      return .ended("its process ended: \(line[range.upperBound...])")
    }
    let signal = status & 0x7F
    return .ended(
      signal == 0
        ? "its process ended with code \((status >> 8) & 0xFF)"
        : "its process ended: \(String(cString: strsignal(signal)))")
  }

  private func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    isGone = true
    return status
  }
}

extension TrialWorker {
  /// Whether this process is a worker of a run.
  static var isOwnProcess: Bool { getenv(variable) != nil }

  /// Tries what the run gives, until there is no more.
  @MainActor
  static func serve(_ body: (TrialPlan.Entry) -> [TrialResult]) {
    unsetenv(variable)
    let channel = TrialChannel(channelDescriptor)
    _ = fcntl(channelDescriptor, F_SETFD, FD_CLOEXEC)
    while let entry = channel.receive(TrialPlan.Entry.self) {
      guard channel.send(body(entry)) else { return }
    }
  }
}
