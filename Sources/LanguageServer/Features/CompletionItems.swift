import Scenes

/// What can be written at the caret.
struct CompletionItems {
  private let caret: Caret
  private let document: TextDocument
  private let model: SceneModel
  private let place: ValuePlace
  private let workspace: Workspace
  private let takesSnippets: Bool
  private var items: [JSONValue] = []

  /// The numbers by which the protocol calls kinds of items.
  private enum Kind: Int {
    case field = 5
    case `class` = 7
    case property = 10
    case value = 12
    case `enum` = 13
    case snippet = 15
    case color = 16
    case file = 17
    case reference = 18
    case folder = 19
    case constant = 21
  }

  init(
    at offset: Int, in document: TextDocument, _ workspace: Workspace, takesSnippets: Bool
  ) {
    caret = Caret(at: offset, in: document.file.bytes)
    self.document = document
    self.workspace = workspace
    self.takesSnippets = takesSnippets
    model = workspace.context(of: document.path)
    place = ValuePlace(
      caret.pointer, in: caret.skeleton, definitions: model.definitions, index: model.index)
  }

  mutating func make() -> JSONValue {
    switch caret.spot {
    case .key: addKeys()
    case .value: addValues()
    case .nothing: break
    }
    return ["isIncomplete": false, "items": .list(items)]
  }

  // MARK: Keys

  private mutating func addKeys() {
    let object = caret.skeleton.value(at: caret.pointer) ?? .object([])
    if place.takesTargets {
      for target in targets(ofNodesIn: place.component) { add(key: target, nil, nil, "a target") }
      return
    }
    let definitions = model.definitions
    guard
      let owner = model.index.owner(
        of: object, among: place.forms, className: { definitions.className(of: $0) })
    else { return }
    let taken = Set(object.keys).subtracting([caret.isQuoted ? caret.prefix : ""])
    if let component = object[FormatWords.componentKey]?.string {
      for parameter in definitions.parameters(of: component) where !taken.contains(parameter.key) {
        add(
          key: parameter.key, nil, nil, "a parameter of \(component)",
          snippet: ValueSnippet.text(of: [.anything], like: parameter.value))
      }
    }
    for name in owner.order where !taken.contains(name) {
      guard let entry = owner.entries[name] else { continue }
      add(key: name, entry, owner, entry.key.form.expectation)
    }
  }

  private mutating func add(
    key: String, _ entry: FormIndex.Entry?, _ owner: FormIndex.Owner?, _ detail: String,
    snippet: String? = nil
  ) {
    let quoted = JSONText.quoted(key)
    let value =
      snippet ?? entry.map { ValueSnippet.text(of: $0.forms, like: $0.key.example) } ?? "$1"
    let isWhole = caret.hasColon
    let comma = needsComma ? "," : ""
    let text =
      isWhole
      ? quoted
      : takesSnippets
        ? "\(ValueSnippet.escaped(quoted)): \(value)\(comma)"
        : "\(quoted): \(ValueSnippet.plain(value))\(comma)"
    add(
      key, quoted, text, .property, detail: detail, isSnippet: takesSnippets && !isWhole,
      documentation: entry.map { KeyMarkdown.text(of: $0, on: owner) })
  }

  /// Whether another member follows without a comma between.
  private var needsComma: Bool {
    let bytes = document.file.bytes
    var next = caret.token.upperBound
    while next < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[next]) { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: "\"")
  }

  // MARK: Values

  private mutating func addValues() {
    for form in place.forms { addValues(of: form) }
    guard place.entry?.key.resolves ?? true else { return }
    for (name, member) in model.definitions.defines.sorted(by: { $0.key < $1.key }) {
      add(
        text: "$" + name, .constant, detail: member.value.brief,
        sort: "8")
    }
    guard let component = place.component else { return }
    for parameter in model.definitions.parameters(of: component) {
      add(text: "${\(parameter.key)}", .constant, detail: "a parameter of \(component)", sort: "7")
    }
  }

  private mutating func addValues(of form: ValueForm) {
    switch form {
    case .bool:
      for word in ["true", "false"] { add(word, word, word, .value) }
    case .null: add("null", "null", "null", .value, sort: "9")
    case .exactly(let value): add(value.inline, value.inline, value.inline, .value)
    case .choice(let names):
      let areColors = names == FormatWords.colors
      let areClasses = place.entry?.key.name == FormatWords.classKey
      for name in names {
        add(
          text: name, areColors ? .color : areClasses ? .class : .enum,
          documentation: areColors
            ? ColorValue(text: name)?.hexadecimal : ChoiceDescriptions.text(of: name))
      }
    case .text(let form): addTexts(of: form)
    case .object(let name): addSnippets(of: name)
    case .number, .integer, .list, .map, .kind, .any, .anything: break
    }
  }

  private mutating func addTexts(of form: TextForm) {
    switch form.words {
    case TextForm.component.words:
      for (name, member) in model.definitions.components.sorted(by: { $0.key < $1.key }) {
        let keys = model.definitions.parameters(of: member.key).map(\.key)
        add(text: name, .class, detail: keys.joined(separator: ", "))
      }
    case TextForm.node.words:
      add(text: "self", .reference)
      for id in ids { add(text: id.name, .reference, detail: id.owner?.sceneClass.name) }
    case TextForm.target.words:
      for target in targets(ofNodesIn: place.component) { add(text: target, .reference) }
    case TextForm.keyPath.words:
      for name in FormatWords.keyPaths { add(text: name, .property) }
    case TextForm.constraintSide.words, TextForm.constraintRelation.words: addConstraintWords()
    case TextForm.scenePath.words: addFiles(["json"])
    case TextForm.dataPath.words: addFiles(["json"])
    case TextForm.imagePath.words: addFiles(FormatWords.pictureEndings)
    default: break
    }
  }

  private var ids: [SceneNames.Mention] { NameLookup(model).ids(in: place.component) }

  /// `card.alpha`: ids alone until one of them is written.
  private func targets(ofNodesIn component: String?) -> [String] {
    let known = NameLookup(model).ids(in: component)
    guard let dot = caret.prefix.lastIndex(of: ".") else {
      return ["self."] + known.map { $0.name + "." }
    }
    let node = String(caret.prefix[..<dot])
    let owner = known.first { $0.name == node }?.owner?.sceneClass
    let sceneClass = owner ?? (node == "self" ? place.nodeClass : nil)
    return (sceneClass ?? SceneClass.named("UIView"))?.properties.map { "\(node).\($0.name)" } ?? []
  }

  private mutating func addConstraintWords() {
    let bytes = Array(caret.prefix.utf8)
    let isWordByte = { (byte: UInt8) in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
    let start = bytes.lastIndex { !isWordByte($0) }.map { $0 + 1 } ?? 0
    let from = caret.token.lowerBound + (caret.isQuoted ? 1 : 0) + start
    let range = from..<from + bytes.count - start
    let isBehindDot = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    let words =
      isBehindDot
      ? FormatWords.attributes + FormatWords.guides
      : ["superview", "self"] + FormatWords.guides + ids.map(\.name)
    for word in words {
      let text = caret.isQuoted ? word : JSONText.quoted(word)
      add(word, word, text, .reference, range: caret.isQuoted ? range : nil)
    }
  }

  private mutating func addFiles(_ endings: [String]) {
    let folder = caret.prefix.lastIndex(of: "/").map { String(caret.prefix[...$0]) } ?? ""
    let path = ScenePath.resolve(folder.isEmpty ? "." : folder, from: document.path)
    let source = workspace.files(of: model.path)
    for name in source.names(in: path) {
      let isFolder = name.hasSuffix("/")
      guard isFolder || endings.contains(where: { name.lowercased().hasSuffix(".\($0)") }) else {
        continue
      }
      add(text: folder + name, isFolder ? .folder : .file)
    }
  }

  private mutating func addSnippets(of form: FormName) {
    for snippet in SceneSnippets.all[form] ?? [] {
      let body = takesSnippets ? snippet.body : ValueSnippet.plain(snippet.body)
      add(
        snippet.label, snippet.label, body, .snippet, detail: snippet.description, sort: "5",
        isSnippet: takesSnippets)
    }
  }

  // MARK: Items

  /// A string.
  private mutating func add(
    text: String, _ kind: Kind, detail: String? = nil, sort: String? = nil,
    documentation: String? = nil
  ) {
    let quoted = JSONText.quoted(text)
    add(
      text, quoted, quoted, kind, detail: detail, sort: sort, documentation: documentation)
  }

  private mutating func add(
    _ label: String, _ filter: String, _ text: String, _ kind: Kind, detail: String? = nil,
    sort: String? = nil, isSnippet: Bool = false, documentation: String? = nil,
    range: Range<Int>? = nil
  ) {
    let token = range ?? caret.token
    items.append(
      .object([
        ("label", JSONValue(label)), ("kind", JSONValue(kind.rawValue)),
        ("detail", detail.flatMap { $0.isEmpty ? nil : JSONValue($0) }),
        (
          "documentation",
          documentation.map { ["kind": "markdown", "value": JSONValue($0)] }
        ),
        ("filterText", caret.isQuoted ? JSONValue(filter) : JSONValue(label)),
        ("sortText", sort.map { JSONValue($0 + label) }),
        ("insertTextFormat", isSnippet ? 2 : 1),
        (
          "textEdit",
          [
            "range": document.file.range(of: token, in: workspace.encoding),
            "newText": JSONValue(text),
          ]
        ),
      ]))
  }
}

extension ValuePlace {
  /// Whether the keys of the object at the place are targets of actions.
  fileprivate var takesTargets: Bool {
    forms.contains {
      if case .map(_, let keys, _) = $0 { keys.words == TextForm.target.words } else { false }
    }
  }

  /// The class of the node that the place is in.
  fileprivate var nodeClass: SceneClass? { owner?.sceneClass }
}
