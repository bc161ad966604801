import Scenes

/// What the server sends, as JSON.
enum ServerMessage {
  static func result(_ value: JSONValue, of id: RequestID) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "result": value]
  }

  static func error(_ error: ServerError, of id: RequestID?) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id?.json ?? nil,
      "error": ["code": JSONValue(error.code), "message": JSONValue(error.message)],
    ]
  }

  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": JSONValue(method), "params": params]
  }

  /// A message with its header, as it goes over the wire.
  package static func bytes(of message: JSONValue) -> [UInt8] {
    let body = JSONWriter(layout: .compact).text(of: message).utf8
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
