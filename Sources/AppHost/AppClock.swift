import Foundation
import PreviewHost

/// The app's time, which all its windows have, in seconds since it began.
///
/// While something happens it is the time that it happens at, for a frame the time when that will be
/// seen; it never goes back.
struct AppClock {
  private let start = ProcessInfo.processInfo.systemUptime
  private var pacer: FramePacer
  private(set) var time: TimeInterval = 0

  init(frameInterval: TimeInterval) { pacer = FramePacer(interval: frameInterval) }

  var elapsed: TimeInterval { ProcessInfo.processInfo.systemUptime - start }

  mutating func goOn() { time = max(time, elapsed) }

  mutating func nextFrame() { time = max(time, pacer.next(after: elapsed)) }

  /// How long what moves may wait until its next frame is made.
  func wait(for seconds: TimeInterval) -> TimeInterval {
    max(seconds - max(0, elapsed - time), pacer.wait(after: elapsed))
  }
}
