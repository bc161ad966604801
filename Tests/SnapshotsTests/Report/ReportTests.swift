import Foundation
import Testing

@testable import Snapshots

@MainActor
struct ReportTests {
  private let folder: TrialFolder

  init() throws {
    folder = try TrialFolder()
    try folder.write(square(), to: "a <b>&\u{1}.json")
    try folder.write(square(), to: "same.json")
  }

  /// A picture that differs, one that does not, and one that came to nothing.
  private func report() throws -> TrialReport {
    let name = "a <b>&\u{1}.json"
    _ = folder.trial(name, .missing) + folder.trial("same.json", .missing)
    try folder.write(square(x: 8), to: name)
    var trapped = TrialResult("x/y", scene: "x/y.json", .trapped, "its \u{1B}[1mprocess\u{0} ended")
    trapped.seconds = 1.5
    return TrialReport(
      results: folder.trial(name) + folder.trial("same.json") + [trapped],
      unreferenced: ["gone.png"])
  }

  @Test func junitIsXMLThatCountsFailuresAndErrors() throws {
    let text = JUnitReport(try report(), seconds: 2).text
    let parser = XMLCount(text)
    #expect(parser.isRight)
    #expect(
      parser.counts == ["testsuites": 1, "testsuite": 2, "testcase": 3, "failure": 1, "error": 1])
    #expect(
      text.contains(
        "<testsuites name=\"preview test\" tests=\"3\" failures=\"1\" errors=\"1\" time=\"2.0\">"))
    #expect(text.contains("box frame (4 4 10 10) → (8 4 10 10)"))
  }

  @Test func aRunThatHasNotEndedIsAnError() throws {
    try JUnitReport.begin(folder["deep/er/junit.xml"])
    let parser = XMLCount(String(decoding: folder.bytes("deep/er/junit.xml") ?? [], as: UTF8.self))
    #expect(parser.isRight)
    #expect(parser.counts["error"] == 1)
  }

  @Test func thePageHasAllPicturesAndNoWordThatIsMarkup() throws {
    var page = HTMLReport(
      try report(), summary: "3 <pictures>", folder: ReportFolder(folder["report"]))
    let text = page.page()
    #expect(text.contains("3 &lt;pictures&gt;"))
    #expect(!text.contains("a <b>"))
    #expect(text.components(separatedBy: "<article").count == 3)
    #expect(text.components(separatedBy: "<script type=\"text/plain\"").count == 4)
    #expect(text.contains("<th>box<small>"))
    #expect(text.contains("gone.png"))
    #expect(!text.contains("http"))
  }

  @Test func picturesBeyondTheLimitStayBesideThePage() throws {
    var page = HTMLReport(
      try report(), summary: "", folder: ReportFolder(folder["report"]), mostBytes: 300)
    let text = page.page()
    #expect(text.components(separatedBy: "data-file=").count > 1)
    #expect(text.components(separatedBy: "<script type=\"text/plain\"").count < 4)
    #expect(!text.contains("data-file=\"/"))
  }

  @Test(
    arguments: [
      (TrialResult.Verdict.allCases, TrialResult.Verdict.unwritable),
      ([.same, .missing, .differs, .invalid], .invalid), ([.missing, .differs], .differs),
      ([.missing, .trapped], .trapped), ([.missing, .same], .missing), ([.same], nil), ([], nil),
    ] as [([TrialResult.Verdict], TrialResult.Verdict?)])
  func theWorstDecides(_ verdicts: [TrialResult.Verdict], _ worst: TrialResult.Verdict?) {
    let results = verdicts.map { TrialResult("a", scene: "a.json", $0) }
    let summary = TrialSummary(TrialReport(results: results), seconds: 1.23)
    #expect(summary.worst == worst)
    #expect(summary.text.hasSuffix("in 1.2 s"))
  }
}

/// Counts the elements of a text, tags in pairs: as much of XML as the report has.
private struct XMLCount {
  private(set) var counts: [String: Int] = [:]
  private(set) var isRight = true

  init(_ text: String) {
    var open: [Substring] = []
    for part in text.split(separator: "<").dropFirst() where !part.hasPrefix("?") {
      guard let end = part.firstIndex(of: ">") else {
        isRight = false
        return
      }
      let tag = part[..<end]
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter }
      if tag.hasPrefix("/") {
        if open.popLast() != name { isRight = false }
        continue
      }
      counts[String(name), default: 0] += 1
      if !tag.hasSuffix("/") { open.append(name) }
    }
    if !open.isEmpty || text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" }) {
      isRight = false
    }
  }
}
