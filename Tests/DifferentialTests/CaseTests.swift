import DifferentialCases
import Scenes
import Testing

/// What the driver makes is what it says: scenes of all the tables, the same for a seed, and a
/// difference where there is one.
@MainActor @Suite struct CaseTests {
  @Test func aSeedMakesTheSameCaseEachTime() {
    for seed in 0..<50 as Range<UInt64> {
      let one = DifferentialCase.made(seed: seed).made.text
      #expect(one == DifferentialCase.made(seed: seed).made.text)
    }
    let texts = Set((0..<50 as Range<UInt64>).map { DifferentialCase.made(seed: $0).made.text })
    #expect(texts.count == 50)
  }

  @Test func aCaseIsReadAsItWasPrinted() throws {
    for seed in 0..<20 as Range<UInt64> {
      let one = DifferentialCase.made(seed: seed).made
      let read = try #require(DifferentialCase(text: one.text))
      #expect(read.value.isSame(as: one.value))
    }
    #expect(DifferentialCase(text: #"{"root": {}}"#)?.scenes.count == 1)
    #expect(DifferentialCase(text: "[]") == nil)
  }

  /// No class and no key that the tables have is left out for good.
  @Test func casesUseEveryClassAndEveryKey() {
    // A canvas is small, so none has a device's; nodes say class and id in their own way.
    let apart = ["device", "class", "id"]
    var missing = Set(
      SceneClass.all.flatMap { one in one.properties.map { "\(one.name).\($0.name)" } })
    // Which pictures are kept, and what is seen beside a scene, says nothing of how it looks.
    let others: [FormName] = [.scene, .included, .snapshot, .tolerance, .variant]
    for form in SceneFormat.catalog.forms where !others.contains(form.name) {
      missing.formUnion(
        form.keyNames.filter { !apart.contains($0) }.map { "\(form.name.id).\($0)" })
    }
    for seed in 0..<4000 as Range<UInt64> where !missing.isEmpty {
      missing.subtract(DifferentialCase.made(seed: seed).used.keys)
    }
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  @Test func aRequestSaysWhichCasesAreMeant() throws {
    let plain = try #require(DifferentialCase.asked(for: "seed 17")).made
    #expect(plain.text == DifferentialCase.made(seed: 17).made.text)
    for words in ["saves 6", "saves 6 related", "saves 6 small"] {
      let saves = try #require(DifferentialCase.asked(for: "seed 17 \(words)")).made
      #expect(saves.scenes.count == 7 && saves.events.isEmpty)
      let again = try #require(DifferentialCase.asked(for: "case \(saves.text)")).made
      #expect(again.text == saves.text)
    }
    #expect(DifferentialCase.asked(for: "seed") == nil)
    #expect(DifferentialCase.asked(for: "seed a") == nil)
  }

  @Test func relatedViewsNameEachOther() {
    var kind = DifferentialCase.Kind()
    (kind.saves, kind.isRelated) = (2, true)
    let texts = (0..<20 as Range<UInt64>).map {
      DifferentialCase.made(seed: $0, as: kind).made.text
    }
    #expect(texts.count { $0.firstMatch(of: /"(width|height)": ?"[^"]*n[0-9]+/) != nil } > 10)
  }

  @Test func favouredClassesAreEveryOtherNode() throws {
    func uses(_ words: String) throws -> Int {
      try (0..<20).map { seed in
        let used = try #require(DifferentialCase.asked(for: "seed \(seed)\(words)")).used
        return ["UISwitch.class", "CATextLayer.class"].reduce(0) { $0 + used[$1, default: 0] }
      }.reduce(0, +)
    }
    var kind = DifferentialCase.Kind()
    kind.favoured = ["UISwitch", "CATextLayer"]
    #expect(kind.words == " mostly UISwitch,CATextLayer")
    #expect(try uses(kind.words) > 5 * uses(""))
  }

  @Test func mostScenesCanBeShown() {
    var (shown, refused) = (0, 0)
    for seed in 0..<20 as Range<UInt64> {
      let run = CaseRun(DifferentialCase.made(seed: seed).made)
      shown += run.shown
      refused += run.refused
    }
    #expect(shown > refused)
  }

  @Test func everyComparisonIsMadeOfASceneThatHolds() throws {
    let text = #"""
      {"scenes": [
        {"canvas": {"size": [40, 40], "scale": 1}, "root": {"subviews": [
          {"frame": [4, 4, 20, 20], "backgroundColor": "red", "animations":
            [{"keyPath": "opacity", "to": 0, "duration": 1}]}]}},
        {"canvas": {"size": [40, 40], "scale": 1}, "root": {"backgroundColor": "blue", "animations":
            [{"keyPath": "opacity", "to": 0, "duration": 1}]}}],
       "events": [{"press": [9, 9]}, {"wait": 0.1}, {"show": 1}, {"release": true}]}
      """#
    var run = CaseRun(try #require(DifferentialCase(text: text)))
    run.compare()
    #expect(run.difference == nil, "\(run.difference?.words ?? "")")
    for comparison in Comparison.allCases where ![.kernels, .end].contains(comparison) {
      #expect(run.made[comparison] ?? 0 > 0, "\(comparison)")
    }
    #expect(run.pictures.count > 5)
    #expect(Set(run.pictures).count > 1)
    // Who paints only comes to the same pictures.
    var painted = CaseRun(try #require(DifferentialCase(text: text)), onlyPaints: true)
    painted.compare()
    #expect(painted.pictures == run.pictures)
  }

  @Test func scenesWithErrorsAreRefusedForAReason() throws {
    var run = CaseRun(try #require(DifferentialCase(text: #"{"root": {"alpha": []}}"#)))
    run.compare()
    #expect((run.shown, run.refused) == (0, 1))
    #expect(run.difference == nil)
  }
}
