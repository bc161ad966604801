import Foundation
import Testing

/// Every sample's stages against their text in `Tests/Goldens/text`: a difference says what
/// changed, where one of pictures says only where it shows.
///
/// `RECORD=1 swift test --filter SampleTests` writes the texts anew, with the pictures, and fails.
@MainActor
struct TextGoldenTests {
  private static let folder = "Tests/Goldens/text"

  @Test(arguments: Sample.all)
  func theStagesOfASampleReadAsTheirGoldens(sample: Sample) throws {
    let run = try SampleRun.run(of: sample)
    for stage in FrameStage.allCases {
      try compare(run.texts[stage] ?? "", with: "\(sample.name)/\(stage).txt")
    }
  }

  @Test func everyTextHasItsSample() {
    #expect(Sample.names(in: Self.folder, suffix: "") == Sample.all.map(\.name))
    let stages = FrameStage.allCases.map(\.rawValue).sorted()
    for sample in Sample.all {
      #expect(Sample.names(in: "\(Self.folder)/\(sample.name)", suffix: ".txt") == stages)
    }
  }

  private func compare(_ actual: String, with name: String) throws {
    let golden = Sample.package.appending(path: "\(Self.folder)/\(name)").path
    if Recording.isAsked {
      try Recording.write(Array(actual.utf8), to: golden)
      Issue.record("recorded \(name): read its difference, and run again without RECORD")
      return
    }
    let leftover = Sample.package.appending(path: ".build/goldens/\(name)").path
    guard let expected = try? String(contentsOfFile: golden, encoding: .utf8) else {
      try Recording.write(Array(actual.utf8), to: leftover)
      Issue.record("\(name) is missing: RECORD=1 swift test --filter SampleTests")
      return
    }
    guard let difference = TextDifference(from: expected, to: actual).text else { return }
    try Recording.write(Array(actual.utf8), to: leftover)
    Issue.record("\(Self.folder)/\(name) is now \(leftover):\n\(difference)")
  }
}
