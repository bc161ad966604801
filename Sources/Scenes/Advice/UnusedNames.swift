/// Definitions of the scene's own file and parameters of its components that nothing refers to.
///
/// What an included file defines is there for other scenes too.
struct UnusedNames {
  private(set) var advice: [SceneAdvice] = []
  /// Names behind a dollar sign, in all files.
  private var defines: Set<String> = []

  init(_ document: SceneDocument) {
    guard let own = document.values.first else { return }
    for value in document.values { collect(value) }
    let keys = SceneForm.keys.theme
    for member in own[keys.define]?.members ?? [] where !defines.contains(member.key) {
      warn("nothing refers to \(Diagnostic.quoted("$" + member.key))", at: member.keyRange)
    }
    // What a definition says stands in the component that refers to it.
    let shared = (own[keys.define]?.members ?? []) + document.defines.values
    let outside = shared.reduce(into: Set<String>()) { Self.parameters(in: $1.value, into: &$0) }
    for component in own[keys.components]?.members ?? [] {
      guard let view = component.value[ComponentForm.keys.view] else { continue }
      var used = outside
      Self.parameters(in: view, into: &used)
      for parameter in component.value[ComponentForm.keys.parameters]?.members ?? []
      where !used.contains(parameter.key) {
        warn(
          "nothing in \(Diagnostic.quoted(component.key)) refers to"
            + " \(Diagnostic.quoted("${\(parameter.key)}"))", at: parameter.keyRange)
      }
    }
  }

  private mutating func warn(_ message: String, at range: SourceRange) {
    advice.append(SceneAdvice(code: .unusedName, message: message, range: range))
  }

  private mutating func collect(_ root: JSONValue) {
    var names: Set<String> = []
    Self.eachText(of: root) { text in
      if text.utf8.first == UInt8(ascii: "$") { names.insert(String(text.dropFirst())) }
    }
    defines.formUnion(names)
  }

  /// The names between `${` and `}` in all texts of a value.
  private static func parameters(in root: JSONValue, into names: inout Set<String>) {
    eachText(of: root) { text in
      guard text.utf8.contains(UInt8(ascii: "$")) else { return }
      for part in text.split(separator: "${", omittingEmptySubsequences: false).dropFirst() {
        if let end = part.firstIndex(of: "}") { names.insert(String(part[..<end])) }
      }
    }
  }

  /// Calls for each string in a value, however deep it is.
  private static func eachText(of root: JSONValue, _ body: (String) -> Void) {
    var pending = [root]
    // Most values are no containers, and need not wait.
    func visit(_ value: JSONValue) {
      if let text = value.string { body(text) }
      if value.isContainer { pending.append(value) }
    }
    while let value = pending.popLast() {
      switch value.content {
      case .string(let text): body(text)
      case .array(let elements): for element in elements { visit(element) }
      case .object(let members): for member in members { visit(member.value) }
      case .number, .bool, .null: break
      }
    }
  }
}
