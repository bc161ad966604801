import Foundation
import Glibc
import Scenes

/// The folder that a run leaves its report in: pictures, `results.json`, and `index.html`.
package struct ReportFolder: Sendable {
  package let path: String

  /// Where the report is if nobody says; `preview accept` looks there, too.
  package static let standard = ".preview"
  private static let resultsName = "results.json"

  package init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Makes it, and takes away what the run before has left there, nothing else. Throws where files
  /// cannot be written.
  package func prepare() throws {
    try Self.make(path)
    let old = (try? read())?.written ?? []
    try write(TrialReport())
    // By itself it stays out of repositories.
    if path == Self.standard {
      try OwnFiles.write(Array("*\n".utf8), to: "\(path)/.gitignore", below: ground)
    }
    for file in old where !file.hasPrefix("/") {
      OwnFiles.remove("\(path)/\(file)", below: ground)
    }
    OwnFiles.remove(page, below: ground)
  }

  /// The folder that somebody has named: this one, unless it is where reports are anyway.
  var ground: String { path == Self.standard ? "" : path }

  package var page: String { "\(path)/index.html" }

  package func write(_ report: TrialReport) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try OwnFiles.write(
      [UInt8](try encoder.encode(report)), to: "\(path)/\(Self.resultsName)", below: ground)
  }

  /// What the last run left; nil where there was none.
  package func read() throws -> TrialReport? {
    let file = "\(path)/\(Self.resultsName)"
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    guard let data = FileManager.default.contents(atPath: file),
      let report = try? JSONDecoder().decode(TrialReport.self, from: data)
    else { throw FolderError("\(file) is no report of 'preview test'; run that again") }
    return report
  }

  /// Makes a folder, with those that it is in.
  static func make(_ path: String) throws(FolderError) {
    guard !path.isEmpty else { return }
    var made = ScenePath.isAbsolute(path) ? "/" : ""
    for part in ScenePath.parts(of: path) {
      made += part + "/"
      guard mkdir(made, 0o755) != 0, errno != EEXIST else { continue }
      throw FolderError("cannot make the folder \(path): \(String(cString: strerror(errno)))")
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw FolderError("cannot make the folder \(path): there is a file of that name")
    }
  }
}

/// A folder that cannot be made, or does not have what it should.
package struct FolderError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// What a run found out, as it is left for `preview accept`.
package struct TrialReport: Codable, Sendable {
  package var results: [TrialResult] = []
  package var unreferenced: [String] = []
  /// Where the run went on, so that paths are found from elsewhere.
  package var directory = ""

  package init(
    results: [TrialResult] = [], unreferenced: [String] = [], directory: String = ""
  ) {
    (self.results, self.unreferenced, self.directory) = (results, unreferenced, directory)
  }

  /// The files of the results, by paths in the folder.
  var written: [String] { results.flatMap(\.files.all) }
}
