import Synchronization
import Testing

@testable import RenderServer

@Suite struct WorkTurnsTests {
  /// Work whose parts are counted.
  private final class Tally: CrewWork {
    let turns: WorkTurns
    let counts: [Count]

    final class Count: Sendable {
      let value = Atomic(0)
    }

    init(_ count: Int, threads: Int) {
      turns = WorkTurns(threads: threads)
      counts = (0..<count).map { _ in Count() }
    }

    func perform(worker: Int) {
      while let part = turns.take(worker) { counts[part].value.add(1, ordering: .relaxed) }
    }
  }

  @Test(arguments: [1, 2, 5], [0, 1, 3, 4, 1000])
  func everyPartIsDoneOnce(threads: Int, count: Int) {
    let crew = WorkerCrew(threads: threads)
    let tally = Tally(count, threads: threads)
    for round in 1...20 {
      tally.turns.begin(count)
      crew.run(tally)
      #expect(tally.counts.allSatisfy { $0.value.load(ordering: .relaxed) == round })
    }
  }

  @Test func aThreadHasTheSamePartsInEveryFrame() {
    let turns = WorkTurns(threads: 3)
    for _ in 0..<2 {
      turns.begin(9)
      #expect(turns.take(1) == 3)
      #expect(turns.take(0) == 0)
      #expect(turns.take(1) == 4)
      #expect(turns.take(2) == 6)
    }
  }

  @Test func whoIsDoneHelpsWhoeverHasMostToDo() {
    let turns = WorkTurns(threads: 3)
    turns.begin(9)
    #expect((0..<3).map { _ in turns.take(0) } == [0, 1, 2])
    #expect(turns.take(2) == 6)
    #expect((0..<5).map { _ in turns.take(0) } == [5, 4, 8, 3, 7])
    #expect(turns.take(1) == nil)
    #expect(turns.take(0) == nil)
  }
}
