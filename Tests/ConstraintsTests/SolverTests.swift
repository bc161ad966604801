import ConstraintCases
import Constraints
import Testing

@Suite struct SolverTests {
  @Test("S07 random systems come out as in the reference")
  func randomSystemsComeOutAsInTheReference() {
    var failures: [String] = []
    for seed in UInt64(0)..<1000 {
      if let difference = Comparison.difference(seed: seed) {
        failures.append("\(seed): \(difference)")
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
  }

  @Test("S07 edits come out as starting anew") func editsComeOutAsStartingAnew() {
    var failures: [String] = []
    for seed in UInt64(0)..<200 {
      if let difference = Comparison.differenceOfEdits(seed: seed) {
        failures.append("\(seed): \(difference)")
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
  }

  @Test("S07 one answer is the same in whatever order constraints come")
  func oneAnswerIsTheSameInWhateverOrderConstraintsCome() {
    var failures: [String] = []
    var said = 0
    for seed in UInt64(0)..<1000 {
      let outcome = Comparison.differenceOfOrders(seed: seed)
      if outcome.isSaid { said += 1 }
      if let difference = outcome.difference { failures.append("\(seed): \(difference)") }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
    // Neither always nor never.
    #expect((100...900).contains(said), "\(said)")
  }
}
