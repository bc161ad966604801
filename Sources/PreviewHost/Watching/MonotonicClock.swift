import Glibc

/// A moment of the monotonic clock, in nanoseconds.
package typealias MonotonicNanoseconds = UInt64

/// The system's clock that never goes backwards.
package enum MonotonicClock {
  /// Nanoseconds since the machine started, without the time that it slept.
  package static func now() -> MonotonicNanoseconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Seconds that this process has had of processors, all its threads together.
  static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Nanoseconds since 1970, to compare with a file's times.
  static func wallTime() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
