/// How changes are found.
package enum WatchMode: Hashable, Sendable {
  /// By the kernel's events, by looking where there are none.
  case automatic
  /// By looking only, at this interval.
  case polling(every: MonotonicNanoseconds)
}
