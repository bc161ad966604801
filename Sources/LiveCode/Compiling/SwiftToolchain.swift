import Foundation

/// The compiler of the machine, and what it needs to compile code for this program.
///
/// Code that is shown live is linked to the program that shows it: it sees the modules that the program
/// was built from, which lie where the build left them, beside the program.
package struct SwiftToolchain: Sendable {
  package let compiler: String
  /// Where modules and macros are.
  let searchPaths: [String]
  /// The folders with the module maps of system libraries.
  private let systemModules: [String]

  /// Modules that code can import, all of which are in this program.
  static let products: Set<String> = [
    "UIKit", "AppHost", "QuartzCore", "CoreGraphics", "CoreText", "AVFoundation", "ImageIO", "os",
    "ObjectiveC", "UniformTypeIdentifiers", "MobileCoreServices", "AnimatableLayers",
  ]

  /// What is not on the machine, and what to do about it.
  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }

  /// Names the folder of the modules where they are not beside the program.
  package static let modulesVariable = "LAYERKIT_MODULES"

  package static func find(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Missing) -> SwiftToolchain {
    guard let compiler = InstalledProgram.path(of: "swiftc", in: environment) else {
      throw Missing(
        description:
          "there is no Swift compiler: install Swift (swift.org/install), so that 'swiftc' is"
          + " found in the PATH")
    }
    let modules = modules(in: environment)
    guard FileManager.default.fileExists(atPath: "\(modules)/UIKit.swiftmodule") else {
      throw Missing(
        description:
          "the modules that 'preview' was built from are not in '\(modules)': start it where it"
          + " was built (.build/release/preview), or name their folder with \(modulesVariable)")
    }
    let macros = "\(modules)/../KitMacros-tool"
    var paths = ["-I", modules]
    if FileManager.default.isExecutableFile(atPath: macros) {
      paths += ["-load-plugin-executable", "\(macros)#KitMacros"]
    }
    let system = systemModules(above: modules)
    return SwiftToolchain(
      compiler: compiler, searchPaths: paths + system.flatMap { ["-I", $0] } + headers(),
      systemModules: system)
  }

  /// Whether the words for a compiler of C name the map of one of our system libraries, which may be that of
  /// another checkout.
  func hasModuleMap(_ word: String) -> Bool {
    guard word.hasPrefix("-fmodule-map-file=") else { return false }
    let folder = word.split(separator: "/").dropLast().last
    return systemModules.contains { $0.split(separator: "/").last == folder }
  }

  /// Where in the source it is that a library has at an offset, which a call returns to; nil where nobody
  /// can tell.
  package func line(
    of offset: Int, in library: String
  ) -> (file: String, line: Int, column: Int)? {
    let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    let address = "0x" + String(max(0, offset - 1), radix: 16)
    let child = ChildProcess(
      "\(folder)/llvm-symbolizer",
      ["--functions=none", "--no-inlines", "--obj=\(library)", address])
    guard let said = child.run(), said.code == 0,
      let place = said.text.split(separator: "\n").first?.split(separator: ":"), place.count >= 3,
      let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1]), line > 0
    else { return nil }
    return (place.dropLast(2).joined(separator: ":"), line, column)
  }

  private static func modules(in environment: [String: String]) -> String {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let home = URL(fileURLWithPath: program).deletingLastPathComponent().path
    return environment[modulesVariable] ?? "\(home)/Modules"
  }

  /// The package that this program was built from, for others to depend on.
  package static func package(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Missing) -> String {
    let modules = modules(in: environment)
    guard let sources = systemModules(above: modules).first else {
      throw Missing(
        description: "the package that 'preview' was built from is not above '\(modules)'")
    }
    return URL(fileURLWithPath: sources).deletingLastPathComponent().deletingLastPathComponent()
      .path
  }

  /// The folders with the module maps of system libraries, in the checkout that the modules are from.
  private static func systemModules(above folder: String) -> [String] {
    var place = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    while place.path != "/" {
      let sources = place.appendingPathComponent("Sources")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
      let found = names.sorted().map { sources.appendingPathComponent($0).path }.filter {
        FileManager.default.fileExists(atPath: "\($0)/module.modulemap")
      }
      if !found.isEmpty { return found }
      place.deleteLastPathComponent()
    }
    return []
  }

  /// Where the headers of those libraries are.
  private static func headers() -> [String] {
    let child = ChildProcess("/usr/bin/env", ["pkg-config", "--cflags-only-I", "harfbuzz"])
    guard let said = child.run(), said.code == 0 else { return [] }
    return said.text.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }
}
