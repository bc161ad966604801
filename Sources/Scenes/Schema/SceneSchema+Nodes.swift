// Nodes have the properties of the class that they name.

extension SceneSchema {
  /// A view node; the keys of a component's instance are not known here.
  static var viewNode: JSONValue {
    let keys: [(String, JSONValue)] = [
      ("class", names(views: true)),
      ("subviews", nodes(of: "view")), ("mask", mask(of: "view")),
      ("layer", .orReference(.reference(to: "rootLayer"))),
      ("actions", .orReference(.reference(to: "actions"))),
    ]
    return [
      "if": ["type": "object", "required": ["component"]],
      "then": ["properties": ["component": ["type": "string"]]],
      "else": byClass(
        of: SceneClass.all.filter(\.isView), standard: .view, besides: keys + commonKeys),
    ]
  }

  static var layerNode: JSONValue {
    let keys: [(String, JSONValue)] = [
      ("class", names(views: false)), ("mask", mask(of: "layer")),
    ]
    return byClass(
      of: SceneClass.all.filter { !$0.isView }, standard: .layer, besides: keys + commonKeys)
  }

  /// What views and layers have alike.
  private static var commonKeys: [(String, JSONValue)] {
    [
      ("id", ["type": "string"]), ("sublayers", nodes(of: "layer")), ("use", use),
      ("if", .orReference(.reference(to: "condition"))), ("animations", nodes(of: "animation")),
    ]
  }

  /// Which class a reference stands for is not known here, nor what comes with a `use`: such a node
  /// may have what any has.
  private static func byClass(
    of classes: [SceneClass], standard: SceneClass, besides keys: [(String, JSONValue)]
  ) -> JSONValue {
    let anyNode = node(classes.flatMap(\.properties), besides: keys)
    var chain = named(
      ["type": "string", "pattern": "\\$"], then: anyNode,
      otherwise: [
        "if": ["type": "object", "required": ["use"]],
        "then": anyNode, "else": node(standard.properties, besides: keys),
      ])
    for sceneClass in classes where sceneClass.name != standard.name {
      chain = named(
        ["const": JSONValue(sceneClass.name)],
        then: node(sceneClass.properties, besides: keys), otherwise: chain)
    }
    return chain
  }

  private static func named(
    _ name: JSONValue, then: JSONValue, otherwise: JSONValue
  ) -> JSONValue {
    [
      "if": ["type": "object", "properties": ["class": name], "required": ["class"]],
      "then": then, "else": otherwise,
    ]
  }

  /// An object with properties; where several have one name, each one's values are right.
  static func node(
    _ properties: [Property], besides keys: [(String, JSONValue)]
  ) -> JSONValue {
    let byName = Dictionary(grouping: properties, by: \.name).sorted { $0.key < $1.key }
    return [
      "type": "object",
      "properties": .ofMembers(keys + byName.map { ($0.key, schema(of: $0.value)) }),
      "additionalProperties": false,
    ]
  }

  private static func schema(of properties: [Property]) -> JSONValue {
    var kinds: [JSONValue] = []
    for property in properties where !kinds.contains(where: property.kind.schema.isSame) {
      kinds.append(property.kind.schema)
    }
    return [
      "description": JSONValue(properties.first?.doc ?? ""),
      "anyOf": .init(.array(kinds + [.reference(to: "reference")])),
    ]
  }
}
