import Scenes
import Testing

@Suite struct SceneMistakeTests {
  @Test(arguments: SceneMistake.all)
  func everyMistakeIsReportedOnceAndInItsPlace(_ mistake: SceneMistake) {
    let (files, says) = mistake.plain
    #expect(LoadedScene(files).lines == says)
  }

  @Test(arguments: SceneMistake.all)
  func aSceneIsShownIfItHasOnlyWarnings(_ mistake: SceneMistake) {
    let files = mistake.plain.files
    let lenient = LoadedScene(files)
    #expect((lenient.scene != nil) == !lenient.load.diagnostics.hasErrors)
    let strict = LoadedScene(files, strictness: .strict)
    #expect((strict.scene == nil) == !strict.load.diagnostics.isEmpty)
    #expect(strict.load.diagnostics.warningCount == 0)
  }

  @Test func everyCodeOfTheExpansionIsAmongTheMistakes() {
    let said = SceneMistake.all.flatMap(\.says).joined(separator: "\n")
    let codes: [DiagnosticCode] = [
      .unreadableFile, .missingRoot, .newerVersion, .unknownKey, .includeCycle, .canvasTooLarge,
      .wrongValue, .valueOutOfRange, .unknownClass, .duplicateID, .unknownName, .defineCycle,
      .componentCycle, .unknownTarget, .missingKey,
    ]
    for code in codes {
      #expect(said.contains(" \(code) "), "\(code)")
    }
  }

  @Test func diagnosticsPointToTheValueAlsoInIncludedFiles() {
    let loaded = LoadedScene([
      "s.json": #"{"include": ["t.json"], "root": {"subviews": [{"alpha": 2}, {"use": "$a"}]}}"#,
      "t.json": #"{"define": {"a": {"alpha": "x"}}}"#,
    ])
    #expect(
      loaded.load.diagnostics.sorted.map { $0.pointer?.description } == [
        "/root/subviews/0/alpha", "/define/a/alpha",
      ])
  }
}
