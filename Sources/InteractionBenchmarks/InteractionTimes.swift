import QuartzCore
import RenderServer
import Scenes

/// What the frames of one interaction took.
package struct InteractionTimes: Sendable {
  package let name: String
  /// Pixels a point: 1 is full HD, 2 is 4K.
  package let scale: Int
  package let threads: Int
  /// Whole frames in milliseconds, as they came.
  private var frames: [Double] = []
  private var stages: [[Double]] = Array(repeating: [], count: stageNames.count)
  private var commands = 0
  private var pixels = 0
  private var tiles = 0
  private var compared = 0
  private var committed = 0

  static let stageNames = ["event", "sample", "commit", "damage", "flatten", "paint"]

  init(name: String, scale: Int, threads: Int) {
    (self.name, self.scale, self.threads) = (name, scale, threads)
  }

  /// One frame; times are in nanoseconds.
  mutating func add(event: Int, turn: Int, _ commit: CommitReport, _ report: FrameReport) {
    let (times, sampling) = (report.times, commit.sampling)
    committed += commit.recommitted
    compared += report.visitedNodes
    let commit = max(0, turn - sampling - times.diff - times.flatten - times.paint)
    frames.append(Double(event + turn) / 1e6)
    for (index, time) in [event, sampling, commit, times.diff, times.flatten, times.paint]
      .enumerated()
    {
      stages[index].append(Double(time) / 1e6)
    }
    commands += report.commands
    pixels += report.pixelsTouched
    tiles += report.tilesPainted
  }

  /// The time within which a share of the frames, from 0 to 1, was done.
  package func share(_ share: Double) -> Double { Self.share(share, of: frames) }

  private static func share(_ share: Double, of times: [Double]) -> Double {
    guard !times.isEmpty else { return 0 }
    return times.sorted()[min(times.count - 1, Int(Double(times.count) * share))]
  }

  /// Medians, by the names of the stages.
  var stageMedians: [(name: String, median: Double)] {
    zip(Self.stageNames, stages).map { ($0, Self.share(0.5, of: $1)) }
  }

  /// What does not depend on the machine, of all frames together.
  package var counters: [(name: String, count: Int)] {
    [
      ("frames", frames.count), ("committed", committed), ("compared", compared),
      ("commands", commands), ("tiles", tiles), ("pixels", pixels),
    ]
  }

  /// One object for programs.
  package var json: JSONValue {
    func object<Number>(
      _ members: [(String, Number)], _ value: (Number) -> JSONValue
    ) -> JSONValue {
      JSONValue(.object(members.map { JSONMember(key: $0.0, value: value($0.1)) }))
    }
    return [
      "name": JSONValue(name), "scale": JSONValue(scale), "threads": JSONValue(threads),
      "p50Ms": JSONValue(share(0.5)), "p95Ms": JSONValue(share(0.95)),
      "worstMs": JSONValue(share(1)), "minMs": JSONValue(share(0)),
      "stages": object(stageMedians.map { ($0.name, $0.median) }) { JSONValue($0) },
      "counters": object(counters.map { ($0.name, $0.count) }) { JSONValue($0) },
    ]
  }
}
