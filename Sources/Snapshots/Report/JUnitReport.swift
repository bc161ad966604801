import CoreGraphics
import ImageFiles
import Scenes

/// The report of a run as JUnit's XML, which CI systems read.
package struct JUnitReport {
  private let report: TrialReport
  private let seconds: TimeInterval

  package init(_ report: TrialReport, seconds: TimeInterval) {
    (self.report, self.seconds) = (report, seconds)
  }

  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Leaves a report that the run has not ended, for whoever finds it so; throws where files cannot be
  /// written.
  package static func begin(_ path: String) throws {
    let text =
      head + "<testsuites name=\"preview test\" tests=\"1\" failures=\"0\" errors=\"1\">\n"
      + "  <testsuite name=\"preview test\" tests=\"1\" failures=\"0\" errors=\"1\">\n"
      + "    <testcase name=\"the run\" classname=\"preview test\">"
      + "<error message=\"the run has not ended\"/></testcase>\n"
      + "  </testsuite>\n</testsuites>\n"
    if let folder = ScenePath.parent(of: path) { try ReportFolder.make(folder) }
    try AtomicFile.write(Array(text.utf8), to: path)
  }

  package func write(to path: String) throws {
    try AtomicFile.write(Array(text.utf8), to: path)
  }

  /// A suite a folder, in order.
  var text: String {
    let suites = Dictionary(grouping: report.results) { Self.folder(of: $0.scene) }
    var text = Self.head
    text += "<testsuites name=\"preview test\"\(Self.counts(report.results))"
    text += " time=\"\(Self.number(seconds))\">\n"
    for (folder, results) in suites.sorted(by: { $0.key < $1.key }) {
      let time = results.reduce(0) { $0 + $1.seconds }
      text += "  <testsuite name=\"\(Self.escaped(folder))\"\(Self.counts(results))"
      text += " time=\"\(Self.number(time))\">\n"
      text += results.map { Self.testCase($0, in: folder) }.joined()
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func folder(of scene: String) -> String {
    ScenePath.parent(of: scene) ?? "."
  }

  private static func counts(_ results: [TrialResult]) -> String {
    let errors = results.filter { $0.verdict.isError }.count
    let failures = results.filter { $0.verdict != .same }.count - errors
    return " tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func testCase(_ result: TrialResult, in folder: String) -> String {
    let name = result.name.split(separator: "/").last.map(String.init) ?? result.name
    var text = "    <testcase name=\"\(escaped(name))\" classname=\"\(escaped(folder))\""
    text += " file=\"\(escaped(result.scene))\" time=\"\(number(result.seconds))\""
    guard result.verdict != .same else { return text + "/>\n" }
    let kind = result.verdict.isError ? "error" : "failure"
    text += ">\n      <\(kind) type=\"\(result.verdict.rawValue)\""
    text += " message=\"\(escaped(result.message))\">"
    text += escaped(details(of: result)) + "</\(kind)>\n"
    return text + "    </testcase>\n"
  }

  /// What changed, and which files show it.
  private static func details(of result: TrialResult) -> String {
    var lines = result.texts.flatMap { change in
      change.changes.map(\.text) + [change.lines].compactMap { $0 }
    }
    if result.verdict == .invalid || result.verdict == .failed {
      lines += result.said.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
    }
    lines += [result.files.expected, result.files.actual, result.files.difference].compactMap { $0 }
    return lines.joined(separator: "\n")
  }

  private static func number(_ seconds: Double) -> String {
    String((seconds * 1000).rounded() / 1000)
  }

  /// As XML has it; what XML 1.0 has no place for, such as the escape of terminals, is replaced.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t", "\r": escaped += " "
      case _ where scalar.value < 0x20 || [0xFFFE, 0xFFFF].contains(scalar.value):
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension TrialResult.Verdict {
  /// Whether it says nothing of the picture.
  fileprivate var isError: Bool {
    switch self {
    case .same, .differs, .missing, .damaged: false
    case .invalid, .failed, .trapped, .late, .unwritable: true
    }
  }
}
