import Foundation

/// What SwiftPM means to do for a package: the commands with what they take and leave, as it writes them
/// down for its build engine.
struct BuildManifest {
  struct Command {
    /// `shell`, `clang`, `copy-tool` and others.
    let tool: String
    let inputs: [String]
    let outputs: [String]
    let arguments: [String]
  }

  /// A file, or a folder with all that is in it, and where it is copied to.
  package struct Copy: Hashable, Sendable {
    let source: String
    let destination: String
  }

  private var commands: [Command] = []
  private var makers: [String: Int] = [:]

  /// Reads the manifest's text. Lists are written as in JSON, each on a line of its own.
  init(_ text: String) {
    var tool = ""
    var lists: [String: [String]] = [:]
    var isCommand = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("    ") else {
        if isCommand { add(tool, lists) }
        isCommand = line.hasPrefix("  \"") && line.hasSuffix(":")
        (tool, lists) = ("", [:])
        continue
      }
      guard isCommand, let colon = line.firstIndex(of: ":") else { continue }
      let key = line[..<colon].trimmingCharacters(in: .whitespaces)
      let value = line[colon...].dropFirst(2)
      switch key {
      case "tool": tool = String(value)
      case "inputs", "outputs", "args": lists[key] = Self.list(value)
      default: break
      }
    }
    if isCommand { add(tool, lists) }
  }

  private static func list(_ text: Substring) -> [String] {
    (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
  }

  private mutating func add(_ tool: String, _ lists: [String: [String]]) {
    let command = Command(
      tool: tool, inputs: lists["inputs"] ?? [], outputs: lists["outputs"] ?? [],
      arguments: lists["args"] ?? [])
    for output in command.outputs { makers[output] = commands.count }
    commands.append(command)
  }

  /// The command that compiles a Swift module.
  func compiling(_ module: String) -> Command? {
    commands.first {
      $0.tool == "shell"
        && $0.arguments.indices.dropLast().contains { [arguments = $0.arguments] place in
          arguments[place] == "-module-name" && arguments[place + 1] == module
        }
        && $0.arguments.contains("-emit-module")
    }
  }

  /// A command that links what one has left.
  func linking(_ command: Command) -> Command? {
    guard let object = command.outputs.first(where: { $0.hasSuffix(".o") }) else { return nil }
    return commands.first {
      $0.inputs.contains(object)
        && ($0.arguments.contains("-emit-executable") || $0.arguments.contains("-emit-library"))
    }
  }

  /// All that has to be there before a command runs, without what comes by way of some modules.
  func needs(of command: Command, without left: Set<String>) -> [Command] {
    var found: [Command] = []
    var seen: Set<Int> = []
    var pending = command.inputs
    while let input = pending.popLast() {
      if let module = Self.module(at: input), left.contains(module) { continue }
      guard let index = makers[input], seen.insert(index).inserted else { continue }
      found.append(commands[index])
      pending += commands[index].inputs
    }
    return found
  }

  /// The modules that belong to some, all of what those need among them.
  func modules(below names: Set<String>) -> Set<String> {
    let needed = names.compactMap { compiling($0) }.flatMap { needs(of: $0, without: []) }
    return names.union(needed.flatMap(\.outputs).compactMap(Self.module))
  }

  /// The module that a file of a build belongs to: `…/Modules/A.swiftmodule`, `…/A.build/a.c.o`.
  static func module(at path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let last = parts.last else { return nil }
    if last.hasSuffix(".swiftmodule") { return String(last.dropLast(12)) }
    guard last.hasSuffix(".o") else { return nil }
    return parts.last { $0.hasSuffix(".build") && $0 != ".build" }.map { String($0.dropLast(6)) }
  }
}

extension BuildManifest.Command {
  /// What it copies of a package's resources.
  var copies: [BuildManifest.Copy] {
    guard tool == "copy-tool" else { return [] }
    return zip(inputs, outputs).map { BuildManifest.Copy(source: $0, destination: $1) }
  }
}

extension BuildManifest.Copy {
  /// The files that are copied, those in folders below as well.
  var files: [String] {
    guard source.hasSuffix("/") else { return [source] }
    return [source] + FilesBelow.paths(source).map { source + $0 }
  }

  /// Copies what is newer than what was copied.
  func run() {
    let folder = source.hasSuffix("/")
    let (from, to) =
      folder ? (String(source.dropLast()), destination.droppingSlash) : (source, destination)
    if !folder, let old = Self.written(to), let new = Self.written(from), old >= new { return }
    let manager = FileManager.default
    try? manager.createDirectory(
      at: URL(fileURLWithPath: to).deletingLastPathComponent(), withIntermediateDirectories: true)
    try? manager.removeItem(atPath: to)
    try? manager.copyItem(atPath: from, toPath: to)
  }

  private static func written(_ path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}

extension String {
  fileprivate var droppingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
