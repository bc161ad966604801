import Foundation
import Glibc

/// A thread that sleeps until events wait and then wakes the host's loop, once.
///
/// It stays quiet until `rearm()`, so a burst of events is one wake, and an idle watcher none.
package final class WakeSource: Sendable {
  private enum Command: UInt8 {
    case rearm = 1
    case stop = 2
  }

  /// Its own duplicate of the watched descriptor, so that closing the original is no hazard.
  private let watched: Int32
  private let commands: OwnPipe
  private let state = State()

  /// What both threads touch.
  private final class State: @unchecked Sendable {
    let lock = NSLock()
    let hasStarted = DispatchSemaphore(value: 0)
    let finished = DispatchSemaphore(value: 0)
    var hasWoken = false
    var isStopped = false
  }

  /// Calls `wake` on its own thread when the descriptor becomes readable.
  package init(
    descriptor: Int32, wake: @escaping @Sendable () -> Void
  ) throws(SystemError) {
    watched = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard watched >= 0 else { throw SystemError(call: "fcntl") }
    do {
      commands = try OwnPipe()
    } catch {
      close(watched)
      throw error
    }
    let (watched, commands, state) = (watched, commands.reader, state)
    let thread = Thread {
      Self.run(watched: watched, commands: commands, state: state, wake: wake)
    }
    thread.stackSize = 128 * 1024
    thread.start()
    state.hasStarted.signal()
  }

  deinit { stop() }

  /// Lets the next event wake again; call it when the waiting events were taken.
  package func rearm() {
    let needsCommand = state.lock.withLock {
      let hadWoken = state.hasWoken && !state.isStopped
      state.hasWoken = false
      return hadWoken
    }
    if needsCommand { send(.rearm) }
  }

  /// Ends the thread and waits for it; a second call does nothing.
  package func stop() {
    let isFirst = state.lock.withLock {
      defer { state.isStopped = true }
      return !state.isStopped
    }
    guard isFirst else { return }
    send(.stop)
    state.finished.wait()
    close(watched)
    commands.closeBoth()
  }

  private func send(_ command: Command) {
    var byte = command.rawValue
    while write(commands.writer, &byte, 1) < 0 && errno == EINTR {}
  }

  private static func run(
    watched: Int32, commands: Int32, state: State, wake: @Sendable () -> Void
  ) {
    defer { state.finished.signal() }
    // Only a thread that runs can tell the kernel its name, and only once `start()` has noted which thread it made.
    state.hasStarted.wait()
    Thread.current.name = "preview-watch"
    var isArmed = true
    while true {
      var sources = [
        pollfd(fd: commands, events: Int16(POLLIN), revents: 0),
        // A negative descriptor is left out.
        pollfd(fd: isArmed ? watched : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&sources, nfds_t(sources.count), -1) >= 0 else {
        if errno == EINTR { continue }
        return
      }
      if sources[0].revents != 0 {
        var byte: UInt8 = 0
        guard read(commands, &byte, 1) == 1, byte == Command.rearm.rawValue else { return }
        isArmed = true
      } else if sources[1].revents != 0 {
        isArmed = false
        state.lock.withLock { state.hasWoken = true }
        wake()
      }
    }
  }
}
