import Glibc

/// The kernel's watches: sets them up after a plan and says what an event's number stands for.
struct WatchTable {
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
