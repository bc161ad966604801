extension FileWatcher {
  /// Turns the kernel's events into suspicions about dependencies.
  func takeEvents(now: MonotonicNanoseconds) {
    guard let source else { return }
    for event in source.drain() {
      if event.flags.contains(.overflow) {
        takeOverflow(now: now)
      } else if event.flags.contains(.ignored) {
        if table.end(event.watch) {
          trace("event IGNORED on a lost watch", at: now)
          needsNewPlan = true
        }
      } else {
        take(event, now: now)
      }
    }
  }

  /// Events were lost, nobody knows which: every dependency is suspected.
  private func takeOverflow(now: MonotonicNanoseconds) {
    trace("event Q_OVERFLOW: looking at everything", at: now)
    table.forgetRetired()
    needsNewPlan = true
    for path in order { pending.note(path, .modified, at: now) }
  }

  private func take(_ event: WatchEvent, now: MonotonicNanoseconds) {
    for point in table.points(of: event.watch) {
      if event.name.isEmpty {
        takeSelf(event, at: point, now: now)
      } else if let dependents = point.dependents[ExactPath(event.name)] {
        takeNamed(event, dependents, now: now)
      }
    }
  }

  private func takeNamed(
    _ event: WatchEvent, _ dependents: Set<ExactPath>, now: MonotonicNanoseconds
  ) {
    trace(
      "event \(event.flags) \(event.name) in \(table.path(of: event.watch)?.text ?? "?")", at: now)
    if !event.flags.isDisjoint(with: .nameChange) { needsNewPlan = true }
    guard let hint = Self.hint(from: event.flags) else { return }
    for dependent in dependents { pending.note(dependent, hint, at: now) }
  }

  private func takeSelf(_ event: WatchEvent, at point: WatchPlan.Point, now: MonotonicNanoseconds) {
    trace("event \(event.flags) on \(table.path(of: event.watch)?.text ?? "?")", at: now)
    if !event.flags.isDisjoint(with: [.moveSelf, .deleteSelf, .unmount]) {
      // The new plan finds out what this means; a rename over a file ends the old one as well.
      needsNewPlan = true
    }
    guard let hint = Self.hint(from: event.flags) else { return }
    for dependent in point.wholeDependents { pending.note(dependent, hint, at: now) }
  }

  private static func hint(from flags: EventFlags) -> ChangeHint? {
    if !flags.isDisjoint(with: [.closeWrite, .movedTo]) { return .finished }
    if !flags.isDisjoint(with: [.modify, .create]) { return .modified }
    if !flags.isDisjoint(with: [.delete, .movedFrom]) { return .vanished }
    return flags.contains(.attributes) ? .touched : nil
  }
}
