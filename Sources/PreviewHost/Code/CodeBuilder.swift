import Foundation
import LiveCode
import Scenes

/// Compiles code beside the loop, one version after the other, and loads it.
@MainActor
final class CodeBuilder {
  let origin: CodeOrigin
  /// What there is to compile, as far as that is known.
  private(set) var sources: CodeSources?
  private let toolchain: SwiftToolchain
  /// Where libraries, and what makes the next one sooner, are left.
  private let place: CodePlace
  private var number: Int
  private var running: Run?
  private var libraryFile: String?

  /// A run of the compiler on its thread.
  private final class Run: @unchecked Sendable {
    let job: CodeJob
    private let lock = NSLock()
    private var done: CodeJob.Result?

    init(_ job: CodeJob, wake: @escaping @Sendable () -> Void) {
      self.job = job
      let thread = Thread { [self] in
        let result = self.job.run()
        lock.withLock { done = result }
        wake()
      }
      thread.name = "preview-swiftc"
      thread.start()
    }

    var result: CodeJob.Result? { lock.withLock { done } }
  }

  /// Versions are numbered from `first` on, so that several can share a folder.
  init(
    _ origin: CodeOrigin, in folder: String, first: Int = 1
  ) throws(SwiftToolchain.Missing) {
    (self.origin, place, number) = (origin, CodePlace(folder, part: first), first)
    toolchain = try SwiftToolchain.find()
  }

  /// All whose changes matter, as the user wrote them.
  var files: [String] { sources?.watched ?? origin.files }

  private var next: CodeJob {
    defer { number += 1 }
    return CodeJob(origin, known: sources, with: toolchain, in: place, number: number) { words in
      StandardStream.error.say("preview: \(words)")
    }
  }

  // MARK: Building

  /// Compiles the code as it is now, after changes of some files; what is under way is of no use any more.
  /// `wake` is called on another thread when it is done.
  func begin(after causes: [String], wake: @escaping @Sendable () -> Void) {
    running?.job.cancel()
    if sources?.stand(after: causes) == false { sources = nil }
    running = Run(next, wake: wake)
  }

  var isBuilding: Bool { running != nil }

  /// Whether there is something to take.
  var isDone: Bool { running?.result != nil }

  /// What came of the compiling that was begun last; nil while it is under way.
  func take() -> CodeJob.Outcome? {
    guard let result = running?.result else { return nil }
    running = nil
    return take(result)
  }

  /// Compiles and waits for it.
  func buildNow() -> CodeJob.Outcome { take(next.run()) }

  private func take(_ result: CodeJob.Result) -> CodeJob.Outcome {
    if let found = result.sources { sources = found }
    return result.outcome
  }

  // MARK: Loading

  /// Loads a library that was built; with what its source says.
  func load(_ library: String) throws(LoadedCode.Failure) -> (LoadedCode, SwiftOutline) {
    let code = try LoadedCode(library: library)
    // What is mapped stays, also of a file that is gone.
    if let last = libraryFile { try? FileManager.default.removeItem(atPath: last) }
    libraryFile = library
    var outline = SwiftOutline([])
    for file in sources?.files ?? [] {
      outline.add(SwiftOutline(Self.bytes(of: file) ?? [], in: file))
    }
    return (code, outline)
  }

  /// A source file as it is.
  nonisolated static func bytes(of file: String) -> [UInt8]? {
    FileManager.default.contents(atPath: file).map { [UInt8]($0) }
  }

  /// Tells what has ended the process that showed the code, at the line where it was.
  static func tell(
    _ aftermath: Aftermath, in folder: String?, to diagnostics: inout DiagnosticList
  ) {
    let toolchain = try? SwiftToolchain.find()
    let place = aftermath.spot.flatMap { spot in
      folder.flatMap { toolchain?.line(of: spot.offset, in: "\($0)/\(spot.library)") }
    }
    var message = CompilerMessage(kind: .error, text: aftermath.reason)
    if let place { (message.file, message.line, message.column) = place }
    diagnostics.add([message], as: .trap, reading: bytes)
  }
}
