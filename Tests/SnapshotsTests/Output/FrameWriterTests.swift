import CoreGraphics
import Foundation
import Pixels
import Snapshots
import Testing

@Suite struct FrameWriterTests {
  private final class Directory {
    let path: String

    init() throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private let directory: Directory

  init() throws {
    directory = try Directory()
  }

  /// Writes frames of these greys; the names of the files that are there then.
  private func write(
    _ name: String, greys: [Double], rate: Int = 10, largestAnimation: Int = 1 << 20
  ) throws -> [String] {
    let sequence = try #require(FrameSequence("0..1/\(rate)"))
    var writer = FrameWriter(
      path: "\(directory.path)/\(name)", sequence: sequence, largestAnimation: largestAnimation)
    for grey in greys {
      let pixmap = Pixmap(width: 6, height: 4)
      pixmap.surface.fill(
        pixmap.bounds, with: Pixel(red: grey, green: grey, blue: grey, alpha: 1))
      try writer.take(CGImage(pixmap))
    }
    try writer.finish()
    return try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
  }

  @Test(arguments: [
    ("a.png", FrameWriter.Form.numbered), ("A.PNG", .numbered), ("a.apng", .animation),
    ("x/a.png.APNG", .animation), ("a.png/b.apng", .animation),
  ])
  func theEndingTellsTheForm(path: String, form: FrameWriter.Form) {
    #expect(FrameWriter.Form(path: path) == form)
  }

  @Test(arguments: ["", "-", "a", "a.gif", "apng", "png", "a.apng/", "a.png "])
  func anotherEndingIsNone(path: String) {
    #expect(FrameWriter.Form(path: path) == nil)
  }

  @Test func numberedFramesAreAFileEach() throws {
    #expect(try write("f.png", greys: [0, 0, 1]) == ["f-0000.png", "f-0001.png", "f-0002.png"])
  }

  @Test func anAnimationIsOneFileWithTheFramesThatDiffer() throws {
    #expect(try write("f.apng", greys: [0, 0, 1, 0], rate: 25) == ["f.apng"])
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(directory.path)/f.apng"))
    var delays: [[UInt8]] = []
    var rest = data[...]
    while let range = rest.range(of: Data("fcTL".utf8)) {
      delays.append(Array(rest[range.upperBound + 20..<range.upperBound + 24]))
      rest = rest[range.upperBound...]
    }
    #expect(delays == [[0, 2, 0, 25], [0, 1, 0, 25], [0, 1, 0, 25]])
  }

  @Test func withoutFramesThereIsNoFile() throws {
    #expect(try write("f.apng", greys: []) == [])
    #expect(try write("f.png", greys: []) == [])
  }

  @Test func anAnimationBeyondItsLimitIsRefusedAndLeavesNoFile() throws {
    let greys = (0..<20).map { Double($0) / 20 }
    let error = #expect(throws: AnimationTooLarge.self) {
      try write("f.apng", greys: greys, largestAnimation: 1000)
    }
    #expect((1..<20).contains(try #require(error).frames))
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == [])
    #expect(try write("f.png", greys: greys, largestAnimation: 1000).count == 20)
  }

  @Test func aPlaceThatCannotBeWrittenIsSaid() {
    #expect(throws: (any Error).self) { try write("nowhere/f.apng", greys: [0]) }
    #expect(throws: (any Error).self) { try write("nowhere/f.png", greys: [0]) }
  }
}
