import Foundation

/// Where compiling leaves what it makes.
package struct CodePlace: Sendable {
  package let folder: String
  /// Which of several that share the folder: modules of one name may be among them.
  package let part: Int

  package init(_ folder: String, part: Int = 0) { (self.folder, self.part) = (folder, part) }
}

/// One run of the compiler: sources become a library that this program can load.
package struct CodeBuild {
  /// How the names of libraries end.
  package static let suffix = ".live.so"

  let library: String
  private let compiler: String
  private let arguments: [String]

  /// `place` keeps what the next run needs not do again; libraries in it have numbers, as one that is
  /// loaded must not change.
  init(
    _ sources: CodeSources, with toolchain: SwiftToolchain, in place: CodePlace, number: Int
  ) {
    library = "\(place.folder)/\(sources.moduleName).\(number)\(Self.suffix)"
    let stem = "\(place.folder)/\(sources.moduleName)-\(place.part)"
    // Unlike what is read by the way, outputs are looked for where they were left.
    let map = "\(stem).outputs.json"
    let isSeveral = sources.files.count > 1
    if isSeveral { Self.write(sources, to: map, beside: stem) }
    compiler = toolchain.compiler
    arguments =
      [
        "-emit-library", "-o", library, "-module-name", sources.moduleName, "-Onone",
        "-gline-tables-only", "-D", "DEBUG",
        "-diagnostic-style", "llvm",
      ]
      + (isSeveral
        ? ["-incremental", "-enable-batch-mode", "-j", "2", "-output-file-map", map] : [])
      + toolchain.searchPaths + sources.arguments + sources.files + sources.objects
  }

  /// Where the compiler leaves what it makes of each file.
  private static func write(_ sources: CodeSources, to map: String, beside whole: String) {
    var outputs: [String: [String: String]] = ["": ["swift-dependencies": "\(whole).swiftdeps"]]
    for (index, file) in sources.files.enumerated() {
      let stem = "\(whole)-\(index)"
      outputs[file] = [
        "object": "\(stem).o", "swift-dependencies": "\(stem).swiftdeps",
        "swiftmodule": "\(stem)~partial.swiftmodule",
      ]
    }
    let data = try? JSONSerialization.data(withJSONObject: outputs)
    _ = FileManager.default.createFile(atPath: map, contents: data)
  }

  /// Runs to the end; nil where it was cancelled.
  func run(in children: ChildChain) -> (isBuilt: Bool, [CompilerMessage])? {
    guard let (code, text) = children.run(compiler, arguments) else { return nil }
    return (code == 0, CompilerMessage.all(in: text, hasFailed: code != 0))
  }
}
