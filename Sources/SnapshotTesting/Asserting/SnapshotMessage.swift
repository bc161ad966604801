import Foundation

/// What failures say. Some programs look for these words.
enum SnapshotMessage {
  static let missing =
    "No reference was found on disk. New snapshot was not recorded because recording is disabled"

  static func recorded(_ place: SnapshotPlace) -> String {
    """
    Record mode is on. Automatically recorded snapshot: …

    open "\(place.file.absoluteString)"

    Turn record mode off and re-run "\(place.test)" to assert against the newly-recorded snapshot
    """
  }

  static func recordedMissing(_ place: SnapshotPlace) -> String {
    """
    No reference was found on disk. Automatically recorded snapshot: …

    open "\(place.file.absoluteString)"

    Re-run "\(place.test)" to assert against the newly-recorded snapshot.
    """
  }

  static func differs(
    _ place: SnapshotPlace, named name: String?, isRecorded: Bool, words: String
  ) -> String {
    let title = name.map { "Snapshot \"\($0)\" does not match reference." }
    let recorded = isRecorded ? " A new snapshot was automatically recorded." : ""
    let tool = SnapshotTestingConfiguration.DiffTool.current(
      currentFilePath: place.file.path, failedFilePath: place.found.path)
    return """
      \(title ?? "Snapshot does not match reference.")\(recorded)

      \(tool)

      \(words.trimmingCharacters(in: .whitespacesAndNewlines))
      """
  }

  static func late(_ timeout: TimeInterval) -> String {
    """
    Exceeded timeout of \(timeout) seconds waiting for snapshot.

    Where it takes so long, give "assertSnapshot" a "timeout" with a higher value.
    """
  }
}
