import Testing

@testable import PreviewHost
@testable import Scenes

struct ReloadReportTests {
  private var changes: LiveScene.Changes {
    var changes = LiveScene.Changes()
    (changes.changed, changes.total) = (3, 212)
    return changes
  }

  private func report(causes: [String] = [], written: Double? = 1000) -> ReloadReport {
    ReloadReport(
      scene: "cards.json", causes: causes, changes: changes,
      parse: 0.000_61, build: 0.001_12, written: written, paint: 0.004_2)
  }

  @Test func aReloadIsOneLine() {
    #expect(
      report(causes: ["theme.json"]).line(now: 1000.019)
        == "reloaded cards.json +theme.json: 212 layers, 3 changed, parse 0.6 build 1.1 paint"
        + " 4.2 ms, save to frame 19 ms")
  }

  @Test func theSceneAloneIsNamedOnce() {
    #expect(report().line(now: 1000).hasPrefix("reloaded cards.json: 212 layers"))
  }

  @Test(arguments: [nil, 900, 2000])
  func aFileOfAnotherTimeSaysNothingAboutTheWait(_ written: Double?) {
    #expect(report(written: written).line(now: 1000).hasSuffix("paint 4.2 ms"))
  }
}
