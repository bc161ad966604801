import Scenes
import Testing

@Suite struct TimeTextTests {
  @Test(arguments: [
    ("250ms", 0.25), ("2s", 2), ("1.5s", 1.5), ("40", 0.04), ("0s", 0), ("-1s", -1), ("1e2ms", 0.1),
  ])
  func unitsAreSecondsAndMilliseconds(_ text: String, _ seconds: Double) {
    #expect(TimeText.seconds(of: text) == seconds)
  }

  @Test(arguments: ["", "s", "ms", "2m", "2 s", "nans", "infs", "0x10ms", "1e400s", "s2", "--1s"])
  func everythingElseIsNoTime(_ text: String) {
    #expect(TimeText.seconds(of: text) == nil)
  }
}
