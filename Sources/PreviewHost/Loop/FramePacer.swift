import Foundation

/// Says when the frame that is being made will be seen, so that movement is even though the loop is
/// not: frames follow each other by whole intervals of the display, however long their work took.
package struct FramePacer {
  /// Seconds from one refresh of the display to the next.
  let interval: TimeInterval
  /// When the last frame was to be seen.
  private(set) var last: TimeInterval?

  /// The share of its error that the pacer makes good with each frame.
  private static let correction = 0.1
  /// Without a frame for so many intervals, the next one begins a new series.
  private static let longestGap = 8.0

  package init(interval: TimeInterval = 1 / 60) {
    self.interval = interval
  }

  /// When a frame will be seen whose work begins now.
  package mutating func next(after now: TimeInterval) -> TimeInterval {
    guard let last, (now - last).magnitude < Self.longestGap * interval else {
      self.last = now + interval
      return now + interval
    }
    let intervals = max(1, ((now - last) / interval).rounded() + 1)
    var next = last + intervals * interval
    // The clock and the display drift apart slowly.
    next += (now + interval - next) * Self.correction
    next = max(next, last)
    self.last = next
    return next
  }

  /// How long the work on the next frame may wait: until the last one is seen.
  package func wait(after now: TimeInterval) -> TimeInterval {
    last.map { max(0, min($0 - now, interval)) } ?? 0
  }
}
