import Scenes

extension LanguageServer {
  /// What a request asks for.
  func answer(_ method: String, _ params: JSONValue) throws(ServerError) -> JSONValue {
    switch (state, method) {
    case (.fresh, "initialize"): return try initialize(params)
    case (.fresh, _):
      throw ServerError(.serverNotInitialized, "'initialize' has to come first")
    case (.running, "initialize"):
      throw ServerError(.invalidRequest, "'initialize' has come already")
    case (.running, "shutdown"):
      state = .shutDown
      return nil
    case (.shutDown, _):
      throw ServerError(.invalidRequest, "the server has been shut down")
    case (.running, _): break
    }
    guard let request = Self.requests[method] else {
      throw ServerError(.methodNotFound, "there is no method \(Diagnostic.quoted(method))")
    }
    return try request(self, params)
  }

  private func initialize(_ params: JSONValue) throws(ServerError) -> JSONValue {
    guard params.members != nil else {
      throw ServerError(.invalidParams, "the parameters are \(params.kindName)")
    }
    let encodings = params.at("capabilities", "general", "positionEncodings")?.elements ?? []
    workspace.encoding =
      encodings.contains { $0.string == PositionEncoding.utf8.rawValue } ? .utf8 : .utf16
    client = ClientAbilities(params)
    if let process = params["processId"]?.number, process >= 1, process < 0x7FFF_FFFF {
      clientProcess = Int32(process)
    }
    state = .running
    return ["capabilities": abilities, "serverInfo": ["name": "preview"]]
  }

  private var abilities: JSONValue {
    [
      "positionEncoding": JSONValue(workspace.encoding.rawValue),
      "textDocumentSync": [
        "openClose": true, "change": 2, "save": ["includeText": false],
      ],
      "completionProvider": [
        "triggerCharacters": ["\"", "$", ".", "/", ":"], "resolveProvider": false,
      ],
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "documentHighlightProvider": true, "documentSymbolProvider": true,
      "renameProvider": ["prepareProvider": true], "colorProvider": true,
      "foldingRangeProvider": true, "selectionRangeProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix"]],
    ]
  }

  /// Notifications have no answer: what is wrong with one is told where clients log.
  func notify(_ method: String, _ params: JSONValue) {
    if method == "exit" { return end(isClean: state == .shutDown) }
    guard state == .running else { return }
    do throws(ServerError) {
      switch method {
      case "initialized": watchFiles()
      case "textDocument/didOpen": try open(params)
      case "textDocument/didChange": try change(params)
      case "textDocument/didClose": try close(params)
      case "preview/cursor": try moveCaret(params)
      case "textDocument/didSave": try touch(params.required("textDocument").text("uri"))
      case "workspace/didChangeWatchedFiles":
        for change in try params.list("changes") { try touch(change.text("uri")) }
      default: break
      }
    } catch {
      send(
        ServerMessage.notification(
          "window/logMessage", ["type": 2, "message": JSONValue("\(method): \(error.message)")]))
    }
  }

  /// Asks to be told of scenes and pictures that change on the disk.
  private func watchFiles() {
    guard client.watchesFiles else { return }
    let endings = (["json"] + FormatWords.pictureEndings).joined(separator: ",")
    send([
      "jsonrpc": "2.0", "id": "watch", "method": "client/registerCapability",
      "params": [
        "registrations": [
          [
            "id": "watch", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": [["globPattern": JSONValue("**/*.{\(endings)}")]]],
          ]
        ]
      ],
    ])
  }

  // MARK: Texts

  private func open(_ params: JSONValue) throws(ServerError) {
    let item = try params.required("textDocument")
    let document = TextDocument(
      uri: try item.text("uri"), version: try item.version(), text: try item.text("text"))
    workspace.open(document)
    checks.opened(document.path, in: workspace, at: time)
  }

  private func change(_ params: JSONValue) throws(ServerError) {
    let item = try params.required("textDocument")
    let path = try Self.path(item)
    try workspace.change(path, version: item.version(), params.list("contentChanges"))
    checks.changed(path, in: workspace, at: time)
  }

  private func close(_ params: JSONValue) throws(ServerError) {
    let path = try Self.path(params.required("textDocument"))
    workspace.close(path)
    checks.closed(path, in: workspace, at: time)
    publish(checks.run(at: time, in: workspace))
  }

  /// A file on the disk is another now.
  private func touch(_ uri: String) throws(ServerError) {
    let path = ScenePath.normalized(DocumentURI.path(of: uri))
    workspace.forget(path)
    checks.changed(path, in: workspace, at: time)
  }

  static func path(_ item: JSONValue) throws(ServerError) -> String {
    ScenePath.normalized(DocumentURI.path(of: try item.text("uri")))
  }
}

extension JSONValue {
  /// The version of a text; clients may leave it out or count as they like.
  fileprivate func version() throws(ServerError) -> Int {
    guard let number = self["version"]?.number, abs(number) < 0x7FFF_FFFF else { return 0 }
    return Int(number)
  }
}
