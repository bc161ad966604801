import Foundation
import Synchronization
import Testing

@testable import LiveCode

/// Runs of the compiler that is on this machine.
struct CodeBuildTests {
  private let folder = NSTemporaryDirectory() + "code-build-\(UUID().uuidString)"
  private let toolchain: SwiftToolchain

  init() throws { toolchain = try SwiftToolchain.find() }

  private func job(_ texts: [String: String], number: Int = 1) throws -> CodeJob {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for (name, text) in texts {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    let files = texts.keys.sorted().map { "\(folder)/\($0)" }
    return CodeJob(
      .files(files), known: nil, with: toolchain, in: CodePlace(folder), number: number)
  }

  @Test func filesBecomeALibrary() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let texts = ["A.swift": "struct A { let b = B() }", "B.swift": "struct B {}"]
    for number in 1...2 {
      guard case .built(let library, let messages) = try job(texts, number: number).run().outcome
      else {
        Issue.record("it is not built")
        return
      }
      #expect(messages.isEmpty)
      #expect(library.hasSuffix("Live_A.\(number).live.so"))
      #expect(FileManager.default.fileExists(atPath: library))
    }
  }

  @Test func mistakesAreTold() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard case .failed(let messages) = try job(["A.swift": "let a: Int = \"\""]).run().outcome
    else {
      Issue.record("it is built")
      return
    }
    #expect(messages.map(\.kind) == [.error])
    #expect(messages.first?.line == 1 && messages.first?.column == 14)
  }

  @Test func whatIsCancelledComesToNothing() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let job = try job(["A.swift": "struct A {}"])
    job.cancel()
    guard case .cancelled = job.run().outcome else {
      Issue.record("it ran")
      return
    }
  }

  @Test func aProgramThatRunsEndsWithAllItHasStarted() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let begun = "\(folder)/begun"
    #expect(mkfifo(begun, 0o600) == 0)
    // The shell's child has the pipe as well: the run would go on until it ends.
    let child = ChildProcess("/bin/sh", ["-c", "sleep 600 & echo >'\(begun)'; wait"])
    let wasCancelled = Mutex(false)
    let isOver = DispatchSemaphore(value: 0)
    Thread {
      let result = child.run()
      wasCancelled.withLock { $0 = result == nil }
      isOver.signal()
    }.start()
    // Comes to its end when the shell has said a word.
    _ = try FileHandle(forReadingFrom: URL(fileURLWithPath: begun)).readToEnd()
    child.cancel()
    isOver.wait()
    #expect(wasCancelled.withLock { $0 })
  }

  @Test func whereThereIsNoCompilerThatIsSaid() {
    #expect(throws: SwiftToolchain.Missing.self) {
      try SwiftToolchain.find(in: ["PATH": "/nowhere"])
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    #expect(throws: SwiftToolchain.Missing.self) {
      try SwiftToolchain.find(in: ["PATH": path, SwiftToolchain.modulesVariable: folder])
    }
  }

  @Test(arguments: [
    ("Badge.swift", "Live_Badge"), ("dir/My View+More.swift", "Live_My_View_More"),
    ("é.swift", "Live__"), (".swift", "Live_"),
  ])
  func modulesAreCalledAfterTheirFile(file: String, name: String) {
    #expect(CodeSources(files: [file]).moduleName == name)
  }
}
