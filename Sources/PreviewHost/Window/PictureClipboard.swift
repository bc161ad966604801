import Foundation
import LiveCode

/// Puts pictures on the desktop's clipboard, by the program that the desktop has for it: SDL 2 knows of
/// text alone.
struct PictureClipboard {
  private let program: String
  private let arguments: [String]

  /// Nil where neither program is installed.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    func find(_ name: String) -> String? { InstalledProgram.path(of: name, in: environment) }
    if !(environment["WAYLAND_DISPLAY"] ?? "").isEmpty, let program = find("wl-copy") {
      (self.program, arguments) = (program, ["--type", "image/png"])
    } else if let program = find("xclip") {
      (self.program, arguments) = (program, ["-selection", "clipboard", "-target", "image/png"])
    } else {
      return nil
    }
  }

  static let words = "to copy pictures, install xclip, or wl-clipboard on Wayland"

  /// Hands the picture over, beside the loop; `done` is called on a thread of its own.
  func copy(_ png: [UInt8], done: @escaping @Sendable (_ succeeded: Bool) -> Void) {
    let (program, arguments) = (program, arguments)
    let thread = Thread {
      // What the programs read is a file: a pipe would wait for one that does not read.
      let file = NSTemporaryDirectory() + "preview-\(UUID().uuidString).png"
      defer { try? FileManager.default.removeItem(atPath: file) }
      guard
        FileManager.default.createFile(
          atPath: file, contents: Data(png), attributes: [.posixPermissions: 0o600]),
        let input = FileHandle(forReadingAtPath: file)
      else { return done(false) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      // They stay in the background for as long as the picture is wanted, and hold on to nothing of ours.
      process.standardInput = input
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      do {
        try process.run()
        process.waitUntilExit()
        done(process.terminationStatus == 0)
      } catch {
        done(false)
      }
    }
    thread.name = "preview-clipboard"
    thread.start()
  }
}
