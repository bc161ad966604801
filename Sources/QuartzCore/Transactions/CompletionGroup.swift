/// Waits for animations, and then calls back once.
package final class CompletionGroup {
  private var running = 0
  private var isClosed = false
  private var isDone = false
  private var hasFinished = true
  private var blocks: [(Bool) -> Void] = []

  package init() {}

  /// Calls a block at the end, with whether every animation came to its own.
  package func whenDone(_ block: @escaping (Bool) -> Void) { blocks.append(block) }

  /// One more animation is waited for.
  package func enter() { running += 1 }

  /// An animation is over; `finished` says whether it came to its own end.
  package func leave(finished: Bool) {
    running -= 1
    hasFinished = hasFinished && finished
    endIfDone()
  }

  /// Nothing will enter from now on.
  package func close() {
    isClosed = true
    endIfDone()
  }

  private func endIfDone() {
    guard isClosed, running <= 0, !isDone else { return }
    isDone = true
    let (blocks, hasFinished) = (blocks, hasFinished)
    self.blocks = []
    guard !blocks.isEmpty else { return }
    Callbacks.add { for block in blocks { block(hasFinished) } }
  }
}
