import Foundation

/// The time that events of a window live by, and what is due in it.
///
/// It goes on only when an event or the host says so; nothing here waits. A time before the last
/// one starts the clock anew, and what was due keeps its distance.
@MainActor
package final class EventClock {
  /// What is due; dropping it does not take it off the clock, `cancel` does.
  package final class Entry {
    fileprivate(set) var due: TimeInterval
    fileprivate var action: (@MainActor () -> Void)?

    fileprivate init(due: TimeInterval, action: @escaping @MainActor () -> Void) {
      self.due = due
      self.action = action
    }
  }

  /// In seconds, as the last event or the host said.
  package private(set) var now: TimeInterval = 0
  private var entries: [Entry] = []

  /// When something is due next; nil when nothing is.
  package var nextDue: TimeInterval? { entries.lazy.map(\.due).min() }

  @discardableResult
  package func schedule(
    after delay: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> Entry {
    let entry = Entry(due: now + (delay > 0 ? delay : 0), action: action)
    entries.append(entry)
    return entry
  }

  func cancel(_ entry: Entry) {
    entry.action = nil
    entries.removeAll { $0 === entry }
  }

  /// Goes on to a time and does on the way what is due, each at its own time.
  package func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    if time < now {
      for entry in entries { entry.due -= now - time }
      now = time
      return
    }
    while let entry = entries.min(by: { $0.due < $1.due }), entry.due <= time {
      now = max(now, entry.due)
      let action = entry.action
      cancel(entry)
      action?()
    }
    now = max(now, time)
  }
}
