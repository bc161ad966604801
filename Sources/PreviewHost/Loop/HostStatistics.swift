import Foundation

/// What a run of the host did, for tests and measurements.
package struct HostStatistics: Equatable, Sendable {
  /// Frames of which at least one tile was painted.
  package var composited = 0
  /// Frames that went to the screen.
  package var presented = 0
  /// Reloads that have come to a frame; one that leaves no scene to show does not count.
  package var reloads = 0

  package init() {}

  func line(elapsed: TimeInterval) -> String {
    let seconds = (elapsed * 10).rounded() / 10
    return "\(composited) frames composited, \(presented) presented, \(reloads) reloads in"
      + " \(seconds) s"
  }
}
