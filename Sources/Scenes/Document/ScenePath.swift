/// Paths of files that a scene names, as text.
///
/// They are cut by bytes, as the system does: with a mark that combines with it a slash is another character.
package enum ScenePath {
  /// What stands between slashes.
  package static func parts(of path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }

  private static let slash = UInt8(ascii: "/")

  /// What is before the last slash; nil where there is none.
  package static func parent(of path: String) -> String? {
    path.utf8.lastIndex(of: slash).map { String(path[..<$0]) }
  }

  /// A path that `file` names, seen from where the program runs.
  package static func resolve(_ path: String, from file: String) -> String {
    guard !isAbsolute(path), let parent = parent(of: file) else { return normalized(path) }
    return normalized(parent + "/" + path)
  }

  /// Without `.` and without `name/..`.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in Self.parts(of: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute(path) {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute(path) { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// The last part.
  package static func name(of path: String) -> String {
    parts(of: path).last.map(String.init) ?? path
  }

  /// The path of the folder that a file is in; `.` for a name alone.
  package static func folder(of path: String) -> String {
    guard let parent = parent(of: path) else { return "." }
    return parent.isEmpty ? "/" : parent
  }

  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }
}
