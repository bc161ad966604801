import Foundation

/// The programs of this machine, as a shell finds them.
package enum InstalledProgram {
  /// Where a program is, by its name; nil where none of the folders of PATH has it.
  package static func path(
    of name: String, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
