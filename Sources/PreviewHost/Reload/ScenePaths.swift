import Foundation
import Scenes

/// The scenes that an operand of the command line means.
package struct ScenePaths {
  private let operand: String
  /// Never empty.
  package let all: [String]
  /// Whether the operand was a directory whose scenes can be walked.
  package let isDirectory: Bool
  /// Says so where another path was taken than the one given.
  package let note: String?

  /// The name that stands for standard input.
  package static let standardInput = "-"

  package init(_ operand: String) throws(SceneFileError) {
    self.operand = operand
    guard operand != Self.standardInput, !Self.isTaken(operand),
      let found = Self.regardlessOfCase(operand)
    else {
      (all, isDirectory) = try Self.scenes(at: operand)
      note = nil
      return
    }
    (all, isDirectory) = try Self.scenes(at: found)
    note = "there is no '\(operand)'; showing '\(found)'"
  }

  /// The one file of an operand that may be no directory.
  package var file: String {
    get throws(SceneFileError) {
      guard !isDirectory else { throw SceneFileError("'\(operand)' is a directory") }
      return all[0]
    }
  }

  private static func scenes(
    at path: String
  ) throws(SceneFileError) -> (all: [String], isDirectory: Bool) {
    var isDirectory: ObjCBool = false
    guard path != standardInput,
      FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue
    else { return ([path], false) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let prefix = path.hasSuffix("/") ? path : path + "/"
    let scenes = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
    guard !scenes.isEmpty else { throw SceneFileError("there is no scene in '\(path)'") }
    return (scenes.map { prefix + $0 }, true)
  }

  /// Whether something has the name, be it a link that points nowhere.
  private static func isTaken(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
      || (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  /// The path that differs from the given one only in case, part by part.
  private static func regardlessOfCase(_ path: String) -> String? {
    var found = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      let directory = found.isEmpty ? "." : found
      let exact = found + part
      if part == "." || part == ".." || isTaken(exact) {
        found = exact + "/"
        continue
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      guard let name = names.sorted().first(where: { $0.lowercased() == part.lowercased() })
      else { return nil }
      found += name + "/"
    }
    return found.hasSuffix("/") && found.count > 1 ? String(found.dropLast()) : nil
  }
}
