import Scenes

extension LanguageServer {
  typealias Request =
    @Sendable (LanguageServer, _ params: JSONValue) throws(ServerError) -> JSONValue

  /// What answers each method.
  static let requests: [String: Request] = [
    "textDocument/completion": { (server, params) throws(ServerError) in
      let (document, offset) = try server.spot(params)
      var items = CompletionItems(
        at: offset, in: document, server.workspace, takesSnippets: server.client.takesSnippets)
      return items.make()
    },
    "textDocument/hover": { (server, params) throws(ServerError) in
      let (document, offset) = try server.spot(params)
      return Hover(in: document, server.workspace).make(at: offset)
    },
    "textDocument/definition": { (server, params) throws(ServerError) in
      let (document, offset) = try server.spot(params)
      return Navigation(in: document, server.workspace).definition(at: offset)
    },
    "textDocument/references": { (server, params) throws(ServerError) in
      let (document, offset) = try server.spot(params)
      let isWanted = params.at("context", "includeDeclaration")?.bool ?? true
      return Navigation(in: document, server.workspace)
        .references(at: offset, withDefinition: isWanted)
    },
    "textDocument/documentHighlight": { (server, params) throws(ServerError) in
      let (document, offset) = try server.spot(params)
      return Navigation(in: document, server.workspace).highlights(at: offset)
    },
    "textDocument/prepareRename": { (server, params) throws(ServerError) in
      let (document, offset) = try server.spot(params)
      return Navigation(in: document, server.workspace).prepareRename(at: offset)
    },
    "textDocument/rename": { (server, params) throws(ServerError) in
      let (document, offset) = try server.spot(params)
      return try Navigation(in: document, server.workspace)
        .rename(at: offset, to: params.text("newName"))
    },
    "textDocument/documentSymbol": { (server, params) throws(ServerError) in
      Structure(in: try server.document(params), server.workspace)
        .symbols(areNested: server.client.takesNestedSymbols)
    },
    "textDocument/foldingRange": { (server, params) throws(ServerError) in
      Structure(in: try server.document(params), server.workspace).foldingRanges()
    },
    "textDocument/selectionRange": { (server, params) throws(ServerError) in
      let document = try server.document(params)
      var ranges: [JSONValue] = []
      for position in try params.list("positions").prefix(100) {
        let offset = document.file.offset(
          of: try DocumentPosition(position), in: server.workspace.encoding)
        ranges.append(Structure(in: document, server.workspace).selectionRange(at: offset))
      }
      return .list(ranges)
    },
    "textDocument/documentColor": { (server, params) throws(ServerError) in
      Structure(in: try server.document(params), server.workspace).colors()
    },
    "textDocument/colorPresentation": { (server, params) throws(ServerError) in
      try Structure.presentations(of: params.required("color"), in: params.required("range"))
    },
    "textDocument/codeAction": { (server, params) throws(ServerError) in
      let document = try server.document(params)
      let range = try server.range(params.required("range"), in: document)
      // It is where the caret is, but for actions of all of a text.
      if range.isEmpty { server.caret = (document.path, range.lowerBound) }
      // What is suggested has to fit the text as it is now.
      server.publish(server.checks.hurry(document.path, in: server.workspace))
      return QuickFixes(document: document, workspace: server.workspace)
        .make(for: server.checks.diagnostics(of: document.path), in: range)
    },
  ]

  /// What clients say whose caret has moved: there is no message for it in the protocol.
  func moveCaret(_ params: JSONValue) throws(ServerError) { _ = try spot(params) }

  private func document(_ params: JSONValue) throws(ServerError) -> TextDocument {
    try workspace.document(Self.path(params.required("textDocument")))
  }

  /// The text and the place that a request is about, which is where the caret is.
  private func spot(
    _ params: JSONValue
  ) throws(ServerError) -> (document: TextDocument, offset: Int) {
    let document = try document(params)
    let position = try DocumentPosition(params.required("position"))
    let offset = document.file.offset(of: position, in: workspace.encoding)
    caret = (document.path, offset)
    return (document, offset)
  }

  private func range(
    _ value: JSONValue, in document: TextDocument
  ) throws(ServerError) -> Range<Int> {
    let encoding = workspace.encoding
    let start = document.file.offset(
      of: try DocumentPosition(value.required("start")), in: encoding)
    let end = document.file.offset(of: try DocumentPosition(value.required("end")), in: encoding)
    return start..<max(start, end)
  }
}
