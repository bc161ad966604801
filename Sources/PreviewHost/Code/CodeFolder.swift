import Foundation
import Glibc

/// A folder for what compiling leaves, which goes with whoever made it.
package struct CodeFolder {
  package let path: String
  /// Tells a program that was started where the folder is.
  private static let variable = "PREVIEW_CODE_FOLDER"
  private static let prefix = "preview-code-"

  /// A new one, for this program and those that it starts.
  package static func make() -> CodeFolder? {
    removeOrphans()
    var name = Array("\(NSTemporaryDirectory())\(prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    setenv(variable, path, 1)
    return CodeFolder(path: path)
  }

  /// That of whoever has started this program, or a new one.
  package static func find() -> CodeFolder? {
    ProcessInfo.processInfo.environment[variable].map { CodeFolder(path: $0) } ?? make()
  }

  package func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Removes what programs have left that were ended before they could.
  private static func removeOrphans() {
    let temporary = NSTemporaryDirectory()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: temporary)) ?? []
    where name.hasPrefix(prefix) {
      let owner = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let pid = pid_t(owner), kill(pid, 0) != 0, errno == ESRCH else { continue }
      CodeFolder(path: temporary + name).remove()
    }
  }
}
