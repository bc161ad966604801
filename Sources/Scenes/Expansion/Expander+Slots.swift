import Foundation

// What stands in a node beside its subviews: controllers, items of bars, rows.

extension Expander {
  /// The nodes under the keys that the class has of its own.
  mutating func expandSlots(
    _ merged: MergedNode, of node: inout SceneNode, in environment: Environment
  ) {
    let slots = node.sceneClass.slots
    guard slots.contains(where: { merged[$0.key.name] != nil }) else { return }
    node.slots = slots.map { slot in
      guard let member = merged[slot.key.name] else { return [] }
      func expand(
        _ expander: inout Expander, _ value: JSONValue, _ environment: Environment
      ) -> SceneNode? {
        guard let node = expander.viewNode(value, in: environment, standard: slot.standard),
          !expander.refuses(node, slot.refused)
        else { return nil }
        return slot.isForControllers ? expander.controllerNode(node) : node
      }
      if slot.isList { return nodes(member, in: environment, expand: expand) }
      return single(member, in: environment, expand: expand)
    }
  }

  /// Reports a node where UIKit takes none of its class.
  mutating func refuses(_ node: SceneNode, _ refused: [String: String]) -> Bool {
    guard let sentence = refused[node.sceneClass.name] else { return false }
    diagnostics.error(.wrongPlace, sentence, at: node.range)
    return true
  }

  /// What masks a view. A controller goes by its window, which tells it how much room there is and what is
  /// covered; what masks is in none.
  mutating func masks(_ member: MergedNode.Member, in environment: Environment) -> [SceneNode] {
    let masks = single(member, in: environment) { $0.viewNode($1, in: $2) }
    guard let controller = masks.first?.firstController else { return masks }
    diagnostics.error(
      .wrongPlace,
      "\(Diagnostic.quoted(controller.sceneClass.name)) cannot stand in a mask: it goes by its "
        + "window, and what masks is in none", at: controller.range)
    return []
  }

  /// The node as one of a controller: a plain view becomes the view of one, any other fills it.
  mutating func controllerNode(_ node: SceneNode) -> SceneNode? {
    if node.sceneClass.isController { return unplaced(node) }
    let target = SceneClass.viewController
    guard node.sceneClass.name == SceneClass.view.name else {
      guard admitNode(at: node.range, depth: 0) else { return nil }
      var controller = SceneNode(sceneClass: target, range: node.range)
      controller.subviews = [node.filling]
      return controller
    }
    var controller = node
    controller.sceneClass = target
    controller.settings = node.settings.compactMap { setting in
      target.index(of: node.sceneClass.properties[setting.property].name).map {
        SceneNode.Setting(property: $0, value: setting.value, range: setting.range)
      }
    }.sorted { $0.property < $1.property }
    if let id = node.id { names[id.description]?.sceneClass = target }
    return unplaced(controller)
  }

  /// The node without a place of its own: whoever shows a controller says where its view lies, and
  /// shares would be taken of a size that it has for a moment only.
  mutating func unplaced(_ node: SceneNode) -> SceneNode {
    var result = node
    result.settings.removeAll { isPlace($0, among: node.sceneClass.properties) }
    result.layerSettings.removeAll { isPlace($0, among: SceneClass.layer.properties) }
    return result
  }

  private mutating func isPlace(
    _ setting: SceneNode.Setting, among properties: [Property]
  ) -> Bool {
    let name = properties[setting.property].name
    guard ["frame", "bounds", "center", "position", Property.fitting.name].contains(name) else {
      return false
    }
    diagnostics.warning(
      .placedByContainer,
      "\(Diagnostic.quoted(name)) has no effect: what shows a controller says where it lies",
      at: setting.range)
    return true
  }
}

extension SceneNode {
  fileprivate var firstController: SceneNode? {
    if sceneClass.isController { return self }
    for child in children {
      if let controller = child.firstController { return controller }
    }
    return nil
  }

  /// The node as large as what it is in, unless the file says where it lies.
  fileprivate var filling: SceneNode {
    guard !isPlaced, constraints == nil, let frame = sceneClass.index(of: "frame") else {
      return self
    }
    let whole = LengthPair(x: .share(1), y: .share(1))
    var node = self
    node.settings.append(
      Setting(
        property: frame, value: .rect(origin: LengthPair(CGPoint.zero), size: whole), range: range))
    node.settings.sort { $0.property < $1.property }
    return node
  }
}

extension DiagnosticCode {
  /// A node in a place that takes none of its class.
  package static let wrongPlace = Self("wrong-place")
  /// A place that the file gives to what a container places.
  package static let placedByContainer = Self("placed-by-container")
}
