import Foundation
import ImageFiles
import LiveCode
import PreviewHost

/// `preview new`: a package that builds, shows something and is tested.
struct NewCommand {
  private let folder: String

  init(_ words: [String]) throws {
    var arguments = Arguments(words)
    while let option = try arguments.nextOption() {
      throw UsageError(unknown: option, of: "new")
    }
    guard let first = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("new needs the name of a package, such as 'preview new Hello'")
    }
    folder = first.count > 1 && first.hasSuffix("/") ? String(first.dropLast()) : first
  }

  func run() throws -> ExitCode {
    let name = URL(fileURLWithPath: folder).lastPathComponent
    let package: NewPackage
    do {
      package = try NewPackage(name, layerKit: try SwiftToolchain.package())
    } catch let refusal as NewPackage.Refusal {
      throw UsageError(refusal.description)
    }
    let manager = FileManager.default
    guard !manager.fileExists(atPath: folder) else {
      throw UsageError("'\(folder)' is there already")
    }
    for (path, text) in package.files {
      let file = "\(folder)/\(path)"
      try manager.createDirectory(
        at: URL(fileURLWithPath: file).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try AtomicFile.write(Array(text.utf8), to: file)
    }
    StandardStream.output.say(
      """
      made the package '\(name)' in \(folder)
      preview \(folder)
      """)
    return .success
  }
}
