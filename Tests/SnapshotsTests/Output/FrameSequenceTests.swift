import Snapshots
import Testing

@Suite struct FrameSequenceTests {
  @Test(arguments: [
    ("0..2/10", 21, 0, 2), ("0..0/1", 1, 0, 0), ("0.5..1/2", 2, 0.5, 1), ("0..1/3", 4, 0, 1),
    ("1..1.05/10", 1, 1, 1), ("0..0.3/10", 4, 0, 0.3), ("3..5/0.5", 2, 3, 5),
  ])
  func timesGoFromTheFirstToTheLastInEqualSteps(
    _ text: String, _ count: Int, _ first: Double, _ last: Double
  ) throws {
    let sequence = try #require(FrameSequence(text))
    #expect(sequence.times.count == count)
    #expect(sequence.times.first == first)
    #expect(((sequence.times.last ?? -1) - last).magnitude < 1e-9)
    #expect(sequence.times == sequence.times.sorted())
  }

  @Test(arguments: [
    "", "/", "..", "0..1", "0..1/", "/10", "1..0/10", "-1..1/10", "0..1/0", "0..1/-1", "0..1/1001",
    "0..1e9/10", "0..inf/1", "nan..1/1", "0..1/nan", "0...2/10", "0..1/10/2", "0.1/10", "a..b/c",
    "0..1 /10", "0x0..1/1",
  ])
  func everythingElseIsNoSequence(_ text: String) {
    #expect(FrameSequence(text) == nil)
  }

  @Test func theMostFramesAreAHundredThousand() {
    #expect(FrameSequence("0..100/1000")?.times.count == 100_001)
    #expect(FrameSequence("0..100.001/1000") == nil)
  }

  @Test(arguments: [
    ("a.png", 7, "a-0007.png"), ("a.PNG", 12_345, "a-12345.png"),
    ("dir.png/a", 0, "dir.png/a-0000.png"),
    ("a", 10_000, "a-10000.png"),
  ])
  func framesAreNumberedBeforeTheEnding(_ path: String, _ frame: Int, _ expected: String) {
    #expect(FrameSequence.path(path, frame: frame) == expected)
  }
}
