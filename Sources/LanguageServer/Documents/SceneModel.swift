import Scenes

/// A file with all that it includes, as far as it could be read: what answers about names are made of.
///
/// It is made anew when one of its texts changes, and costs a parse and a walk of each.
final class SceneModel {
  /// One of its files.
  struct Part {
    let file: SourceFile
    /// What could be read; nil where there is nothing.
    let value: JSONValue?
  }

  /// The file that includes the others.
  let path: String
  /// In the order in which they were read, the scene's own first.
  let parts: [Part]
  let definitions: SceneDefinitions
  let files: SourceFiles
  let index: FormIndex
  private var known: [String: SceneNames] = [:]

  private static let mostFiles = 256

  init(of path: String, from source: any SceneFiles, index: FormIndex) {
    self.path = path
    self.index = index
    var reader = Reader(source: source)
    reader.read(path)
    parts = reader.parts
    files = reader.files
    definitions = reader.definitions
  }

  var paths: [String] { parts.map(\.file.path) }

  func part(_ path: String) -> Part? { parts.first { $0.file.path == path } }

  /// The names in one of the files, found when they are first asked for.
  func names(in path: String) -> SceneNames? {
    if let names = known[path] { return names }
    guard let part = part(path), let value = part.value else { return nil }
    let names = SceneNames(of: value, in: part.file, definitions: definitions, index: index)
    known[path] = names
    return names
  }

  /// All of its mentions, with the files that they stand in.
  var mentions: [(path: String, mention: SceneNames.Mention)] {
    paths.flatMap { path in (names(in: path)?.mentions ?? []).map { (path, $0) } }
  }

  /// Reads the files in the order in which a scene is loaded.
  private struct Reader {
    let source: any SceneFiles
    var files = SourceFiles()
    var parts: [Part] = []
    var definitions = SceneDefinitions()
    var seen: Set<String> = []

    mutating func read(_ path: String) {
      guard seen.count < SceneModel.mostFiles, seen.insert(path).inserted,
        let bytes = try? source.read(path)
      else { return }
      let file = files.add(path: path, bytes: bytes)
      var problems = DiagnosticList()
      let value = JSONParser.parse(file, into: &problems)
      parts.append(Part(file: file, value: value))
      guard let value else { return }
      for name in SceneDefinitions.includes(of: value) {
        read(ScenePath.resolve(name, from: path))
      }
      definitions.add(value)
    }
  }
}
