import Foundation

/// Programs that run one after the other, and end together.
package final class ChildChain: @unchecked Sendable {
  private let lock = NSLock()
  private var child: ChildProcess?
  private var isCancelled = false

  package init() {}

  /// Runs one to its end; nil where it could not be started or all were cancelled.
  func run(_ program: String, _ arguments: [String]) -> (code: Int32, text: String)? {
    let next = ChildProcess(program, arguments)
    let goesOn = lock.withLock {
      child = next
      return !isCancelled
    }
    return goesOn ? next.run() : nil
  }

  /// Ends the one that runs, and lets none follow.
  package func cancel() {
    lock.withLock {
      isCancelled = true
      child?.cancel()
    }
  }
}
