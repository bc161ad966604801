extension UIApplication {
  /// Has a block run once the frame that is being made has been committed.
  package func afterCommit(_ block: @escaping () -> Void) {
    committedBlocks.append(block)
  }

  /// Runs what waits for a commit, in order; tells whether there was any. Blocks that come up on the
  /// way wait for the next one.
  @discardableResult
  package func runAfterCommit() -> Bool {
    let blocks = committedBlocks
    committedBlocks = []
    for block in blocks { block() }
    return !blocks.isEmpty
  }
}
