import Scenes
import TestSupport

// The next save of a scene: a few edits of the one before.

extension SceneMaker {
  package mutating func edited(_ scene: JSONValue) -> JSONValue {
    var file = Draft(scene)
    guard var root = scene["root"] else { return scene }
    named = isRelated ? Self.names(in: root) : []
    for _ in 0...numbers.below(4) { root = edited(root, as: .view, depth: 0) }
    if isRelated { root = Self.withoutLost(root, names: Set(Self.names(in: root).map(\.id))) }
    file.set("root", to: root)
    if oneIn(4) { file.set("canvas", to: canvas()) }
    // What is used and not there any more refuses the scene, and tells nothing else.
    if oneIn(wildness == .wrong ? 8 : 64) { file.set("define", to: .none) }
    return file.value
  }

  mutating func edited(_ node: JSONValue, as form: FormName, depth: Int) -> JSONValue {
    var draft = Draft(node)
    if isRelated {
      if let lists = editedRows(of: node, depth: depth) { return lists }
      // A section is no view.
      if node["class"] == nil, draft.has("rows") || draft.has("items") { return node }
    }
    let below: [(key: String, form: FormName)] = [
      ("subviews", .view), ("sublayers", .layer), ("layer", .rootLayer),
      ("mask", form == .view ? .view : .layer),
      ("viewControllers", .controller), ("pages", .controller), ("children", .menuElement),
      ("rightBarButtonItems", .barButtonItem),
    ].filter { draft.has($0.0) }
    if !oneIn(3), let (key, childForm) = one(of: below), let child = node[key] {
      if var list = child.elements {
        guard !list.isEmpty else { return node }
        if oneIn(2) {
          let index = numbers.below(list.count)
          list[index] = edited(list[index], as: childForm, depth: depth + 1)
        } else {
          change(&list, of: childForm, depth: depth)
        }
        draft.set(key, to: JSONValue(.array(list)))
      } else {
        func edited(_ maker: inout SceneMaker) -> JSONValue {
          maker.edited(child, as: childForm, depth: depth + 1)
        }
        draft.set(key, to: key == "mask" ? masking(edited) : edited(&self))
      }
      return draft.value
    }
    change(&draft, of: form, depth: depth)
    return draft.value
  }

  /// Nodes come, go, change places and get others around them.
  mutating func change(_ list: inout [JSONValue], of form: FormName, depth: Int) {
    switch numbers.below(6) {
    case 4 where form == .view: surround(&list)
    case 5 where form == .view: free(&list)
    case 0: list.remove(at: numbers.below(list.count))
    case 1:
      list.insert(
        node(form, depth: max(deepest - 1, depth + 1), components: []),
        at: numbers.below(list.count + 1))
    case 2: list.shuffle(using: &numbers)
    default:
      list[numbers.below(list.count)] = node(
        form, depth: max(deepest - 1, depth + 1), components: [])
    }
  }

  /// Puts a view around one of a list.
  private mutating func surround(_ list: inout [JSONValue]) {
    let index = numbers.below(list.count)
    var outer = Draft(["subviews": JSONValue(.array([list[index]]))])
    if oneIn(2) { outer.set("class", to: one(of: ["UIStackView", "UIScrollView", "UIView"])) }
    if oneIn(2) { outer.set("frame", to: [0, 0, "100%", "50%"]) }
    list[index] = outer.value
  }

  /// Takes a view away and leaves what is in it.
  private mutating func free(_ list: inout [JSONValue]) {
    let outer = list.indices.filter { list[$0]["subviews"]?.elements?.isEmpty == false }
    guard let index = one(of: outer), let inner = list[index]["subviews"]?.elements else { return }
    list.replaceSubrange(index...index, with: inner)
  }

  /// What a node that stands in a place may be.
  func classes(of form: FormName) -> [SceneClass] {
    switch form {
    case .view: hasApps ? isMasking ? Self.maskViews : Self.views : Self.plainViews
    case .layer: Self.layers
    case .controller: Self.controllers
    default: []
    }
  }

  private mutating func change(_ node: inout Draft, of form: FormName, depth: Int) {
    let sceneClass =
      node.value["class"]?.string.flatMap(SceneClass.named) ?? Self.standard(of: form)
      ?? (form == .view ? Self.view : Self.layer)
    owner = sceneClass
    switch numbers.below(8) {
    case 0: if let key = one(of: node.keys) { node.set(key, to: .none) }
    case 1 where wildness == .wrong || oneIn(4): node.set("id", to: .none)
    case 1 where form != .rootLayer && oneIn(2):
      node.set("id", to: JSONValue("renamed\(numbers.below(1000))"))
    case 2 where depth > 0 && !classes(of: form).isEmpty:
      node.set("class", to: one(of: classes(of: form)).map { JSONValue($0.name) })
    case 3: node.set("animations", to: oneIn(2) ? .none : [animation()])
    case 4 where form == .view:
      node.set("layer", to: self.node(.rootLayer, depth: deepest, components: []))
    default:
      for _ in 0...numbers.below(3) {
        if let property = one(of: sceneClass.properties) {
          set(property.name, of: sceneClass, in: &node)
        }
      }
    }
    // Two nodes of one name are an error, which would hide what follows.
    if form != .rootLayer, node.has("id"), oneIn(8) { node.set("id", to: .none) }
  }
}
