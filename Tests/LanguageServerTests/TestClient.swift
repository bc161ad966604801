import Scenes
import Testing

@testable import LanguageServer

/// An editor in a test: sends messages, keeps what comes back.
final class TestClient {
  let server: LanguageServer
  private var reader = FrameReader()
  private var lastID = 0
  private var versions: [String: Int] = [:]
  private(set) var time = 0.0
  /// What was told of each file last, by its path.
  private(set) var told: [String: [JSONValue]] = [:]
  /// How often something was told.
  private(set) var tellings = 0
  /// What was logged.
  private(set) var log: [String] = []
  private var answers: [JSONValue] = []

  /// What is on the disk.
  private final class Disk {
    var files: FilesInMemory

    init(_ texts: [String: String]) { files = FilesInMemory(texts) }
  }

  private let disk: Disk

  init(disk texts: [String: String] = [:]) {
    let disk = Disk(texts)
    self.disk = disk
    server = LanguageServer { _ in disk.files }
  }

  /// Puts a file on the disk, without a word.
  func save(_ path: String, _ text: String) { disk.files.contents[path] = Array(text.utf8) }

  /// A client that has been introduced, with these abilities.
  static func ready(
    disk: [String: String] = [:], capabilities: JSONValue = TestClient.all
  ) -> TestClient {
    let client = TestClient(disk: disk)
    _ = client.request("initialize", ["processId": nil, "capabilities": capabilities])
    client.notify("initialized", [:])
    return client
  }

  static let all: JSONValue = [
    "textDocument": [
      "completion": ["completionItem": ["snippetSupport": true]],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
    ]
  ]

  // MARK: Messages

  @discardableResult
  func send(_ text: String) -> [JSONValue] {
    let bytes = Array(text.utf8)
    return take(
      server.receive(Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes, at: time))
  }

  @discardableResult
  func sendRaw(_ bytes: [UInt8]) -> [JSONValue] { take(server.receive(bytes, at: time)) }

  /// The whole answer.
  func answer(_ method: String, _ params: JSONValue) -> JSONValue {
    lastID += 1
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": JSONValue(lastID), "method": JSONValue(method), "params": params,
    ]
    return send(Self.text(message)).last { $0["id"] != nil } ?? nil
  }

  func request(_ method: String, _ params: JSONValue) -> JSONValue {
    answer(method, params)["result"] ?? nil
  }

  func notify(_ method: String, _ params: JSONValue) {
    send(Self.text(["jsonrpc": "2.0", "method": JSONValue(method), "params": params]))
  }

  /// Lets time go by.
  func wait(_ seconds: Double) {
    time += seconds
    take(server.advance(to: time))
  }

  @discardableResult
  private func take(_ bytes: [UInt8]) -> [JSONValue] {
    reader.append(bytes)
    var messages: [JSONValue] = []
    while case .message(let body)? = reader.next() {
      guard let message = ClientText.parse(body) else { continue }
      messages.append(message)
      let params = message["params"] ?? nil
      switch message["method"]?.string {
      case "textDocument/publishDiagnostics":
        told[DocumentURI.path(of: params["uri"]?.string ?? "")] = params["diagnostics"]?.elements
        tellings += 1
      case "window/logMessage": log.append(params["message"]?.string ?? "")
      default: break
      }
    }
    return messages
  }

  static func text(_ value: JSONValue) -> String { JSONWriter(layout: .compact).text(of: value) }

  // MARK: Texts

  /// Opens a text; what is between `«` and `»` is left out of it, the first one is the place.
  @discardableResult
  func open(_ path: String, _ marked: String) -> JSONValue {
    let (text, position) = Self.unmarked(marked)
    versions[path] = 1
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": JSONValue(DocumentURI.uri(of: path)), "languageId": "json", "version": 1,
          "text": JSONValue(text),
        ]
      ])
    return position
  }

  /// Puts another text in place of all of one.
  @discardableResult
  func change(_ path: String, _ marked: String) -> JSONValue {
    let (text, position) = Self.unmarked(marked)
    change(path, [["text": JSONValue(text)]])
    return position
  }

  func change(_ path: String, _ changes: [JSONValue]) {
    versions[path, default: 0] += 1
    notify(
      "textDocument/didChange",
      [
        "textDocument": [
          "uri": JSONValue(DocumentURI.uri(of: path)), "version": JSONValue(versions[path] ?? 0),
        ],
        "contentChanges": JSONValue(.array(changes)),
      ])
  }

  func close(_ path: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": JSONValue(DocumentURI.uri(of: path))]])
  }

  /// The text without its mark `‸`, and where that stood, in UTF-16.
  static func unmarked(_ marked: String) -> (text: String, position: JSONValue) {
    guard let mark = marked.firstIndex(of: "‸") else {
      return (marked, ["line": 0, "character": 0])
    }
    let lines = marked[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
    let position: JSONValue = [
      "line": JSONValue(lines.count - 1), "character": JSONValue((lines.last ?? "").utf16.count),
    ]
    return (marked.filter { $0 != "‸" }, position)
  }

  /// A request about a place of a text.
  func ask(
    _ method: String, _ path: String, _ position: JSONValue, _ more: [(String, JSONValue)] = []
  ) -> JSONValue {
    request("textDocument/\(method)", Self.params(path, position, more))
  }

  static func params(
    _ path: String, _ position: JSONValue? = nil, _ more: [(String, JSONValue)] = []
  ) -> JSONValue {
    .object(
      [("textDocument", ["uri": JSONValue(DocumentURI.uri(of: path))]), ("position", position)]
        + more.map { ($0.0, Optional($0.1)) })
  }

  /// What was told of a file: `line:character code message`.
  func said(of path: String) -> [String] {
    (told[path] ?? []).map { diagnostic in
      let start = diagnostic.at("range", "start")
      let line = JSONText.number(start?["line"]?.number ?? -1)
      let character = JSONText.number(start?["character"]?.number ?? -1)
      return "\(line):\(character) \(diagnostic["code"]?.string ?? "")"
    }
  }

  /// The labels of what can be completed at a place of a text, which is opened or changed for it.
  func completions(_ path: String, _ marked: String) -> [String: JSONValue] {
    let position = versions[path] == nil ? open(path, marked) : change(path, marked)
    let items = ask("completion", path, position)["items"]?.elements ?? []
    return Dictionary(items.map { ($0["label"]?.string ?? "", $0) }) { first, _ in first }
  }

  /// `path:line:character-character` of locations.
  static func places(_ locations: JSONValue) -> [String] {
    (locations.elements ?? []).map { location in
      "\(DocumentURI.path(of: location["uri"]?.string ?? "")):\(span(location["range"] ?? nil))"
    }
  }

  static func span(_ range: JSONValue) -> String {
    func number(_ side: String, _ key: String) -> String {
      JSONText.number(range.at(side, key)?.number ?? -1)
    }
    return
      "\(number("start", "line")):\(number("start", "character"))-\(number("end", "character"))"
  }
}
