import Foundation
import ImageFiles
import Scenes

/// Writes changed files, never over what somebody else has written meanwhile, and takes it back.
struct FileChanges {
  /// What a file was and became.
  private struct Step {
    let path: String
    let before: [UInt8]
    let after: [UInt8]
  }

  /// Why nothing is written.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private var done: [Step] = []
  private var undone: [Step] = []

  /// So many steps are kept, and no more bytes than this.
  private static let mostSteps = 200
  private static let mostBytes = 64 << 20

  /// Changes files of a scene, each as a whole; says which.
  mutating func write(
    _ patches: [SourceFile.ID: [TextPatch]], of text: SceneText
  ) throws -> [String] {
    var steps: [Step] = []
    for (id, patches) in patches.sorted(by: { $0.key.order < $1.key.order }) {
      guard let file = text.files[id] else { continue }
      // Each change is sound by itself; together they may not be.
      guard let after = TextPatch.apply(patches, to: file.bytes),
        JSONParser.soundValue(of: after) != nil
      else { throw SceneText.Problem.notClean }
      let step = Step(path: file.path, before: file.bytes, after: after)
      if step.before != step.after { steps.append(step) }
    }
    // All are looked at before one is written.
    for step in steps { try Self.check(step.path, has: step.before) }
    for step in steps {
      try Self.put(step.after, inPlaceOf: step.before, at: step.path)
      keep(step)
    }
    return steps.map { ScenePath.name(of: $0.path) }
  }

  private mutating func keep(_ step: Step) {
    undone = []
    done.append(step)
    var bytes = 0
    let kept = done.reversed().prefix(Self.mostSteps).prefix { step in
      bytes += step.before.count + step.after.count
      return bytes <= Self.mostBytes
    }
    done = kept.reversed()
  }

  /// Puts back what a file was before it was written last, and tells its path; nil where there is
  /// nothing.
  mutating func undo() throws -> String? {
    guard let step = done.last else { return nil }
    try Self.put(step.before, inPlaceOf: step.after, at: step.path)
    done.removeLast()
    undone.append(step)
    return step.path
  }

  mutating func redo() throws -> String? {
    guard let step = undone.last else { return nil }
    try Self.put(step.after, inPlaceOf: step.before, at: step.path)
    undone.removeLast()
    done.append(step)
    return step.path
  }

  // MARK: Files

  private static func check(_ path: String, has bytes: [UInt8]) throws(Problem) {
    guard path != ScenePaths.standardInput else {
      throw Problem(description: "The scene came by standard input: there is no file to write")
    }
    guard let found = FileManager.default.contents(atPath: path) else {
      throw Problem(description: "\(ScenePath.name(of: path)) cannot be read: nothing is written")
    }
    guard found.elementsEqual(bytes) else {
      throw Problem(
        description: "\(ScenePath.name(of: path)) was changed meanwhile: nothing is written")
    }
  }

  private static func put(
    _ bytes: [UInt8], inPlaceOf old: [UInt8], at path: String
  ) throws {
    try check(path, has: old)
    try AtomicFile.write(bytes, to: path)
  }
}
