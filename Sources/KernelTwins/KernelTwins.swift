import Foundation
import PackagePlugin

/// Gives a target the sources of the target that it depends on, to be compiled once more under its
/// own name and flags.
@main
struct KernelTwins: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let originals = target.dependencies.compactMap { dependency -> SwiftSourceModuleTarget? in
      guard case .target(let original) = dependency else { return nil }
      return original as? SwiftSourceModuleTarget
    }
    return originals.flatMap { original in
      original.sourceFiles.map { file in
        let name = file.url.lastPathComponent
        let twin = context.pluginWorkDirectoryURL.appendingPathComponent(name)
        return .buildCommand(
          displayName: "Twin of \(name)", executable: URL(fileURLWithPath: "/bin/cp"),
          arguments: [file.url.path, twin.path], inputFiles: [file.url], outputFiles: [twin])
      }
    }
  }
}
