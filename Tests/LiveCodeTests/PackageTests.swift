import Foundation
import Testing

@testable import LiveCode

/// Packages whose code is shown.
struct PackageTests {
  private let folder = NSTemporaryDirectory() + "package-\(UUID().uuidString)"
  private let toolchain: SwiftToolchain

  init() throws { toolchain = try SwiftToolchain.find() }

  private func write(_ texts: [String: String]) throws {
    for (name, text) in texts {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private func run(target: String? = nil) -> CodeJob.Result {
    CodeJob(
      .package(folder: folder, target: target), known: nil, with: toolchain, in: CodePlace(folder),
      number: 1
    ).run()
  }

  private func errors(_ result: CodeJob.Result) -> [String] {
    guard case .failed(let messages) = result.outcome else { return [] }
    return messages.map(\.text)
  }

  @Test func aTargetIsBuiltWithWhatItNeedsAndFollowsWhatItIsMadeOf() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "Helper"),
        .target(name: "Shown", dependencies: ["Helper"], swiftSettings: [.define("WORD")]),
      ])
      """,
      "Sources/Helper/Helper.swift": "public let number = 3",
      "Sources/Shown/A.swift": """
      import Helper
      #if WORD
      let b = B(number: number)
      #endif
      """,
      "Sources/Shown/B.swift": "struct B { let number: Int }",
    ])
    #expect(
      errors(run(target: "Show")) == [
        "the package has no target 'Show' of Swift code; did you mean 'Shown'?"
      ])
    let result = run(target: "Shown")
    guard case .built(let library, let messages) = result.outcome else {
      Issue.record("it is not built: \(errors(result))")
      return
    }
    #expect(messages.isEmpty)
    #expect(dlopen(library, RTLD_NOW | RTLD_LOCAL) != nil, "what it needs is linked to it")
    let sources = try #require(result.sources)
    let (a, helper) = ("\(folder)/Sources/Shown/A.swift", "\(folder)/Sources/Helper/Helper.swift")
    #expect(sources.files.contains(a) && !sources.files.contains(helper))
    #expect(sources.watched.contains(helper) && sources.watched.contains("\(folder)/Package.swift"))
    #expect(sources.stand(after: [a]))
    #expect(!sources.stand(after: [helper]))
    #expect(!sources.stand(after: ["\(folder)/Package.swift"]))
    try write(["Sources/Shown/C.swift": "struct C {}"])
    #expect(!sources.stand(after: [a]), "a file has come")
  }

  @Test func aManifestThatIsBrokenIsToldAtItsPlace() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: 3)
      """
    ])
    let result = run()
    guard case .failed(let messages) = result.outcome else {
      Issue.record("it is built")
      return
    }
    #expect(result.sources == nil)
    #expect(messages.first?.line == 3 && messages.first?.file?.hasSuffix("Package.swift") == true)
  }

  @Test func targetsWithPreviewsComeFirstThenThoseWithViews() throws {
    let text = """
      warning: something
      {
        "name" : "P",
        "targets" : [
          {"name": "T", "c99name": "T", "path": "T", "type": "test", "module_type": "SwiftTarget", "sources": ["t"]},
          {"name": "A", "c99name": "A", "path": "A", "type": "library", "module_type": "SwiftTarget", "sources": ["a"]},
          {"name": "B", "c99name": "B", "path": "B", "type": "library", "module_type": "SwiftTarget", "sources": ["b"],
           "product_dependencies": ["UIKit"]},
          {"name": "C", "c99name": "C", "path": "C", "type": "library", "module_type": "ClangTarget", "sources": ["c"]}
        ]
      }
      """
    let package = try #require(PackageDescription(said: text))
    #expect(package.shown { _ in "" }.map(\.name) == ["B"])
    #expect(package.shown { $0 == "A/a" ? "#Preview { V() }" : "" }.map(\.name) == ["A"])
    #expect(PackageDescription(said: "error: no") == nil)
  }

  @Test func wordsThatSayWhereResultsGoAreOurs() {
    let words = CompilerWords.live(
      [
        "swiftc", "-module-name", "A", "-emit-module", "-c", "@/b/sources", "-I", "/b/Modules",
        "-j2",
        "-DX", "-Xcc", "-g", "-Xcc", "-fmodule-map-file=/other/Sources/CSDL2/module.modulemap",
        "-package-name", "p", "-g", "-Xfrontend", "-load-plugin-executable", "-Xfrontend",
        "/b/KitMacros-tool#KitMacros", "-Xfrontend", "-load-plugin-executable", "-Xfrontend",
        "/b/M-tool#M",
      ], toolchain)
    #expect(
      words == [
        "-I", "/b/Modules", "-DX", "-Xcc", "-g", "-package-name", "p", "-Xfrontend",
        "-load-plugin-executable", "-Xfrontend", "/b/M-tool#M",
      ])
  }
}
