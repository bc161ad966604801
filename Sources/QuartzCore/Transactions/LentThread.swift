import Dispatch
import Foundation

/// A thread that the main queue has for a while.
///
/// A program whose `main` is async gives its first thread up. From then on its main queue goes on on
/// threads of a pool, after each pause on another one; what it has begun belongs to the queue.
package enum LentThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this thread is one.
  static var isCurrent: Bool {
    !Thread.isMainThread && DispatchQueue.getSpecific(key: key) == true
  }

  /// Whether the main queue has this thread, its own or one that it is lent.
  package static var isOfMainQueue: Bool { Thread.isMainThread || isCurrent }
}
