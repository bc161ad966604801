import Foundation

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
    guard !isScheduled else { return }
    if Thread.isMainThread {
      isScheduled = true
      RunLoop.main.perform(Self.turn)
    } else if LentThread.isCurrent {
      isScheduled = true
      DispatchQueue.main.async(execute: Self.turn)
    }
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
