import Scenes
import TestSupport

// Nodes: a class by chance, some of its properties, and what the tables let nodes have besides.

extension SceneMaker {
  /// A view, a layer, or what a view says of its own layer.
  mutating func node(_ form: FormName, depth: Int, components: [String]) -> JSONValue {
    if form == .view, let name = one(of: components), depth > 0, oneIn(5) {
      return instance(of: name)
    }
    let outer = owner
    defer { owner = outer }
    var node = Draft()
    let sceneClass = chosenClass(form)
    owner = sceneClass
    let standard = Self.standard(of: form)?.name ?? "UIView"
    if form != .rootLayer, sceneClass.name != standard, sceneClass.name != "CALayer" {
      node.set("class", to: JSONValue(sceneClass.name))
    }
    note(sceneClass.name, "class")
    if form != .rootLayer, hasActions ? !oneIn(4) : oneIn(isRelated ? 2 : 5) {
      let id = "n\(namesGiven)"
      namesGiven += 1
      named.append((id, sceneClass))
      node.set("id", to: JSONValue(id))
    }
    setProperties(of: sceneClass, in: &node, isPlaced: form != .rootLayer && depth > 0)
    setOthers(of: form, in: &node, depth: depth, components: components)
    setOwnKeys(of: sceneClass, in: &node, depth: depth)
    spoil(&node)
    return node.value
  }

  private mutating func chosenClass(_ form: FormName) -> SceneClass {
    if form == .rootLayer { return Self.layer }
    if let standard = Self.standard(of: form) {
      if form == .presented, oneIn(2) { return Self.alert }
      if standard.isController { return one(of: Self.controllers) ?? standard }
      // A bar shows other views as well, and a menu has menus in it.
      switch standard.name {
      case "UIBarButtonItem", "UIView": return oneIn(8) ? one(of: Self.views) ?? standard : standard
      case "UIAction": return oneIn(8) ? SceneClass.named("UIMenu") ?? standard : standard
      default: return standard
      }
    }
    let isView = form == .view
    let liked = favoured.filter { $0.isView == isView }
    if !liked.isEmpty, oneIn(2), let one = one(of: liked) { return one }
    if isView, isRelated, !oneIn(3), let related = relatedClass() { return related }
    if oneIn(3) { return isView ? Self.view : Self.layer }
    return one(of: classes(of: isView ? .view : .layer)) ?? Self.view
  }

  /// What nodes under some keys are that name no class; nil for views and layers anywhere.
  static func standard(of form: FormName) -> SceneClass? {
    guard form != .view,
      case .ofViewClasses(let name)? = SceneFormat.catalog[form]?.variants.first?.properties
    else { return nil }
    return SceneClass.named(name)
  }

  private mutating func instance(of name: String) -> JSONValue {
    var node = Draft()
    node.set("component", to: JSONValue(name))
    if oneIn(2) { set("frame", of: Self.view, in: &node) }
    if oneIn(3) { set("alpha", of: Self.view, in: &node) }
    if oneIn(3) { node.set("title", to: value(.text(.any))) }
    note("view", "component")
    return node.value
  }

  // MARK: Properties

  private mutating func setProperties(
    of sceneClass: SceneClass, in node: inout Draft, isPlaced: Bool
  ) {
    for _ in 0..<numbers.below(7) {
      guard let property = one(of: sceneClass.properties) else { continue }
      set(property.name, of: sceneClass, in: &node)
    }
    // Nodes that nobody sees find no faults.
    if isPlaced, !oneIn(5) { set("frame", of: sceneClass, in: &node) }
    if oneIn(2) { set("backgroundColor", of: sceneClass, in: &node) }
    // A class is mostly seen by what it alone has.
    for name in Self.telling where sceneClass.property(name) != nil && oneIn(2) {
      set(name, of: sceneClass, in: &node)
    }
  }

  /// What some classes show nothing without.
  private static let telling = [
    "text", "title", "string", "path", "fillColor", "colors", "contents", "image", "segments",
    "emitterCells", "instanceCount", "instanceTransform", "contentSize", "progress",
    "numberOfPages", "components",
    "string", "strokeColor", "isAnimating",
  ]

  mutating func set(_ name: String, of sceneClass: SceneClass, in node: inout Draft) {
    guard let property = sceneClass.property(name) else { return }
    node.set(name, to: value(of: property))
    note(sceneClass.name, name)
  }

  mutating func value(of property: Property) -> JSONValue {
    // Copies multiply with those of other replicators.
    if property.name.hasSuffix("Count"), !oneIn(8) { return JSONValue(numbers.below(5)) }
    if case .rect = property.kind, !oneIn(6) { return rect() }
    return value(.kind(property.kind))
  }

  /// A rectangle that lies mostly on the canvas.
  mutating func rect() -> JSONValue {
    let numbers = [
      number(in: -9...40), number(in: -9...40), number(in: 0...60), number(in: 0...60),
    ]
    return JSONValue(.array(numbers))
  }

  // MARK: Other keys

  private mutating func setOthers(
    of form: FormName, in node: inout Draft, depth: Int, components: [String]
  ) {
    guard let variant = SceneFormat.catalog[form]?.variants.first else { return }
    for key in variant.keys where !["class", "id", "component"].contains(key.name) {
      guard let value = other(key, of: form, depth: depth, components: components) else { continue }
      node.set(key.name, to: value)
      note(form.id, key.name)
    }
  }

  /// Controllers, items and rows: what a class has under keys of its own.
  private mutating func setOwnKeys(of sceneClass: SceneClass, in node: inout Draft, depth: Int) {
    for key in sceneClass.ownKeys where hasApps {
      // Without these there is nothing of such a node to see.
      let isTelling = [
        "viewControllers", "rows", "items", "alertActions", "pages", "children", "primary",
        "secondary",
      ].contains(key.name)
      guard isTelling ? !oneIn(4) : oneIn(4), depth <= deepest else { continue }
      node.set(key.name, to: ownValue(key, depth: depth))
      note(sceneClass.name, key.name)
    }
  }

  private mutating func ownValue(_ key: KeyForm, depth: Int) -> JSONValue {
    switch key.form {
    case .list(of: .object(let form), _, _) where Self.standard(of: form) != nil:
      return JSONValue(
        .array(
          (0..<numbers.below(4)).map { _ in self.node(form, depth: depth + 1, components: []) }))
    case .list(of: .object(.section), _, _):
      return JSONValue(.array((0..<numbers.below(3)).map { _ in section(depth: depth) }))
    case .any(let forms):
      if case .object(let form)? = forms.first {
        return self.node(form, depth: depth + 1, components: [])
      }
      return rows(depth: depth)
    default: return ["text": value(.text(.any))]
    }
  }

  private mutating func section(depth: Int) -> JSONValue {
    var section = Draft()
    // Whose names are in the other kind's key is in no scene.
    let unread = isRelated ? (owner.name == "UITableView" ? "items" : "rows") : nil
    for key in SceneFormat.catalog[.section]?.variants.first?.keys ?? []
    where oneIn(2) && key.name != unread {
      switch key.name {
      case "rows", "items": section.set(key.name, to: rows(depth: depth))
      default: section.set(key.name, to: value(key.form))
      }
      note("section", key.name)
    }
    return section.value
  }

  private mutating func rows(depth: Int) -> JSONValue {
    let cell = SceneClass.named("UITableViewCell") ?? Self.view
    let count = oneIn(isRelated ? 20 : 6) ? 30 : numbers.below(5)
    return JSONValue(
      .array(
        (0..<count).map { _ in
          guard oneIn(isRelated ? 2 : 3), depth < deepest else {
            var row = Draft()
            for name in ["text", "secondaryText", "image", "accessoryType"] where oneIn(2) {
              set(name, of: cell, in: &row)
            }
            return row.value
          }
          return self.node(.view, depth: depth + 1, components: [])
        }))
  }

  mutating func masking(_ make: (inout SceneMaker) -> JSONValue) -> JSONValue {
    let wasMasking = isMasking
    isMasking = true
    defer { isMasking = wasMasking }
    return make(&self)
  }

  private mutating func other(
    _ key: KeyForm, of form: FormName, depth: Int, components: [String]
  ) -> JSONValue? {
    switch key.name {
    // Without its root a scene is none.
    case "if" where depth == 0: return nil
    case "subviews": return children(.view, depth: depth, components: components)
    case "sublayers": return children(.layer, depth: depth, components: [])
    case "layer": return oneIn(5) ? node(.rootLayer, depth: depth + 1, components: []) : .none
    case "mask":
      guard depth < deepest, oneIn(10) else { return nil }
      let mask: FormName = form == .view ? .view : .layer
      return oneIn(8) ? .none : masking { $0.node(mask, depth: $0.deepest, components: []) }
    case "contextMenu":
      guard hasApps, depth < deepest, oneIn(16) else { return nil }
      return node(.menu, depth: depth + 1, components: [])
    case "actions": return hasActions && oneIn(2) ? value(key.form) : .none
    case "animations":
      guard oneIn(6) else { return nil }
      return JSONValue(.array((0...numbers.below(2)).map { _ in animation() }))
    case "use":
      guard oneIn(16), let name = definition(of: .color) else { return nil }
      return [JSONValue(.object([JSONMember(key: "backgroundColor", value: "$\(name)")]))]
    case "constraints" where isRelated: return oneIn(2) ? value(key.form) : .none
    default: return oneIn(16) ? value(key.form) : .none
    }
  }

  private mutating func children(
    _ form: FormName, depth: Int, components: [String]
  ) -> JSONValue? {
    guard depth < deepest else { return nil }
    let most = isSmall ? 2 : form == .view ? (depth == 0 ? 5 : 3) : (depth == 0 ? 3 : 2)
    let count = numbers.below(most + 1)
    guard count > 0 else { return nil }
    return JSONValue(
      .array((0..<count).map { _ in node(form, depth: depth + 1, components: components) }))
  }
}
