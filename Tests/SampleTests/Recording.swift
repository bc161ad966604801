import Foundation
import ImageFiles

/// Writing goldens anew, which a run has to be asked for: `RECORD=1 swift test --filter SampleTests`.
enum Recording {
  private static let environment = ProcessInfo.processInfo.environment

  /// Never where changes are checked before they land.
  static let isAsked = environment["RECORD"] == "1" && environment["CI"] != "true"

  /// Writes a file and the folders above it.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try AtomicFile.write(bytes, to: path)
  }
}
