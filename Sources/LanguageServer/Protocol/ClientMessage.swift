import Scenes

/// What a client sends.
enum ClientMessage {
  case request(id: RequestID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The answer to something that the server asked; it asks nothing that it needs to know.
  case response

  /// Reads a message; what is wrong with it is thrown with the id that it is an answer to, where it has
  /// one.
  static func read(_ bytes: [UInt8]) throws(MessageMistake) -> ClientMessage {
    guard let value = ClientText.parse(bytes) else {
      throw MessageMistake(id: nil, ServerError(.parseError, "this is no JSON"))
    }
    guard value.members != nil else {
      throw MessageMistake(
        id: nil, ServerError(.invalidRequest, "a message is an object, not \(value.kindName)"))
    }
    let id = value["id"].flatMap(RequestID.init)
    func refuse(_ message: String) -> MessageMistake {
      MessageMistake(id: id, ServerError(.invalidRequest, message))
    }
    guard value["jsonrpc"]?.string == "2.0" else { throw refuse("'jsonrpc' is not \"2.0\"") }
    guard let name = value["method"] else {
      guard value["result"] == nil, value["error"] == nil else { return .response }
      throw refuse("there is no 'method'")
    }
    guard let method = name.string else { throw refuse("'method' is \(name.kindName)") }
    let params = value["params"] ?? nil
    guard let written = value["id"] else { return .notification(method: method, params: params) }
    guard let id else { throw refuse("'id' is \(written.kindName)") }
    return .request(id: id, method: method, params: params)
  }
}

/// What makes a message none.
struct MessageMistake: Error {
  let id: RequestID?
  let error: ServerError

  init(id: RequestID?, _ error: ServerError) {
    (self.id, self.error) = (id, error)
  }
}

/// What a client calls a request.
enum RequestID: Hashable {
  case number(Double)
  case text(String)

  init?(_ value: JSONValue) {
    switch value.content {
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .object, .array, .bool, .null: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): JSONValue(number)
    case .text(let text): JSONValue(text)
    }
  }
}

/// The JSON of messages.
enum ClientText {
  /// So many values has no message that means anything: a text is one value.
  private static let mostValues = 500_000

  static func parse(_ bytes: [UInt8]) -> JSONValue? {
    var files = SourceFiles()
    var budget = JSONBudget()
    budget.values = mostValues
    var diagnostics = DiagnosticList()
    let value = JSONParser.parse(
      files.add(path: "message", bytes: bytes), within: &budget, into: &diagnostics)
    return diagnostics.hasErrors ? nil : value
  }
}
