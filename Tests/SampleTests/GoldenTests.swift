import Foundation
import PreviewHost
import Scenes
import Snapshots
import Testing

/// Every sample against its pictures in `Samples/__Snapshots__`, to the last bit, and its stages
/// against their texts: these say what changed, where a picture says only where it shows.
///
/// `preview test Samples` does the same from outside, and keeps what was meant.
@MainActor
struct GoldenTests {
  @Test(arguments: Sample.all, [1, 2])
  func aSampleIsDrawnAsItIsKept(sample: Sample, threads: Int) {
    var options = TrialOptions()
    options.strictness = .strict
    options.threads = threads
    options.report = Sample.package.appending(path: ".build/goldens").path
    var trial = SceneTrial(
      TrialPlan.Entry(scene: sample.path), options: options, files: DiskFiles())
    let results = trial.run()
    #expect(!results.isEmpty)
    for result in results where result.verdict != .same {
      let texts = result.texts.flatMap { $0.changes.map(\.text) + [$0.lines].compactMap { $0 } }
      let words = ([result.message] + result.said + texts).joined(separator: "\n")
      Issue.record("\(result.name): \(words)\nsee .build/goldens, and 'preview test Samples'")
    }
  }

  @Test(arguments: Sample.all)
  func theStagesOfASampleAreKept(sample: Sample) {
    let kept = KeptFiles(of: sample.path).keptTexts(of: nil)
    #expect(Set(kept).isSuperset(of: [.layers, .render, .commands, .damage]))
  }

  @Test func everyKeptFileHasItsSample() {
    var plan = TrialPlan { _ in DiskFiles() }
    let isFound = plan.add(folder: Sample.folder)
    #expect(isFound)
    #expect(plan.unreferenced.isEmpty)
    #expect(plan.collision == nil)
  }
}
