import Foundation

/// Where code that is shown live comes from.
package enum CodeOrigin: Hashable, Sendable {
  /// Files that are one module.
  case files([String])
  /// A target of a package; nil for the one that has something to show.
  case package(folder: String, target: String?)

  /// Whether a path is the folder of a package.
  package static func isPackage(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/Package.swift")
  }

  /// What stands before the names of all that it shows.
  package var path: String {
    switch self {
    case .files(let files): files.first ?? ""
    case .package(let folder, _): Self.manifest(of: folder)
    }
  }

  /// What people call it.
  package var name: String {
    switch self {
    case .files(let files):
      files.first?.split(separator: "/").last.map(String.init) ?? "code"
    case .package(let folder, let target):
      target ?? URL(fileURLWithPath: folder).lastPathComponent
    }
  }

  /// What there is to compile where that needs nobody to be asked.
  var known: CodeSources? {
    switch self {
    case .files(let files): CodeSources(files: files)
    case .package: nil
    }
  }

  /// What is looked at for changes while nothing else is known.
  package var files: [String] {
    switch self {
    case .files(let files): return files
    case .package(let folder, _):
      let sources = folder.hasSuffix("/") ? folder + "Sources" : folder + "/Sources"
      let names = FilesBelow.paths(sources).filter { $0.hasSuffix(".swift") }
      return [Self.manifest(of: folder)] + names.map { "\(sources)/\($0)" }
    }
  }

  static func manifest(of folder: String) -> String {
    (folder.hasSuffix("/") ? folder : folder + "/") + "Package.swift"
  }
}
