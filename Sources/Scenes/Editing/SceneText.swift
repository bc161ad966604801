/// The files of a scene as texts that can be changed at places.
///
/// Each file is parsed once, when it is first asked for.
package final class SceneText {
  package let files: SourceFiles
  private var roots: [SourceFile.ID: JSONValue] = [:]

  package init(_ files: SourceFiles) { self.files = files }

  /// What a file says; nil where that is no JSON.
  func root(of file: SourceFile) -> JSONValue? {
    if let root = roots[file.id] { return root }
    var diagnostics = DiagnosticList()
    let root = JSONParser.parse(file, into: &diagnostics)
    if let root, !diagnostics.hasErrors { roots[file.id] = root }
    return roots[file.id]
  }

  /// The value that stands at just this range.
  func value(at range: SourceRange) -> JSONValue? {
    guard let file = files[range.file], let root = root(of: file),
      let value = root.pointer(to: range).flatMap({ root.value(at: $0) }),
      value.range == range
    else { return nil }
    return value
  }

  /// The text of a value as it stands in its file; nil where there is none at just this range.
  package func source(at range: SourceRange) -> String? {
    value(at: range) == nil ? nil : files[range.file]?.text(in: range)
  }

  // MARK: Places

  /// Where a node's property can be changed, the place that the value comes from first; empty where
  /// no file says anything of the node.
  ///
  /// A parameter of a component has its value from the instance: one of `owners`, which are the nodes
  /// around this one, the nearest first, or the node itself.
  package func places(
    of property: Property, onRootLayer isOnRootLayer: Bool, of node: SceneNode,
    in owners: [SceneNode] = []
  ) -> [EditPlace] {
    let settings = isOnRootLayer ? node.layerSettings : node.settings
    let properties = isOnRootLayer ? SceneClass.layer.properties : node.sceneClass.properties
    let setting = settings.last { properties[$0.property].name == property.name }
    let own = value(at: node.range).flatMap { $0.members == nil ? nil : $0 }
    let object = own.map { EditPlace(kind: .object, range: $0.range, sharing: .none) }
    guard let setting, let value = value(at: setting.range) else {
      return [object].compactMap { $0 }
    }
    if let parameter = parameter(value) {
      let given = ([node] + owners).lazy.compactMap { instance in
        self.places(ofParameter: parameter, at: setting.range, in: instance)
      }.first
      let all = EditPlace(kind: .value, range: setting.range, sharing: .source)
      if let given { return given + [all] }
    }
    let isOwn = node.range.contains(setting.range)
    let here = EditPlace(
      kind: .value, range: setting.range, sharing: isOwn ? .none : .source)
    let define = definition(value).map { name, value in
      EditPlace(kind: .define(name), range: value.range, sharing: .definition(name))
    }
    // What the node itself does not say it can say from now on.
    return [define, here, isOwn ? nil : object].compactMap { $0 }
  }

  /// The name of a value that is a parameter and nothing else, `${name}`.
  private func parameter(_ value: JSONValue) -> String? {
    guard let text = value.string, text.hasPrefix("${"), text.hasSuffix("}") else { return nil }
    let name = text.dropFirst(2).dropLast()
    return name.contains("}") ? nil : String(name)
  }

  /// Where an instance gives a parameter that its component has at a place, or could; nil for a node
  /// that is no instance of the component that has the place.
  private func places(
    ofParameter name: String, at range: SourceRange, in instance: SceneNode
  ) -> [EditPlace]? {
    guard let object = value(at: instance.range),
      let component = object[ViewForm.instance.component]?.string,
      let parts = components(named: component).first(where: { $0.range.contains(range) }),
      parts[ComponentForm.keys.parameters]?.member(name) != nil
    else { return nil }
    guard let given = object.member(name)?.value else {
      return [EditPlace(kind: .parameter(name), range: object.range, sharing: .none)]
    }
    let define = definition(given).map { name, value in
      EditPlace(kind: .define(name), range: value.range, sharing: .definition(name))
    }
    // What comes from a component around the instance is for that one to say.
    guard given.string?.contains("${") != true else { return nil }
    return [define, EditPlace(kind: .value, range: given.range, sharing: .none)].compactMap { $0 }
  }

  /// The components of a name in all files, those of earlier files first.
  private func components(named name: String) -> [JSONValue] {
    files.all.compactMap { root(of: $0)?[SceneForm.keys.theme.components]?.member(name)?.value }
  }

  /// What a value that is `$name` refers to; later files go before, as in a scene.
  private func definition(_ value: JSONValue) -> (String, JSONValue)? {
    guard let text = value.string, text.hasPrefix("$"), !text.hasPrefix("$$"),
      !text.hasPrefix("${")
    else { return nil }
    let name = String(text.dropFirst())
    return definition(named: name).map { (name, $0) }
  }

  /// The definition whose name is most like one that there is none of; nil where none is.
  package func definition(like name: String) -> String? {
    let names = files.all.flatMap { root(of: $0)?[SceneForm.keys.theme.define]?.members ?? [] }
    return closestMatch(to: name, among: names.map(\.key))
  }

  /// The value of a definition; nil where there is none.
  package func definition(named name: String) -> JSONValue? {
    for file in files.all {
      guard let defines = root(of: file)?[SceneForm.keys.theme.define],
        let member = defines.member(name)
      else { continue }
      return member.value
    }
    return nil
  }
}
