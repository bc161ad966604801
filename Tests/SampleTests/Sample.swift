import Foundation
import Testing

/// A scene of `Samples`, of which pictures and texts are kept.
struct Sample: CustomTestStringConvertible, Sendable {
  let name: String

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let folder = package.appending(path: "Samples").path

  /// All scenes right in `Samples`, by name.
  static let all: [Sample] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let suffix = ".json"
    return files.filter { $0.hasSuffix(suffix) }.sorted().map {
      Sample(name: String($0.dropLast(suffix.count)))
    }
  }()

  var testDescription: String { name }

  var path: String { "\(Self.folder)/\(name).json" }
}
