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
    guard let names = names(in: path) else {
      throw FileReadError(path: path, SystemError(call: "opendir"))
    }
    let bytes = Array(names.joined(separator: "\n").utf8)
    return FileStamp(identity: identity, hash: ContentHash(of: bytes))
  }

  /// The visible names in a folder in order, those of folders with a slash behind; nil where it cannot be
  /// looked into.
  static func names(in path: String, most: Int = .max) -> [String]? {
    guard let directory = opendir(path) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while names.count < most, let entry = readdir(directory) {
      let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(isFolder ? name + "/" : name) }
    }
    return names.sorted()
  }
}
