import Scenes

/// A scene made by chance: every class, every property, values of each kind, names and nesting.
///
/// The same seed makes the same scene in every run.
struct RandomScene {
  private var values: RandomValues
  private var isMasking = false
  private var root = Node()
  private var canvas = (width: 48, height: 48, isDark: false)

  private struct Node {
    var id: String?
    var className = "UIView"
    var values: [String: String] = [:]
    var layerValues: [String: String] = [:]
    var subviews: [Node] = []
    var sublayers: [Node] = []
    /// One or none.
    var masks: [Node] = []

    var isView: Bool { SceneClass.named(className)?.isView ?? true }
  }

  /// All but what stands in bars and is presented, which have neither place nor colour.
  private static let viewNames = SceneClass.all.filter {
    $0.isView && $0.property("frame") != nil
  }.map(\.name)
  /// What can stand in a mask.
  private static let maskNames = viewNames.filter { SceneClass.named($0)?.isController == false }
  private static let layerNames = SceneClass.all.filter { !$0.isView }.map(\.name)

  init(seed: UInt64) {
    values = RandomValues(seed: seed)
    root = node(isView: true, depth: 0)
    chooseCanvas()
  }

  // MARK: Making

  private mutating func chooseCanvas() {
    canvas = (
      values.element(of: [32, 48, 61]) ?? 48, values.below(2) == 0 ? 48 : 40,
      values.below(4) == 0
    )
  }

  private mutating func node(isView: Bool, depth: Int) -> Node {
    var node = Node()
    node.className = className(isView: isView)
    if values.below(3) == 0 { node.id = "n\(values.below(12))" }
    for _ in 0..<values.below(8) { setValue(of: &node) }
    if values.below(2) == 0 { node.values["backgroundColor"] = values.color() }
    if depth > 0, values.below(4) > 0 { node.values["frame"] = values.value(.rect) }
    guard depth < 4 else { return node }
    if depth > 0, values.below(8) == 0 {
      node.masks = [mask(isView: isView)]
    }
    let most = depth == 0 ? 5 : 3
    for _ in 0..<values.below(most) {
      node.sublayers.append(self.node(isView: false, depth: depth + 1))
    }
    if isView {
      for _ in 0..<values.below(most) {
        node.subviews.append(self.node(isView: true, depth: depth + 1))
      }
    }
    return node
  }

  private mutating func mask(isView: Bool) -> Node {
    let wasMasking = isMasking
    isMasking = true
    defer { isMasking = wasMasking }
    return node(isView: isView, depth: 3)
  }

  /// Half of the nodes are of the classes that all others are made of.
  private mutating func className(isView: Bool) -> String {
    if values.below(2) == 0 { return isView ? "UIView" : "CALayer" }
    let views = isMasking ? Self.maskNames : Self.viewNames
    return values.element(of: isView ? views : Self.layerNames) ?? "UIView"
  }

  /// Another class, with those of the values that it has as well.
  private mutating func changeClass(of node: inout Node) {
    guard let old = SceneClass.named(node.className) else { return }
    node.className = className(isView: node.isView)
    guard let new = SceneClass.named(node.className) else { return }
    func form(_ name: String, in sceneClass: SceneClass) -> String? {
      sceneClass.property(name).map { "\($0.kind)" }
    }
    node.values = node.values.filter { form($0.key, in: old) == form($0.key, in: new) }
  }

  /// Half of the time one that all views or layers do not have.
  private mutating func property(ofClass name: String) -> Property? {
    guard let sceneClass = SceneClass.named(name),
      let base = SceneClass.named(sceneClass.isView ? "UIView" : "CALayer")
    else { return nil }
    let own = sceneClass.properties.filter { base.property($0.name) == nil }
    return values.element(of: own.isEmpty || values.below(2) == 0 ? sceneClass.properties : own)
  }

  private mutating func setValue(of node: inout Node) {
    let onLayer = node.isView && values.below(5) == 0
    guard let property = property(ofClass: onLayer ? "CALayer" : node.className) else { return }
    let isGone = values.below(4) == 0
    let value = isGone ? nil : values.value(of: property)
    if onLayer {
      node.layerValues[property.name] = value
    } else {
      node.values[property.name] = value
    }
  }

  // MARK: Editing

  /// The scene after a few edits, as somebody makes them between two saves.
  func edited(seed: UInt64) -> RandomScene {
    var scene = self
    scene.values = RandomValues(seed: seed)
    var root = scene.root
    for _ in 0...scene.values.below(4) { scene.edit(&root, depth: 0) }
    scene.root = root
    if scene.values.below(3) == 0 { scene.chooseCanvas() }
    return scene
  }

  private mutating func edit(_ node: inout Node, depth: Int) {
    if !node.subviews.isEmpty, values.below(3) > 0 {
      edit(&node.subviews[values.below(node.subviews.count)], depth: depth + 1)
    } else if !node.sublayers.isEmpty, values.below(2) == 0 {
      edit(&node.sublayers[values.below(node.sublayers.count)], depth: depth + 1)
    } else {
      change(&node, depth: depth)
    }
  }

  private mutating func change(_ node: inout Node, depth: Int) {
    switch values.below(12) {
    case 0: node.subviews.shuffle(using: &values.numbers)
    case 1: node.sublayers.shuffle(using: &values.numbers)
    case 2: if !node.subviews.isEmpty { node.subviews.removeFirst() }
    case 3: if !node.sublayers.isEmpty { node.sublayers.removeLast() }
    case 4 where node.isView: node.subviews.insert(self.node(isView: true, depth: 3), at: 0)
    case 5: node.sublayers.append(self.node(isView: false, depth: 3))
    case 6: node.id = values.below(2) == 0 ? nil : "n\(values.below(12))"
    case 7: if let key = node.values.keys.sorted().first { node.values[key] = nil }
    case 8: changeClass(of: &node)
    case 9 where depth > 0:
      node.masks = node.masks.isEmpty ? [mask(isView: node.isView)] : []
    default: for _ in 0...values.below(3) { setValue(of: &node) }
    }
  }

  // MARK: Shrinking

  /// The scene less one thing each: a subtree, a value, or a name.
  var smaller: [RandomScene] {
    var scenes: [RandomScene] = []
    for root in Self.smaller(root) {
      var scene = self
      scene.root = root
      scenes.append(scene)
    }
    return scenes
  }

  private static func smaller(_ node: Node) -> [Node] {
    var result: [Node] = []
    func add(_ change: (inout Node) -> Void) {
      var copy = node
      change(&copy)
      result.append(copy)
    }
    for lists in [\Node.subviews, \Node.sublayers, \Node.masks] {
      for index in node[keyPath: lists].indices { add { $0[keyPath: lists].remove(at: index) } }
    }
    for key in node.values.keys { add { $0.values[key] = nil } }
    for key in node.layerValues.keys { add { $0.layerValues[key] = nil } }
    if node.id != nil { add { $0.id = nil } }
    for lists in [\Node.subviews, \Node.sublayers, \Node.masks] {
      for (index, child) in node[keyPath: lists].enumerated() {
        for smaller in smaller(child) { add { $0[keyPath: lists][index] = smaller } }
      }
    }
    return result
  }

  // MARK: Text

  /// The scene as a file has it; a name that occurs again is left out.
  var text: String {
    var names: Set<String> = []
    let appearance = canvas.isDark ? "dark" : "light"
    return """
      {"canvas": {"size": [\(canvas.width), \(canvas.height)], "scale": 1, "appearance": \
      "\(appearance)", "background": "systemBackground"}, "root": \(text(root, &names))}
      """
  }

  private func text(_ node: Node, _ names: inout Set<String>) -> String {
    var members = ["\"class\": \"\(node.className)\""] + Self.members(node.values)
    if let id = node.id, names.insert(id).inserted { members.append("\"id\": \"\(id)\"") }
    if !node.layerValues.isEmpty {
      members.append("\"layer\": {\(Self.members(node.layerValues).joined(separator: ", "))}")
    }
    for (key, children) in [("subviews", node.subviews), ("sublayers", node.sublayers)]
    where !children.isEmpty {
      let list = children.map { text($0, &names) }.joined(separator: ", ")
      members.append("\"\(key)\": [\(list)]")
    }
    for mask in node.masks { members.append("\"mask\": \(text(mask, &names))") }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func members(_ values: [String: String]) -> [String] {
    values.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
  }
}
