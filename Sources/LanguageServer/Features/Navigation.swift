import Scenes

/// Where names come from, where they are mentioned, and how they are changed.
struct Navigation {
  private let document: TextDocument
  private let workspace: Workspace

  init(in document: TextDocument, _ workspace: Workspace) {
    (self.document, self.workspace) = (document, workspace)
  }

  private struct Place: Hashable {
    let path: String
    let range: Range<Int>
  }

  // MARK: Definitions and references

  func definition(at offset: Int) -> JSONValue {
    if let file = fileLocation(at: offset) { return .list([file]) }
    for model in workspace.models(using: document.path) {
      let lookup = NameLookup(model)
      guard let mention = mention(at: offset, in: model), let target = lookup.target(of: mention)
      else { continue }
      let found = lookup.definitions(of: target)
      if !found.isEmpty { return locations(found.map { ($0, model) }) }
    }
    return .list([])
  }

  func references(at offset: Int, withDefinition: Bool) -> JSONValue {
    var found: [(NameLookup.Found, SceneModel)] = []
    for model in workspace.allModels(using: document.path) {
      found += mentions(at: offset, in: model).filter {
        withDefinition || !$0.mention.isDefinition
      }.map { ($0, model) }
    }
    return locations(found)
  }

  func highlights(at offset: Int) -> JSONValue {
    let model = workspace.context(of: document.path)
    let own = mentions(at: offset, in: model).filter { $0.path == document.path }
    return .list(
      own.map {
        [
          "range": document.file.range(of: $0.mention.range.offsets, in: workspace.encoding),
          "kind": $0.mention.isDefinition ? 3 : 2,
        ]
      })
  }

  private func mention(at offset: Int, in model: SceneModel) -> SceneNames.Mention? {
    model.names(in: document.path)?.mention(at: offset)
  }

  private func mentions(at offset: Int, in model: SceneModel) -> [NameLookup.Found] {
    let lookup = NameLookup(model)
    guard let mention = mention(at: offset, in: model), let target = lookup.target(of: mention)
    else { return [] }
    return lookup.mentions(of: target)
  }

  /// Each place once, although several scenes may have the file.
  private func locations(_ found: [(NameLookup.Found, SceneModel)]) -> JSONValue {
    var seen: Set<Place> = []
    var locations: [JSONValue] = []
    for ((path, mention), model) in found {
      let range = mention.range.offsets
      guard let part = model.part(path), seen.insert(Place(path: path, range: range)).inserted
      else { continue }
      locations.append(workspace.location(path, part.file, range))
    }
    return .list(locations)
  }

  /// The file that a path names, where it is there.
  private func fileLocation(at offset: Int) -> JSONValue? {
    let model = workspace.model(of: document.path)
    guard
      let file = model.names(in: document.path)?.files.first(where: {
        $0.range.startOffset <= offset && offset <= $0.range.endOffset
      })
    else { return nil }
    let path = ScenePath.resolve(file.path, from: document.path)
    guard (try? workspace.files(of: document.path).read(path)) != nil else { return nil }
    let start = DocumentPosition(line: 0, character: 0).json
    return [
      "uri": JSONValue(workspace.documents[path]?.uri ?? DocumentURI.uri(of: path)),
      "range": ["start": start, "end": start],
    ]
  }

  // MARK: Renaming

  /// The letters that a new name takes the place of, or null.
  func prepareRename(at offset: Int) -> JSONValue {
    let model = workspace.context(of: document.path)
    guard let mention = mention(at: offset, in: model), !mentions(at: offset, in: model).isEmpty
    else { return nil }
    return [
      "range": document.file.range(of: mention.range.offsets, in: workspace.encoding),
      "placeholder": JSONValue(mention.name),
    ]
  }

  func rename(at offset: Int, to name: String) throws(ServerError) -> JSONValue {
    var edits: [String: [Range<Int>]] = [:]
    var files: [String: SourceFile] = [:]
    var seen: Set<Place> = []
    for model in workspace.allModels(using: document.path) {
      let lookup = NameLookup(model)
      guard let mention = mention(at: offset, in: model), let target = lookup.target(of: mention)
      else { continue }
      try Self.check(name, for: target, among: lookup)
      for (path, mention) in lookup.mentions(of: target) {
        let range = mention.range.offsets
        guard let part = model.part(path), seen.insert(Place(path: path, range: range)).inserted
        else { continue }
        edits[path, default: []].append(range)
        files[path] = part.file
      }
    }
    guard !edits.isEmpty else { throw ServerError(.requestFailed, "there is no name here") }
    // Between quotes already.
    let text = String(JSONText.quoted(name).dropFirst().dropLast())
    let changes = edits.sorted { $0.key < $1.key }.map { path, ranges in
      JSONMember(
        key: workspace.documents[path]?.uri ?? DocumentURI.uri(of: path),
        value: .list(
          ranges.sorted { $0.lowerBound < $1.lowerBound }.compactMap { range in
            files[path].map {
              [
                "range": $0.range(of: range, in: workspace.encoding), "newText": JSONValue(text),
              ]
            }
          }))
    }
    return ["changes": JSONValue(.object(changes))]
  }

  private static func check(
    _ name: String, for target: NameLookup.Target, among lookup: NameLookup
  ) throws(ServerError) {
    func refuse(_ why: String) -> ServerError {
      ServerError(.requestFailed, "\(Diagnostic.quoted(name)) \(why)")
    }
    guard !name.isEmpty, name.utf8.count <= 200 else { throw refuse("is no name") }
    if target.kind == .id, name.contains(where: { "/. ".contains($0) }) {
      throw refuse("is no id: it has a slash, a full stop or a space in it")
    }
    if name.contains(where: { "${}\"\\".contains($0) }) {
      throw refuse("is no name: it has a sign in it that means something")
    }
    if target.kind == .id, ["self", "superview"].contains(name) {
      throw refuse("means something else already")
    }
    let other = NameLookup.Target(kind: target.kind, name: name, scope: target.scope)
    if name != target.name, !lookup.definitions(of: other).isEmpty {
      throw refuse("is the name of something else already")
    }
  }
}
