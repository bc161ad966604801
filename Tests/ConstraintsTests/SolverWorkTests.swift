import ConstraintCases
import Constraints
import Testing

/// What solving takes, counted, where systems grow.
@Suite struct SolverWorkTests {
  private func solved(_ system: LayoutSystem) -> (admissions: Int, conflicts: [Int]) {
    var solver = Solver()
    _ = system.add(to: &solver)
    solver.settle()
    return (solver.admissionCount, solver.conflicts.map(\.others.count))
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
