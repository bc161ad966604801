import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The transactions and callbacks of a thread.
///
/// Kept by the thread itself while there are any: most threads, and most frames, have none. Where a
/// thread ends in the middle of a transaction, that ends with it.
final class ThreadState {
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

  /// This thread's, as it is kept or new.
  static var current: ThreadState { existing ?? ThreadState() }

  /// This thread's if it is kept.
  static var existing: ThreadState? {
    pthread_getspecific(key).map { Unmanaged<ThreadState>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Makes this the thread's until there is nothing in it.
  func keep() {
    guard pthread_getspecific(Self.key) == nil else { return }
    pthread_setspecific(Self.key, Unmanaged.passRetained(self).toOpaque())
  }

  func forgetIfEmpty() {
    guard levels.isEmpty, displayLinks.isEmpty, callbacks.isIdle, layersWithNewRuns.isEmpty,
      detachedLayers.isEmpty
    else { return }
    Self.forget()
  }

  private static func forget() {
    guard let kept = pthread_getspecific(key) else { return }
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
