/// A dependency under watch: what the last build saw of it, and what `stat` said last.
struct TrackedFile {
  /// As the build named it.
  let givenPath: String
  let path: ExactPath
  private(set) var known: FileState
  /// Nil where there is nothing, or nothing may be known.
  var identity: FileIdentity?
  /// Written so shortly before it was read that a later write can bear the same time.
  var needsSecondReading = false

  /// File systems count time in ticks of some milliseconds.
  private static let tick: Int64 = 50_000_000

  init(_ dependency: Dependency, in baseDirectory: String) {
    givenPath = dependency.path
    path = ExactPath(ExactPath.absolute(dependency.path, in: baseDirectory))
    known = dependency.seen ?? .failed(.missing)
  }

  func currentIdentity() -> FileIdentity? { try? FileIdentity.following(path.text).get() }

  /// Takes a reading as the one that later ones are compared with.
  mutating func accept(_ state: FileState) {
    known = state
    if case .content(let stamp) = state {
      identity = stamp.identity
      let age = MonotonicClock.wallTime() - max(stamp.identity.modified, stamp.identity.changed)
      needsSecondReading = age < Self.tick
    } else {
      identity = currentIdentity()
      needsSecondReading = false
    }
  }
}
