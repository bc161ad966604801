import Glibc

extension FileWatcher {
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
    if needsNewPlan || lacksEvents || before != Set(order) {
      renewPlan(now: now, looking: .notYet)
    }
    // From here on events tell; what came before is found by comparing with what the build saw.
    let unseen = Set(dependencies.filter { $0.seen == nil }.map(\.path).map(ExactPath.init))
    var moved: [String] = []
    for path in order {
      guard var file = tracked[path] else { continue }
      if unseen.contains(ExactPath(file.givenPath)) {
        file.accept(file.currentState())
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
    let state = file.currentState()
    let isSame = state.looksSame(as: file.known)
    // What the build saw stays the measure; what is there now is what the next scan starts from.
    if isSame { file.accept(state) } else { file.identity = file.currentIdentity() }
    return isSame
  }

  enum Looking {
    case notYet
    case afterwards
  }

  /// Sets the watches that the dependencies need as the directories stand now.
  ///
  /// What moves between a look and its watch gives no event, so it looks again until both agree.
  func renewPlan(now: MonotonicNanoseconds, looking: Looking = .afterwards) {
    needsNewPlan = false
    if let source {
      var plan = currentPlan()
      for _ in 0..<Self.planRounds {
        take(table.apply(plan, to: source), of: plan)
        let next = currentPlan()
        if next == plan { break }
        plan = next
      }
      trace("watching \(order.count) paths by \(table.count) watches", at: now)
    }
    if looking == .afterwards { compareIdentities(now: now) }
  }

  private static var planRounds: Int { 4 }

  private func currentPlan() -> WatchPlan {
    var plan = WatchPlan()
    var known: [ExactPath: PathWalk.Found] = [:]
    for path in order { plan.add(PathWalk(to: path.text, known: &known), for: path) }
    return plan
  }

  private func take(_ failures: [WatchTable.Failure], of plan: WatchPlan) {
    lacksEvents = false
    for failure in failures {
      switch failure.error.number {
      // Gone since the look; the next round sees it.
      case ENOENT, ENOTDIR, ELOOP: continue
      case EACCES where plan.points[failure.path]?.isEssential != true: continue
      default:
        lacksEvents = true
        sayThatItPolls(because: "\(failure.path): \(failure.error)")
      }
    }
    for (path, point) in plan.points where point.isEssential {
      if let kind = eventlessKind(of: path) {
        lacksEvents = true
        sayThatItPolls(because: "\(path) is on \(kind)")
      }
    }
  }

  private func eventlessKind(of directory: ExactPath) -> String? {
    guard case .success(let identity) = FileIdentity.following(directory.text) else { return nil }
    if let kind = kindsOfDevices[identity.device] { return kind }
    let kind = MountTable.eventlessKind(ofDevice: identity.device, in: MountTable.current())
    kindsOfDevices[identity.device] = .some(kind)
    return kind
  }
}
