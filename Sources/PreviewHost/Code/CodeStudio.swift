import Foundation
import LiveCode
import Scenes
import UIKit

/// The Swift code that a program shows: compiled beside the loop, loaded, and turned into scenes.
///
/// Each version is loaded into the running program under a library of its own; those before it stay, as
/// objects of theirs may. What is on show comes from the newest.
@MainActor
package final class CodeStudio {
  package let origin: CodeOrigin
  /// What there is to compile, as far as that is known.
  private(set) var sources: CodeSources?
  private let toolchain: SwiftToolchain
  /// Where libraries, and what makes the next one sooner, are left.
  private let folder: String
  private var number = 0
  private var running: Run?
  private(set) var outline = SwiftOutline([])
  private(set) var show: CodeShow?
  private var loaded: LoadedCode?
  private var libraryFile: String?
  /// How many versions have been loaded.
  private(set) var versions = 0

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

  package init(_ origin: CodeOrigin, in folder: String) throws(SwiftToolchain.Missing) {
    (self.origin, self.folder) = (origin, folder)
    toolchain = try SwiftToolchain.find()
  }

  /// All whose changes matter, as the user wrote them.
  var files: [String] { sources?.watched ?? origin.files }

  /// What stands before the names of all that it shows.
  package var path: String { origin.path }

  private var next: CodeJob {
    number += 1
    return CodeJob(origin, known: sources, with: toolchain, in: folder, number: number) { words in
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

  /// What came of the compiling that was begun last; nil while it is under way.
  func take() -> CodeJob.Outcome? {
    guard let result = running?.result else { return nil }
    running = nil
    return take(result)
  }

  /// Compiles and waits for it.
  package func buildNow() -> CodeJob.Outcome { take(next.run()) }

  private func take(_ result: CodeJob.Result) -> CodeJob.Outcome {
    if let found = result.sources { sources = found }
    return result.outcome
  }

  // MARK: Loading

  /// Loads a library that was built, and shows what is in it from then on.
  package func load(_ library: String) throws(LoadedCode.Failure) {
    let code = try LoadedCode(library: library)
    // What is mapped stays, also of a file that is gone.
    if let last = libraryFile { try? FileManager.default.removeItem(atPath: last) }
    (loaded, libraryFile) = (code, library)
    outline = SwiftOutline([])
    for file in sources?.files ?? [] {
      outline.add(SwiftOutline(Self.bytes(of: file) ?? [], in: file))
    }
    let show = CodeShow(code, outline: outline, at: path)
    self.show = show
    versions += 1
    CodeScenes.take(show.contents, in: show.paths)
  }

  /// A source file as it is.
  static func bytes(of file: String) -> [UInt8]? {
    FileManager.default.contents(atPath: file).map { [UInt8]($0) }
  }

  /// Tells why nothing of what was loaded is shown; tells nothing where something is.
  package func tellEmptiness(to diagnostics: inout DiagnosticList) {
    guard let show, show.paths.isEmpty else { return }
    guard let first = show.unusable.first else {
      diagnostics.error(.nothingToShow, "there is no #Preview, no view and no controller in it")
      return
    }
    let file = diagnostics.files.add(path: first.file, bytes: Self.bytes(of: first.file) ?? [])
    diagnostics.error(
      .nothingToShow,
      "'\(first.name)' cannot be made without saying anything: write a"
        + " #Preview { \(first.name)(…) }",
      at: file.range(first.offset, first.offset + first.name.utf8.count))
  }

  /// A controller of a class of the code that can be made without saying anything.
  func controller(named name: String) -> UIViewController? {
    guard outline.isPlain(name) else { return nil }
    return loaded?.controllers.first { String(describing: $0) == name }?.make()
  }

  /// Tells what has ended the process that showed the code, at the line where it was.
  func tell(_ aftermath: Aftermath, to diagnostics: inout DiagnosticList) {
    let place = aftermath.spot.flatMap {
      toolchain.line(of: $0.offset, in: "\(folder)/\($0.library)")
    }
    var message = CompilerMessage(kind: .error, text: aftermath.reason)
    if let place { (message.file, message.line, message.column) = place }
    diagnostics.add([message], as: .trap, reading: Self.bytes)
  }

  /// The scene of a name; nil where there is none.
  package func path(named name: String) -> String? {
    let wanted = path + String(CodeShow.mark) + name
    return CodeScenes.paths.first { $0 == wanted }
  }
}
