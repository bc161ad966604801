import Foundation
import Glibc

/// A program that runs beside this one, with all that it starts itself, and what it says.
package final class ChildProcess: @unchecked Sendable {
  private let words: [String]
  private let lock = NSLock()
  private var pid: pid_t = 0
  private var isCancelled = false

  /// As many bytes of what it says are kept.
  private static let mostBytes = 4 << 20

  package init(_ program: String, _ arguments: [String]) {
    words = [program] + arguments
  }

  /// Runs it to its end; nil where it could not be started or was cancelled. Both of its streams are one.
  package func run() -> (code: Int32, text: String)? {
    var pipe: [Int32] = [-1, -1]
    guard Glibc.pipe(&pipe) == 0 else { return nil }
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(pipe[0]) }
    guard start(writingTo: pipe[1]) else {
      close(pipe[1])
      return nil
    }
    close(pipe[1])
    var said: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(pipe[0], &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      if said.count < Self.mostBytes { said += part[..<count] }
    }
    // Once it has been waited for its number may be another's, to which `cancel` must do nothing.
    var end = siginfo_t()
    while waitid(P_PID, id_t(pid), &end, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return lock.withLock {
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      pid = 0
      let signal = status & 0x7F
      let code = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
      return isCancelled ? nil : (code, String(decoding: said, as: UTF8.self))
    }
  }

  /// Ends it and what it has started; from any thread.
  package func cancel() {
    lock.withLock {
      isCancelled = true
      if pid > 0 { kill(-pid, SIGKILL) }
    }
  }

  private func start(writingTo pipe: Int32) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipe, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipe, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A compiler starts others: they end together.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var pointers = words.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return lock.withLock {
      guard !isCancelled else { return false }
      return posix_spawnp(&pid, words[0], &actions, &attributes, &pointers, environ) == 0
    }
  }
}
