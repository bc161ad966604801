/// Walks over a file along the tables of the format and notes the names in it.
struct NameWalk {
  let file: SourceFile
  let definitions: SceneDefinitions
  let index: FormIndex
  var mentions: [SceneNames.Mention] = []
  var files: [SceneNames.FileMention] = []
  var colors: [SceneNames.ColorMention] = []
  var outline: [SceneNames.Entry] = []
  /// The component that the walk is in.
  private var scope: String?

  init(file: SourceFile, definitions: SceneDefinitions, index: FormIndex) {
    (self.file, self.definitions, self.index) = (file, definitions, index)
  }

  mutating func walkScene(_ root: JSONValue) {
    let keys = SceneForm.keys
    for member in root.members ?? [] {
      switch member.key {
      case keys.theme.define.name: section(member) { $0.walkDefine($1) }
      case keys.theme.components.name: section(member) { $0.walkComponent($1) }
      case keys.root.name: outline += walk(member.value, [.object(.view)])
      case keys.canvas.name:
        _ = walk(member.value, [.object(.canvas)])
        outline.append(
          SceneNames.Entry(
            kind: .section, name: member.key, detail: "", range: member.range,
            selection: member.keyRange))
      case keys.theme.include.name:
        _ = walk(member.value, keys.theme.include.form.form.alternatives)
      default: break
      }
    }
  }

  /// What the author has given names to, under one key of the file.
  private mutating func section(
    _ member: JSONMember, _ walk: (inout NameWalk, JSONMember) -> SceneNames.Entry
  ) {
    var entry = SceneNames.Entry(
      kind: .section, name: member.key, detail: "", range: member.range, selection: member.keyRange)
    for inner in member.value.members ?? [] { entry.children.append(walk(&self, inner)) }
    outline.append(entry)
  }

  private mutating func walkDefine(_ member: JSONMember) -> SceneNames.Entry {
    add(.define, member.key, inner(member.keyRange), isDefinition: true, whole: member.range)
    let children = walk(member.value, [.anything])
    return SceneNames.Entry(
      kind: .define, name: member.key, detail: member.value.shortText, range: member.range,
      selection: member.keyRange, children: children.flatMap(\.children))
  }

  private mutating func walkComponent(_ member: JSONMember) -> SceneNames.Entry {
    add(.component, member.key, inner(member.keyRange), isDefinition: true, whole: member.range)
    scope = member.key
    defer { scope = nil }
    for parameter in member.value[ComponentForm.keys.parameters]?.members ?? [] {
      add(
        .parameter(of: member.key), parameter.key, inner(parameter.keyRange), isDefinition: true,
        whole: parameter.range)
      _ = walk(parameter.value, [.anything])
    }
    let view = member.value[ComponentForm.keys.view].map { walk($0, [.object(.view)]) } ?? []
    return SceneNames.Entry(
      kind: .component, name: member.key, detail: "", range: member.range,
      selection: member.keyRange, children: view)
  }

  // MARK: Values

  /// The nodes right below the value are what comes back.
  private mutating func walk(_ value: JSONValue, _ forms: [ValueForm]) -> [SceneNames.Entry] {
    switch value.content {
    case .string(let text):
      note(text, of: value, forms)
      return []
    case .array(let elements):
      let inner = forms.flatMap { form -> [ValueForm] in
        switch form {
        case .list(let element, _, _): element.alternatives
        case .anything: [.anything]
        default: []
        }
      }
      return elements.flatMap { walk($0, inner) }
    case .object:
      return walkObject(value, forms)
    case .number, .bool, .null:
      return []
    }
  }

  private mutating func walkObject(
    _ object: JSONValue, _ forms: [ValueForm]
  ) -> [SceneNames.Entry] {
    if let map = forms.firstMap, map.keys.words == TextForm.target.words {
      for member in object.members ?? [] {
        noteTarget(member.key, in: inner(member.keyRange))
        _ = walk(member.value, Self.forms(ofTarget: member.key))
      }
      return []
    }
    guard
      let owner = index.owner(
        of: object, among: forms, className: { [definitions] in definitions.className(of: $0) })
    else {
      return (object.members ?? []).flatMap { walk($0.value, [.anything]) }
    }
    let component = object[ViewForm.instance.component]?.string
    var children: [SceneNames.Entry] = []
    for member in object.members ?? [] {
      if let component, isParameter(member.key, of: component) {
        add(.parameter(of: component), member.key, inner(member.keyRange), isDefinition: false)
        children += walk(member.value, [.anything])
      } else if member.key == ViewForm.keys.node.id.name, owner.sceneClass != nil {
        noteID(member, of: object, owner, component)
      } else {
        children += walk(member.value, owner.entries[member.key]?.forms ?? [.anything])
      }
    }
    guard let sceneClass = owner.sceneClass, owner.form.name != .rootLayer,
      !forms.contains(where: \.isAnything)
    else { return children }
    return [entry(of: object, sceneClass, component, children)]
  }

  private func entry(
    of object: JSONValue, _ sceneClass: SceneClass, _ component: String?,
    _ children: [SceneNames.Entry]
  ) -> SceneNames.Entry {
    let keys = ViewForm.keys
    let kind = component ?? sceneClass.name
    let id = object.member(keys.node.id.name)
    let named = id ?? object.member(keys.viewClass.name)
    let name = id?.value.string ?? kind
    return SceneNames.Entry(
      kind: sceneClass.isView ? .view : .layer, name: name, detail: name == kind ? "" : kind,
      range: object.range,
      selection: named?.value.range
        ?? file.range(object.range.startOffset, object.range.startOffset + 1),
      children: children)
  }

  private func isParameter(_ key: String, of component: String) -> Bool {
    definitions.parameters(of: component).contains { $0.key == key }
  }

  /// What a target's value may be: what any class takes for a property of the name.
  private static func forms(ofTarget target: String) -> [ValueForm] {
    Property.anyKind(ofTarget: target).map { ValueForm.kind($0).alternatives } ?? [.anything]
  }

  // MARK: Names

  private mutating func note(_ text: String, of value: JSONValue, _ forms: [ValueForm]) {
    noteReferences(in: text, at: inner(value.range))
    if text.utf8.first == UInt8(ascii: "$") { return }
    for form in forms {
      guard case .text(let expected) = form else { continue }
      let letters = inner(value.range)
      switch expected.words {
      case TextForm.component.words: add(.component, text, letters, isDefinition: false)
      case TextForm.node.words: noteIDs(text, in: letters)
      case TextForm.target.words: noteTarget(text, in: letters)
      case TextForm.constraintSide.words, TextForm.constraintRelation.words:
        noteConstraint(text, in: letters)
      case TextForm.scenePath.words: note(.scene, text, letters)
      case TextForm.imagePath.words: note(.picture, text, letters)
      case TextForm.dataPath.words: note(.data, text, letters)
      case TextForm.color.words:
        if let color = ColorValue(text: text) {
          colors.append(SceneNames.ColorMention(color: color, range: value.range))
        }
      default: break
      }
    }
  }

  private mutating func note(
    _ role: SceneNames.FileMention.Role, _ path: String, _ range: SourceRange
  ) {
    files.append(SceneNames.FileMention(role: role, path: path, range: range))
  }

  private mutating func noteID(
    _ member: JSONMember, of node: JSONValue, _ owner: FormIndex.Owner, _ component: String?
  ) {
    guard let name = member.value.string, !name.isEmpty, !name.utf8.contains(UInt8(ascii: "$")),
      let sceneClass = owner.sceneClass
    else {
      _ = walk(member.value, [.anything])
      return
    }
    mentions.append(
      SceneNames.Mention(
        kind: .id, name: name, range: inner(member.value.range), isDefinition: true, scope: scope,
        whole: node.range,
        owner: SceneNames.NodeOwner(sceneClass: sceneClass, component: component)))
  }

  /// `card.alpha`, `card/title.constraints.top`.
  private mutating func noteTarget(_ text: String, in letters: SourceRange) {
    guard let (node, _, _) = Property.split(target: text) else { return }
    noteIDs(node, in: part(of: letters, from: 0, count: node.utf8.count, of: text))
  }

  /// `card/title`.
  private mutating func noteIDs(_ text: String, in letters: SourceRange) {
    guard text != "self", text != "superview", letters.length == text.utf8.count else { return }
    var path: [String] = []
    var start = 0
    for name in text.split(separator: "/", omittingEmptySubsequences: false).map(String.init) {
      let range = part(of: letters, from: start, count: name.utf8.count, of: text)
      mentions.append(
        SceneNames.Mention(
          kind: .id, name: name, range: range, isDefinition: false, scope: scope, path: path))
      path.append(name)
      start += name.utf8.count + 1
    }
  }

  /// The views that a constraint speaks of.
  private mutating func noteConstraint(_ text: String, in letters: SourceRange) {
    guard letters.length == text.utf8.count else { return }
    for (start, path) in ConstraintText.paths(in: text) {
      var parts = path.split(separator: ".").map(String.init)
      if parts.count > 1, SceneConstraint.attribute(named: parts[parts.count - 1]) != nil {
        parts.removeLast()
      }
      guard let first = parts.first,
        parts.count > 1 || SceneConstraint.Part(rawValue: first) == nil
      else { continue }
      noteIDs(first, in: part(of: letters, from: start, count: first.utf8.count, of: text))
    }
  }

  /// `$name`, and `${name}` anywhere.
  private mutating func noteReferences(in text: String, at letters: SourceRange) {
    guard text.utf8.contains(UInt8(ascii: "$")), letters.length == text.utf8.count else { return }
    if text.hasPrefix("$"), !text.hasPrefix("$$"), !text.hasPrefix("${") {
      let name = String(text.dropFirst())
      add(
        .define, name, part(of: letters, from: 1, count: name.utf8.count, of: text),
        isDefinition: false)
      return
    }
    guard let scope else { return }
    let bytes = Array(text.utf8)
    var offset = 0
    while offset + 1 < bytes.count {
      guard bytes[offset] == UInt8(ascii: "$"), bytes[offset + 1] == UInt8(ascii: "{"),
        let end = bytes[offset...].firstIndex(of: UInt8(ascii: "}"))
      else {
        offset += 1
        continue
      }
      let name = String(decoding: bytes[offset + 2..<end], as: UTF8.self)
      add(
        .parameter(of: scope), name,
        part(of: letters, from: offset + 2, count: name.utf8.count, of: text), isDefinition: false)
      offset = end
    }
  }

  private mutating func add(
    _ kind: SceneNames.Kind, _ name: String, _ range: SourceRange, isDefinition: Bool,
    whole: SourceRange? = nil
  ) {
    mentions.append(
      SceneNames.Mention(
        kind: kind, name: name, range: range, isDefinition: isDefinition, scope: scope,
        whole: whole))
  }

  /// What stands between the quotes.
  private func inner(_ range: SourceRange) -> SourceRange {
    let (start, end) = (range.startOffset, range.endOffset)
    guard end - start >= 2, file.bytes[start] == UInt8(ascii: "\"") else { return range }
    return file.range(start + 1, end - 1)
  }

  /// A stretch of a text in its place; all of it where the file writes the text with escapes.
  private func part(
    of letters: SourceRange, from start: Int, count: Int, of text: String
  ) -> SourceRange {
    guard letters.length == text.utf8.count else { return letters }
    return file.range(letters.startOffset + start, letters.startOffset + start + count)
  }
}

extension SourceRange {
  fileprivate var length: Int { endOffset - startOffset }
}

extension ValueForm {
  fileprivate var isAnything: Bool {
    switch self {
    case .anything: true
    default: false
    }
  }
}

extension [ValueForm] {
  /// The first of them that is a map with keys of a certain form.
  fileprivate var firstMap: (value: ValueForm, keys: TextForm)? {
    for form in self {
      if case .map(let value, let keys, _) = form { return (value, keys) }
    }
    return nil
  }
}

extension ColorValue {
  /// A colour as a text of a file says it.
  package init?(text: String) {
    if let color = ColorText.parse(text) {
      self = color
    } else if ColorValue.system[text] != nil {
      self = .named(text)
    } else {
      return nil
    }
  }
}

extension JSONValue {
  /// A plain value in a few letters, for an outline.
  fileprivate var shortText: String {
    switch content {
    case .object, .array: ""
    case .string, .number, .bool, .null: brief
    }
  }
}
