import Glibc

extension DiskFiles {
  /// What is in a folder that the scene may read; no more names than anybody looks through.
  package func names(in folder: String) -> [String] {
    let mostNames = 10_000
    // A folder may be looked into where what is in it may be read, such as this.
    let probe = folder + "/.names"
    if let boundary, !boundary.allows(probe, from: recorder.baseDirectory) { return [] }
    let path = ExactPath.absolute(folder, in: recorder.baseDirectory)
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while names.count < mostNames, let entry = readdir(directory) {
      let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(isFolder ? name + "/" : name) }
    }
    return names.sorted()
  }
}
