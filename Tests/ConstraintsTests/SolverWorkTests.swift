import ConstraintCases
import Constraints
import Testing

/// What solving takes, counted, where systems grow.
@Suite struct SolverWorkTests {
  private func solved(_ system: LayoutSystem) -> (visits: Int, admissions: Int, conflicts: [Int]) {
    var solver = Solver()
    _ = system.add(to: &solver)
    solver.settle()
    return (solver.visitCount, solver.admissionCount, solver.conflicts.map(\.others.count))
  }

  @Test("S07 D5: a ring of twice as many views takes no more than some four times as long")
  func ringsTakeNoMoreThanTheirSquare() {
    let (small, large) = (solved(.ring(150)), solved(.ring(300)))
    #expect(large.visits < 5 * small.visits, "\(small.visits) and \(large.visits)")
  }

  @Test("S07 D5: centres of twice as many views take no more than some four times as long")
  func centresTakeNoMoreThanTheirSquare() {
    let (small, large) = (solved(.centres(100)), solved(.centres(200)))
    #expect(large.visits < 4 * small.visits, "\(small.visits) and \(large.visits)")
  }

  @Test("S07 D5: what one constraint contradicts is found without a trial for each")
  func contradictionsAreFoundWithoutTrials() {
    for count in [50, 100] {
      let chain = solved(.contradiction(count))
      #expect(chain.conflicts == [count])
      #expect(chain.admissions <= 3 * count, "\(chain.admissions)")
    }
    let pairs = solved(.contradictions(100))
    #expect(pairs.conflicts == Array(repeating: 1, count: 100))
    #expect(pairs.admissions <= 400, "\(pairs.admissions)")
  }
}
