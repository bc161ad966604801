import Foundation
import Stages

/// Turns the time that passes into the scene's: hands can hold it, slow it and set it.
///
/// The stage has the scene's time. Here stands only when it was that time, in seconds since the host
/// began, and how fast it goes on from there.
@MainActor
struct Playback {
  private let stage: Stage
  private var pacer: FramePacer
  /// When the scene's time was, or is to be seen as, what the stage has.
  private var moment: TimeInterval = 0
  /// The time that a hand, or a scene that begins, has asked for; the next frame goes there.
  private var sought: TimeInterval? = 0
  /// Scene seconds a second while nothing holds the time and T has not slowed it.
  private let speed: Double
  private(set) var isPaused: Bool
  private(set) var isSlow = false

  private static let slowFactor = 0.1
  /// Steps a second by `,` and `.`.
  private static let stepsPerSecond = 60.0

  init(of stage: Stage, speed: Double, isPaused: Bool, frameInterval: TimeInterval = 1 / 60) {
    self.stage = stage
    self.speed = speed
    self.isPaused = isPaused
    pacer = FramePacer(interval: frameInterval)
  }

  /// Scene seconds a second.
  var rate: Double { isPaused ? 0 : speed * (isSlow ? Self.slowFactor : 1) }

  /// The time on show, or the one that was asked for.
  var time: TimeInterval { sought ?? stage.time }

  // MARK: The loop

  /// Takes the stage to the scene's time for what happens now: no earlier than what is on show.
  mutating func goOn(at now: TimeInterval) {
    // What is asked for begins with the frame that shows it; until then the scene is as it is seen.
    guard sought == nil, now > moment else { return }
    let time = stage.time + (now - moment) * rate
    moment = now
    if time > stage.time { stage.goOn(to: time) }
  }

  /// The scene's time when the frame that is made now is seen.
  mutating func nextFrame(at now: TimeInterval) -> TimeInterval {
    let seen = pacer.next(after: now)
    let time = sought ?? stage.time + max(0, seen - moment) * rate
    (moment, sought) = (seen, nil)
    return time
  }

  /// How long the loop may sleep until the scene looks different by itself, or something is due in
  /// it; nil for ever.
  func wait(at now: TimeInterval) -> TimeInterval? {
    guard rate > 0 else { return nil }
    let frame = stage.timeToNextFrame.map { max($0 / rate, pacer.wait(after: now)) }
    let due = stage.nextDue.map { max(0, ($0 - stage.time) / rate - max(0, now - moment)) }
    return [frame, due].compactMap { $0 }.min()
  }

  // MARK: Hands

  /// The scene's time begins anew with the next frame.
  mutating func begin() { sought = 0 }

  /// Holds the scene, or lets it go on from where it is.
  mutating func togglePause(at now: TimeInterval) {
    isPaused.toggle()
    moment = max(moment, now)
  }

  mutating func toggleSlow() { isSlow.toggle() }

  /// Goes on from where somebody else has brought the stage.
  mutating func resume(at now: TimeInterval) { (moment, sought) = (now, nil) }

  /// Shows the scene at a time with the next frame, and holds it there.
  mutating func seek(_ time: TimeInterval) {
    isPaused = true
    sought = max(0, time)
  }

  /// Goes to the next or the last frame of a sixtieth of a second, and stays there.
  mutating func step(by steps: Int) {
    seek(Self.stepped(from: time, by: steps))
  }

  /// The nearest time of a whole number of steps after or before another; none is before 0.
  static func stepped(from time: TimeInterval, by steps: Int) -> TimeInterval {
    // A time that is a whole number but for rounding counts as one.
    let place = time * stepsPerSecond
    let start = steps > 0 ? (place + 1e-6).rounded(.down) : (place - 1e-6).rounded(.up)
    return max(0, (start + Double(steps)) / stepsPerSecond)
  }
}
