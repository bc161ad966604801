import Foundation

/// Work that several threads do together, each calling `perform` once with its own number.
protocol CrewWork: AnyObject, Sendable {
  func perform(worker: Int)
}

/// Threads that wait for work, asleep; the thread that brings the work is number 0 and works too.
///
/// The threads start with the first work and end with the crew.
final class WorkerCrew {
  private let shift = WorkShift()
  /// All together, the one that brings the work among them.
  let threads: Int
  private var helpers: Int { threads - 1 }
  private var started = false

  init(threads: Int) {
    self.threads = max(1, threads)
  }

  deinit {
    shift.end()
  }

  /// Returns when all that took part are done; threads that wake up too late are not waited for.
  func run(_ work: any CrewWork) {
    if threads == 1 { return work.perform(worker: 0) }
    if !started {
      started = true
      for number in 0..<helpers {
        let shift = shift
        let thread = Thread { shift.serve(worker: number + 1) }
        thread.name = "painter \(number + 1)"
        thread.start()
      }
    }
    shift.begin(work)
    work.perform(worker: 0)
    shift.finish()
  }
}

/// What the crew's threads share; its condition guards every property.
private final class WorkShift: @unchecked Sendable {
  private let condition = NSCondition()
  private var work: (any CrewWork)?
  /// Counts the works, so that no thread does one twice.
  private var number = 0
  private var working = 0
  private var ended = false

  func begin(_ work: any CrewWork) {
    condition.withLock {
      self.work = work
      number += 1
      condition.broadcast()
    }
  }

  /// Lets nobody join any more and waits for those who did.
  func finish() {
    condition.withLock {
      work = nil
      while working > 0 { condition.wait() }
    }
  }

  func end() {
    condition.withLock {
      ended = true
      condition.broadcast()
    }
  }

  func serve(worker: Int) {
    var done = 0
    while let work = join(after: &done) {
      work.perform(worker: worker)
      condition.withLock {
        working -= 1
        condition.broadcast()
      }
    }
  }

  /// Sleeps until there is work that this thread has not done; nil when the crew ends.
  private func join(after done: inout Int) -> (any CrewWork)? {
    condition.withLock {
      while !ended, work == nil || number == done { condition.wait() }
      if ended { return nil }
      done = number
      working += 1
      return work
    }
  }
}
