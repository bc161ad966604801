/// The scene format as a JSON Schema (draft-07), made from the registry.
package enum SceneSchema {
  /// The whole schema as a value; `JSONWriter` makes text of it.
  package static var value: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "LayerKit scene, version 1",
      "type": "object",
      "properties": [
        "$schema": ["type": "string"],
        "version": ["const": 1],
        "canvas": .orReference(canvas),
        "define": ["type": "object"],
        "components": [
          "type": "object", "additionalProperties": .reference(to: "component"),
        ],
        "include": ["type": "array", "items": ["type": "string"]],
        "root": .orReference(.reference(to: "view")),
      ],
      "required": ["root"],
      "additionalProperties": false,
      "definitions": definitions,
    ]
  }

  private static var canvas: JSONValue {
    [
      "type": "object",
      "properties": [
        "size": .orReference([
          "type": "array", "items": .orReference(["type": "number", "minimum": 1]),
          "minItems": 2, "maxItems": 2,
        ]),
        "scale": .orReference(["type": "number", "minimum": 0.25, "maximum": 16]),
        "background": .reference(to: "color"),
        "device": .orReference(["enum": .names(Device.all.map(\.name))]),
        "appearance": .orReference(appearance),
      ],
      "additionalProperties": false,
    ]
  }

  private static var appearance: JSONValue {
    ["enum": .names(Canvas.Appearance.allCases.map(\.rawValue))]
  }

  private static var definitions: JSONValue {
    [
      "reference": ["type": "string", "pattern": "\\$"],
      "number": .orReference(["type": "number"]),
      "length": number(orUnit: "%"),
      "angle": number(orUnit: "rad"),
      "color": color,
      "path": path,
      "image": image,
      "filter": filter,
      "cell": cell,
      "font": font,
      "run": run,
      "viewStep": step(scale: 2, translate: 2, hasAxis: false),
      "layerStep": step(scale: 3, translate: 3, hasAxis: true),
      "condition": condition,
      "assignments": ["type": "object"],
      "actionStep": actionStep,
      "animation": animation,
      "timing": timing,
      "actions": actions,
      "component": [
        "type": "object",
        "properties": [
          "parameters": ["type": "object"], "view": .orReference(.reference(to: "view")),
        ],
        "required": ["view"],
        "additionalProperties": false,
      ],
      "view": viewNode,
      "layer": layerNode,
      "rootLayer": node(
        SceneClass.layer.properties,
        besides: [
          ("sublayers", nodes(of: "layer")), ("mask", mask(of: "layer")), ("use", use),
          ("animations", nodes(of: "animation")),
        ]),
    ]
  }

  private static var actions: JSONValue {
    let steps = JSONValue.orReference([
      "type": "array", "items": .orReference(.reference(to: "actionStep")),
    ])
    let triggers = SceneActions.Trigger.allCases.map { JSONMember(key: $0.rawValue, value: steps) }
    let manipulations = SceneActions.Manipulation.allCases.map {
      JSONMember(key: $0.rawValue, value: .orReference(["const": JSONValue($0.word)]))
    }
    return [
      "type": "object", "properties": JSONValue(.object(triggers + manipulations)),
      "additionalProperties": false,
    ]
  }

  // MARK: Values

  private static func number(orUnit unit: String) -> JSONValue {
    let pattern = "^[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?\(unit)$"
    return [
      "anyOf": [.reference(to: "number"), ["type": "string", "pattern": JSONValue(pattern)]]
    ]
  }

  private static var color: JSONValue {
    [
      "anyOf": [
        .reference(to: "reference"),
        ["type": "string", "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
        ["type": "string", "pattern": "^(rgba?|hsla?)\\(.*\\)$"],
        ["enum": .names(ColorValue.system.keys.sorted())],
        [
          "type": "object",
          "properties": [
            "light": .reference(to: "color"), "dark": .reference(to: "color"),
          ],
          "required": ["light", "dark"],
          "additionalProperties": false,
        ],
      ]
    ]
  }

  private static var path: JSONValue {
    let rect: JSONValue = [
      "type": "array", "items": .reference(to: "number"), "minItems": 4, "maxItems": 4,
    ]
    let point: JSONValue = [
      "type": "array", "items": .reference(to: "number"), "minItems": 2, "maxItems": 2,
    ]
    return [
      "anyOf": [
        ["type": "string"],
        shape([("rect", rect)]), shape([("ellipse", rect)]),
        shape([("polygon", ["type": "array", "items": .orReference(point)])]),
        shape([
          ("roundedRect", rect),
          ("corners", ["type": "array", "items": .orReference(["type": "string"])]),
          ("radius", .reference(to: "number")),
        ]),
      ]
    ]
  }

  /// An object that has the first of these members and may have the others.
  private static func shape(_ members: [(String, JSONValue)]) -> JSONValue {
    [
      "type": "object",
      "properties": .ofMembers(members.map { ($0.0, .orReference($0.1)) }),
      "required": .names([members[0].0]), "additionalProperties": false,
    ]
  }

  private static func vector(upTo count: Int) -> JSONValue {
    [
      "type": "array", "items": .reference(to: "number"), "minItems": 2,
      "maxItems": JSONValue(count),
    ]
  }

  private static func step(scale: Int, translate: Int, hasAxis: Bool) -> JSONValue {
    var properties: [(String, JSONValue)] = [
      ("translate", .orReference(vector(upTo: translate))),
      ("scale", ["anyOf": [.reference(to: "number"), vector(upTo: scale)]]),
      ("rotate", .reference(to: "angle")),
    ]
    if hasAxis {
      properties.append(("axis", .orReference(vector(upTo: 3))))
      properties.append(("perspective", .orReference(["type": "number", "minimum": 1])))
    }
    return [
      "type": "object", "properties": .ofMembers(properties), "minProperties": 1,
      "maxProperties": hasAxis ? 2 : 1, "additionalProperties": false,
    ]
  }

  private static var condition: JSONValue {
    let side = JSONValue.orReference(["type": "number", "minimum": 0])
    return [
      "type": "object",
      "properties": [
        "appearance": .orReference(appearance), "minWidth": side, "maxWidth": side,
        "minHeight": side, "maxHeight": side,
      ],
      "additionalProperties": false,
    ]
  }

  private static var actionStep: JSONValue {
    [
      "type": "object",
      "properties": [
        "set": .reference(to: "assignments"), "else": .reference(to: "assignments"),
        "toggle": ["type": "string"], "log": ["type": "string"],
        "animate": .orReference(animateStep),
        "add": .orReference(.reference(to: "animation")), "to": ["type": "string"],
        "remove": ["type": "string"], "from": ["type": "string"],
      ],
      "minProperties": 1,
      "additionalProperties": false,
    ]
  }

  // MARK: Nodes

  static var use: JSONValue {
    let one: JSONValue = ["anyOf": [["type": "string"], ["type": "object"]]]
    return ["anyOf": [one, ["type": "array", "items": one]]]
  }

  static func nodes(of definition: String) -> JSONValue {
    .orReference(["type": "array", "items": .orReference(.reference(to: definition))])
  }

  static func mask(of definition: String) -> JSONValue {
    ["anyOf": [.reference(to: definition), .reference(to: "reference"), ["type": "null"]]]
  }

  static func names(views: Bool) -> JSONValue {
    .orReference(["enum": .names(SceneClass.all.filter { $0.isView == views }.map(\.name))])
  }
}
