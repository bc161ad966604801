import Synchronization
import Testing

@testable import RenderServer

@Suite struct WorkerCrewTests {
  /// Counts pieces that threads take.
  private final class Pieces: CrewWork {
    static let count = 1000
    let next = Atomic(0)
    let done = Atomic(0)

    func perform(worker: Int) {
      while next.wrappingAdd(1, ordering: .relaxed).oldValue < Self.count {
        done.wrappingAdd(1, ordering: .relaxed)
      }
    }
  }

  @Test(arguments: [1, 2, 4], [false, true])
  func allIsDoneWhenAWorkHasEnded(threads: Int, isLarge: Bool) {
    let crew = WorkerCrew(threads: threads)
    for _ in 0..<100 {
      crew.beginFrame(isLarge: isLarge)
      for _ in 0..<3 {
        let pieces = Pieces()
        crew.run(pieces)
        #expect(pieces.done.load(ordering: .relaxed) == Pieces.count)
      }
      crew.endFrame()
    }
  }

  @Test func aWorkOutsideOfFramesIsDoneToo() {
    let crew = WorkerCrew(threads: 3)
    for _ in 0..<50 {
      let pieces = Pieces()
      crew.run(pieces)
      #expect(pieces.done.load(ordering: .relaxed) == Pieces.count)
    }
  }
}
