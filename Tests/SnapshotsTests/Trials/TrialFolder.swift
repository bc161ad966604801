import Foundation
import ImageFiles
import Scenes
import Snapshots

/// A folder on the disk for one test, with scenes in it; it goes with the last that knows it.
final class TrialFolder: SceneFiles {
  let path: String

  init() throws {
    path = ScenePath.normalized(
      NSTemporaryDirectory() + "/trials-" + UUID().uuidString)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func read(_ path: String) throws(SceneFileError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SceneFileError("no such file")
    }
    return [UInt8](data)
  }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: self[name]).map { [UInt8]($0) }
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self[name]) }

  /// All files below a folder, sorted.
  func files(in folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: self[folder])?.compactMap { $0 as? String }
    return (found ?? []).filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: self["\(folder)/\(name)"], isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  /// Tries a scene of the folder.
  @MainActor
  func trial(
    _ name: String, _ record: RecordMode = .never, pictures: [String]? = nil,
    _ change: (inout TrialOptions) -> Void = { _ in }
  ) -> [TrialResult] {
    var options = TrialOptions()
    options.record = record
    options.report = self["report"]
    change(&options)
    let wanted = pictures.map { $0.map { TrialName.of(scene: self["\($0).json"]) } }
    var trial = SceneTrial(
      TrialPlan.Entry(scene: self[name], pictures: wanted), options: options, files: self)
    return trial.run()
  }
}

/// A scene with a square.
func square(_ color: String = "#FF0000", x: Int = 4, more: String = "") -> String {
  """
  { "canvas": { "size": [40, 30], "scale": 1 }, \(more) "root": { "id": "root", "subviews": [
    { "id": "box", "frame": [\(x), 4, 10, 10], "backgroundColor": "\(color)" }
  ] } }
  """
}
