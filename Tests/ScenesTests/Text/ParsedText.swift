import Scenes

/// What the parser makes of a text.
struct ParsedText {
  let file: SourceFile
  let value: JSONValue?
  let diagnostics: DiagnosticList

  init(_ text: String, path: String = "s.json") {
    self.init(bytes: Array(text.utf8), path: path)
  }

  init(bytes: [UInt8], path: String = "s.json", limits: JSONParser.Limits = .init()) {
    var list = DiagnosticList()
    file = list.files.add(path: path, bytes: bytes)
    value = JSONParser.parse(file, limits: limits, into: &list)
    diagnostics = list
  }

  var compact: String { value.map { JSONWriter(layout: .compact).text(of: $0) } ?? "" }
  var codes: [String] { diagnostics.sorted.map(\.code.rawValue) }

  /// The first diagnostic as `line:column-endColumn message`.
  var first: String {
    guard let diagnostic = diagnostics.sorted.first, let place = diagnostic.place else { return "" }
    return "\(place.start)-\(place.end.column) \(diagnostic.message)"
  }
}
