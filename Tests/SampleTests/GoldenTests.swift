import CoreGraphics
import Foundation
import ImageFiles
import Testing

/// Every sample against its picture in `Tests/Goldens`, to the last bit.
///
/// `RECORD=1 swift test --filter SampleTests` writes the pictures anew, and fails so that nobody
/// takes a run that recorded for one that compared.
@MainActor
struct GoldenTests {
  @Test(arguments: Sample.all)
  func aSampleIsDrawnAsItsGolden(sample: Sample) throws {
    let actual = try SampleRun.run(of: sample).image
    if Recording.isAsked {
      try write(actual, to: sample.golden)
      Issue.record("recorded \(sample.name).png: look at it, and run again without RECORD")
      return
    }
    guard let bytes = FileManager.default.contents(atPath: sample.golden) else {
      try write(actual, to: sample.leftover("actual"))
      Issue.record("\(sample.name).png is missing: RECORD=1 swift test --filter SampleTests")
      return
    }
    let difference = PictureDifference(actual, try PNGFile.decode(Array(bytes)))
    guard let summary = difference.summary else { return }
    try write(actual, to: sample.leftover("actual"))
    if let picture = difference.picture { try write(picture, to: sample.leftover("diff")) }
    Issue.record("\(summary); see \(sample.leftover("actual")) and .diff.png beside it")
  }

  @Test(arguments: Sample.all)
  func twoThreadsDrawTheSamePixelsAndSayTheSame(sample: Sample) throws {
    let (two, one) = (try SampleRun(of: sample, threads: 2), try SampleRun.run(of: sample))
    #expect(PictureDifference(two.image, one.image).summary == nil)
    for stage in FrameStage.allCases {
      #expect(TextDifference(from: one.texts[stage] ?? "", to: two.texts[stage] ?? "").text == nil)
    }
  }

  @Test func everyGoldenHasItsSample() {
    #expect(Sample.names(in: "Tests/Goldens", suffix: ".png") == Sample.all.map(\.name))
  }

  private func write(_ image: CGImage, to path: String) throws {
    try Recording.write(PNGFile.encode(image), to: path)
  }
}
