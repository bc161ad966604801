import Scenes
import Snapshots
import Testing

@MainActor
struct AcceptanceTests {
  private let folder: TrialFolder
  private let report: ReportFolder

  init() throws {
    folder = try TrialFolder()
    report = ReportFolder(folder["report"])
    for name in ["a", "b"] { try folder.write(square(), to: "\(name).json") }
  }

  /// Tries both scenes, and leaves the report.
  private func run(unreferenced: [String] = []) throws {
    try report.prepare()
    let results = folder.trial("a.json") + folder.trial("b.json")
    try report.write(TrialReport(results: results, unreferenced: unreferenced))
  }

  private func acceptance() throws -> Acceptance {
    var acceptance = Acceptance(report)
    let isThere = try acceptance.load()
    #expect(isThere)
    return acceptance
  }

  @Test func withoutARunThereIsNothing() throws {
    var acceptance = Acceptance(report)
    let isThere = try acceptance.load()
    #expect(!isThere)
  }

  @Test func allIsAcceptedUnlessNamed() throws {
    try run()
    var all = try acceptance()
    _ = all.select([])
    let accepted = try all.accept()
    #expect(accepted.count == 2)
    #expect(folder.trial("a.json").map(\.verdict) == [.same])
    #expect(folder.trial("b.json").map(\.verdict) == [.same])
    var again = try acceptance()
    _ = again.select([])
    let more = try again.accept()
    #expect(more.isEmpty)
  }

  @Test func oneIsAcceptedByNamePathOrScene() throws {
    for name in ["b", folder["b"], folder["b.json"]] {
      try run()
      var one = try acceptance()
      let problem = one.select([name])
      let accepted = try one.accept()
      #expect(problem == nil)
      #expect(accepted == [folder["b"]])
      #expect(!folder.has("__Snapshots__/a.png"))
      #expect(folder.files(in: "__Snapshots__").count == 3)
      try folder.write("other", to: "__Snapshots__/b.png")
    }
  }

  @Test func anUnknownNameIsToldWithANearOne() throws {
    try folder.write(square(), to: "cards.json")
    try report.prepare()
    try report.write(TrialReport(results: folder.trial("cards.json")))
    var acceptance = try acceptance()
    let problem = acceptance.select(["cadrs"])
    #expect(problem?.contains("did you mean 'cards'?") == true)
  }

  @Test func onlyKeptFilesArePruned() throws {
    let names = [
      "__Snapshots__/old.png", "__Snapshots__/text/old/views.txt", "a.json", "other.png",
    ]
    for name in names where !folder.has(name) { try folder.write("x", to: name) }
    try run(unreferenced: names.map { folder[$0] })
    var acceptance = try acceptance()
    let removed = try acceptance.prune()
    #expect(removed == names.prefix(2).map { folder[$0] })
    #expect(folder.has("a.json") && folder.has("other.png"))
    #expect(!folder.has("__Snapshots__/text/old"))
  }

  @Test func theNextRunTakesAwayWhatTheLastOneLeftAndNoMore() throws {
    try run()
    let left = folder.files(in: "report")
    #expect(left.contains { $0.hasSuffix("a.actual.png") })
    try folder.write("mine", to: "report/notes.txt")
    try report.prepare()
    #expect(folder.files(in: "report") == ["notes.txt", "results.json"])
  }

  @Test(arguments: ["[]", "{", ""])
  func aBrokenReportIsTold(_ text: String) throws {
    try folder.write(text, to: "report/results.json")
    var acceptance = Acceptance(report)
    #expect(throws: FolderError.self) { try acceptance.load() }
  }
}
