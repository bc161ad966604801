import Foundation

/// When the main thread's run loop turns, or the main queue where a thread is lent to it.
package enum NextTurn {
  /// Has a block called then; tells whether it will be.
  @discardableResult
  package static func perform(_ block: @escaping @Sendable () -> Void) -> Bool {
    if Thread.isMainThread {
      RunLoop.main.perform(block)
    } else if LentThread.isCurrent {
      DispatchQueue.main.async(execute: block)
    } else {
      return false
    }
    return true
  }
}

/// What is to be called on a thread when its next frame begins, or its run loop or queue turns: the ends of
/// animations and of transactions.
final class Callbacks {
  private var pending: [() -> Void] = []
  private var isScheduled = false

  /// Has a block called on this thread.
  static func add(_ block: @escaping () -> Void) {
    let state = ThreadState.current
    state.callbacks.add(block)
    state.keep()
  }

  var isEmpty: Bool { pending.isEmpty }
  /// Whether nothing is left that would call them.
  var isIdle: Bool { pending.isEmpty && !isScheduled }

  private func add(_ block: @escaping () -> Void) {
    pending.append(block)
    if !isScheduled { isScheduled = NextTurn.perform(Self.turn) }
  }

  @Sendable private static func turn() {
    let state = ThreadState.existing
    state?.callbacks.isScheduled = false
    state?.callbacks.call()
    state?.forgetIfEmpty()
  }

  /// Calls what is there; what comes in meanwhile stays for the next time.
  func call() {
    guard !pending.isEmpty else { return }
    var blocks: [() -> Void] = []
    swap(&blocks, &pending)
    for block in blocks { block() }
  }
}
