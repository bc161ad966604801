import CoreGraphics

/// Turns what devices do in a window into events: the door of hosts, scripts and tests.
///
/// Every call brings its time, by which the window's clock goes on. Places are in the window's own
/// space; one that is not finite is taken for where the touch was.
@MainActor
package final class WindowInput {
  /// Where all events go.
  package let window: UIWindow
  private var live: [(id: Int, touch: UITouch)] = []
  private var lastTaps: [(time: TimeInterval, point: CGPoint, count: Int)] = []
  /// The keys that are held now.
  package var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of the pointer that are down.
  var buttonMask: UIEvent.ButtonMask = []
  var pressed: [UIPress] = []
  /// The pointer while it hovers over the window.
  var pointer: UITouch?

  /// A press this soon and this near after another counts as the next tap of the same series.
  private static let tapInterval: TimeInterval = 0.35
  private static let tapDistance: CGFloat = 20

  /// What one finger does.
  package struct Change {
    /// Tells fingers apart, from `began` to the end; any number.
    package var id: Int
    /// What the finger has just done.
    package var phase: UITouch.Phase
    /// In the window's own space.
    package var point: CGPoint
    /// Counts when the touch begins, not later.
    package var type = UITouch.TouchType.direct
    /// 1 is an average touch; 0 where the device does not tell.
    package var force: CGFloat = 0
    /// Half the size of what touches, in points; 0 where the device does not tell.
    package var radius: CGFloat = 0

    /// The phase is `began`, `moved`, `ended` or `cancelled`.
    package init(
      _ id: Int, _ phase: UITouch.Phase, at point: CGPoint, type: UITouch.TouchType = .direct,
      force: CGFloat = 0, radius: CGFloat = 0
    ) {
      self.id = id
      self.phase = phase
      self.point = point
      self.type = type
      self.force = force
      self.radius = radius
    }
  }

  package init(window: UIWindow) {
    self.window = window
  }

  /// Goes on to a time: what is due until then, such as the end of a long press, happens.
  package func advance(to time: TimeInterval) {
    window.clock.advance(to: time)
  }

  /// When something happens by itself next; a host that sleeps wakes up then.
  package var nextDue: TimeInterval? { window.clock.nextDue }

  func touch(_ id: Int) -> UITouch? { live.first { $0.id == id }?.touch }

  /// What several fingers do at one time, in one event.
  package func send(_ changes: [Change], time: TimeInterval) {
    advance(to: time)
    let time = window.clock.now
    for entry in live { entry.touch.moment.phase = .stationary }
    var hasChanged = false
    for change in changes where apply(change, time: time) { hasChanged = true }
    guard hasChanged else { return }
    let touches = live.map(\.touch)
    live.removeAll { !$0.touch.isLive }
    let event = UIEvent(.touches, touches: touches, time: time)
    event.modifierFlags = modifierFlags
    event.buttonMask = buttonMask
    UIApplication.shared.sendEvent(event)
  }

  /// The system takes all touches and keys away: the window lost the focus, or the scene changed.
  package func cancelAll(time: TimeInterval) {
    send(live.map { Change($0.id, .cancelled, at: $0.touch.moment.location) }, time: time)
    buttonMask = []
    cancelPresses()
    hover(at: nil, time: time)
  }

  /// Tells whether anything changed.
  private func apply(_ change: Change, time: TimeInterval) -> Bool {
    if change.phase == .began { return begin(change, time: time) }
    guard let touch = touch(change.id), touch.isLive else { return false }
    var moment = touch.moment
    moment.previousLocation = moment.location
    // What is taken away ends where it was.
    if change.point.isFinite, change.phase != .cancelled { moment.location = change.point }
    moment.phase = change.phase
    moment.timestamp = time
    moment.force = change.force
    moment.radius = change.radius
    touch.moment = moment
    return true
  }

  private func begin(_ change: Change, time: TimeInterval) -> Bool {
    guard change.point.isFinite else { return false }
    if let lost = touch(change.id) {
      // Its end was never reported.
      send([Change(change.id, .cancelled, at: lost.moment.location)], time: time)
    }
    window.focus?.hideRing()
    let touch = UITouch()
    let moment = UITouch.Moment(
      phase: .began, timestamp: time, location: change.point, previousLocation: change.point,
      force: change.force, radius: change.radius)
    touch.begin(
      moment, type: change.type, in: window, tapCount: tapCount(at: change.point, time: time))
    live.append((change.id, touch))
    touch.view = window.hitTest(
      change.point, with: UIEvent(.touches, touches: live.map(\.touch), time: time))
    return true
  }

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    lastTaps.removeAll { time - $0.time > Self.tapInterval || time < $0.time }
    let index = lastTaps.lastIndex {
      hypot(point.x - $0.point.x, point.y - $0.point.y) <= Self.tapDistance
    }
    let count = index.map { lastTaps.remove(at: $0).count + 1 } ?? 1
    lastTaps.append((time, point, count))
    return count
  }
}
