import DifferentialCases
import Scenes
import TestSupport
import Testing

/// What the driver once found stays mended.
@MainActor @Suite struct FoundCaseTests {
  @Test(arguments: FuzzCorpus.names(of: "differential"))
  func whatWasFoundStaysMended(name: String) throws {
    let text = String(decoding: try FuzzCorpus.bytes(name, of: "differential"), as: UTF8.self)
    var run = CaseRun(try #require(DifferentialCase(text: text)))
    run.compare()
    #expect(run.shown > 0)
    #expect(run.difference == nil, "\(run.difference?.words ?? "")")
  }

  @Test func thereAreFoundCases() {
    #expect(FuzzCorpus.names(of: "differential").count > 3)
  }
}
