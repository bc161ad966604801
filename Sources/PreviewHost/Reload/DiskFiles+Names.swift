extension DiskFiles {
  /// What is in a folder that the scene may read; no more names than anybody looks through.
  package func names(in folder: String) -> [String] {
    let mostNames = 10_000
    // A folder may be looked into where what is in it may be read, such as this.
    let probe = folder + "/.names"
    if let boundary, !boundary.allows(probe, from: recorder.baseDirectory) { return [] }
    let path = ExactPath.absolute(folder, in: recorder.baseDirectory)
    return FolderListing.names(in: path, most: mostNames) ?? []
  }
}
