import Foundation
import LiveCode

/// Has the desktop open what it knows programs for.
enum DesktopOpener {
  /// Nil where there is none.
  static var program: String? { InstalledProgram.path(of: "xdg-open") }

  /// `done` is called on another thread once the desktop has answered.
  static func open(_ url: URL, with program: String, _ done: @escaping @Sendable (Bool) -> Void) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [url.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.terminationHandler = { done($0.terminationStatus == 0) }
    do {
      try process.run()
    } catch {
      done(false)
    }
  }
}
