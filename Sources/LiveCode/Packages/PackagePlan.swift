import Foundation
import Scenes
import Synchronization

/// Finds out what of a package there is to compile, and has SwiftPM build what that depends on.
///
/// SwiftPM plans; what it would do for the target is then done by the compiler alone, with the modules that
/// this program was built from in place of those that the package would build of them. So a package that
/// depends on nothing else needs no build at all before it is shown.
final class PackagePlan: Sendable {
  enum Outcome: Sendable {
    case planned(CodeSources)
    case failed([CompilerMessage])
    case cancelled
  }

  private let folder: String
  private let target: String?
  private let toolchain: SwiftToolchain
  private let library: String
  private let children: ChildChain
  private let say: @Sendable (String) -> Void

  /// What the package depends on becomes `library`; `say` takes what the user should know.
  init(
    of folder: String, target: String?, with toolchain: SwiftToolchain, into library: String,
    children: ChildChain, say: @escaping @Sendable (String) -> Void
  ) {
    self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    (self.target, self.toolchain, self.library) = (target, toolchain, library)
    (self.children, self.say) = (children, say)
  }

  /// A step has come to nothing.
  private enum Stop: Error {
    case failed([CompilerMessage])
    case cancelled
  }

  /// Runs to the end, on the caller's thread.
  func run() -> Outcome {
    do {
      return .planned(try plan())
    } catch .failed(let messages) {
      return .failed(messages)
    } catch {
      return .cancelled
    }
  }

  private func plan() throws(Stop) -> CodeSources {
    let said = try swift("package", "describe", "--type", "json")
    guard let package = PackageDescription(said: said) else {
      throw complaint("'swift package describe' says nothing that can be read")
    }
    let target = try choose(in: package)
    // What comes while SwiftPM plans is for the next time.
    let place = FilesBelow.Place("\(folder)/\(target.path)")
    _ = try swift("build", "--print-manifest-job-graph")
    let path = "\(root)/.build/debug.yaml"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw complaint("SwiftPM has left no plan in '\(path)'")
    }
    let manifest = BuildManifest(text)
    guard let command = manifest.compiling(target.moduleName) else {
      throw complaint("SwiftPM has no plan for the target '\(target.name)'")
    }
    let own = manifest.modules(below: SwiftToolchain.products)
    let needs = manifest.needs(of: command, without: own)
    var sources = CodeSources(
      files: command.inputs.filter { $0.hasSuffix(".swift") }.map(named),
      moduleName: target.moduleName,
      arguments: CompilerWords.live(command.arguments, toolchain))
    sources.place = place
    sources.resources = needs.flatMap(\.copies)
    sources.roots = roots(of: target, and: needs)
    let objects = needs.flatMap(\.outputs).filter { $0.hasSuffix(".o") }
    if !objects.isEmpty || CompilerWords.hasMacros(command.arguments) {
      try build(objects, of: command, target)
      let words = CompilerWords.linked(manifest.linking(command)?.arguments ?? [])
      if !objects.isEmpty { sources.objects = try link(objects, words) }
    }
    return sources
  }

  // MARK: Steps

  private var root: String {
    URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  /// A path as the user names the package.
  private func named(_ path: String) -> String {
    path.hasPrefix(root + "/") && !path.hasPrefix(root + "/.build/")
      ? folder + path.dropFirst(root.count) : path
  }

  private func choose(
    in package: PackageDescription
  ) throws(Stop) -> PackageDescription.Target {
    let all = package.targets.filter(\.isCode)
    if let target {
      if let found = all.first(where: { $0.name == target }) { return found }
      let near = closestMatch(to: target, among: all.map(\.name))
      throw complaint(
        "the package has no target '\(target)' of Swift code"
          + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let found = package.shown { [folder] path in
      try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    }
    guard let first = found.first else {
      throw complaint("the package has no target of Swift code")
    }
    if found.count > 1 {
      let others = found.dropFirst().map { "--target \($0.name)" }.joined(separator: ", ")
      say("shows '\(first.name)' of '\(package.name)'; there are also: \(others)")
    }
    return first
  }

  /// What says what there is to compile, and the sources of what the target depends on.
  private func roots(
    of target: PackageDescription.Target, and needs: [BuildManifest.Command]
  ) -> [String] {
    let place = "\(folder)/\(target.path)/"
    let folders = FilesBelow.paths(place).filter { !$0.contains(".") }.map { place + $0 + "/" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let sources = needs.filter { $0.tool == "shell" || $0.tool == "clang" }.flatMap(\.inputs)
      .filter { $0.hasPrefix(root + "/") && !$0.hasPrefix(root + "/.build/") }.map(named)
    return [CodeOrigin.manifest(of: folder), "\(folder)/Package.resolved", place] + folders
      + sources
  }

  /// Has SwiftPM build what the target needs; not the target, where nothing of it is needed.
  private func build(
    _ objects: [String], of command: BuildManifest.Command, _ target: PackageDescription.Target
  ) throws(Stop) {
    let modules = objects.compactMap(BuildManifest.module)
    var names = command.inputs.compactMap(BuildManifest.module).filter(modules.contains)
    if CompilerWords.hasMacros(command.arguments) { names = [target.name] }
    var told: Set<String> = []
    names = names.filter { told.insert($0).inserted }
    say("builds what '\(target.name)' depends on: \(names.joined(separator: ", "))")
    for name in names {
      do {
        _ = try swift("build", "--target", name)
      } catch .failed(let messages) {
        // What the target itself has wrong is told when it is compiled.
        guard objects.allSatisfy(FileManager.default.fileExists) else {
          throw .failed(messages)
        }
      }
    }
  }

  /// Makes one library of what the target depends on, which stays the same while it is written.
  private func link(_ objects: [String], _ words: [String]) throws(Stop) -> [String] {
    let list = library + ".list"
    let quoted = objects.map { "\"\($0)\"" }.joined(separator: "\n")
    guard FileManager.default.createFile(atPath: list, contents: Data(quoted.utf8)) else {
      throw complaint("'\(list)' cannot be written")
    }
    let said = try run(
      toolchain.compiler, ["-emit-library", "-o", library, "@\(list)"] + words)
    guard said.code == 0 else {
      throw .failed(CompilerMessage.all(in: said.text, hasFailed: true))
    }
    return [library]
  }

  // MARK: Programs

  private func swift(_ words: String...) throws(Stop) -> String {
    let program = URL(fileURLWithPath: toolchain.compiler).deletingLastPathComponent().path
    let said = try run(
      "\(program)/swift", [words[0], "--package-path", folder] + words.dropFirst())
    guard said.code == 0 else { throw .failed(PackageMessages.all(in: said.text)) }
    return said.text
  }

  private func run(
    _ program: String, _ words: [String]
  ) throws(Stop) -> (code: Int32, text: String) {
    guard let said = children.run(program, words) else { throw .cancelled }
    return said
  }

  private func complaint(_ text: String) -> Stop {
    .failed([CompilerMessage(kind: .error, text: text)])
  }
}

/// What SwiftPM says when it has failed.
enum PackageMessages {
  /// What is wrong at a place in a file says it; else what else it says. The words with which it has run the
  /// compiler are of no use to anybody.
  static func all(in text: String) -> [CompilerMessage] {
    let all = CompilerMessage.all(in: text, hasFailed: true)
    let placed = all.filter { $0.file != nil }
    if placed.contains(where: { $0.kind == .error }) { return placed }
    return all.map { message in
      var message = message
      if let end = message.text.range(of: " (compiled with: ") {
        message.text = String(message.text[..<end.lowerBound])
      }
      return message
    }
  }
}
