/// Reads single values of a file as a scene does, for those who show one of them.
package struct ValueReader {
  private let files: SourceFiles
  private let source: any SceneFiles
  private let definitions: SceneDefinitions

  package init(
    files: SourceFiles, source: any SceneFiles, definitions: SceneDefinitions
  ) {
    (self.files, self.source, self.definitions) = (files, source, definitions)
  }

  /// The value with what it refers to in its place; nil where that is a parameter, or nothing.
  package func read(_ value: JSONValue, as kind: ValueKind) -> PropertyValue? {
    var count = 0
    guard let resolved = resolved(value, &count, depth: 0) else { return nil }
    var list = DiagnosticList()
    list.files = files
    var decoder = ValueDecoder(diagnostics: list, images: ImageReader(source: source))
    return decoder.decode(resolved, as: kind)
  }

  /// As a dump shows a value.
  package static func text(of value: PropertyValue) -> String { value.text }

  private func resolved(_ value: JSONValue, _ count: inout Int, depth: Int) -> JSONValue? {
    let (mostValues, deepest) = (10_000, 64)
    count += 1
    guard count < mostValues, depth < deepest else { return nil }
    switch value.content {
    case .string(let text):
      guard text.hasPrefix("$") else { return text.contains("${") ? nil : value }
      if text.hasPrefix("$$") {
        return JSONValue(.string(String(text.dropFirst())), range: value.range)
      }
      guard let member = definitions.defines[String(text.dropFirst())] else { return nil }
      return resolved(member.value, &count, depth: depth + 1)
    case .array(let elements):
      var all: [JSONValue] = []
      for element in elements {
        guard let element = resolved(element, &count, depth: depth + 1) else { return nil }
        all.append(element)
      }
      return JSONValue(.array(all), range: value.range)
    case .object(let members):
      var all: [JSONMember] = []
      for member in members {
        guard let inner = resolved(member.value, &count, depth: depth + 1) else { return nil }
        all.append(JSONMember(key: member.key, keyRange: member.keyRange, value: inner))
      }
      return JSONValue(.object(all), range: value.range)
    case .number, .bool, .null: return value
    }
  }
}
