/// Finds out when the files of a scene have new content, and when that content is whole.
///
/// The host's loop sleeps until `nextDeadline` or until the descriptor is readable, then calls
/// `poll(now:)`. Events are hints; the hash of a file's bytes decides. Not for two threads.
package final class FileWatcher {
  /// How changes are found.
  package enum Mode: Hashable, Sendable {
    /// By the kernel's events, by looking where there are none.
    case automatic
    /// By looking only, at this interval.
    case polling(every: MonotonicNanoseconds)
  }

  /// What a look at the watcher came to.
  package enum Outcome: Hashable, Sendable {
    case nothing
    /// Something moved and is settling; look again at that moment.
    case waiting(until: MonotonicNanoseconds)
    /// These dependencies have other content than the last build saw, in the build's own words.
    case ready([String])
  }

  /// Where relative dependencies begin; taken at the start, so a later `chdir` means nothing.
  package let baseDirectory: String

  private let mode: Mode
  private let reader: FileReader
  private let clock: () -> MonotonicNanoseconds
  private let log: (String) -> Void
  private let trace: WatchTrace
  /// Nil where changes are found by looking only.
  private var listener: EventListener?
  private var tracked: [ExactPath: TrackedFile] = [:]
  /// The build's order, in which changes are reported.
  private var order: [ExactPath] = []
  private var pending = PendingChanges()
  private var lastScan: MonotonicNanoseconds
  private var needsNewPlan = false
  private var hasSaidThatItPolls = false
  private var wakeSource: WakeSource?

  /// - Parameters:
  ///   - reader: Reads the files; a build that reads by it too gets what was read here.
  ///   - log: Takes what the user should know, once each.
  ///   - watchLog: Takes a line for each event and each decision, for `--watch-log`.
  package convenience init(
    mode: Mode = .automatic, baseDirectory: String? = nil, reader: FileReader = FileReader(),
    clock: @escaping () -> MonotonicNanoseconds = MonotonicClock.now,
    log: @escaping (String) -> Void = { _ in }, watchLog: ((String) -> Void)? = nil
  ) {
    self.init(
      mode: mode, baseDirectory: baseDirectory, reader: reader, clock: clock, log: log,
      watchLog: watchLog
    ) { () throws(SystemError) in try Inotify() }
  }

  /// Takes its events from elsewhere, for tests.
  init(
    mode: Mode, baseDirectory: String?, reader: FileReader = FileReader(),
    clock: @escaping () -> MonotonicNanoseconds, log: @escaping (String) -> Void,
    watchLog: ((String) -> Void)?, makeSource: () throws(SystemError) -> any EventSource
  ) {
    self.mode = mode
    self.baseDirectory = baseDirectory ?? ExactPath.currentDirectory()
    self.reader = reader
    self.clock = clock
    self.log = log
    lastScan = clock()
    trace = WatchTrace(since: lastScan, log: watchLog)
    guard mode == .automatic else { return }
    do {
      listener = EventListener(to: try makeSource(), trace: trace)
    } catch {
      sayThatItPolls(because: error.description)
    }
  }

  deinit { close() }

  /// Readable when events wait; nil where there are none to wait for.
  package var pollDescriptor: Int32? { listener?.descriptor }

  /// When to call `poll(now:)` at the latest; nil when there is nothing to watch.
  package var nextDeadline: MonotonicNanoseconds? {
    guard !tracked.isEmpty else { return nil }
    let scan = lastScan + scanInterval
    return pending.due.map { min($0, scan) } ?? scan
  }

  /// Takes the waiting events and says whether a rebuild is due. Cheap when nothing happened.
  package func poll(now: MonotonicNanoseconds) -> Outcome {
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
    guard let listener else { return }
    wakeSource?.stop()
    wakeSource = try WakeSource(descriptor: listener.descriptor, wake: wake)
  }

  /// Ends the thread and all watches; the watcher reports nothing from then on.
  package func close() {
    wakeSource?.stop()
    wakeSource = nil
    listener = nil
    tracked = [:]
    order = []
    pending.removeAll()
  }

  private var scanInterval: MonotonicNanoseconds {
    switch mode {
    case .polling(let interval): max(interval, Settling.millisecond)
    case .automatic: hasAllEvents ? Settling.safetyScan : Settling.fallbackPoll
    }
  }

  private var hasAllEvents: Bool { listener?.lacksEvents == false }

  private func sayThatItPolls(because reason: String) {
    guard !hasSaidThatItPolls else { return }
    hasSaidThatItPolls = true
    let seconds = Double(Settling.fallbackPoll) / 1e9
    log("no file events (\(reason)); looking at the files every \(seconds) s instead")
  }

  // MARK: What a build depends on

  /// Takes the paths that a build used or looked for, in place of those of the build before.
  ///
  /// - Returns: The paths that no longer are as the build saw them. Where there are any, the build
  ///   is of mixed generations: do not present it, `poll(now:)` will ask for the next.
  @discardableResult
  package func update(dependencies: [Dependency]) -> [String] {
    let now = clock()
    takeEvents(now: now)
    let before = Set(order)
    track(dependencies)
    // Most builds use what the last one used, under names that no event has touched.
    if needsNewPlan || listener?.lacksEvents == true || before != Set(order) {
      renewPlan(now: now, looking: .notYet)
    }
    // From here on events tell; what came before is found by comparing with what the build saw.
    let unseen = Set(dependencies.filter { $0.seen == nil }.map(\.path).map(ExactPath.init))
    var moved: [String] = []
    for path in order {
      guard var file = tracked[path] else { continue }
      if unseen.contains(ExactPath(file.givenPath)) {
        file.accept(reader.state(of: path))
      } else if !stillHolds(&file) {
        trace("changed since the build looked: \(file.givenPath)", at: now)
        pending.note(path, .suspected, at: now)
        moved.append(file.givenPath)
      }
      tracked[path] = file
    }
    return moved
  }

  private func track(_ dependencies: [Dependency]) {
    tracked = [:]
    order = []
    for dependency in dependencies {
      let file = TrackedFile(dependency, in: baseDirectory)
      guard tracked.updateValue(file, forKey: file.path) == nil else { continue }
      order.append(file.path)
    }
    pending.keepOnly { tracked[$0] != nil }
  }

  /// Says whether a file is as the build saw it, reading it only where `stat` leaves a doubt.
  private func stillHolds(_ file: inout TrackedFile) -> Bool {
    if case .content(let stamp) = file.known, stamp.identity == file.currentIdentity() {
      file.accept(file.known)
      return true
    }
    let state = reader.state(of: file.path)
    let isSame = state.looksSame(as: file.known)
    // What the build saw stays the measure; what is there now is what the next scan starts from.
    if isSame { file.accept(state) } else { file.identity = file.currentIdentity() }
    return isSame
  }

  private enum Looking {
    case notYet
    case afterwards
  }

  private func takeEvents(now: MonotonicNanoseconds) {
    let isPlanOld = listener?.takeEvents(now: now) { suspects, hint in
      switch suspects {
      case .all: for path in order { pending.note(path, hint, at: now) }
      case .some(let paths): for path in paths { pending.note(path, hint, at: now) }
      }
    }
    if isPlanOld == true { needsNewPlan = true }
  }

  /// Sets the watches that the dependencies need as the directories stand now.
  private func renewPlan(now: MonotonicNanoseconds, looking: Looking = .afterwards) {
    needsNewPlan = false
    if let trouble = listener?.listen(to: order, now: now) { sayThatItPolls(because: trouble) }
    if looking == .afterwards { compareIdentities(now: now) }
  }

  // MARK: Looking

  /// Looks at all dependencies by `stat`, in case that an event was missed or none can come.
  private func scan(now: MonotonicNanoseconds) {
    lastScan = now
    readAgainWhereTimeIsTooCoarse(now: now)
    compareIdentities(now: now)
    if needsNewPlan { renewPlan(now: now) }
  }

  /// Suspects each file of which `stat` says something new.
  private func compareIdentities(now: MonotonicNanoseconds) {
    for path in order {
      guard let file = tracked[path] else { continue }
      let identity = file.currentIdentity()
      guard identity != file.identity else { continue }
      tracked[path]?.identity = identity
      // In the middle of a save events say more than a look.
      guard pending.changes[path] == nil else { continue }
      trace("look \(identity == nil ? "missing" : "differs") \(file.givenPath)", at: now)
      pending.note(path, identity == nil ? .vanished : .suspected, at: now)
      if identity?.inode != file.identity?.inode { needsNewPlan = true }
    }
  }

  private func readAgainWhereTimeIsTooCoarse(now: MonotonicNanoseconds) {
    for path in order {
      guard let file = tracked[path], file.needsSecondReading else { continue }
      tracked[path]?.needsSecondReading = false
      if pending.changes[path] == nil, !reader.state(of: path).looksSame(as: file.known) {
        pending.note(path, .suspected, at: now)
      }
    }
  }

  /// Reads what has settled and decides.
  private func examine(now: MonotonicNanoseconds) -> Outcome {
    if let moment = momentOfAnotherLook(now: now) { return wait(until: moment) }
    var states: [ExactPath: FileState] = [:]
    var isWaitingForContent = false
    for path in pending.changes.keys {
      guard let file = tracked[path] else { continue }
      let state = reader.state(of: path, keeping: .forTheBuild)
      states[path] = state
      if case .content(let stamp) = state, state.isEmptyContent, !file.known.isEmptyContent,
        pending.awaitsContent(path, of: stamp.identity)
      {
        trace("empty \(file.givenPath): waiting for content", at: now)
        isWaitingForContent = true
      }
    }
    if isWaitingForContent { return wait(until: now + Settling.empty) }
    if states.values.contains(.failed(.keepsChanging)), let limit = pending.limit, now < limit {
      return wait(until: now + Settling.gather)
    }
    if let moment = momentAfterCheckout(of: states, now: now) { return wait(until: moment) }
    return conclude(states, now: now)
  }

  private func wait(until moment: MonotonicNanoseconds) -> Outcome {
    pending.wait(until: moment)
    return .waiting(until: moment)
  }

  /// Where no event tells of a writer's end, a file that moved since the last look is not whole.
  private func momentOfAnotherLook(now: MonotonicNanoseconds) -> MonotonicNanoseconds? {
    guard let limit = pending.limit, now < limit else { return nil }
    var hasMoved = false
    for (path, change) in pending.changes where change.hint == .suspected {
      guard let file = tracked[path] else { continue }
      let identity = file.currentIdentity()
      guard identity != file.identity else { continue }
      tracked[path]?.identity = identity
      hasMoved = true
    }
    return hasMoved ? min(now + Settling.modified, limit) : nil
  }

  private func momentAfterCheckout(
    of states: [ExactPath: FileState], now: MonotonicNanoseconds
  ) -> MonotonicNanoseconds? {
    guard let first = pending.first, now < first + Settling.longestCheckout else { return nil }
    let isInCheckout = states.contains { path, state in
      tracked[path]?.known.looksSame(as: state) == false && RepositoryLock.isHeld(around: path)
    }
    guard isInCheckout else { return nil }
    trace("git is at work: waiting for its end", at: now)
    return now + Settling.gather
  }

  private func conclude(_ states: [ExactPath: FileState], now: MonotonicNanoseconds) -> Outcome {
    pending.removeAll()
    var changed: [String] = []
    for path in order {
      guard let state = states[path], var file = tracked[path] else { continue }
      let isSame = file.known.looksSame(as: state)
      trace("\(isSame ? "same content" : "ready") \(file.givenPath)", at: now)
      if !isSame { changed.append(file.givenPath) }
      file.accept(state)
      tracked[path] = file
    }
    // Without a build nobody comes to take them.
    if changed.isEmpty { reader.dropKept() }
    return changed.isEmpty ? .nothing : .ready(changed)
  }
}

// MARK: For tests

extension FileWatcher {
  var isSettled: Bool { pending.isEmpty }
  var trackedCount: Int { tracked.count }
  var watchCount: Int { listener?.watchCount ?? 0 }

  func file(_ path: String) -> TrackedFile? { tracked[ExactPath(path)] }

  /// As if `stat` said of a file what it said before its last edit.
  func trustIdentity(of path: String) {
    let path = ExactPath(path)
    let identity = tracked[path]?.currentIdentity()
    tracked[path]?.identity = identity
  }

  /// Begins the wait for the next scan anew, so that events alone have to tell.
  func putOffScan() { lastScan = clock() }
}
