import Foundation

/// The names of a snapshot: of its files, and of what a run leaves where it fails.
struct SnapshotPlace {
  /// The variables that say where things are left.
  @TaskLocal static var environment = ProcessInfo.processInfo.environment

  /// The test, as file names have it.
  let test: String
  /// What is kept.
  let file: URL
  /// Where what was found instead is left.
  let found: URL

  /// The snapshot of a test in a file of source; one without a name has the next number.
  ///
  /// Without a folder it is in one that is called as the source, in `__Snapshots__` beside that.
  init(
    source: String, test: String, named name: String?, pathExtension: String?,
    directory: String? = nil, counter: SnapshotCounter
  ) {
    let source = URL(fileURLWithPath: source, isDirectory: false)
    let suite = source.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__", isDirectory: true)
      .appendingPathComponent(suite, isDirectory: true)
    let last =
      name?.asFileName
      ?? String(counter.next(for: folder.appendingPathComponent(test).absoluteString))
    self.test = test.asFileName
    var fileName = "\(self.test).\(last)"
    if let pathExtension { fileName += ".\(pathExtension)" }
    file = folder.appendingPathComponent(fileName, isDirectory: false)
    let artifacts = Self.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
    found = URL(fileURLWithPath: artifacts, isDirectory: true)
      .appendingPathComponent(suite, isDirectory: true)
      .appendingPathComponent(fileName, isDirectory: false)
  }

  /// A file beside what was found.
  func beside(_ word: String, _ pathExtension: String) -> URL {
    let stem = found.deletingPathExtension().lastPathComponent
    return found.deletingLastPathComponent()
      .appendingPathComponent("\(stem).\(word).\(pathExtension)", isDirectory: false)
  }
}

extension String {
  /// The letters, digits and underscores; what is between them becomes one hyphen.
  var asFileName: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isOfWords {
        result.unicodeScalars.append(scalar)
      } else if !result.hasSuffix("-") {
        result += "-"
      }
    }
    if result.hasPrefix("-") { result.removeFirst() }
    if result.hasSuffix("-") { result.removeLast() }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether regular expressions have it in `\w`.
  fileprivate var isOfWords: Bool {
    switch properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: true
    default: properties.isAlphabetic || self == "\u{200C}" || self == "\u{200D}"
    }
  }
}
