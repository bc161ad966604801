/// The keys of a scene file.
struct SceneKeys: KeyTable {
  let theme = IncludedKeys()
  let canvas = Key.raw(
    "canvas", .object(.canvas), "The stage: how large, how fine, and what lies behind the root.",
    ["size": [390, 844], "scale": 2])
  let snapshot = Key.raw(
    "snapshot",
    .any([
      .object(.snapshot),
      .list(of: .object(.snapshot), count: 1...Int.max, words: "a list of snapshots"),
    ]),
    "The pictures that `preview test` keeps of the scene: one, or a list of them.",
    ["time": "1300ms"]
  ).literal.orElse("one picture of its beginning")
  let variants = Key.raw(
    "variants", VariantForm.list,
    "How the scene is looked at side by side: every combination of the axes that are named, and each "
      + "variant that is described.",
    ["appearance", ["device": "iPad"]]
  ).literal.orElse("as it is")
  let root = Key.raw(
    "root", .object(.view), "The view that fills the canvas.", ["backgroundColor": "white"]
  ).required
}

/// The keys of a file that others include.
struct IncludedKeys: KeyTable {
  let schema = Key.raw(
    "$schema", .text(.any), "Where editors find the schema of the format; not read otherwise.",
    "scene.schema.json"
  ).literal
  let version = Key.integer(
    "version", in: 1...1, "The version of the format that the file is written in.", 1
  ).literal.or(1, 1)
  let include = Key.raw(
    "include", .list(of: .text(.scenePath), words: "a list of paths"),
    "Files whose definitions and components are known here, by their paths from this file.",
    ["theme.json"]
  ).literal
  let swift = Key.raw(
    "swift", .list(of: .text(.codePath), words: "a list of paths"),
    "Swift code whose views, controllers and layers can be classes of nodes here: files, which are one "
      + "module, and folders of packages, by their paths from this file. It is run where `--allow-code` "
      + "says so.",
    ["Badge.swift"]
  ).literal
  let define = Key.raw(
    "define", .map(of: .anything, keys: .any, atLeast: 0),
    "Values by names of the author's: \"$accent\" stands for the one that is called accent.",
    ["accent": "#0A84FF", "inset": 16]
  ).literal
  let components = Key.raw(
    "components", .map(of: .object(.component), keys: .any, atLeast: 0),
    "Views with parameters by names of the author's, for nodes that name a component.",
    [
      "Card": [
        "parameters": ["title": "Untitled"], "view": ["class": "UILabel", "text": "${title}"],
      ]
    ]
  ).literal
}

package enum SceneForm {
  static let keys = SceneKeys()

  static let form = ObjectForm(
    .scene, "The whole of a file.", place: "", keys: keys,
    example: [
      "version": 1,
      "canvas": ["size": [390, 844]],
      "define": ["accent": "#0A84FF"],
      "components": ["Card": ["view": ["cornerRadius": 14]]],
      "root": ["subviews": [["component": "Card", "backgroundColor": "$accent"]]],
    ])

  static let included = ObjectForm(
    .included, "A file that a scene includes for its definitions and components.", place: "",
    keys: keys.theme, example: ["define": ["accent": "#0A84FF"]])

  /// The keys under which authors give names.
  package static let sections = (
    define: keys.theme.define.name, components: keys.theme.components.name
  )
}
