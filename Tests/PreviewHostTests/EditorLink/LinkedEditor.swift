import Foundation
import LanguageServer
import Scenes

@testable import PreviewHost

/// An editor whose server looks for windows in a folder.
final class LinkedEditor {
  private let server: LanguageServer
  let windows: LinkedWindows
  private var texts: [String: String] = [:]
  private var version = 1
  /// What the client was asked to show last.
  private(set) var shown: JSONValue?
  private(set) var showCount = 0
  private var reader = FrameReader()

  /// How clients say where the cursor is.
  enum Way: String, CaseIterable {
    case cursor, highlight, hover, completion, action
  }

  init(in folder: String, showsDocuments: Bool = true) {
    server = LanguageServer { DiskFiles(for: $0, in: ReadableFolders()) }
    windows = LinkedWindows(of: server, in: folder)
    send(
      "initialize",
      ["capabilities": ["window": ["showDocument": ["support": JSONValue(showsDocuments)]]]],
      isRequest: true)
  }

  private func send(_ method: String, _ params: JSONValue, isRequest: Bool = false) {
    var members: [(String, JSONValue)] = [
      ("jsonrpc", "2.0"), ("method", JSONValue(method)), ("params", params),
    ]
    if isRequest { members.append(("id", 1)) }
    let message = JSONValue(.object(members.map { JSONMember(key: $0.0, value: $0.1) }))
    let bytes = Array(JSONWriter(layout: .compact).text(of: message).utf8)
    take(server.receive(Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes))
    turn()
  }

  func turn() { take(windows.turn(at: 0)) }

  private func take(_ bytes: [UInt8]) {
    reader.append(bytes)
    while case .message(let body)? = reader.next() {
      guard let message = JSONParser.soundValue(of: body),
        message["method"]?.string == "window/showDocument", message["id"] != nil
      else { continue }
      shown = message["params"]
      showCount += 1
    }
  }

  /// The line that was shown last, counted from 0.
  var shownLine: Int? {
    shown?["selection"]?["start"]?["line"]?.number.map { Int($0) }
  }

  func open(_ path: String, _ text: String) {
    texts[path] = text
    send(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": JSONValue(DocumentURI.uri(of: path)), "version": 1, "text": JSONValue(text),
        ]
      ])
  }

  func change(_ path: String, _ text: String) {
    texts[path] = text
    version += 1
    send(
      "textDocument/didChange",
      [
        "textDocument": [
          "uri": JSONValue(DocumentURI.uri(of: path)), "version": JSONValue(version),
        ], "contentChanges": [["text": JSONValue(text)]],
      ])
  }

  func close(_ path: String) {
    send("textDocument/didClose", ["textDocument": ["uri": JSONValue(DocumentURI.uri(of: path))]])
  }

  /// Moves the cursor into the first place of a word.
  func move(to word: String, in path: String, by way: Way = .cursor) {
    let before = (texts[path] ?? "").components(separatedBy: word)[0]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let position: JSONValue = [
      "line": JSONValue(lines.count - 1), "character": JSONValue((lines.last ?? "").count + 1),
    ]
    let document: JSONValue = ["uri": JSONValue(DocumentURI.uri(of: path))]
    let place: JSONValue = ["textDocument": document, "position": position]
    switch way {
    case .cursor: send("preview/cursor", place)
    case .highlight: send("textDocument/documentHighlight", place, isRequest: true)
    case .hover: send("textDocument/hover", place, isRequest: true)
    case .completion: send("textDocument/completion", place, isRequest: true)
    case .action:
      send(
        "textDocument/codeAction",
        [
          "textDocument": document, "range": ["start": position, "end": position],
          "context": ["diagnostics": []],
        ], isRequest: true)
    }
  }
}
