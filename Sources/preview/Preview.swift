import Foundation
import PreviewHost
import Scenes

/// `preview`: the window that shows a scene while somebody edits it, and what belongs to it.
@main
enum Preview {
  @MainActor
  static func main() {
    // A reader that goes away, such as `head`, ends the program quietly where it writes.
    signal(SIGPIPE, SIG_DFL)
    StandardStream.reserveDescriptors()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let code = run(arguments)
    CodeFolder.removeAll()
    exit(code.rawValue)
  }

  @MainActor
  private static func run(_ arguments: [String]) -> ExitCode {
    do {
      return try command(arguments)
    } catch let error as UsageError {
      StandardStream.error.say("preview: \(error.message)\nTry 'preview --help'.")
      return .usage
    } catch let error as CodeRun.NoSuchPreview {
      StandardStream.error.say("preview: \(error)")
      return .usage
    } catch let list as DeviceList {
      StandardStream.output.say(String(list.text.dropLast()))
      return .success
    } catch let error as SceneFileError {
      StandardStream.error.say("preview: \(error.reason)")
      return .invalidScene
    } catch {
      StandardStream.error.say("preview: \(error)")
      return .environment
    }
  }

  @MainActor
  private static func command(_ arguments: [String]) throws -> ExitCode {
    guard !arguments.isEmpty else {
      try StandardStream.error.write(Help.text)
      return .usage
    }
    if arguments.contains("--help") || arguments.contains("-h") {
      try StandardStream.output.write(Help.text(of: arguments[0]))
      return .success
    }
    let rest = Array(arguments.dropFirst())
    if arguments.contains("--version") || arguments == ["version"] {
      try StandardStream.output.write(ProgramVersion.text + "\n")
      return .success
    }
    switch arguments[0] {
    case "check": return try CheckCommand(rest).run()
    case "dump": return try DumpCommand(rest).run()
    case "schema": return try SchemaCommand(rest).run()
    case "bench": return try BenchCommand(rest).run()
    case "lsp": return try LSPCommand(rest).run()
    case "test": return try TestCommand(rest).run()
    case "accept": return try AcceptCommand(rest).run()
    case "diff": return try DiffCommand(rest).run()
    case "port": return try PortCommand(rest).run()
    case "import": return try ImportCommand(rest).run()
    case "new": return try NewCommand(rest).run()
    case "help":
      try StandardStream.output.write(Help.text(of: rest.first ?? ""))
      return .success
    case let word:
      try checkCommand(word)
      return try ShowCommand(arguments).run()
    }
  }
}

extension Preview {
  static let commands = [
    "check", "dump", "schema", "bench", "lsp", "test", "accept", "diff", "port", "import",
    "new", "help",
  ]

  /// A word that is neither a file nor looks like one was meant for a command.
  private static func checkCommand(_ word: String) throws {
    guard word != ScenePaths.standardInput, !word.hasPrefix("-"),
      !word.contains(where: { $0 == "/" || $0 == "." }),
      let paths = try? ScenePaths(word), !paths.isDirectory,
      !FileManager.default.fileExists(atPath: paths.all[0])
    else { return }
    let near = closestMatch(to: word, among: commands)
    throw UsageError(
      "there is no command and no file '\(word)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}

/// Which program this is.
enum ProgramVersion {
  static let text = "preview 0.9, scene format 1"
}

/// What the program tells the shell.
enum ExitCode: Int32 {
  case success = 0
  case differs = 1
  case usage = 2
  case invalidScene = 3
  case missing = 4
  case environment = 5
}

/// The command line cannot be understood.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// An option that a command does not have, or that the window does not.
  init(unknown option: String, of command: String? = nil) {
    let near = closestMatch(to: option, among: Help.options(of: command ?? ""))
    message =
      (command.map { "\($0) does not know '\(option)'" } ?? "unknown option '\(option)'")
      + (near.map { "; did you mean '\($0)'?" } ?? "")
  }
}
