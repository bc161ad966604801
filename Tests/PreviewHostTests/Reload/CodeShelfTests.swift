import Foundation
import Scenes
import Testing

@testable import PreviewHost

/// Swift code that scenes bring along, compiled as they ask for it.
@MainActor
struct CodeShelfTests {
  private let folder = NSTemporaryDirectory() + "code-shelf-\(UUID().uuidString)"
  private var file: String { folder + "/Badge.swift" }

  private func write(_ body: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try """
    import UIKit
    final class Badge: UIView { \(body) }
    final class Told: UIView {
      init(word: String) { super.init(frame: .zero) }
      required init?(coder: NSCoder) { nil }
    }
    """.write(toFile: file, atomically: true, encoding: .utf8)
  }

  private func messages(_ code: SceneCode) -> [String] {
    var diagnostics = DiagnosticList()
    code.tell(&diagnostics, .nowhere)
    return diagnostics.all.map(\.message)
  }

  @Test func `P23 without a window a scene waits for its code`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("\n/// How many.\n@Inspectable(0...9) private var count = 4")
    let code = CodeShelf(waits: true, in: CodeFolder(path: folder)).code(in: [file])
    #expect(messages(code).isEmpty && code.isWhole && code.files == [file])
    #expect(code.classes.map(\.name) == ["Badge"], "what needs to be told something is none")
    let count = code.classes.first?.property("count")
    #expect(count?.initial == .number(4) && count?.doc == "How many.")
  }

  @Test func mistakesAreToldWithTheirPlace() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("let a: Int = \"\"")
    let code = CodeShelf(waits: true, in: CodeFolder(path: folder)).code(in: [file])
    #expect(!code.isWhole && code.classes.isEmpty)
    var diagnostics = DiagnosticList()
    code.tell(&diagnostics, .nowhere)
    #expect(diagnostics.hasErrors)
    #expect(diagnostics.all.first?.place?.file.path == file)
  }

  @Test func besideALoopClassesComeLaterAndGoOnlyForOthers() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("@Inspectable var count = 4")
    let shelf = CodeShelf(waits: false, in: CodeFolder(path: folder))
    #expect(!shelf.code(in: [file]).isWhole)
    let (wakes, wake) = AsyncStream<Void>.makeStream()
    var wakeups = wakes.makeAsyncIterator()
    shelf.beginWanted { wake.yield() }
    await wakeups.next()
    #expect(shelf.finish() == [])
    let first = try #require(shelf.code(in: [file]).classes.first)
    #expect(shelf.files == [file])

    try write("var count: Int = no")
    #expect(shelf.note([file, "other.json"]) { wake.yield() } == ["other.json"])
    #expect(shelf.finish() == nil, "nothing has come of it yet")
    await wakeups.next()
    #expect(shelf.finish() == [file])
    let broken = shelf.code(in: [file])
    #expect(!broken.isWhole && broken.classes.first === first, "the last version is still there")

    try write("@Inspectable var size = 1")
    #expect(shelf.note([file]) { wake.yield() }.isEmpty)
    await wakeups.next()
    _ = shelf.finish()
    let second = shelf.code(in: [file])
    #expect(second.isWhole && second.classes.count == 1)
    #expect(second.classes.first?.property("size") != nil)
    #expect(second.classes.first?.property("count") == nil)
  }

  @Test func codeThatHasEndedAProcessWaitsForAChange() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("")
    let shelf = CodeShelf(waits: false, in: CodeFolder(path: folder))
    shelf.hold()
    #expect(!shelf.code(in: [file]).isWhole)
    shelf.beginWanted {}
    #expect(!shelf.isBuilding)
    _ = shelf.note(["scene.json"]) {}
    _ = shelf.code(in: [file])
    shelf.beginWanted {}
    #expect(shelf.isBuilding)
  }
}
