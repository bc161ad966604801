import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The transactions and callbacks of a thread.
///
/// Kept by the thread itself while there are any: most threads, and most frames, have none. Where a
/// thread ends in the middle of a transaction, that ends with it. A main queue without a thread of its
/// own has one state on all that it is lent.
final class ThreadState {
  let callbacks = Callbacks()
  /// The implicit transaction, if there is one, and those that were begun in it.
  var levels: [TransactionLevel] = []
  var hasImplicitLevel = false
  /// Layers that got animations since the last frame.
  var layersWithNewRuns: [WeakLayer] = []
  /// Layers with animations somewhere below that left their superlayer since the last frame.
  var detachedLayers: [WeakLayer] = []
  /// Layers that had been seen and left their superlayer since the last commit.
  var leftLayers: [LeftLayer] = []
  /// What is called with every frame.
  var displayLinks: [CADisplayLink] = []

  /// The place in every thread where its state is kept; the system calls for its end with the
  /// thread's.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { kept in
      guard let kept else { return }
      ThreadState.endThread(Unmanaged<ThreadState>.fromOpaque(kept))
    }
    precondition(failure == 0, "the process has no place left for what threads keep")
    return key
  }()

  /// Of the main queue while threads are lent to it, on which alone it is looked at.
  nonisolated(unsafe) private static var ofMainQueue: ThreadState?

  /// This thread's, as it is kept or new.
  static var current: ThreadState { existing ?? ThreadState() }

  /// This thread's if it is kept.
  static var existing: ThreadState? {
    if let kept = pthread_getspecific(key) {
      return Unmanaged<ThreadState>.fromOpaque(kept).takeUnretainedValue()
    }
    return LentThread.isCurrent ? ofMainQueue : nil
  }

  /// Makes this the thread's until there is nothing in it.
  func keep() {
    guard Self.existing == nil else { return }
    guard !LentThread.isCurrent else {
      Self.ofMainQueue = self
      return
    }
    pthread_setspecific(Self.key, Unmanaged.passRetained(self).toOpaque())
  }

  func forgetIfEmpty() {
    guard levels.isEmpty, displayLinks.isEmpty, callbacks.isIdle, layersWithNewRuns.isEmpty,
      detachedLayers.isEmpty, leftLayers.isEmpty
    else { return }
    Self.forget()
  }

  private static func forget() {
    guard let kept = pthread_getspecific(key) else {
      if LentThread.isCurrent { ofMainQueue = nil }
      return
    }
    pthread_setspecific(key, nil)
    Unmanaged<ThreadState>.fromOpaque(kept).release()
  }

  /// Commits what a thread left open, and calls who waits for that: no frame of it will.
  private static func endThread(_ kept: Unmanaged<ThreadState>) {
    // The system has taken the state out; who is called here has to find it.
    pthread_setspecific(key, kept.toOpaque())
    let state = kept.takeUnretainedValue()
    state.displayLinks = []
    CATransaction.endAll(of: state)
    state.callbacks.call()
    forget()
  }
}
