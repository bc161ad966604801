extension SceneSchema {
  /// A curve by name or by four numbers.
  static var timing: JSONValue {
    [
      "anyOf": [
        ["enum": .names(SceneAnimation.TimingValue.names)],
        [
          "type": "array", "items": .reference(to: "number"), "minItems": 4, "maxItems": 4,
        ],
        .reference(to: "reference"),
      ]
    ]
  }

  /// What stands in `animations`, and in an animation's `group`.
  static var animation: JSONValue {
    let seconds = JSONValue.orReference(["type": "number", "minimum": 0])
    let flag = JSONValue.orReference(["type": "boolean"])
    let any: JSONValue = [:]
    let numbers = JSONValue.orReference(["type": "array", "items": .reference(to: "number")])
    return [
      "type": "object",
      "properties": [
        "keyPath": ["type": "string"], "key": ["type": "string"],
        "from": any, "to": any, "by": any,
        "values": .orReference(["type": "array"]), "keyTimes": numbers,
        "timings": .orReference(["type": "array", "items": .reference(to: "timing")]),
        "calculationMode": .orReference([
          "enum": .names(["linear", "discrete", "paced", "cubic", "cubicPaced"])
        ]),
        "path": .reference(to: "path"),
        "rotationMode": .orReference(["enum": .names(["auto", "autoReverse"])]),
        "spring": spring(["mass", "stiffness", "damping", "velocity"]),
        "additive": flag, "cumulative": flag, "group": nodes(of: "animation"),
        "duration": seconds, "delay": seconds, "speed": .reference(to: "number"),
        "repeatCount": ["anyOf": [["const": "infinity"], .reference(to: "number")]],
        "autoreverses": flag, "removedOnCompletion": flag,
        "fillMode": .orReference([
          "enum": .names(["removed", "forwards", "backwards", "both"])
        ]),
        "timing": .reference(to: "timing"),
      ],
      "additionalProperties": false,
    ]
  }

  /// The step of an action that animates what it sets.
  static var animateStep: JSONValue {
    let seconds = JSONValue.orReference(["type": "number", "minimum": 0])
    return [
      "type": "object",
      "properties": [
        "set": .reference(to: "assignments"), "duration": seconds, "delay": seconds,
        "timing": .reference(to: "timing"), "spring": spring(["dampingRatio", "velocity"]),
        "allowUserInteraction": ["type": "boolean"],
      ],
      "required": ["set"],
      "additionalProperties": false,
    ]
  }

  private static func spring(_ keys: [String]) -> JSONValue {
    .orReference([
      "type": "object",
      "properties": .ofMembers(keys.map { ($0, .reference(to: "number")) }),
      "additionalProperties": false,
    ])
  }
}
