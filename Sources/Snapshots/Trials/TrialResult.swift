import CoreGraphics
import Pixels

/// What a run found out about one picture, or about a scene that came to none.
package struct TrialResult: Codable, Sendable {
  package enum Verdict: String, Codable, Sendable, CaseIterable {
    case same
    /// The picture or a text is another.
    case differs
    case missing
    /// What is kept is no picture.
    case damaged
    /// The scene has mistakes.
    case invalid
    /// A script did not go as it says.
    case failed
    /// The scene has ended the process that drew it.
    case trapped
    /// It was not done within the time limit.
    case late
    /// A file could not be written.
    case unwritable
  }

  /// The scene's path without the ending, and the picture's own name.
  package var name: String
  package var scene: String
  package var verdict: Verdict
  /// A sentence without a capital or a full stop; empty where all is as it should be.
  package var message = ""
  /// Whether what was found is kept from now on.
  package var isRecorded = false
  package var pixels: Pixels?
  package var texts: [TextChange] = []
  /// Where the baseline is, or would be.
  package var kept: String?
  /// What was left in the folder of the report, by paths from there.
  package var files = Files()
  /// What is said of it in the format that was asked for, a diagnostic each.
  package var said: [String] = []
  package var seconds: Double = 0

  package init(_ name: String, scene: String, _ verdict: Verdict, _ message: String = "") {
    (self.name, self.scene, self.verdict, self.message) = (name, scene, verdict, message)
  }

  /// How two pictures differ.
  package struct Pixels: Codable, Sendable, Equatable {
    package var count: Int
    /// Of any channel.
    package var largest: Int
    /// Left, top, width and height of what is around them, in pixels.
    package var box: [Int]
    /// Width and height.
    package var size: [Int]
    package var expectedSize: [Int]

    package var total: Int { max(size[0], expectedSize[0]) * max(size[1], expectedSize[1]) }

    /// The end of a sentence about the picture.
    package var text: String {
      func text(_ size: [Int]) -> String { "\(size[0]) × \(size[1])" }
      let place = box.map(String.init).joined(separator: " ")
      let sizes =
        size == expectedSize
        ? "" : "it measures \(text(size)) pixels instead of \(text(expectedSize)); "
      return sizes + "\(count) of \(total) pixels differ, by at most \(largest), in (\(place))"
    }
  }

  /// How one of the texts differs.
  package struct TextChange: Codable, Sendable {
    package var text: KeptText
    /// By node, where the text is one of nodes.
    package var changes: [DumpChange] = []
    /// Else by lines.
    package var lines: String?
    /// How many more changes there are.
    package var omitted = 0
  }

  /// Paths in the folder of the report.
  package struct Files: Codable, Sendable {
    package var expected: String?
    package var actual: String?
    package var difference: String?
    /// The texts as they are now, by their kind.
    package var texts: [String: String] = [:]
    /// All that was written, so that the next run can take it away.
    package var all: [String] = []
  }
}

extension TrialResult.Pixels {
  init?(_ difference: PixmapDifference, _ actual: Pixmap, _ expected: Pixmap) {
    guard let bounds = difference.bounds else { return nil }
    self.init(
      count: difference.count, largest: difference.largest,
      box: [bounds.minX, bounds.minY, bounds.width, bounds.height],
      size: [actual.width, actual.height], expectedSize: [expected.width, expected.height])
  }
}
