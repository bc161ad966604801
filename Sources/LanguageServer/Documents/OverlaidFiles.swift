import Scenes

/// The files of a scene with the texts that are open over those on the disk.
final class OverlaidFiles: SceneFiles {
  private let open: [String: SourceFile]
  private let disk: any SceneFiles
  private let added: [String: [UInt8]]

  init(open: [String: SourceFile], disk: any SceneFiles, added: [String: [UInt8]] = [:]) {
    (self.open, self.disk, self.added) = (open, disk, added)
  }

  func read(_ path: String) throws(SceneFileError) -> [UInt8] {
    if let bytes = added[path] { return bytes }
    if let file = open[path] { return file.bytes }
    return try disk.read(path)
  }

  func names(in folder: String) -> [String] {
    let here = open.keys.filter { ScenePath.folder(of: $0) == folder }.map(ScenePath.name)
    return Array(Set(disk.names(in: folder) + here)).sorted()
  }
}
