import Foundation

/// One run of the compiler: sources become a library that this program can load.
package struct CodeBuild {
  /// How the names of libraries end.
  package static let suffix = ".live.so"

  let library: String
  private let compiler: String
  private let arguments: [String]

  /// `folder` keeps what the next run needs not do again; libraries in it have numbers, as one that is
  /// loaded must not change.
  init(
    _ sources: CodeSources, with toolchain: SwiftToolchain, in folder: String, number: Int
  ) {
    library = "\(folder)/\(sources.moduleName).\(number)\(Self.suffix)"
    // Unlike what is read by the way, outputs are looked for where they were left.
    let map = "\(folder)/\(sources.moduleName).outputs.json"
    let isSeveral = sources.files.count > 1
    if isSeveral { Self.write(sources, to: map, in: folder) }
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
  private static func write(_ sources: CodeSources, to map: String, in folder: String) {
    var outputs: [String: [String: String]] = [
      "": ["swift-dependencies": "\(folder)/\(sources.moduleName).swiftdeps"]
    ]
    for (index, file) in sources.files.enumerated() {
      let stem = "\(folder)/\(sources.moduleName)-\(index)"
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
