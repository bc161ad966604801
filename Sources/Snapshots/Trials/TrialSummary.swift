import CoreGraphics

/// The result of a run in a line, and the worst of it.
package struct TrialSummary {
  private let report: TrialReport
  private let seconds: TimeInterval

  package init(_ report: TrialReport, seconds: TimeInterval) {
    (self.report, self.seconds) = (report, seconds)
  }

  /// From the worst to the least, the ones with an exit code of their own.
  private static let ranks: [[TrialResult.Verdict]] = [
    [.unwritable], [.invalid], [.differs, .damaged, .failed, .trapped, .late], [.missing],
  ]

  /// What was found, recorded or not; nil where all is as it should be.
  package var worst: TrialResult.Verdict? {
    let found = Set(report.results.map(\.verdict))
    return Self.ranks.lazy.compactMap { rank in rank.first(where: found.contains) }.first
  }

  package var hasFailures: Bool { worst != nil }

  /// `28 pictures in 1.2 s`.
  package var short: String { "\(count) in \(time) s" }

  private var count: String {
    "\(report.results.count) picture\(report.results.count == 1 ? "" : "s")"
  }

  private var time: Double { (seconds * 10).rounded() / 10 }

  /// `28 pictures: 25 as they should be, 2 differ, 1 missing, in 1.2 s`.
  package var text: String {
    let results = report.results
    var parts = TrialResult.Verdict.allCases.compactMap { verdict -> String? in
      let count = results.filter { $0.verdict == verdict }.count
      return count == 0 ? nil : "\(count) \(verdict.words(count))"
    }
    let recorded = results.filter(\.isRecorded).count
    if recorded > 0 { parts.append("\(recorded) recorded") }
    return "\(count): "
      + (parts.isEmpty ? "none was asked for" : parts.joined(separator: ", ")) + ", in \(time) s"
  }
}

extension TrialResult.Verdict {
  /// How so many of them are counted.
  package func words(_ count: Int) -> String {
    switch self {
    case .same: "as kept"
    case .differs: count == 1 ? "differs" : "differ"
    case .missing: "without a baseline"
    case .damaged: "with a damaged baseline"
    case .invalid: count == 1 ? "of an invalid scene" : "of invalid scenes"
    case .failed: "not as the script says"
    case .trapped: "trapped"
    case .late: "not done in time"
    case .unwritable: "not written"
    }
  }
}
