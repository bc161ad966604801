import Glibc
import ImageFiles
import Scenes

/// What a run leaves: kept pictures and texts, and its report.
///
/// Nothing is written, and nothing taken away, through a link below the folder that somebody has named: with
/// scenes of somebody else's it could lead anywhere.
enum OwnFiles {
  /// Puts bytes into a file, and makes the folders that it is in.
  static func write(_ bytes: [UInt8], to path: String, below folder: String) throws {
    if let link = link(onTheWayTo: path, below: folder) {
      throw FolderError("\(link) is a link or leads up, which is not written through")
    }
    if let parent = ScenePath.parent(of: path) { try ReportFolder.make(parent) }
    try AtomicFile.write(bytes, to: path)
  }

  /// Takes a file away; of one that is a link itself that alone. Tells whether it did.
  @discardableResult
  static func remove(_ path: String, below folder: String) -> Bool {
    if let parent = ScenePath.parent(of: path), link(onTheWayTo: parent, below: folder) != nil {
      return false
    }
    return unlink(path) == 0
  }

  private static func link(onTheWayTo path: String, below folder: String) -> String? {
    var way = path.utf8.starts(with: folder.utf8) ? folder : ""
    let rest = String(Substring(path.utf8.dropFirst(way.utf8.count)))
    if way.isEmpty, ScenePath.isAbsolute(path) { way = "/" }
    for part in ScenePath.parts(of: rest) {
      way += (way.isEmpty || way.utf8.last == UInt8(ascii: "/") ? "" : "/") + part
      // Nobody has named what is above.
      if part == ".." { return way }
      var status = stat()
      if lstat(way, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { return way }
    }
    return nil
  }
}
