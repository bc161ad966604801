import DifferentialCases
import Testing

/// Which cases came nearest to the end of their time.
@Suite struct SlowCaseTests {
  @Test func thoseNearestToTheEndOfTheirTimeAreToldWorstFirst() {
    var slow = SlowCases(most: 2)
    slow.add("seed 1", .init(taken: 4, allowed: 20))
    slow.add("seed 2", .init(taken: 30, allowed: 100))
    slow.add("seed 3", .init(taken: 1, allowed: 20))
    slow.add("seed 4", .init(taken: 12.34, allowed: 21))
    #expect(slow.lines == ["seed 4: 12.3 s, 59 % of 21", "seed 2: 30.0 s, 30 % of 100"])
  }

  @Test func nothingIsToldWhereNobodyAsks() {
    var slow = SlowCases(most: 0)
    slow.add("seed 1", .init(taken: 4, allowed: 20))
    #expect(slow.lines.isEmpty)
    #expect(SlowCases.Time(taken: 1, allowed: 0).share == 0)
  }
}
