import Foundation
import Testing

@testable import LiveCode

/// Reading of what SwiftPM means to do.
struct BuildManifestTests {
  /// An app that needs a module of its own, one of C, and ours, which has a part.
  private let manifest = BuildManifest(
    #"""
    client:
      name: basic
    targets:
      "main": ["<all>"]
    commands:
      "/b/App_App.resources/a.txt":
        tool: copy-tool
        inputs: ["/p/a.txt"]
        outputs: ["/b/App_App.resources/a.txt"]
        description: "Copying /p/a.txt"

      "/b/CThing.build/thing.c.o":
        tool: clang
        inputs: ["/p/thing.c"]
        outputs: ["/b/CThing.build/thing.c.o"]
        args: ["clang","-c","/p/thing.c"]

      "C.App.module":
        tool: shell
        inputs: ["/p/App.swift","<App.resources>","/b/Modules/Helper.swiftmodule","/b/Modules/UIKit.swiftmodule"]
        outputs: ["/b/App.build/App.swift.o","/b/Modules/App.swiftmodule"]
        args: ["swiftc","-module-name","App","-emit-module","-swift-version","6"]

      "C.App.exe":
        tool: shell
        inputs: ["/b/App.build/App.swift.o","/b/Helper.build/Helper.swift.o"]
        outputs: ["/b/App"]
        args: ["swiftc","-L/usr/lib/x","-lz","-L","/b","-o","/b/App","-module-name","App","-emit-executable"]

      "C.Helper.module":
        tool: shell
        inputs: ["/p/Helper \"1\".swift","/b/CThing.build/thing.c.o"]
        outputs: ["/b/Helper.build/Helper.swift.o","/b/Modules/Helper.swiftmodule"]
        args: ["swiftc","-module-name","Helper","-emit-module"]

      "C.Pixels.module":
        tool: shell
        inputs: ["/l/Pixels.swift"]
        outputs: ["/b/Pixels.build/Pixels.swift.o","/b/Modules/Pixels.swiftmodule"]
        args: ["swiftc","-module-name","Pixels","-emit-module"]

      "C.UIKit.module":
        tool: shell
        inputs: ["/l/UIKit.swift","/b/Modules/Pixels.swiftmodule"]
        outputs: ["/b/UIKit.build/UIKit.swift.o","/b/Modules/UIKit.swiftmodule"]
        args: ["swiftc","-module-name","UIKit","-emit-module"]

      "<App.resources>":
        tool: phony
        inputs: ["/b/App_App.resources/a.txt"]
        outputs: ["<App.resources>"]

    """#)

  @Test func aModuleIsFoundByItsName() throws {
    let command = try #require(manifest.compiling("Helper"))
    #expect(command.inputs.first == #"/p/Helper "1".swift"#)
    #expect(manifest.compiling("Nobody") == nil)
  }

  @Test func whatAModuleNeedsLeavesOutWhatIsOurs() throws {
    let command = try #require(manifest.compiling("App"))
    let ours = manifest.modules(below: ["UIKit"])
    #expect(ours == ["UIKit", "Pixels"])
    let needs = manifest.needs(of: command, without: ours)
    #expect(
      Set(needs.flatMap(\.outputs).filter { $0.hasSuffix(".o") }) == [
        "/b/Helper.build/Helper.swift.o", "/b/CThing.build/thing.c.o",
      ])
    #expect(
      needs.flatMap(\.copies) == [
        BuildManifest.Copy(source: "/p/a.txt", destination: "/b/App_App.resources/a.txt")
      ])
  }

  @Test func librariesThatAreLinkedAreKnown() throws {
    let command = try #require(manifest.compiling("App"))
    let words = try #require(manifest.linking(command)).arguments
    #expect(CompilerWords.linked(words) == ["-L/usr/lib/x", "-lz", "-L", "/b"])
  }

  @Test(arguments: [
    ("/b/Modules/A.swiftmodule", "A"), ("/p/.build/x/debug/C.build/a/b.c.o", "C"),
    ("/p/A.swift", nil), ("", nil),
  ])
  func filesTellTheirModule(path: String, module: String?) {
    #expect(BuildManifest.module(at: path) == module)
  }

  @Test func anythingIsAManifest() {
    for text in ["", "\n", "  \"a\":", "  \"a\":\n    args: [", "  \"a\":\n    inputs: 3\n    x"] {
      #expect(BuildManifest(text).compiling("A") == nil)
    }
  }

  @Test func resourcesAreCopiedWhenTheyAreNewer() throws {
    let folder = NSTemporaryDirectory() + "copy-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let media = folder + "/from/Media.xcassets"
    try FileManager.default.createDirectory(
      atPath: media, withIntermediateDirectories: true)
    try "1".write(toFile: media + "/a", atomically: true, encoding: .utf8)
    let copy = BuildManifest.Copy(source: media + "/", destination: folder + "/to/Media.xcassets/")
    copy.run()
    try "2".write(toFile: media + "/a", atomically: true, encoding: .utf8)
    copy.run()
    let read = try String(contentsOfFile: folder + "/to/Media.xcassets/a", encoding: .utf8)
    #expect(read == "2")
    #expect(copy.files == [media + "/", media + "/a"])
  }
}
