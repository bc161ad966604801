import Foundation
import PreviewHost
import Scenes
import Snapshots
import Testing

/// A scene of `Samples` with the picture that it must give.
struct Sample: CustomTestStringConvertible, Sendable {
  let name: String

  /// All scenes of `Samples`, by name.
  static let all: [Sample] = names(in: "Samples", suffix: ".json").map(Sample.init)

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// When scenes that move are looked at, in seconds, as `Tests/Goldens/times` says.
  private static let times: [String: Double] = {
    let path = package.appending(path: "Tests/Goldens/times").path
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    let pairs = lines.compactMap { line -> (String, Double)? in
      let words = line.split(separator: " ").map(String.init)
      return words.count == 2 ? TimeText.seconds(of: words[1]).map { (words[0], $0) } : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The names of a folder's files without their suffix, sorted.
  static func names(in folder: String, suffix: String) -> [String] {
    let path = package.appending(path: folder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
  }

  var testDescription: String { name }

  var golden: String { Self.package.appending(path: "Tests/Goldens/\(name).png").path }

  /// Where a picture is left that is not as it should be.
  func leftover(_ kind: String) -> String {
    Self.package.appending(path: ".build/goldens/\(name).\(kind).png").path
  }

  /// When the scene is looked at after its beginning; nil for scenes that stand still.
  var time: Double? { Self.times[name] }

  /// The scene, which must be free of errors.
  func load() throws -> ExpandedScene {
    let path = Self.package.appending(path: "Samples/\(name).json").path
    let load = SceneLoad.load(path, from: DiskFiles(), strictness: .strict)
    guard let scene = load.scene else {
      throw SampleError("\(name).json: \(load.diagnostics.summary)")
    }
    return scene
  }
}

struct SampleError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
