// Nodes have the properties of the class that they name.

extension SceneSchema {
  /// A view node; the keys of a component's instance are not known here.
  func view(_ form: ObjectForm) -> JSONValue {
    // What bars show are views as well, or else their own items.
    let loosely = SceneClass.all.filter(\.isView)
    return instance(
      orElse: byClass(ViewForm.node, SceneClass.views, standard: .view, loosely: loosely))
  }

  private func instance(orElse other: JSONValue) -> JSONValue {
    guard let instance = ViewForm.form.variants.first(where: { $0.tag != nil }),
      let tag = instance.tag
    else { return false }
    return [
      "if": ["type": "object", "required": .names([tag])],
      "then": schema(of: instance, doc: instance.doc), "else": other,
    ]
  }

  /// A node that is of another class than a plain view where it names none.
  func node(_ form: ObjectForm, standard: String) -> JSONValue {
    let names = [
      ViewForm.keys.viewClass.name, ViewForm.instance.component.name, ViewForm.keys.node.use.name,
    ]
    let says: [JSONValue] = names.map { .ofMembers([("required", .names([$0]))]) }
    return [
      "description": JSONValue(form.doc), "type": "object",
      "if": ["anyOf": JSONValue(.array(says))],
      "then": named(form, standard: standard), "else": .reference(to: standard),
    ]
  }

  /// A node that says what it is: what is no part of the tree, or else what is where that can stand.
  private func named(_ form: ObjectForm, standard: String) -> JSONValue {
    guard let standard = SceneClass.named(standard) else { return false }
    let classes = SceneClass.choices(for: standard, isPresented: form.name == .presented)
    let all = classes.names.compactMap { classes[$0] }
    let others = all.filter { $0.place != .tree }
    if others.count == all.count {
      guard let variant = form.variants.first else { return false }
      return instance(orElse: byClass(variant, classes, standard: standard))
    }
    return others.reduce(.reference(to: FormName.view.id)) { chain, sceneClass in
      [
        "if": named(["const": JSONValue(sceneClass.name)]),
        "then": .reference(to: sceneClass.name), "else": chain,
      ]
    }
  }

  /// Which class a reference stands for is not known here, nor what comes with a `use`: such a node
  /// may have what any has.
  func byClass(
    _ variant: ObjectForm.Variant, _ classes: Choices<SceneClass>, standard: SceneClass,
    loosely others: [SceneClass] = []
  ) -> JSONValue {
    let choices = classes.names.compactMap { classes[$0] }
    let all = others.isEmpty ? choices : others
    let own = Dictionary(all.flatMap(\.ownKeys).map { ($0.name, $0) }) { first, _ in first }
    let any = schema(
      of: variant, doc: "",
      properties: merged(all.flatMap(\.properties))
        + own.values.sorted { $0.name < $1.name }.map { ($0.name, schema(of: $0)) })
    let chain: JSONValue = [
      "if": named(["type": "string", "pattern": "\\$"]),
      "then": any,
      "else": [
        "if": ["type": "object", "required": .names([ViewForm.keys.node.use.name])],
        "then": any, "else": .reference(to: standard.name),
      ],
    ]
    let isTree = standard === SceneClass.view || standard === SceneClass.layer
    let ownClasses = isTree ? self.own.filter { $0.isView == standard.isView } : []
    return (choices.filter { $0.name != standard.name } + ownClasses).reduce(
      isTree && self.own.isEmpty ? unknown(orElse: chain) : chain
    ) { chain, sceneClass in
      [
        "if": named(["const": JSONValue(sceneClass.name)]),
        "then": .reference(to: sceneClass.name), "else": chain,
      ]
    }
  }

  /// A class of the scene's own, of which nothing is known here; it is not called as one of Apple's.
  private func unknown(orElse other: JSONValue) -> JSONValue {
    let pattern = "^(?!UI|CA)[A-Z][A-Za-z0-9_]*$"
    return [
      "if": named(["type": "string", "pattern": JSONValue(pattern)]),
      "then": ["type": "object"], "else": other,
    ]
  }

  /// An object whose class has this schema.
  private func named(_ schema: JSONValue) -> JSONValue {
    let key = ViewForm.keys.viewClass.name
    return [
      "type": "object", "properties": .ofMembers([(key, schema)]), "required": .names([key]),
    ]
  }

  /// A definition for each class.
  var classes: [(String, JSONValue)] {
    SceneClass.all.compactMap { sceneClass in
      let variant =
        sceneClass.isView ? ViewForm.node(of: sceneClass) : LayerForm.form.variants.first
      return variant.map {
        (
          sceneClass.name,
          schema(
            of: $0, doc: "A node of \(sceneClass.name).", properties: properties(of: sceneClass))
        )
      }
    } + own.map { ($0.name, ownNode($0)) }
  }

  /// A node of a class of the scene's own: as others, but for the name of its class.
  private func ownNode(_ sceneClass: SceneClass) -> JSONValue {
    let variant = sceneClass.isView ? ViewForm.node : LayerForm.form.variants.first
    guard let variant else { return true }
    let node = schema(
      of: variant, doc: "A node of \(sceneClass.name).", properties: properties(of: sceneClass))
    let name = ViewForm.keys.viewClass.name
    return .ofMembers(
      (node.members ?? []).map { member in
        guard member.key == "properties" else { return (member.key, member.value) }
        return (
          member.key,
          .ofMembers(
            (member.value.members ?? []).map { key in
              (key.key, key.key == name ? ["const": JSONValue(sceneClass.name)] : key.value)
            })
        )
      })
  }

  func properties(of sceneClass: SceneClass) -> [(String, JSONValue)] {
    merged(sceneClass.properties) + sceneClass.ownKeys.map { ($0.name, schema(of: $0)) }
  }

  /// What several properties of one name are.
  private func schema(of all: [Property], _ kinds: [JSONValue]) -> JSONValue {
    guard let first = all.first else { return true }
    let key = KeyForm(first)
    var members: [(String, JSONValue)] = [("description", JSONValue(first.doc))]
    // What differs by the class says less than nothing.
    if all.allSatisfy({ $0.doc == first.doc && $0.initial == first.initial }) {
      members.append(("markdownDescription", JSONValue(KeyMarkdown.text(of: key, first))))
      if case .value(let standard)? = key.standard { members.append(("default", standard)) }
    }
    return .ofMembers(members + [("anyOf", JSONValue(.array(kinds)))])
  }

  /// Where several properties have one name, each one's values are right.
  private func merged(_ properties: [Property]) -> [(String, JSONValue)] {
    Dictionary(grouping: properties, by: \.name).sorted { $0.key < $1.key }.map { name, all in
      var kinds: [JSONValue] = []
      for property in all {
        let schema = schema(of: .kind(property.kind), resolves: true)
        if !kinds.contains(where: schema.isSame) { kinds.append(schema) }
      }
      return (name, schema(of: all, kinds))
    }
  }
}
