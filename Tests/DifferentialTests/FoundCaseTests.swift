import DifferentialCases
import TestSupport
import Testing

/// What the driver once found stays mended: `.ci/run` has it compare these cases before all others, in
/// a build that is fit for it. That they are cases is seen here.
@Suite struct FoundCaseTests {
  @Test func whatWasFoundIsACase() throws {
    let names = FuzzCorpus.names(of: "differential")
    #expect(names.count > 100)
    for name in names {
      let text = String(decoding: try FuzzCorpus.bytes(name, of: "differential"), as: UTF8.self)
      let one = try #require(DifferentialCase(text: text), "\(name)")
      #expect(!one.scenes.isEmpty, "\(name)")
    }
  }
}
