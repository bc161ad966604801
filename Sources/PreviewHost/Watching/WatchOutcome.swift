/// What a look at the watcher came to.
package enum WatchOutcome: Hashable, Sendable {
  case nothing
  /// Something moved and is settling; look again at that moment.
  case waiting(until: MonotonicNanoseconds)
  /// These dependencies have other content than the last build saw, in the build's own words.
  case ready([String])
}
