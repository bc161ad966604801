import Scenes
import WindowLink

// What windows are told, and what they say.

extension LanguageServer {
  /// The texts that are open.
  var openPaths: Set<String> { Set(workspace.documents.keys) }

  /// Whether one of them is a scene's, or a file's that scenes include.
  var hasScenes: Bool {
    workspace.documents.values.contains { checks.concernsScenes($0, in: workspace) }
  }

  /// Where the node is that the caret is in, for those who read the file from the disk.
  var focusAddress: NodeAddress? {
    guard let focus, let file = LinkPlace.canonical(focus.path),
      let root = workspace.context(of: focus.path).part(focus.path)?.value
    else { return nil }
    return NodeAddress(file: file, pointer: focus.pointer, in: root)
  }

  /// Has the client show a node of a text that is open, where it can; the bytes for it.
  func show(_ address: NodeAddress, takesFocus: Bool) -> [UInt8] {
    guard state == .running, client.showsDocuments,
      let document = workspace.documents.values.first(where: {
        LinkPlace.canonical($0.path) == address.file
      }), let root = workspace.model(of: document.path).part(document.path)?.value,
      let value = address.way(in: root).flatMap({ root.value(at: $0) })
    else { return [] }
    let start = value.range.startOffset
    shownDocuments += 1
    send([
      "jsonrpc": "2.0", "id": JSONValue("show-\(shownDocuments)"),
      "method": "window/showDocument",
      "params": [
        "uri": JSONValue(document.uri), "external": false, "takeFocus": JSONValue(takesFocus),
        "selection": document.file.range(of: start..<start, in: workspace.encoding),
      ],
    ])
    return takeOutput()
  }
}
