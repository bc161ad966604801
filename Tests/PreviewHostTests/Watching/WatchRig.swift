import Glibc
import Testing

@testable import PreviewHost

/// A watcher with a host's loop around it: each time it is ready, all files are read anew.
final class WatchRig {
  let watcher: FileWatcher
  var paths: [String]
  /// What each build read; the first is the one at the start.
  private(set) var builds: [[String: String]] = []
  private(set) var readyPaths: [[String]] = []
  let trace: Lines
  /// Off by default, so that a test shows that events alone suffice.
  var allowsScans: Bool

  final class Lines {
    var log: [String] = []
    var watch: [String] = []
  }

  init(_ paths: [String], mode: FileWatcher.Mode = .automatic, base: String? = nil) {
    let lines = Lines()
    trace = lines
    self.paths = paths
    allowsScans = mode != .automatic
    watcher = FileWatcher(
      mode: mode, baseDirectory: base, log: { lines.log.append($0) },
      watchLog: { lines.watch.append($0) })
    build()
  }

  var rebuilds: Int { builds.count - 1 }

  func content(_ path: String? = nil) -> String? { builds.last?[path ?? paths[0]] }

  func build() {
    var recorder = DependencyRecorder(baseDirectory: watcher.baseDirectory)
    var contents: [String: String] = [:]
    for path in paths {
      do {
        contents[path] = String(decoding: try recorder.read(path).bytes, as: UTF8.self)
      } catch {
        contents[path] = "\(error.reason)"
      }
    }
    builds.append(contents)
    watcher.update(dependencies: recorder.dependencies)
  }

  /// One turn of the loop: sleeps on the descriptor, then polls.
  @discardableResult
  func turn(until limit: MonotonicNanoseconds) -> FileWatcher.Outcome {
    let now = MonotonicClock.now()
    let wake = min(watcher.nextDeadline ?? limit, limit)
    let wait = wake > now ? Int32((wake - now + 999_999) / 1_000_000) : 0
    var source = pollfd(fd: watcher.pollDescriptor ?? -1, events: Int16(POLLIN), revents: 0)
    poll(&source, 1, wait)
    if !allowsScans { watcher.putOffScan() }
    let outcome = watcher.poll(now: MonotonicClock.now())
    if case .ready(let paths) = outcome {
      readyPaths.append(paths)
      build()
    }
    return outcome
  }

  func run(milliseconds: UInt64) {
    let end = MonotonicClock.now() + milliseconds * 1_000_000
    while MonotonicClock.now() < end { turn(until: end) }
  }

  @discardableResult
  func run(seconds: UInt64 = 5, until condition: () -> Bool) -> Bool {
    let end = MonotonicClock.now() + seconds * 1_000_000_000
    while !condition() {
      guard MonotonicClock.now() < end else { return false }
      turn(until: min(end, MonotonicClock.now() + 5_000_000))
    }
    return true
  }

  /// Turns until nothing is pending and nothing new comes for a moment.
  func settle() {
    run { watcher.isSettled }
    run(milliseconds: 20)
    run { watcher.isSettled }
  }

  /// Claims that the content arrives, by a number of rebuilds, and that nothing comes after.
  func expect(
    _ text: String, at path: String? = nil, rebuilds: ClosedRange<Int>,
    _ location: SourceLocation = #_sourceLocation
  ) {
    run { content(path) == text }
    settle()
    #expect(content(path) == text, sourceLocation: location)
    // What came between the last claim and this call counts as well.
    let count = self.rebuilds - counted
    #expect(
      rebuilds.contains(count), "\(trace.watch.suffix(40).joined(separator: "\n"))",
      sourceLocation: location)
    counted = self.rebuilds
  }

  func expect(
    _ text: String, at path: String? = nil, _ location: SourceLocation = #_sourceLocation
  ) {
    expect(text, at: path, rebuilds: 1...1, location)
  }

  /// Claims that nothing was rebuilt since the last claim.
  func expectNothing(_ location: SourceLocation = #_sourceLocation) {
    settle()
    #expect(rebuilds == counted, sourceLocation: location)
    counted = rebuilds
  }

  /// Lets the next claim begin here.
  func forgetCount() { counted = rebuilds }

  private var counted = 0
}
