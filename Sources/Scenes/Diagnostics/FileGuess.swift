/// A file that is not there, and the one beside it that its author may have meant.
enum FileGuess {
  /// The name as a file is to have it: that of a file in the same folder with nearly the same name, or
  /// with the same one and another ending; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: As the scene has it.
  ///   - path: The same, seen from where the program runs.
  ///   - endings: What the names of such files end with.
  static func suggestion(
    for name: String, at path: String, in source: any SceneFiles, endings: [String]
  ) -> String? {
    let known = source.names(in: ScenePath.folder(of: path)).filter { candidate in
      endings.contains { candidate.lowercased().hasSuffix(".\($0)") }
    }
    guard !known.isEmpty else { return nil }
    let wanted = ScenePath.name(of: path)
    let found =
      known.first { stem(of: $0) == stem(of: wanted) && $0 != wanted }
      ?? closestMatch(to: wanted, among: known)
    return found.map { String(name.dropLast(wanted.count)) + $0 }
  }

  /// Pictures that can be read.
  static let pictures = ["png", "jpg", "jpeg"]
  static let scenes = ["json"]

  private static func stem(of name: String) -> Substring {
    name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
  }
}
