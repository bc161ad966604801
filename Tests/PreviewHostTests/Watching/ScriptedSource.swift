@testable import PreviewHost

/// Events that a test tells, with a virtual clock beside them.
final class ScriptedSource: EventSource {
  let descriptor: Int32 = -1
  private(set) var watches: [String: Int32] = [:]
  /// The flags in force, by the number of the watch.
  private(set) var flags: [Int32: EventFlags] = [:]
  var failure: SystemError?
  /// Called before each watch is set.
  var beforeWatch: () -> Void = {}
  private var waiting: [WatchEvent] = []
  private var next: Int32 = 1

  func watch(_ path: String, for flags: EventFlags) throws(SystemError) -> Int32 {
    if let failure { throw failure }
    beforeWatch()
    let number = watches[path] ?? next
    if number == next { next += 1 }
    watches[path] = number
    self.flags[number] = flags
    return number
  }

  func unwatch(_ watch: Int32) { watches = watches.filter { $0.value != watch } }

  func drain() -> [WatchEvent] {
    defer { waiting = [] }
    return waiting
  }

  func tell(_ flags: EventFlags, _ name: String = "", in directory: String) {
    waiting.append(WatchEvent(watch: watches[directory] ?? 0, flags: flags, name: name))
  }

  func tell(_ event: WatchEvent) { waiting.append(event) }

  /// Makes a directory's watch have this number from the next plan on.
  func renumber(_ directory: String, to number: Int32) { watches[directory] = number }
}

/// A watcher over a scripted source at a virtual time.
final class ScriptedRig {
  let source = ScriptedSource()
  let watcher: FileWatcher
  let lines = WatchRig.Lines()
  private let clock = VirtualClock()

  private final class VirtualClock { var now: MonotonicNanoseconds = 1_000_000_000 }

  init(_ paths: [String], watchFailure: SystemError? = nil, initFailure: SystemError? = nil) {
    let (source, clock, lines) = (source, clock, lines)
    source.failure = watchFailure
    watcher = FileWatcher(
      mode: .automatic, baseDirectory: "/", clock: { clock.now },
      log: { lines.log.append($0) }, watchLog: { lines.watch.append($0) }
    ) { () throws(SystemError) in
      if let initFailure { throw initFailure }
      return source
    }
    watcher.update(dependencies: paths.map { Dependency(path: $0) })
  }

  /// Milliseconds since the start.
  var time: UInt64 { (clock.now - 1_000_000_000) / 1_000_000 }

  func advance(to milliseconds: UInt64) -> FileWatcher.Outcome {
    clock.now = 1_000_000_000 + milliseconds * 1_000_000
    return watcher.poll(now: clock.now)
  }

  /// The outcome's moment in milliseconds, when it waits.
  func moment(_ outcome: FileWatcher.Outcome) -> UInt64? {
    guard case .waiting(let until) = outcome else { return nil }
    return (until - 1_000_000_000) / 1_000_000
  }
}
