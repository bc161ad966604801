import Glibc
import ImageFiles

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
    if let parent = parent(of: path) { try ReportFolder.make(parent) }
    try AtomicFile.write(bytes, to: path)
  }

  /// Takes a file away; of one that is a link itself that alone. Tells whether it did.
  @discardableResult
  static func remove(_ path: String, below folder: String) -> Bool {
    if let parent = parent(of: path), link(onTheWayTo: parent, below: folder) != nil {
      return false
    }
    return unlink(path) == 0
  }

  private static func parent(of path: String) -> String? {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
  }

  private static func link(onTheWayTo path: String, below folder: String) -> String? {
    var way = path.hasPrefix(folder) ? folder : ""
    if way.isEmpty, path.hasPrefix("/") { way = "/" }
    // By bytes: with a mark that combines with it a slash is another character.
    for part in path.utf8.dropFirst(way.utf8.count).split(separator: UInt8(ascii: "/")) {
      way +=
        (way.isEmpty || way.utf8.last == UInt8(ascii: "/") ? "" : "/") + String(Substring(part))
      // Nobody has named what is above.
      if part.elementsEqual("..".utf8) { return way }
      var status = stat()
      if lstat(way, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { return way }
    }
    return nil
  }
}
