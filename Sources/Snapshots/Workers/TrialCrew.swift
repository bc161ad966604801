import Foundation

/// Tries the scenes of a plan, on all cores, each worker in a process of its own.
package final class TrialCrew: @unchecked Sendable {
  private let condition = NSCondition()
  private var pending: ArraySlice<TrialPlan.Entry>
  private var results: [TrialResult] = []
  private var working = 0
  private let limit: TimeInterval

  /// A worker is replaced after so many scenes: what a process keeps of all of them ends with it.
  private static let mostScenes = 500

  /// `limit` is how many seconds a scene may take.
  package init(_ entries: [TrialPlan.Entry], limit: TimeInterval) {
    pending = entries[...]
    self.limit = limit
  }

  /// Whether this process is a worker, which has to `serve`.
  package static var isWorker: Bool { TrialWorker.isOwnProcess }

  /// What a worker does, until its run ends.
  @MainActor
  package static func serve(_ body: (TrialPlan.Entry) -> [TrialResult]) {
    TrialWorker.serve(body)
  }

  /// Tries all scenes with so many workers; `tell` gets the results as they come, and is called now
  /// and then without any.
  package func run(workers: Int, tell: ([TrialResult]) -> Void) {
    working = min(workers, max(1, pending.count))
    for number in 0..<working {
      let thread = Thread { [self] in
        work()
        condition.withLock {
          working -= 1
          condition.signal()
        }
      }
      thread.name = "preview-test-\(number)"
      thread.start()
    }
    while true {
      condition.lock()
      if results.isEmpty, working > 0 {
        _ = condition.wait(until: Date(timeIntervalSinceNow: 0.25))
      }
      let (new, isOver) = (results, working == 0)
      results = []
      condition.unlock()
      tell(new)
      if isOver { return }
    }
  }

  /// What one thread does.
  private func work() {
    var worker: TrialWorker?
    var count = 0
    while let entry = condition.withLock({ pending.popFirst() }) {
      if count == Self.mostScenes { (worker, count) = (nil, 0) }
      worker = worker ?? TrialWorker()
      count += 1
      let found: [TrialResult]
      switch worker?.run(entry, within: limit) {
      case .results(let results): found = results
      case .ended(let reason):
        found = [TrialResult(entry.name, scene: entry.scene, .trapped, reason)]
        worker = nil
      case .late:
        found = [
          TrialResult(
            entry.name, scene: entry.scene, .late, "it was not done within \(limit) s")
        ]
        worker = nil
      case nil:
        found = [
          TrialResult(entry.name, scene: entry.scene, .unwritable, "no process can be started")
        ]
      }
      condition.withLock {
        results += found
        condition.signal()
      }
    }
  }
}
