/// The changes that are settling, and when they may be looked at, all together.
///
/// They wait for each other, so that a save of several files is one rebuild.
struct PendingChanges {
  struct Change {
    let since: MonotonicNanoseconds
    var due: MonotonicNanoseconds
    var hint: ChangeHint
    /// The empty file that content was waited for, as it was then.
    var awaited: FileIdentity?
    /// How often that was waited for.
    var waits = 0
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

  /// Whether an empty file is to be given time for content: once as it is now, as somebody may empty
  /// it again and again, each time just before a look.
  mutating func awaitsContent(_ path: ExactPath, of identity: FileIdentity) -> Bool {
    guard let change = changes[path], change.awaited != identity, change.waits < Settling.emptyWaits
    else { return false }
    changes[path]?.awaited = identity
    changes[path]?.waits += 1
    return true
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

/// What an event or a look at a file lets suspect, and how long to wait for the rest.
enum ChangeHint: String {
  /// A writer closed the file, or it came whole by a rename.
  case finished
  /// Written to, or just created; more may come.
  case modified
  case vanished
  /// Owner, permission, times or link count.
  case touched
  /// A look found a difference that no event told.
  case suspected

  var delay: MonotonicNanoseconds {
    switch self {
    case .finished, .touched: Settling.gather
    case .modified, .suspected: Settling.modified
    case .vanished: Settling.vanished
    }
  }

  /// Whether the wait begins anew when one is running.
  var postpones: Bool {
    switch self {
    case .finished, .modified, .vanished: true
    case .touched, .suspected: false
    }
  }
}

/// How long a change rests before it counts as whole; all in nanoseconds.
package enum Settling {
  static let millisecond: MonotonicNanoseconds = 1_000_000

  /// After a close or a rename, to gather the other files of the same save.
  package static let gather = 12 * millisecond
  /// After a write without a close.
  package static let modified = 40 * millisecond
  /// After a removal, for a successor.
  package static let vanished = 150 * millisecond
  /// For an empty file, in the hope of content.
  package static let empty = 50 * millisecond
  /// So often for one that is emptied again meanwhile.
  static let emptyWaits = 40
  /// The longest wait for a writer that does not stop.
  package static let longest = 250 * millisecond
  /// The longest wait for a repository's checkout to finish.
  package static let longestCheckout = 1_000 * millisecond

  /// Between looks at the files themselves while events work.
  package static let safetyScan = 2_000 * millisecond
  /// The same where events do not work.
  package static let fallbackPoll = 1_000 * millisecond
}
