/// Finds out when the files of a scene have new content, and when that content is whole.
///
/// The host's loop sleeps until `nextDeadline` or until the descriptor is readable, then calls
/// `poll(now:)`. Events are hints; the hash of a file's bytes decides. Not for two threads.
package final class FileWatcher {
  package let mode: WatchMode
  /// Where relative dependencies begin; taken at the start, so a later `chdir` means nothing.
  package let baseDirectory: String

  let clock: () -> MonotonicNanoseconds
  let log: (String) -> Void
  let watchLog: ((String) -> Void)?
  /// Nil where changes are found by looking only.
  var source: (any EventSource)?
  var table = WatchTable()
  var tracked: [ExactPath: TrackedFile] = [:]
  /// The build's order, in which changes are reported.
  var order: [ExactPath] = []
  var pending = PendingChanges()
  var lastScan: MonotonicNanoseconds
  var needsNewPlan = false
  /// Why events cannot be relied on for all dependencies, while that is so.
  var lacksEvents = false
  var hasSaidThatItPolls = false
  var kindsOfDevices: [UInt64: String?] = [:]
  private var wakeSource: WakeSource?
  private let start: MonotonicNanoseconds

  /// - Parameters:
  ///   - log: Takes what the user should know, once each.
  ///   - watchLog: Takes a line for each event and each decision, for `--watch-log`.
  package convenience init(
    mode: WatchMode = .automatic, baseDirectory: String? = nil,
    clock: @escaping () -> MonotonicNanoseconds = MonotonicClock.now,
    log: @escaping (String) -> Void = { _ in }, watchLog: ((String) -> Void)? = nil
  ) {
    self.init(
      mode: mode, baseDirectory: baseDirectory, clock: clock, log: log, watchLog: watchLog
    ) { () throws(SystemError) in try Inotify() }
  }

  /// Takes its events from elsewhere, for tests.
  init(
    mode: WatchMode, baseDirectory: String?, clock: @escaping () -> MonotonicNanoseconds,
    log: @escaping (String) -> Void, watchLog: ((String) -> Void)?,
    makeSource: () throws(SystemError) -> any EventSource
  ) {
    self.mode = mode
    self.baseDirectory = baseDirectory ?? ExactPath.currentDirectory()
    self.clock = clock
    self.log = log
    self.watchLog = watchLog
    start = clock()
    lastScan = start
    guard mode == .automatic else { return }
    do {
      source = try makeSource()
    } catch {
      sayThatItPolls(because: error.description)
    }
  }

  deinit { close() }

  /// Readable when events wait; nil where there are none to wait for.
  package var pollDescriptor: Int32? { source?.descriptor }

  /// When to call `poll(now:)` at the latest; nil when there is nothing to watch.
  package var nextDeadline: MonotonicNanoseconds? {
    guard !tracked.isEmpty else { return nil }
    let scan = lastScan + scanInterval
    return pending.due.map { min($0, scan) } ?? scan
  }

  /// Takes the waiting events and says whether a rebuild is due. Cheap when nothing happened.
  package func poll(now: MonotonicNanoseconds) -> WatchOutcome {
    takeEvents(now: now)
    wakeSource?.rearm()
    if needsNewPlan { renewPlan(now: now) }
    if now >= lastScan + scanInterval { scan(now: now) }
    guard let due = pending.due else { return .nothing }
    return now < due ? .waiting(until: due) : examine(now: now)
  }

  /// Starts a thread that calls `wake` when `poll(now:)` has something to take.
  ///
  /// Nothing is started where there are no events; `nextDeadline` then says it all. `wake` runs on
  /// that thread and must not call the watcher.
  package func startWaking(_ wake: @escaping @Sendable () -> Void) throws(SystemError) {
    guard let source else { return }
    wakeSource?.stop()
    wakeSource = try WakeSource(descriptor: source.descriptor, wake: wake)
  }

  /// Ends the thread and all watches; the watcher reports nothing from then on.
  package func close() {
    wakeSource?.stop()
    wakeSource = nil
    source = nil
    tracked = [:]
    order = []
    pending.removeAll()
    table = WatchTable()
  }

  var scanInterval: MonotonicNanoseconds {
    switch mode {
    case .polling(let interval): max(interval, Settling.millisecond)
    case .automatic:
      source == nil || lacksEvents ? Settling.fallbackPoll : Settling.safetyScan
    }
  }

  func sayThatItPolls(because reason: String) {
    guard !hasSaidThatItPolls else { return }
    hasSaidThatItPolls = true
    let seconds = Double(Settling.fallbackPoll) / 1e9
    log("no file events (\(reason)); looking at the files every \(seconds) s instead")
  }

  func trace(_ line: @autoclosure () -> String, at now: MonotonicNanoseconds) {
    guard let watchLog else { return }
    let microseconds = (now - min(start, now)) / 1_000
    let fraction = String(microseconds % 1_000_000)
    let padding = String(repeating: "0", count: 6 - fraction.count)
    watchLog("+\(microseconds / 1_000_000).\(padding)\(fraction) \(line())")
  }
}
