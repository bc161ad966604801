/// The names in one file of a scene: where they are given and where they are mentioned, and what else
/// editors show of a file without showing the scene. Made of what could be read of a broken file too.
package struct SceneNames {
  /// What a name is the name of.
  package enum Kind: Hashable, Sendable {
    case define
    case component
    /// A parameter, of the component of this name.
    case parameter(of: String)
    case id
  }

  /// One place where a name stands.
  package struct Mention: Sendable {
    package let kind: Kind
    package let name: String
    /// The letters of the name alone, without quotes and dollar signs.
    package let range: SourceRange
    package let isDefinition: Bool
    /// The component that the place is in; nil outside of all.
    package let scope: String?
    /// The ids before this one, as in `card/title`.
    package var path: [String] = []
    /// The whole of what has the name: a member, or a node.
    package var whole: SourceRange?
    /// The class or the component of a node that has the id.
    package var owner: NodeOwner?
  }

  /// What a node is made of.
  package struct NodeOwner: Sendable {
    package let sceneClass: SceneClass
    package let component: String?
  }

  /// The path of a file as it stands in a string.
  package struct FileMention: Sendable {
    package enum Role: Sendable {
      case scene
      case picture
      case data
    }

    package let role: Role
    package let path: String
    /// Between the quotes.
    package let range: SourceRange
  }

  /// A colour, for a swatch.
  package struct ColorMention: Sendable {
    package let color: ColorValue
    /// With the quotes.
    package let range: SourceRange
  }

  /// A row of the outline.
  package struct Entry: Sendable {
    package enum Kind: Sendable {
      case section
      case define
      case component
      case view
      case layer
    }

    package let kind: Kind
    package let name: String
    package let detail: String
    /// The whole of it, and what is selected when somebody goes there.
    package let range: SourceRange
    package let selection: SourceRange
    package internal(set) var children: [Entry] = []
  }

  package internal(set) var mentions: [Mention] = []
  package internal(set) var files: [FileMention] = []
  package internal(set) var colors: [ColorMention] = []
  package internal(set) var outline: [Entry] = []

  /// - Parameters:
  ///   - root: The file's value.
  ///   - definitions: Those of all files of the scene.
  package init(
    of root: JSONValue, in file: SourceFile, definitions: SceneDefinitions, index: FormIndex
  ) {
    var walk = NameWalk(file: file, definitions: definitions, index: index)
    walk.walkScene(root)
    mentions = walk.mentions
    files = walk.files
    colors = walk.colors
    outline = walk.outline
  }

  /// The mention at an offset of the file; of several the innermost.
  package func mention(at offset: Int) -> Mention? {
    mentions.last { $0.range.startOffset <= offset && offset <= $0.range.endOffset }
  }
}

/// What the files of a scene define, by name; later files go over earlier ones, and the scene's own
/// over all, as when it is loaded.
package struct SceneDefinitions: Sendable {
  package private(set) var defines: [String: JSONMember] = [:]
  package private(set) var components: [String: JSONMember] = [:]

  package init() {}

  /// Adds what a file defines.
  package mutating func add(_ file: JSONValue) {
    let keys = SceneForm.keys.theme
    for member in file[keys.define]?.members ?? [] { defines[member.key] = member }
    for member in file[keys.components]?.members ?? [] { components[member.key] = member }
  }

  /// The paths that a file includes, as they stand there.
  package static func includes(of file: JSONValue) -> [String] {
    (file[SceneForm.keys.theme.include]?.elements ?? []).compactMap(\.string)
  }

  /// The parameters of a component, with their defaults.
  package func parameters(of component: String) -> [JSONMember] {
    components[component]?.value[ComponentForm.keys.parameters]?.members ?? []
  }

  /// The view of a component.
  package func view(of component: String) -> JSONValue? {
    components[component]?.value[ComponentForm.keys.view]
  }

  /// The class of a node: what it names, or what it uses, or what its component is.
  package func className(of node: JSONValue) -> String? { className(of: node, depth: 0) }

  private func className(of node: JSONValue, depth: Int) -> String? {
    // Definitions may stand for each other in a circle.
    guard depth < 16 else { return nil }
    if let text = node.string {
      guard text.hasPrefix("$"), let define = defines[String(text.dropFirst())] else { return nil }
      return className(of: define.value, depth: depth + 1)
    }
    if let name = node[ViewForm.keys.viewClass] {
      guard let text = name.string else { return nil }
      guard text.hasPrefix("$") else { return text }
      return defines[String(text.dropFirst())]?.value.string
    }
    if let component = node[ViewForm.instance.component]?.string, let view = view(of: component) {
      return className(of: view, depth: depth + 1)
    }
    guard let use = node[ViewForm.keys.node.use] else { return nil }
    return (use.elements ?? [use]).reversed().lazy
      .compactMap { className(of: $0, depth: depth + 1) }.first
  }
}
