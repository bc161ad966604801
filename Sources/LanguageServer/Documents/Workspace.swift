import Scenes

/// The texts that are open, and what is known of them by their versions.
final class Workspace {
  /// Brings what is on the disk for a scene, which may read some folders and others not.
  typealias Disk = (_ scene: String) -> any SceneFiles

  private let disk: Disk
  private(set) var documents: [String: TextDocument] = [:]
  private var models: [String: SceneModel] = [:]
  let index = FormIndex()
  var encoding = PositionEncoding.utf16

  init(disk: @escaping Disk) {
    self.disk = disk
  }

  // MARK: Texts

  func open(_ document: TextDocument) {
    documents[document.path] = document
    forget(document.path)
  }

  func close(_ path: String) {
    documents[path] = nil
    forget(path)
  }

  func change(
    _ path: String, version: Int, _ changes: [JSONValue]
  ) throws(ServerError) {
    guard var document = documents[path] else {
      throw ServerError(.invalidParams, "\(Diagnostic.quoted(path)) is not open")
    }
    try document.apply(changes, version: version, in: encoding)
    documents[path] = document
    forget(path)
  }

  /// Forgets what was made of a text that is another now, or of one on the disk.
  func forget(_ path: String) {
    models = models.filter { $0.key != path && !$0.value.paths.contains(path) }
    // What could not be included may be there now.
    models = models.filter { !$0.value.lacks(path) }
  }

  // MARK: Scenes

  /// The files of a scene, the open ones as they are in the client.
  func files(of path: String, adding: [String: [UInt8]] = [:]) -> OverlaidFiles {
    OverlaidFiles(open: documents.mapValues(\.file), disk: disk(path), added: adding)
  }

  func model(of path: String) -> SceneModel {
    if let model = models[path] { return model }
    let model = SceneModel(of: path, from: files(of: path), index: index)
    models[path] = model
    return model
  }

  /// The scenes that are open and include the file, and the file by itself.
  func models(using path: String) -> [SceneModel] {
    let others = documents.keys.sorted().filter { $0 != path }.map(model)
    return [model(of: path)] + others.filter { $0.paths.contains(path) }
  }

  /// The same, with scenes in the file's folder that are not open. Reads these anew at each call.
  func allModels(using path: String) -> [SceneModel] {
    let (mostFiles, mostBytes) = (200, 1 << 20)
    var found = models(using: path)
    let folder = ScenePath.folder(of: path)
    let source = files(of: path)
    let names = source.names(in: folder).filter { $0.hasSuffix(".json") }.prefix(mostFiles)
    for name in names {
      let other = folder == "/" ? "/" + name : "\(folder)/\(name)"
      guard other != path, documents[other] == nil, let bytes = try? source.read(other),
        bytes.count <= mostBytes
      else { continue }
      let model = SceneModel(of: other, from: files(of: other), index: index)
      if model.paths.contains(path) { found.append(model) }
    }
    return found
  }

  /// What a name of a file is looked up in: a scene that includes the file, where one is open, for its
  /// definitions may be in others of the scene's files.
  func context(of path: String) -> SceneModel {
    let models = models(using: path)
    return models.count > 1 ? models[1] : models[0]
  }

  func document(_ path: String) throws(ServerError) -> TextDocument {
    guard let document = documents[path] else {
      throw ServerError(.invalidParams, "\(Diagnostic.quoted(path)) is not open")
    }
    return document
  }

  func location(_ path: String, _ file: SourceFile, _ range: Range<Int>) -> JSONValue {
    [
      "uri": JSONValue(documents[path]?.uri ?? DocumentURI.uri(of: path)),
      "range": file.range(of: range, in: encoding),
    ]
  }
}

extension SceneModel {
  /// Whether one of its files includes one of this path, which could not be read.
  fileprivate func lacks(_ path: String) -> Bool {
    parts.contains { part in
      (part.value.map(SceneDefinitions.includes) ?? []).contains {
        ScenePath.resolve($0, from: part.file.path) == path
      }
    }
  }
}
