import Foundation
import Glibc
import Testing

/// A program that a test starts, while the rig's loop goes on.
final class Shell {
  private let process = Process()

  static func has(_ tool: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      access("\($0)/\(tool)", X_OK) == 0
    }
  }

  init(_ command: String, in folder: TestFolder) throws {
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  var isRunning: Bool { process.isRunning }
  var id: pid_t { process.processIdentifier }

  /// Runs a command to its end, with the rig's loop turning.
  static func run(_ command: String, in folder: TestFolder, turning rig: WatchRig) throws {
    let shell = try Shell(command, in: folder)
    #expect(rig.run { !shell.isRunning })
  }
}
