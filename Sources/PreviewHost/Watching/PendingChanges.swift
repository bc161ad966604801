/// The changes that are settling, and when they may be looked at, all together.
///
/// They wait for each other, so that a save of several files is one rebuild.
struct PendingChanges {
  struct Change {
    let since: MonotonicNanoseconds
    var due: MonotonicNanoseconds
    var hint: ChangeHint
    var hasWaitedForContent = false
  }

  private(set) var changes: [ExactPath: Change] = [:]
  private var hold: MonotonicNanoseconds?

  var isEmpty: Bool { changes.isEmpty }

  mutating func note(_ path: ExactPath, _ hint: ChangeHint, at now: MonotonicNanoseconds) {
    guard var change = changes[path] else {
      changes[path] = Change(since: now, due: now + hint.delay, hint: hint)
      return
    }
    guard hint.postpones else { return }
    change.due = now + hint.delay
    change.hint = hint
    changes[path] = change
    hold = nil
  }

  /// When to look; nil when nothing is pending.
  var due: MonotonicNanoseconds? {
    guard let last = changes.values.map(\.due).max(), let limit else { return nil }
    return hold ?? min(last, limit)
  }

  /// When to look at the latest, however busy the writers are.
  var limit: MonotonicNanoseconds? {
    guard let first = changes.values.map(\.since).min() else { return nil }
    let isVanishing = changes.values.contains { $0.hint == .vanished }
    return first + Settling.longest + (isVanishing ? Settling.vanished : 0)
  }

  var first: MonotonicNanoseconds? { changes.values.map(\.since).min() }

  /// Waits until a moment, even past the limit, unless an event tells more before.
  mutating func wait(until moment: MonotonicNanoseconds) { hold = moment }

  mutating func markWaitedForContent(_ path: ExactPath) {
    changes[path]?.hasWaitedForContent = true
  }

  mutating func removeAll() {
    changes = [:]
    hold = nil
  }

  mutating func keepOnly(_ isKept: (ExactPath) -> Bool) {
    changes = changes.filter { isKept($0.key) }
    if changes.isEmpty { hold = nil }
  }
}
