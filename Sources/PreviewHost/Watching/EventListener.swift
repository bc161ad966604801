import Glibc

/// Listens to the kernel's events around the files of a scene, and says which files each of them makes
/// suspect.
struct EventListener {
  /// Whose content may have changed.
  enum Suspects {
    case all
    case some(Set<ExactPath>)
  }

  private let source: any EventSource
  private let trace: WatchTrace
  private var table = WatchTable()
  private var kindsOfDevices: [UInt64: String?] = [:]
  /// Whether there are dependencies for which events cannot be relied on.
  private(set) var lacksEvents = false

  init(to source: any EventSource, trace: WatchTrace) {
    self.source = source
    self.trace = trace
  }

  /// Readable when events wait.
  var descriptor: Int32 { source.descriptor }
  var watchCount: Int { table.count }

  // MARK: Events

  /// Takes the events that wait and tells of what each lets suspect; says whether other directories
  /// may have to be watched now.
  mutating func takeEvents(
    now: MonotonicNanoseconds, suspect: (Suspects, ChangeHint) -> Void
  ) -> Bool {
    var isPlanOld = false
    for event in source.drain() {
      if event.flags.contains(.overflow) {
        // Events were lost, nobody knows which.
        trace("event Q_OVERFLOW: looking at everything", at: now)
        table.forgetRetired()
        isPlanOld = true
        suspect(.all, .modified)
      } else if event.flags.contains(.ignored) {
        guard table.end(event.watch) else { continue }
        trace("event IGNORED on a lost watch", at: now)
        isPlanOld = true
      } else if take(event, now: now, suspect) {
        isPlanOld = true
      }
    }
    return isPlanOld
  }

  private func take(
    _ event: WatchEvent, now: MonotonicNanoseconds, _ suspect: (Suspects, ChangeHint) -> Void
  ) -> Bool {
    var isPlanOld = false
    for point in table.points(of: event.watch) {
      let isSelf = event.name.isEmpty
      let dependents =
        isSelf ? point.wholeDependents : point.dependents[ExactPath(event.name)]
      guard let dependents else { continue }
      let place = table.path(of: event.watch)?.text ?? "?"
      trace("event \(event.flags) \(isSelf ? "on" : event.name + " in") \(place)", at: now)
      // The new plan finds out what it means that a name came or went, or that the watched thing
      // itself did; a rename over a file ends the old one as well.
      let telling: EventFlags = isSelf ? [.moveSelf, .deleteSelf, .unmount] : .nameChange
      if !event.flags.isDisjoint(with: telling) { isPlanOld = true }
      if let hint = Self.hint(from: event.flags) { suspect(.some(dependents), hint) }
    }
    return isPlanOld
  }

  private static func hint(from flags: EventFlags) -> ChangeHint? {
    if !flags.isDisjoint(with: [.closeWrite, .movedTo]) { return .finished }
    if !flags.isDisjoint(with: [.modify, .create]) { return .modified }
    if !flags.isDisjoint(with: [.delete, .movedFrom]) { return .vanished }
    return flags.contains(.attributes) ? .touched : nil
  }

  // MARK: Watches

  private static let planRounds = 4

  /// Sets the watches that paths need as the directories stand now; returns why events cannot be
  /// relied on, if so.
  ///
  /// What moves between a look and its watch gives no event, so it looks again until both agree.
  mutating func listen(to paths: [ExactPath], now: MonotonicNanoseconds) -> String? {
    var trouble: String?
    var plan = Self.plan(for: paths)
    for _ in 0..<Self.planRounds {
      let reason = whyEventsLack(table.apply(plan, to: source), of: plan)
      lacksEvents = reason != nil
      trouble = trouble ?? reason
      let next = Self.plan(for: paths)
      if next == plan { break }
      plan = next
    }
    trace("watching \(paths.count) paths by \(table.count) watches", at: now)
    return trouble
  }

  private static func plan(for paths: [ExactPath]) -> WatchPlan {
    var plan = WatchPlan()
    var known: [ExactPath: PathWalk.Found] = [:]
    for path in paths { plan.add(PathWalk(to: path.text, known: &known), for: path) }
    return plan
  }

  private mutating func whyEventsLack(
    _ failures: [WatchTable.Failure], of plan: WatchPlan
  ) -> String? {
    for failure in failures {
      switch failure.error.number {
      // Gone since the look; the next round sees it.
      case ENOENT, ENOTDIR, ELOOP: continue
      case EACCES where plan.points[failure.path]?.isEssential != true: continue
      default: return "\(failure.path): \(failure.error)"
      }
    }
    for (path, point) in plan.points where point.isEssential {
      if let kind = eventlessKind(of: path) { return "\(path) is on \(kind)" }
    }
    return nil
  }

  private mutating func eventlessKind(of directory: ExactPath) -> String? {
    guard case .success(let identity) = FileIdentity.following(directory.text) else { return nil }
    if let kind = kindsOfDevices[identity.device] { return kind }
    let kind = MountTable.eventlessKind(ofDevice: identity.device, in: MountTable.current())
    kindsOfDevices[identity.device] = .some(kind)
    return kind
  }
}

/// The kernel's watches: sets them up after a plan and says what an event's number stands for.
private struct WatchTable {
  struct Failure {
    let path: ExactPath
    let error: SystemError
  }

  private var points: [Int32: [WatchPlan.Point]] = [:]
  private var paths: [Int32: ExactPath] = [:]
  /// Watches given back whose IGNORED is still to come. A number can be reused before that, so
  /// that event must not end the new watch.
  private var retired: [Int32: Int] = [:]

  var count: Int { points.count }

  /// Sets the watches that the plan names, gives back all others, and returns what failed.
  mutating func apply(_ plan: WatchPlan, to source: any EventSource) -> [Failure] {
    var failures: [Failure] = []
    var flags: [Int32: EventFlags] = [:]
    let old = Set(points.keys)
    points = [:]
    for (path, point) in plan.points {
      do {
        let watch = try source.watch(path.text, for: point.flags)
        // Two paths of one inode share a watch, and the last call's flags count.
        let all = flags[watch, default: []].union(point.flags)
        if all != point.flags { _ = try source.watch(path.text, for: all) }
        flags[watch] = all
        points[watch, default: []].append(point)
        paths[watch] = path
      } catch {
        failures.append(Failure(path: path, error: error))
      }
    }
    for watch in old where points[watch] == nil {
      source.unwatch(watch)
      retired[watch, default: 0] += 1
      paths[watch] = nil
    }
    return failures
  }

  func points(of watch: Int32) -> [WatchPlan.Point] { points[watch] ?? [] }

  func path(of watch: Int32) -> ExactPath? { paths[watch] }

  /// Takes note of an IGNORED; returns whether a watch in use was lost.
  mutating func end(_ watch: Int32) -> Bool {
    if let expected = retired[watch] {
      retired[watch] = expected == 1 ? nil : expected - 1
      return false
    }
    paths[watch] = nil
    return points.removeValue(forKey: watch) != nil
  }

  /// After an overflow the awaited IGNORED events may never come.
  mutating func forgetRetired() { retired = [:] }
}

/// The kinds of the mounted file systems.
enum MountTable {
  /// File systems whose changes can come from elsewhere without any event here.
  private static let eventless: Set<String> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "vboxsf", "virtiofs", "prl_fs",
  ]

  /// The kind of the file system of a device that gives no events; nil when it gives them.
  static func eventlessKind(ofDevice device: UInt64, in table: String) -> String? {
    let number = "\(major(device)):\(minor(device))"
    for line in table.split(separator: "\n") {
      // 36 35 98:0 /root /mount options - ext4 /dev/sda1 options
      let fields = line.split(separator: " ")
      guard fields.count > 2, fields[2] == number else { continue }
      guard let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count else { continue }
      let kind = String(fields[dash + 1])
      return eventless.contains(kind) || kind.hasPrefix("fuse") ? kind : nil
    }
    return nil
  }

  static func current() -> String {
    guard let file = try? AtomicRead.read("/proc/self/mountinfo") else { return "" }
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private static func major(_ device: UInt64) -> UInt64 {
    device >> 8 & 0xFFF | device >> 32 & ~0xFFF
  }

  private static func minor(_ device: UInt64) -> UInt64 {
    device & 0xFF | device >> 12 & ~0xFF
  }
}
