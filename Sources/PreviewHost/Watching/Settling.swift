/// A moment of the monotonic clock, in nanoseconds.
package typealias MonotonicNanoseconds = UInt64

/// How long a change rests before it counts as whole; all in nanoseconds.
package enum Settling {
  static let millisecond: MonotonicNanoseconds = 1_000_000

  /// After a close or a rename, to gather the other files of the same save.
  package static let gather = 12 * millisecond
  /// After a write without a close.
  package static let modified = 40 * millisecond
  /// After a removal, for a successor.
  package static let vanished = 150 * millisecond
  /// For an empty file, once, in the hope of content.
  package static let empty = 50 * millisecond
  /// The longest wait for a writer that does not stop.
  package static let longest = 250 * millisecond
  /// The longest wait for a repository's checkout to finish.
  package static let longestCheckout = 1_000 * millisecond

  /// Between looks at the files themselves while events work.
  package static let safetyScan = 2_000 * millisecond
  /// The same where events do not work.
  package static let fallbackPoll = 1_000 * millisecond
}
