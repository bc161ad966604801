extension FileWatcher {
  /// Looks at all dependencies by `stat`, in case that an event was missed or none can come.
  func scan(now: MonotonicNanoseconds) {
    lastScan = now
    readAgainWhereTimeIsTooCoarse(now: now)
    compareIdentities(now: now)
    if needsNewPlan { renewPlan(now: now) }
  }

  /// Suspects each file of which `stat` says something new.
  func compareIdentities(now: MonotonicNanoseconds) {
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
      if pending.changes[path] == nil, !file.currentState().looksSame(as: file.known) {
        pending.note(path, .suspected, at: now)
      }
    }
  }

  /// Reads what has settled and decides.
  func examine(now: MonotonicNanoseconds) -> WatchOutcome {
    if let moment = momentOfAnotherLook(now: now) { return wait(until: moment) }
    var states: [ExactPath: FileState] = [:]
    var isWaitingForContent = false
    for (path, change) in pending.changes {
      guard let file = tracked[path] else { continue }
      let state = file.currentState()
      states[path] = state
      if state.isEmptyContent, !file.known.isEmptyContent, !change.hasWaitedForContent {
        trace("empty \(file.givenPath): waiting for content", at: now)
        pending.markWaitedForContent(path)
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

  private func wait(until moment: MonotonicNanoseconds) -> WatchOutcome {
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

  private func conclude(
    _ states: [ExactPath: FileState], now: MonotonicNanoseconds
  ) -> WatchOutcome {
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
    return changed.isEmpty ? .nothing : .ready(changed)
  }
}
