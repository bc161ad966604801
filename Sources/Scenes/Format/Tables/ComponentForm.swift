/// The keys of a component.
struct ComponentKeys: KeyTable {
  let parameters = Key.raw(
    "parameters", .map(of: .anything, keys: .any, atLeast: 0),
    "Names that \"${name}\" stands for in the view, with the values for instances that give none.",
    ["title": "Untitled"]
  ).literal
  let view = Key.raw(
    "view", .object(.view), "The node that each instance is.", ["cornerRadius": 14]
  ).required
}

enum ComponentForm {
  static let keys = ComponentKeys()
  static let form = ObjectForm(
    .component, "A view with parameters, for nodes that name it.", place: " in a component",
    keys: keys,
    example: [
      "parameters": ["title": "Untitled"], "view": ["class": "UILabel", "text": "${title}"],
    ])
}
