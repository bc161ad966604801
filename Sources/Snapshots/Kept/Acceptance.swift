import Foundation
import Glibc
import Scenes

/// Takes over what a run found as what is kept.
package struct Acceptance {
  private let folder: ReportFolder
  private var report = TrialReport()
  private var selected: Set<String> = []
  /// The folder that paths of the report begin at; empty for the present one.
  private var base = ""

  package init(_ folder: ReportFolder) {
    self.folder = folder
  }

  /// Reads the last run's report; false where there is none.
  package mutating func load() throws -> Bool {
    guard let report = try folder.read() else { return false }
    self.report = report
    // A report that came from another machine is accepted where its scenes are.
    let isHere = report.results.contains { FileManager.default.fileExists(atPath: $0.scene) }
    base = isHere || report.directory.isEmpty ? "" : report.directory + "/"
    return true
  }

  private var open: [TrialResult] {
    report.results.filter { $0.files.actual != nil && $0.kept != nil && !$0.isRecorded }
  }

  /// Chooses pictures by name, all where there is none; what is wrong with the names, or nil.
  ///
  /// A name is that of a test, of its last part, or of its scene's file.
  package mutating func select(_ names: [String]) -> String? {
    guard !names.isEmpty else {
      selected = Set(open.map(\.name))
      return nil
    }
    for name in names {
      let found = open.filter { result in
        [result.name, result.scene].contains(ScenePath.normalized(name))
          || ScenePath.name(of: result.name) == name
      }
      guard !found.isEmpty else {
        if report.results.contains(where: { $0.name == name }) {
          return "'\(name)' has nothing to accept"
        }
        let all = open.flatMap { [$0.name, ScenePath.name(of: $0.name)] }
        let hint = closestMatch(to: name, among: all).map { "; did you mean '\($0)'?" } ?? ""
        return "the last run has no picture '\(name)' to accept" + hint
      }
      selected.formUnion(found.map(\.name))
    }
    return nil
  }

  /// Keeps the chosen ones; returns their names.
  package mutating func accept() throws -> [String] {
    var accepted: [String] = []
    for index in report.results.indices where selected.contains(report.results[index].name) {
      let result = report.results[index]
      guard let actual = result.files.actual, !result.isRecorded else { continue }
      // Where it goes is not the report's to say: that may come from anywhere.
      let own = KeptFiles(of: result.scene)
      let snapshot = snapshotName(of: result)
      guard snapshot.flatMap(ScenePath.parent(of:)) == nil else { continue }
      try copy(actual, to: path(own.picture(snapshot)))
      for (name, file) in result.files.texts {
        guard let text = KeptText(rawValue: name) else { continue }
        try copy(file, to: path(own.text(text, of: snapshot)))
      }
      report.results[index].isRecorded = true
      accepted.append(result.name)
    }
    if !accepted.isEmpty { try folder.write(report) }
    return accepted
  }

  /// Removes what belonged to no scene in the last run; returns the paths.
  package mutating func prune() throws -> [String] {
    var removed: [String] = []
    for file in report.unreferenced {
      let path = path(file)
      // Never anything but kept files, whatever the report says.
      guard "/\(path)".contains("/\(SceneFolder.snapshots)/"),
        path.hasSuffix(".png") || path.hasSuffix(".txt"),
        OwnFiles.remove(path, below: KeptFiles.ground(of: path))
      else { continue }
      removed.append(file)
      // The folder of a picture's texts goes with the last of them.
      guard path.hasSuffix(".txt"), let folder = ScenePath.parent(of: path) else { continue }
      rmdir(folder)
    }
    report.unreferenced = []
    try folder.write(report)
    return removed
  }

  /// What a picture is called behind its scene's name.
  private func snapshotName(of result: TrialResult) -> String? {
    let rest = result.name.dropFirst(TrialName.of(scene: result.scene).count)
    return rest.hasPrefix(".") ? String(rest.dropFirst()) : nil
  }

  private func copy(_ file: String, to path: String) throws {
    let isInside = !ScenePath.parts(of: file).contains("..")
    guard isInside, let data = FileManager.default.contents(atPath: "\(folder.path)/\(file)") else {
      throw FolderError("\(folder.path)/\(file) cannot be read; run 'preview test' again")
    }
    try OwnFiles.write([UInt8](data), to: path, below: KeptFiles.ground(of: path))
  }

  /// A path of the run, wherever this goes on.
  private func path(_ path: String) -> String { path.hasPrefix("/") ? path : base + path }
}
