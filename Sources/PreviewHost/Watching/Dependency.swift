/// A path that a build used or looked for, with what it found there.
package struct Dependency: Hashable, Sendable {
  /// As the build named it; reported in the same words.
  package var path: String
  /// Nil when the build did not look; the watcher then looks for itself.
  package var seen: FileState?

  package init(path: String, seen: FileState? = nil) {
    self.path = path
    self.seen = seen
  }
}
