import Glibc

/// The names in a folder, read as if they were a file's bytes: so what comes and goes is seen as a change.
enum FolderListing {
  /// Whether a path means what is in a folder: it ends with a slash.
  static func isMeant(by path: String) -> Bool { path.utf8.last == UInt8(ascii: "/") }

  /// The visible names, one a line and in order.
  static func stamp(of path: String) throws(FileReadError) -> FileStamp {
    let identity: FileIdentity
    switch FileIdentity.following(path) {
    case .success(let found): identity = found
    case .failure(let error): throw FileReadError(path: path, error)
    }
    guard let directory = opendir(path) else {
      throw FileReadError(path: path, SystemError(call: "opendir"))
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    let bytes = Array(names.sorted().joined(separator: "\n").utf8)
    return FileStamp(identity: identity, hash: ContentHash(of: bytes))
  }
}
