import Testing

@testable import RenderServer

@Suite struct StopwatchTests {
  @Test(arguments: [
    (Duration.milliseconds(2_500), 2_500_000_000), (.seconds(3), 3_000_000_000),
    (.nanoseconds(7), 7), (.zero, 0),
  ])
  func lapsCountWholeSeconds(_ duration: Duration, _ nanoseconds: Int) {
    #expect(duration.nanoseconds == nanoseconds)
  }
}
