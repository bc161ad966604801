import Scenes

/// What is told of the place under the mouse.
struct Hover {
  private let document: TextDocument
  private let workspace: Workspace
  private let model: SceneModel

  init(in document: TextDocument, _ workspace: Workspace) {
    (self.document, self.workspace) = (document, workspace)
    model = workspace.context(of: document.path)
  }

  /// Null where there is nothing to tell.
  func make(at offset: Int) -> JSONValue {
    guard let part = model.part(document.path), let root = part.value else { return nil }
    let spot = part.file.range(offset, offset)
    guard let pointer = root.pointer(to: spot) else { return nil }
    var sections: [String] = []
    var range: Range<Int>?
    if let mention = model.names(in: document.path)?.mention(at: offset),
      let text = text(of: mention)
    {
      sections.append(text)
      range = mention.range.offsets
    }
    let place = ValuePlace(
      pointer, in: root, definitions: model.definitions, index: model.index)
    let value = root.value(at: pointer)
    if let entry = place.entry, let owner = place.owner {
      let member = place.object.member(entry.key.name)
      range = range ?? member.map { keyOrValue(of: $0, at: offset) }
      if sections.isEmpty { sections.append(KeyMarkdown.text(of: entry, on: owner)) }
      if let member {
        // What a name stands for has its picture already.
        let isPictured = sections.contains { $0.contains(HoverPicture.beginning) }
        sections += values(of: member, entry).prefix(isPictured ? 1 : 2)
      }
    } else if let value, sections.isEmpty {
      sections += colors(in: value, place)
    }
    guard !sections.isEmpty else { return nil }
    return .object([
      ("contents", ["kind": "markdown", "value": JSONValue(sections.joined(separator: "\n\n"))]),
      ("range", range.map { part.file.range(of: $0, in: workspace.encoding) }),
    ])
  }

  private func keyOrValue(of member: JSONMember, at offset: Int) -> Range<Int> {
    let key = member.keyRange.offsets
    return offset <= key.upperBound ? key : member.value.range.offsets
  }

  private var reader: ValueReader {
    ValueReader(
      files: model.files, source: workspace.files(of: model.path), definitions: model.definitions)
  }

  /// The value as it is read, and its picture.
  private func values(of member: JSONMember, _ entry: FormIndex.Entry) -> [String] {
    guard let kind = entry.property?.kind ?? entry.key.form.kind,
      let value = reader.read(member.value, as: kind)
    else { return [] }
    return ["Here: `\(ValueReader.text(of: value).prefix(200))`"]
      + [HoverPicture.markdown(of: value)].compactMap { $0 }
  }

  /// A colour somewhere else, such as in a definition or in what an action sets.
  private func colors(in value: JSONValue, _ place: ValuePlace) -> [String] {
    guard value.string != nil, let color = reader.read(value, as: .color),
      let picture = HoverPicture.markdown(of: color)
    else { return [] }
    return ["Here: `\(ValueReader.text(of: color))`", picture]
  }

  private func text(of mention: SceneNames.Mention) -> String? {
    switch mention.kind {
    case .define:
      guard let member = model.definitions.defines[mention.name] else { return nil }
      let title = "**$\(mention.name)** is `\(member.value.brief)`"
      guard let color = reader.read(member.value, as: .color),
        let picture = HoverPicture.markdown(of: color)
      else { return title }
      return "\(title)\n\n\(picture)"
    case .component:
      let parameters = model.definitions.parameters(of: mention.name).map {
        "- `\($0.key)`: `\($0.value.brief)`"
      }
      return (["**\(mention.name)**, a component"] + parameters).joined(separator: "\n")
    case .parameter(let component):
      let parameter = model.definitions.parameters(of: component).first { $0.key == mention.name }
      guard let parameter else { return nil }
      return "**\(mention.name)**, a parameter of \(component); if absent:"
        + " `\(parameter.value.brief)`"
    case .id:
      let lookup = NameLookup(model)
      guard let target = lookup.target(of: mention),
        let found = lookup.definitions(of: target).first?.mention, let owner = found.owner
      else { return nil }
      let component = owner.component.map { ", an instance of \($0)" } ?? ""
      return "**\(mention.name)**: \(owner.sceneClass.name)\(component)"
    }
  }
}

extension ValueForm {
  /// The kind that a key's form is.
  fileprivate var kind: ValueKind? {
    if case .kind(let kind) = self { kind } else { nil }
  }
}
