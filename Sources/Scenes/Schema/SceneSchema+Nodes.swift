// Nodes have the properties of the class that they name.

extension SceneSchema {
  /// A view node; the keys of a component's instance are not known here.
  func view(_ form: ObjectForm) -> JSONValue {
    guard let instance = form.variants.first(where: { $0.tag != nil }), let tag = instance.tag
    else { return false }
    return [
      "if": ["type": "object", "required": .names([tag])],
      "then": schema(of: instance, doc: instance.doc),
      "else": byClass(ViewForm.node, SceneClass.views, standard: .view),
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
      "then": form.name == .presented ? presented : .reference(to: FormName.view.id),
      "else": .reference(to: standard),
    ]
  }

  /// What is no part of the tree, or else what is.
  private var presented: JSONValue {
    let alert = SceneClass.alertController.name
    return [
      "if": named(["const": JSONValue(alert)]), "then": .reference(to: alert),
      "else": .reference(to: FormName.view.id),
    ]
  }

  /// Which class a reference stands for is not known here, nor what comes with a `use`: such a node
  /// may have what any has.
  func byClass(
    _ variant: ObjectForm.Variant, _ classes: Choices<SceneClass>, standard: SceneClass
  ) -> JSONValue {
    let all = classes.names.compactMap { classes[$0] }
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
    return all.filter { $0.name != standard.name }.reduce(chain) { chain, sceneClass in
      [
        "if": named(["const": JSONValue(sceneClass.name)]),
        "then": .reference(to: sceneClass.name), "else": chain,
      ]
    }
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
      let isAlert = sceneClass.name == SceneClass.alertController.name
      let variant =
        isAlert
        ? ViewForm.presented.variants.first
        : sceneClass.isView ? ViewForm.node : LayerForm.form.variants.first
      return variant.map {
        (
          sceneClass.name,
          schema(
            of: $0, doc: "A node of \(sceneClass.name).", properties: properties(of: sceneClass))
        )
      }
    }
  }

  func properties(of sceneClass: SceneClass) -> [(String, JSONValue)] {
    merged(sceneClass.properties) + sceneClass.ownKeys.map { ($0.name, schema(of: $0)) }
  }

  /// Where several properties have one name, each one's values are right.
  private func merged(_ properties: [Property]) -> [(String, JSONValue)] {
    Dictionary(grouping: properties, by: \.name).sorted { $0.key < $1.key }.map { name, all in
      var kinds: [JSONValue] = []
      for property in all {
        let schema = schema(of: .kind(property.kind), resolves: true)
        if !kinds.contains(where: schema.isSame) { kinds.append(schema) }
      }
      return (
        name, ["description": JSONValue(all.first?.doc ?? ""), "anyOf": JSONValue(.array(kinds))]
      )
    }
  }
}
