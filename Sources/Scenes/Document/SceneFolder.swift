import Foundation

/// The scenes of a folder, among the other files that JSON is written in.
///
/// A scene is an object with a `root` or a `canvas`. Files of definitions, rows of data, scripts and
/// what other programs keep in JSON have neither. A file that cannot be read, is empty or broken counts:
/// it may be a scene that somebody is just saving, and whoever looks for mistakes is to hear of it.
package enum SceneFolder {
  /// The folder beside scenes where their pictures are kept.
  package static let snapshots = "__Snapshots__"
  /// As deep as folders are looked into.
  private static let mostLevels = 64
  /// In bytes: few scenes are as large.
  private static let dataSize = 1 << 20

  /// The scenes right in a folder, by path and in order.
  package static func scenes(in folder: String, reading files: any SceneFiles) -> [String] {
    entries(of: folder).filter { isScene($0, reading: files) }
  }

  /// The scenes in a folder and in those below, by path and in order. Links to folders are not
  /// followed, and what is hidden is left alone, as are kept pictures.
  package static func scenes(below folder: String, reading files: any SceneFiles) -> [String] {
    walk(folder, levels: mostLevels) { isScene($0, reading: files) }
  }

  /// The folders of kept pictures in a folder and in those below.
  package static func snapshotFolders(below folder: String) -> [String] {
    var found: [String] = []
    _ = walk(folder, levels: mostLevels) { path in
      if ScenePath.name(of: path) == snapshots, isFolder(path) { found.append(path) }
      return false
    }
    return found
  }

  private static func walk(
    _ folder: String, levels: Int, _ takes: (String) -> Bool
  ) -> [String] {
    var found: [String] = []
    for path in entries(of: folder) {
      if takes(path) {
        found.append(path)
      } else if levels > 0, ScenePath.name(of: path) != snapshots, isFolder(path) {
        found += walk(path, levels: levels - 1, takes)
      }
    }
    return found
  }

  private static func entries(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { !$0.hasPrefix(".") }.sorted().map { prefix + $0 }
  }

  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  private static func isScene(_ path: String, reading files: any SceneFiles) -> Bool {
    guard path.hasSuffix(".json"), !isFolder(path) else { return false }
    guard let bytes = try? files.read(path) else { return true }
    return isScene(bytes)
  }

  /// Whether the bytes of a file are a scene's, or may be.
  package static func isScene(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(where: { $0 > 0x20 }) else { return true }
    let names = [SceneForm.keys.root.name, SceneForm.keys.canvas.name]
    // Large files of data are told apart without being read as JSON.
    guard bytes.count < dataSize || names.contains(where: { bytes.hasText("\"\($0)\"") }) else {
      return false
    }
    var diagnostics = DiagnosticList(limit: 1)
    let file = diagnostics.files.add(path: "", bytes: bytes)
    let value = JSONParser.parse(file, into: &diagnostics)
    guard let value, !diagnostics.hasErrors else { return true }
    return names.contains { value[$0] != nil }
  }
}

extension [UInt8] {
  /// Whether a text stands anywhere among the bytes.
  package func hasText(_ text: String) -> Bool {
    let text = Array(text.utf8)
    guard let last = text.last else { return true }
    // How far it is from the last place of each byte to the end: as far the text can be moved on.
    var steps = [Int](repeating: text.count, count: 256)
    for (index, byte) in text.dropLast().enumerated() {
      steps[Int(byte)] = text.count - 1 - index
    }
    var end = text.count
    while end <= count {
      let byte = self[end - 1]
      if byte == last, self[end - text.count..<end].elementsEqual(text) { return true }
      end += steps[Int(byte)]
    }
    return false
  }
}
