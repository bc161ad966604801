import Scenes

/// What is wrong with the scenes that are open, and when that is looked for.
///
/// A text that changes is checked when it has rested for a moment; the time is the caller's.
struct Checks {
  /// In seconds; whoever types pauses longer than this between words.
  package static let rest = 0.15

  /// When the scenes that changed are looked at.
  private var due: [String: Double] = [:]
  /// What was found in each scene, by the path of the file that it is about.
  private var found: [String: [String: [Diagnostic]]] = [:]
  /// The files that each scene depends on, found or not.
  private var dependencies: [String: Set<String>] = [:]
  /// The files about which something was said.
  private var told: Set<String> = []

  /// When something is to be looked at next; nil while nothing is.
  var nextTime: Double? { due.values.min() }

  /// A text is another now: it and what depends on it will be looked at.
  mutating func changed(_ path: String, in workspace: Workspace, at time: Double) {
    for scene in workspace.documents.keys
    where scene == path || dependencies[scene]?.contains(path) ?? false {
      due[scene] = time + Self.rest
    }
  }

  mutating func opened(_ path: String, in workspace: Workspace, at time: Double) {
    changed(path, in: workspace, at: time)
    due[path] = time
  }

  mutating func closed(_ path: String, in workspace: Workspace, at time: Double) {
    due[path] = nil
    found[path] = nil
    dependencies[path] = nil
    changed(path, in: workspace, at: time)
  }

  /// Looks at what is due; answers with what is to be told of which files.
  mutating func run(at time: Double, in workspace: Workspace) -> [(path: String, [Diagnostic])] {
    for scene in due.filter({ $0.value <= time }).keys.sorted() {
      due[scene] = nil
      check(scene, in: workspace)
    }
    return told(in: workspace)
  }

  /// Looks at a scene at once, if that is due at all.
  mutating func hurry(_ path: String, in workspace: Workspace) -> [(path: String, [Diagnostic])] {
    guard due[path] != nil else { return [] }
    due[path] = nil
    check(path, in: workspace)
    return told(in: workspace)
  }

  /// All that was found in a file, whichever scene it was found by.
  func diagnostics(of path: String) -> [Diagnostic] {
    var all: [Diagnostic] = []
    var seen: Set<Remark> = []
    for scene in found.keys.sorted() {
      for diagnostic in found[scene]?[path] ?? []
      where seen.insert(Remark(diagnostic)).inserted {
        all.append(diagnostic)
      }
    }
    return all
  }

  /// The same mistake is found by every scene that includes a file.
  private struct Remark: Hashable {
    let code: DiagnosticCode
    let message: String
    let range: Range<Int>?

    init(_ diagnostic: Diagnostic) {
      (code, message) = (diagnostic.code, diagnostic.message)
      range = diagnostic.place?.range.offsets
    }
  }

  private var last: [String: [Diagnostic]] = [:]

  private mutating func told(in workspace: Workspace) -> [(path: String, [Diagnostic])] {
    let paths = Set(found.values.flatMap(\.keys)).union(workspace.documents.keys)
    var news: [(path: String, [Diagnostic])] = []
    for path in paths.union(told).sorted() {
      let now = diagnostics(of: path)
      if last[path] != now, !now.isEmpty || told.contains(path) { news.append((path, now)) }
      last[path] = now
    }
    told = Set(last.filter { !$0.value.isEmpty }.keys)
    last = last.filter { paths.contains($0.key) }
    return news
  }

  // MARK: One scene

  /// Whether a text is a scene's, or one that scenes include.
  func concernsScenes(_ document: TextDocument, in workspace: Workspace) -> Bool {
    let isIncluded = isIncluded(document.path)
    return isIncluded || Role(of: document, in: workspace, included: isIncluded) != .other
  }

  private mutating func check(_ path: String, in workspace: Workspace) {
    guard let document = workspace.documents[path] else { return }
    let role = Role(of: document, in: workspace, included: isIncluded(path))
    var load: SceneLoad?
    switch role {
    case .other: break
    case .scene:
      load = SceneLoad.load(path, from: workspace.files(of: path), advice: .given)
    case .included:
      // A scene around it that shows nothing.
      let outer = ScenePath.resolve(".scene-around-it", from: path)
      let text = "{\"include\": [\(JSONText.quoted(ScenePath.name(of: path)))], \"root\": {}}"
      load = SceneLoad.load(
        outer, from: workspace.files(of: path, adding: [outer: Array(text.utf8)]))
    }
    dependencies[path] = Set(load?.files ?? [path])
    var byFile: [String: [Diagnostic]] = [:]
    for diagnostic in load?.diagnostics.sorted ?? [] {
      let file = diagnostic.place?.file.path ?? path
      if role == .included, workspace.documents[file] == nil { continue }
      byFile[file, default: []].append(diagnostic)
    }
    found[path] = byFile
  }

  /// Whether another scene that is open has looked for the file.
  private func isIncluded(_ path: String) -> Bool {
    dependencies.contains { $0.key != path && $0.value.contains(path) }
  }

  /// What a file is to the format.
  private enum Role {
    case scene
    /// Definitions and components for others.
    case included
    /// Some other JSON.
    case other

    init(of document: TextDocument, in workspace: Workspace, included: Bool) {
      let root = workspace.model(of: document.path).part(document.path)?.value
      let (define, components) = SceneForm.sections
      if root?["root"] != nil || root?["canvas"] != nil {
        self = .scene
      } else if included {
        // Whoever includes it tells of it.
        self = .other
      } else if root?[define]?.members != nil || root?[components]?.members != nil {
        self = .included
      } else {
        self = document.mentionsRoot ? .scene : .other
      }
    }
  }
}

extension TextDocument {
  /// Whether the text was a scene before it was broken.
  fileprivate var mentionsRoot: Bool {
    let word = Array("\"root\"".utf8)
    var rest = file.bytes[...]
    while let first = rest.firstIndex(of: word[0]) {
      rest = rest[first...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
