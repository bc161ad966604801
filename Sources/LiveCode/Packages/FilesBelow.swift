import Foundation

/// What is in a folder and in those below it.
enum FilesBelow {
  /// More than any package has; what is beyond is not looked at.
  private static let most = 16_384

  /// The paths below the folder, of folders as well.
  static func paths(_ folder: String) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    return found.prefix(most).compactMap { $0 as? String }
  }

  /// A folder with the Swift files that were in it.
  struct Place: Hashable, Sendable {
    private let folder: String
    private let files: [String]

    init(_ folder: String) {
      self.folder = folder
      files = Self.files(in: folder)
    }

    var isUnchanged: Bool { Self.files(in: folder) == files }

    private static func files(in folder: String) -> [String] {
      FilesBelow.paths(folder).filter { $0.hasSuffix(".swift") }.sorted()
    }
  }
}
