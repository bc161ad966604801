import Synchronization

/// The parts of a work, of which each thread takes its own first, and some of another's when it is done.
///
/// Whose they are follows from their number, so that a thread has the same ones in each frame, about: what it
/// wrote the last time is in memory near to it. Where processors are far apart, fetching that from
/// another one takes half as long again as all the work.
final class WorkTurns: @unchecked Sendable {
  private let threads: Int
  /// For each thread its next part, and the one after its last in the upper half; far enough apart that no
  /// thread waits for what another one writes.
  private let rests: UnsafeMutablePointer<Atomic<UInt64>>
  private static let spread = 16

  init(threads: Int) {
    self.threads = threads
    rests = .allocate(capacity: threads * Self.spread)
    for index in 0..<threads * Self.spread { (rests + index).initialize(to: Atomic(0)) }
  }

  deinit {
    rests.deinitialize(count: threads * Self.spread)
    rests.deallocate()
  }

  /// To be called while nobody takes any.
  func begin(_ count: Int) {
    for thread in 0..<threads {
      let (next, end) = (count * thread / threads, count * (thread + 1) / threads)
      rests[thread * Self.spread].store(UInt64(next) | UInt64(end) << 32, ordering: .relaxed)
    }
  }

  /// A part for a thread; nil when there is none any more.
  func take(_ thread: Int) -> Int? {
    if let part = take(of: thread, isOwner: true) { return part }
    while let other = busiest() {
      if let part = take(of: other, isOwner: false) { return part }
    }
    return nil
  }

  /// The first part of a thread's rest for itself, the last for another.
  @inline(__always)
  private func take(of thread: Int, isOwner: Bool) -> Int? {
    let place = rests + thread * Self.spread
    var rest = place.pointee.load(ordering: .relaxed)
    while true {
      let (next, end) = (rest & 0xFFFF_FFFF, rest >> 32)
      guard next < end else { return nil }
      let left = isOwner ? rest + 1 : rest - (1 << 32)
      let (exchanged, original) = place.pointee.compareExchange(
        expected: rest, desired: left, ordering: .relaxed)
      if exchanged { return Int(isOwner ? next : end - 1) }
      rest = original
    }
  }

  /// The thread that has most to do.
  private func busiest() -> Int? {
    var (found, most) = (nil as Int?, 0)
    for thread in 0..<threads {
      let rest = rests[thread * Self.spread].load(ordering: .relaxed)
      let count = Int(rest >> 32) - Int(rest & 0xFFFF_FFFF)
      if count > most { (found, most) = (thread, count) }
    }
    return found
  }
}
