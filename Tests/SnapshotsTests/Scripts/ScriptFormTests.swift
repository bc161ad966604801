import SceneCases
import Scenes
import Snapshots
import Testing

@Suite struct ScriptFormTests {
  @Test func tablesSchemaAndReaderAgreeOnEveryValueAroundABound() {
    let check = SchemaCheck(ScriptForm.schema)
    let cases = CaseMaker(ScriptForm.catalog, resolves: false, seeds: [.script: { $0 }]).ofObjects
    #expect(cases.count > 300)
    for one in cases {
      var diagnostics = DiagnosticList(strictness: .strict)
      let files = FilesInMemory(["p.json": one.text])
      let isRead = EventScript.load("p.json", from: files, into: &diagnostics) != nil
      let verdicts = Set([isRead, check.accepts(one.file)] + (one.isRight.map { [$0] } ?? []))
      #expect(verdicts.count == 1, "\(one.what) \(one.text): \(diagnostics.sorted.map(\.message))")
    }
  }
}
