import Scenes

/// Answers an editor about scene files, by the Language Server Protocol.
///
/// Bytes go in, bytes come out; time is what the caller says it is. Nothing here waits, and nothing
/// that a client sends ends it but `exit`. Of several messages that have come, a request that is
/// cancelled by a later one is not worked on.
package final class LanguageServer {
  /// Why the server is to end.
  package enum Ending: Equatable, Sendable {
    /// The client said so, after `shutdown` or without it.
    case asked(isClean: Bool)
  }

  let workspace: Workspace
  var checks = Checks()
  var state = State.fresh
  var client = ClientAbilities()
  /// What the time is, in seconds from any beginning.
  private(set) var time = 0.0
  private var reader = FrameReader()
  private var output: [JSONValue] = []
  /// Set when the server is to end.
  package private(set) var ending: Ending?
  /// The process of the client, which the server does not outlive.
  package internal(set) var clientProcess: Int32?
  /// Where the caret was when the client last asked about a place.
  var caret: (path: String, offset: Int)? { didSet { caretMoves += 1 } }
  /// How often the client has said where the caret is.
  private(set) var caretMoves = 0
  /// How often it was asked to show something.
  var shownDocuments = 0

  enum State {
    case fresh
    case running
    case shutDown
  }

  /// - Parameter disk: Brings what is on the disk for a scene.
  package init(disk: @escaping (_ scene: String) -> any SceneFiles) {
    workspace = Workspace(disk: disk)
  }

  /// When `advance` is to be called next, if nothing comes before; nil while there is nothing to do.
  package var nextTime: Double? { checks.nextTime }

  /// The node that the caret was in when the client last asked about a place.
  package var focus: Focus? {
    guard let caret, let document = workspace.documents[caret.path] else { return nil }
    return Focus(at: caret.offset, in: document, workspace.context(of: caret.path))
  }

  /// Takes what has come, and answers.
  package func receive(_ bytes: some Collection<UInt8>, at time: Double = 0) -> [UInt8] {
    self.time = max(self.time, time)
    reader.append(bytes)
    var waiting: [Result<ClientMessage, MessageMistake>] = []
    while let frame = reader.next() {
      switch frame {
      case .mistake(let sentence):
        waiting.append(.failure(MessageMistake(id: nil, ServerError(.parseError, sentence))))
      case .message(let bytes):
        do throws(MessageMistake) {
          waiting.append(.success(try ClientMessage.read(bytes)))
        } catch {
          waiting.append(.failure(error))
        }
      }
    }
    let cancelled = Self.cancelled(in: waiting)
    for message in waiting where ending == nil {
      switch message {
      case .failure(let mistake): send(ServerMessage.error(mistake.error, of: mistake.id))
      case .success(let message): take(message, cancelled)
      }
    }
    return takeOutput()
  }

  /// Tells what the time is, and does what was put off until then.
  package func advance(to time: Double) -> [UInt8] {
    self.time = max(self.time, time)
    publish(checks.run(at: self.time, in: workspace))
    return takeOutput()
  }

  func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output.flatMap(ServerMessage.bytes)
  }

  func send(_ message: JSONValue) { output.append(message) }

  func publish(_ news: [(path: String, [Diagnostic])]) {
    for (path, diagnostics) in news {
      let document = workspace.documents[path]
      send(
        ServerMessage.notification(
          "textDocument/publishDiagnostics",
          .object([
            ("uri", JSONValue(document?.uri ?? DocumentURI.uri(of: path))),
            ("version", document.map { JSONValue($0.version) }),
            ("diagnostics", DiagnosticJSON(workspace: workspace).list(diagnostics)),
          ])))
    }
  }

  func end(isClean: Bool) { ending = .asked(isClean: isClean) }

  // MARK: Messages

  private static func cancelled(
    in messages: [Result<ClientMessage, MessageMistake>]
  ) -> Set<RequestID> {
    Set(
      messages.compactMap { message in
        guard case .success(.notification("$/cancelRequest", let params)) = message else {
          return nil
        }
        return params["id"].flatMap(RequestID.init)
      })
  }

  private func take(_ message: ClientMessage, _ cancelled: Set<RequestID>) {
    switch message {
    case .response: break
    case .notification(let method, let params): notify(method, params)
    case .request(let id, let method, let params):
      do throws(ServerError) {
        if cancelled.contains(id) { throw ServerError(.requestCancelled, "it was cancelled") }
        send(ServerMessage.result(try answer(method, params), of: id))
      } catch {
        send(ServerMessage.error(error, of: id))
      }
    }
  }
}

/// What the client can do, as far as that makes a difference.
struct ClientAbilities {
  var takesSnippets = false
  var takesNestedSymbols = false
  /// Whether it tells of files that change on the disk to who asks for that.
  var watchesFiles = false
  /// Whether it shows a place of a text when it is asked to.
  var showsDocuments = false

  init() {}

  init(_ params: JSONValue) {
    let document = params.at("capabilities", "textDocument")
    takesSnippets =
      document?.at("completion", "completionItem", "snippetSupport")?.bool ?? false
    takesNestedSymbols =
      document?.at("documentSymbol", "hierarchicalDocumentSymbolSupport")?.bool ?? false
    watchesFiles =
      params.at("capabilities", "workspace", "didChangeWatchedFiles", "dynamicRegistration")?.bool
      ?? false
    showsDocuments =
      params.at("capabilities", "window", "showDocument", "support")?.bool ?? false
  }
}
