import LiveCode
import Scenes
import UIKit

/// The Swift code that a program shows: compiled beside the loop, loaded, and turned into scenes.
///
/// Each version is loaded into the running program under a library of its own; those before it stay, as
/// objects of theirs may. What is on show comes from the newest.
@MainActor
package final class CodeStudio {
  let builder: CodeBuilder
  private(set) var outline = SwiftOutline([])
  private(set) var show: CodeShow?
  private var loaded: LoadedCode?
  /// How many versions have been loaded.
  private(set) var versions = 0

  package init(_ origin: CodeOrigin, in folder: String) throws(SwiftToolchain.Missing) {
    builder = try CodeBuilder(origin, in: folder)
  }

  /// All whose changes matter, as the user wrote them.
  var files: [String] { builder.files }

  /// What stands before the names of all that it shows.
  package var path: String { builder.origin.path }

  /// Compiles and waits for it.
  package func buildNow() -> CodeJob.Outcome { builder.buildNow() }

  // MARK: Loading

  /// Loads a library that was built, and shows what is in it from then on.
  package func load(_ library: String) throws(LoadedCode.Failure) {
    let (code, outline) = try builder.load(library)
    (loaded, self.outline) = (code, outline)
    let show = CodeShow(code, outline: outline, at: path)
    self.show = show
    versions += 1
    CodeScenes.take(show.contents, in: show.paths)
  }

  /// Tells why nothing of what was loaded is shown; tells nothing where something is.
  package func tellEmptiness(to diagnostics: inout DiagnosticList) {
    guard let show, show.paths.isEmpty else { return }
    guard let first = show.unusable.first else {
      diagnostics.error(.nothingToShow, "there is no #Preview, no view and no controller in it")
      return
    }
    let file = diagnostics.files.add(
      path: first.file, bytes: CodeBuilder.bytes(of: first.file) ?? [])
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

  /// The scene of a name; nil where there is none.
  package func path(named name: String) -> String? {
    let wanted = path + String(CodeShow.mark) + name
    return CodeScenes.paths.first { $0 == wanted }
  }
}
