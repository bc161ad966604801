import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The transactions and callbacks of a thread.
///
/// Kept only while there are any: most threads, and most frames, have none.
final class ThreadState: @unchecked Sendable {
  let callbacks = Callbacks()
  /// The implicit transaction, if there is one, and those that were begun in it.
  var levels: [TransactionLevel] = []
  var hasImplicitLevel = false
  /// Layers that got animations since the last frame.
  var layersWithNewRuns: [WeakLayer] = []
  /// Layers with animations somewhere below that left their superlayer since the last frame.
  var detachedLayers: [WeakLayer] = []
  /// What is called with every frame.
  var displayLinks: [CADisplayLink] = []
  private let thread = ThreadState.thread

  // Each thread sees its own alone; the lock is for the list. So it is safe to send.
  private static let states = Mutex<[UInt: ThreadState]>([:])
  private static var thread: UInt { UInt(bitPattern: Int(truncatingIfNeeded: pthread_self())) }

  /// This thread's, as it is kept or new.
  static var current: ThreadState { existing ?? ThreadState() }

  /// This thread's if it is kept.
  static var existing: ThreadState? {
    let thread = thread
    return states.withLock { $0[thread] }
  }

  /// Makes this the thread's until there is nothing in it.
  func keep() { Self.states.withLock { $0[thread] = self } }

  func forgetIfEmpty() {
    guard levels.isEmpty, displayLinks.isEmpty, callbacks.isIdle, layersWithNewRuns.isEmpty,
      detachedLayers.isEmpty
    else { return }
    Self.states.withLock { $0[thread] = nil }
  }
}
