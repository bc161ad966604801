import Foundation
import Glibc
import Synchronization

/// A folder for what compiling leaves, which goes with whoever made it.
package struct CodeFolder: Sendable {
  package let path: String
  /// Tells a program that was started where the folder is.
  private static let variable = "PREVIEW_CODE_FOLDER"
  private static let prefix = "preview-code-"

  /// Those that this program has made.
  private static let made = Mutex<[CodeFolder]>([])

  /// A new one, for this program and those that it starts.
  package static func make() -> CodeFolder? {
    removeOrphans()
    var name = Array("\(NSTemporaryDirectory())\(prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    setenv(variable, path, 1)
    let folder = CodeFolder(path: path)
    made.withLock { $0.append(folder) }
    return folder
  }

  /// Removes what this program has made, before it ends.
  package static func removeAll() {
    for folder in made.withLock({ $0 }) { folder.remove() }
  }

  /// That of whoever has started this program, or a new one.
  package static func find() -> CodeFolder? {
    getenv(variable).map { CodeFolder(path: String(cString: $0)) } ?? make()
  }

  /// A part of it for this process alone: several that build the same at once do not meet there.
  func ownPart() -> CodeFolder? {
    let part = CodeFolder(path: "\(path)/\(getpid())")
    let isThere = mkdir(part.path, 0o700) == 0 || errno == EEXIST
    return isThere ? part : nil
  }

  private func remove() { try? FileManager.default.removeItem(atPath: path) }

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
