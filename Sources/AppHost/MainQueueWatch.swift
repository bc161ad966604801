import CAppHost
import Foundation
import Synchronization

/// Wakes a loop that sleeps elsewhere than in its run loop when the main queue has work: what other
/// threads send there, and tasks that go on.
final class MainQueueWatch: Sendable {
  private let wake: @Sendable () -> Void
  private let isWaiting = Atomic(false)
  private let drained = DispatchSemaphore(value: 0)

  /// Watches for as long as the program runs.
  init(_ wake: @escaping @Sendable () -> Void) {
    self.wake = wake
    // It is made by whoever asks first, which is to be the main thread.
    let descriptor = app_host_main_queue()
    let thread = Thread { [self] in watch(descriptor) }
    thread.name = "main-queue"
    thread.start()
  }

  private func watch(_ descriptor: Int32) {
    guard descriptor >= 0 else { return }
    var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      guard poll(&place, 1, -1) > 0 else { continue }
      isWaiting.store(true, ordering: .releasing)
      wake()
      // The descriptor says the same until the loop has come round.
      drained.wait()
    }
  }

  /// The main queue has had its turn.
  func noteTurn() {
    if isWaiting.exchange(false, ordering: .acquiringAndReleasing) { drained.signal() }
  }
}
