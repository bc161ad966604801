import CoreGraphics
import Foundation
import ImageFiles
import PreviewHost
import Testing

/// Every sample against its picture in `Tests/Goldens`, to the last bit.
///
/// `RECORD=1 swift test --filter SampleTests` writes the pictures anew, and fails so that nobody
/// takes a run that recorded for one that compared.
@MainActor
struct GoldenTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isRecording = environment["RECORD"] == "1" && environment["CI"] != "true"

  @Test(arguments: Sample.all)
  func aSampleIsDrawnAsItsGolden(sample: Sample) throws {
    let actual = try sample.draw(threads: 1)
    if Self.isRecording {
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
  func twoThreadsDrawTheSamePixels(sample: Sample) throws {
    let difference = PictureDifference(
      try sample.draw(threads: 2), try sample.draw(threads: 1))
    #expect(difference.summary == nil)
  }

  @Test func everyGoldenHasItsSample() {
    #expect(Sample.names(in: "Tests/Goldens", suffix: ".png") == Sample.all.map(\.name))
  }

  private func write(_ image: CGImage, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try AtomicFile.write(PNGFile.encode(image), to: path)
  }
}
