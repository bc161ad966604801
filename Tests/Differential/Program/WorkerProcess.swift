import Foundation
import Glibc
import Synchronization

/// A worker seen from outside: a process that is asked line by line, and may be gone at any time.
final class WorkerProcess {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let errors: Int32
  private var pending: [UInt8] = []
  /// The last that it complained of.
  private(set) var complaints = ""

  /// What came of a request.
  enum Answer {
    /// All lines before `end`.
    case lines([String])
    /// The process is gone, or had to be ended; says why.
    case gone(String)
  }

  /// Seconds without a word after which a worker is taken for stuck, however busy the machine is.
  private static let patience: Int32 = 300

  /// One at a time, so that no worker is born with the pipes of another.
  private static let births = Mutex(())

  init?(arguments: [String], environment: [String: String]) {
    let born = Self.births.withLock { _ in Self.born(arguments, environment) }
    guard let born else { return nil }
    process = born.process
    (input, output, errors) = (born.input, born.output, born.errors)
  }

  private struct Born {
    var process = pid_t()
    var input: Int32 = 0
    var output: Int32 = 0
    var errors: Int32 = 0
  }

  private static func born(_ arguments: [String], _ environment: [String: String]) -> Born? {
    guard let toWorker = pipe(), let fromWorker = pipe(), let complaints = pipe() else {
      return nil
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, toWorker.out, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromWorker.into, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, complaints.into, STDERR_FILENO)
    var words = (["differential"] + arguments).map { strdup($0) } + [nil]
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var variables = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
    var born = Born()
    let status = posix_spawn(
      &born.process, "/proc/self/exe", &actions, nil, &words, &variables)
    for word in words + variables { free(word) }
    posix_spawn_file_actions_destroy(&actions)
    for end in [toWorker.out, fromWorker.into, complaints.into] { close(end) }
    (born.input, born.output, born.errors) = (toWorker.into, fromWorker.out, complaints.out)
    return status == 0 ? born : nil
  }

  /// A pipe whose ends other programs do not get.
  private static func pipe() -> (out: Int32, into: Int32)? {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    for end in [input, output, errors] { close(end) }
  }

  /// Asks, and waits for the answer.
  func ask(_ request: String) -> Answer {
    let bytes = Array((request + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return .gone(reason()) }
      start += count
    }
    var lines: [String] = []
    while let line = readLine() {
      if line == "end" { return .lines(lines) }
      lines.append(line)
    }
    return .gone(reason())
  }

  /// Nil where no more lines come.
  private func readLine() -> String? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeSubrange(...end)
        return line
      }
      var ends = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&ends, 2, Self.patience * 1000) > 0 else { return nil }
      if ends[1].revents & Int16(POLLIN) != 0 {
        complaints = String(
          (complaints + String(decoding: readBytes(errors), as: UTF8.self)).suffix(8000))
      }
      guard ends[0].revents != 0 else { continue }
      let bytes = readBytes(output)
      if bytes.isEmpty { return nil }
      pending += bytes
    }
  }

  private func readBytes(_ end: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(end, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : []
  }

  /// Ends what is still there, and says what became of it.
  private func reason() -> String {
    var status: Int32 = 0
    // One that has closed its output ends by itself at once; one that is stuck does not.
    for _ in 0..<100 {
      if waitpid(process, &status, WNOHANG) == process { return Self.words(for: status) }
      usleep(10_000)
    }
    return "it was stuck for \(Self.patience) s"
  }

  private static func words(for status: Int32) -> String {
    let signal = status & 0x7F
    guard signal != 0 else { return "it ended with \(status >> 8 & 0xFF)" }
    switch signal {
    case SIGPROF: return "it took more of the processor than a case may"
    case SIGILL, SIGTRAP: return "a trap (signal \(signal))"
    case SIGABRT: return "it gave up (signal \(signal)), as where memory ends"
    default: return "signal \(signal)"
    }
  }
}
