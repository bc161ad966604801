import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A place that every thread has for an object of its own, which goes with the thread.
///
/// Foundation's dictionary of a thread does the same at the price of several objects each time.
final class ThreadPlace<Value: AnyObject>: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { kept in
      guard let kept else { return }
      Unmanaged<AnyObject>.fromOpaque(kept).release()
    }
    precondition(failure == 0, "the process has no place left for what threads keep")
    self.key = key
  }

  /// What this thread keeps.
  var value: Value? {
    get { pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() } }
    set {
      let before = pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0) }
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      before?.release()
    }
  }
}
