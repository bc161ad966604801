import Scenes

/// A text that is open in the client, as it is there, saved or not.
struct TextDocument {
  let uri: String
  let path: String
  private(set) var version: Int
  private(set) var file: SourceFile

  init(uri: String, version: Int, text: String) {
    self.uri = uri
    path = ScenePath.normalized(DocumentURI.path(of: uri))
    self.version = version
    file = Self.file(path, Array(text.utf8))
  }

  /// Takes what has changed, in order.
  mutating func apply(
    _ changes: [JSONValue], version: Int, in encoding: PositionEncoding
  ) throws(ServerError) {
    for change in changes {
      let text = try change.text("text")
      guard let range = change["range"], !range.isNull else {
        file = Self.file(path, Array(text.utf8))
        continue
      }
      let start = file.offset(of: try DocumentPosition(range.required("start")), in: encoding)
      let end = file.offset(of: try DocumentPosition(range.required("end")), in: encoding)
      var bytes = file.bytes
      guard bytes.count - max(0, end - start) + text.utf8.count <= SourceFile.byteLimit else {
        throw ServerError(.invalidParams, "the text is longer than any scene may be")
      }
      bytes.replaceSubrange(start..<max(start, end), with: text.utf8)
      file = Self.file(path, bytes)
    }
    self.version = version
  }

  private static func file(_ path: String, _ bytes: [UInt8]) -> SourceFile {
    var files = SourceFiles()
    return files.add(path: path, bytes: bytes)
  }
}
