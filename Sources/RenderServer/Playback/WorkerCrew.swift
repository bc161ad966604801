import Foundation
import Pixels
import Synchronization

/// Work that several threads do together, each calling `perform` once with its own number.
protocol CrewWork: AnyObject, Sendable {
  func perform(worker: Int)
}

/// Threads that wait for work; the thread that brings the work is number 0 and works too.
///
/// The threads start with the first work and end with the crew. They sleep, but between the works of one
/// frame, which follow each other sooner than a thread wakes up: then they look for the next one, if not for
/// long.
final class WorkerCrew {
  private let shift = WorkShift()
  let pieces: PieceWork
  /// All together, the one that brings the work among them.
  let threads: Int
  private var helpers: Int { threads - 1 }
  private var started = false

  init(threads: Int) {
    self.threads = max(1, threads)
    pieces = PieceWork(threads: self.threads)
  }

  deinit {
    shift.end()
  }

  /// Has threads stay awake from one work to the next until the frame ends; `isLarge` says that there will
  /// be work for all, so that they wake up meanwhile.
  func beginFrame(isLarge: Bool) {
    if threads > 1 { shift.stayAwake(wakingUp: isLarge && started) }
  }

  func endFrame() {
    if threads > 1 { shift.goToSleep() }
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

/// What the crew's threads share; its condition guards every variable.
private final class WorkShift: @unchecked Sendable {
  private let condition = NSCondition()
  private var work: (any CrewWork)?
  /// Counts the works, so that no thread does one twice.
  private var number = 0
  private var working = 0
  private var ended = false
  /// How often threads were told to wake up.
  private var wakings = 0
  // For threads that look without the lock; whatever they see, they look again with it.
  /// Whether a frame is being made.
  private let isAwake = Atomic(false)
  private let seenNumber = Atomic(0)
  private let seenWorking = Atomic(0)

  /// How often a thread looks before it goes to sleep: some hundred microseconds.
  private static let patience = 10_000

  func stayAwake(wakingUp: Bool) {
    isAwake.store(true, ordering: .releasing)
    guard wakingUp else { return }
    condition.withLock {
      wakings += 1
      condition.broadcast()
    }
  }

  func goToSleep() { isAwake.store(false, ordering: .releasing) }

  func begin(_ work: any CrewWork) {
    condition.withLock {
      self.work = work
      number += 1
      seenNumber.store(number, ordering: .releasing)
      condition.broadcast()
    }
  }

  /// Lets nobody join any more and waits for those who did.
  func finish() {
    condition.withLock { work = nil }
    look { seenWorking.load(ordering: .acquiring) == 0 }
    condition.withLock {
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
        seenWorking.store(working, ordering: .releasing)
        condition.broadcast()
      }
    }
  }

  /// Waits until there is work that this thread has not done; nil when the crew ends.
  private func join(after done: inout Int) -> (any CrewWork)? {
    var seenWakings = condition.withLock { wakings }
    while true {
      if isAwake.load(ordering: .acquiring) {
        let last = done
        look {
          seenNumber.load(ordering: .acquiring) != last || !isAwake.load(ordering: .relaxed)
        }
      }
      let found = condition.withLock { () -> (any CrewWork)?? in
        while !ended, work == nil || number == done, seenWakings == wakings { condition.wait() }
        if ended { return .some(nil) }
        seenWakings = wakings
        guard let work, number != done else { return nil }
        done = number
        working += 1
        seenWorking.store(working, ordering: .releasing)
        return work
      }
      if let found { return found }
    }
  }

  /// Looks until something is so, if not for long.
  private func look(_ isSo: () -> Bool) {
    for _ in 0..<Self.patience {
      if isSo() { return }
      waitBriefly()
    }
  }
}
