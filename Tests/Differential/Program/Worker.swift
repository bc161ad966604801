import DifferentialCases
import Foundation
import Glibc
import Scenes

/// The process that runs cases, one after the other, and may die of one.
///
/// A line of input is a request: `seed 17`, `seed 17 saves 6 related`, `case {…}`, or any with `paint` before it, which
/// wants the pictures alone, and with `of events` before that, which wants one part. Lines of output
/// are what came of it, the last one being `end`.
@MainActor
enum Worker {
  /// Seconds of processor time that a case may take: so many, and one more for each twenty of its
  /// events and for each hundred of its nodes, as every event is followed by a frame or several, and
  /// every frame has all nodes, in all the ways that are compared.
  private static func seconds(for one: DifferentialCase?) -> Int {
    guard let one else { return 20 }
    return 20 + one.events.count / 20 + nodes(in: one) / Self.nodesInSecond
  }

  /// How many nodes the text has, about; while it runs, replicators may show more.
  private static func nodes(in one: DifferentialCase) -> Int { one.text.utf8.count / 100 }

  private static let nodesInSecond = 100
  /// More get no more time: somebody has to hear of it the same day.
  private static let mostNodes = 100_000

  static func run(memory: UInt64) {
    limit(.init(RLIMIT_AS.rawValue), to: memory << 20)
    // A dump of the memory would take longer than the case.
    limit(.init(RLIMIT_CORE.rawValue), to: 0)
    while let line = readLine() {
      var words = line[...]
      var parts = CasePart.allCases
      if words.hasPrefix("of ") {
        words = words.dropFirst("of ".count)
        parts = [CasePart(rawValue: String(words.prefix { $0 != " " }))].compactMap { $0 }
        words = words.drop { $0 != " " }.dropFirst()
      }
      let onlyPaints = words.hasPrefix("paint ")
      if onlyPaints { words = words.dropFirst("paint ".count) }
      answer(words, onlyPaints: onlyPaints, parts)
      say("end")
    }
  }

  private static func answer(_ request: Substring, onlyPaints: Bool, _ parts: [CasePart]) {
    let asked = DifferentialCase.asked(for: request)
    let (start, seconds) = (processorTime, seconds(for: asked?.made))
    var allowed = Double(seconds)
    allow(seconds)
    guard let (one, used) = asked else { return }
    var run = CaseRun(one, onlyPaints: onlyPaints, parts: parts)
    var most = nodes(in: one)
    run.showsNodes = { nodes in
      let nodes = min(nodes, Self.mostNodes)
      guard nodes >= most + Self.nodesInSecond else { return }
      let rest = left + (nodes - most) / Self.nodesInSecond
      allow(rest)
      allowed = processorTime - start + Double(rest)
      most = nodes
    }
    run.compare()
    if let difference = run.difference {
      let words = difference.words.replacingOccurrences(of: "\n", with: "\\n")
      let part = difference.part?.rawValue ?? "none"
      say("difference \(difference.comparison.rawValue) \(part) \(words)")
    }
    for (comparison, count) in run.made { say("made \(comparison.rawValue) \(count)") }
    say("time \(processorTime - start) \(allowed)")
    say("scenes \(run.shown) \(run.refused)")
    // Keys of scenes that were refused were not used.
    if run.shown > 0, !onlyPaints {
      for (key, count) in used { say("used \(key) \(count)") }
    }
    say("pictures \(run.pictures.map { String($0, radix: 36) }.joined(separator: " "))")
  }

  // MARK: Limits

  /// Grants the next case its time of the processor. It is counted from now: a limit that counts from the
  /// beginning of the process goes by ticks, which beside other programs were seconds ahead after minutes.
  private static func allow(_ seconds: Int) {
    var time = itimerval()
    time.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &time, nil)
  }

  /// Seconds of the processor that the process has taken.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// What is left of it.
  private static var left: Int {
    var time = itimerval()
    getitimer(__itimer_which_t(ITIMER_PROF.rawValue), &time)
    // A case that has used it up is at its end.
    return max(1, time.it_value.tv_sec)
  }

  private static func limit(_ kind: __rlimit_resource_t, to value: UInt64) {
    var limits = rlimit()
    getrlimit(kind, &limits)
    limits.rlim_cur = min(rlim_t(value), limits.rlim_max)
    limits.rlim_max = limits.rlim_cur
    setrlimit(kind, &limits)
  }
}

/// Prints a line at once, for whoever reads it at the other end of a pipe.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(STDOUT_FILENO, bytes, bytes.count)
}
