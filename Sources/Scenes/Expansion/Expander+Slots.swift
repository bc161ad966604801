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
        let node = expander.viewNode(value, in: environment, standard: slot.standard)
        guard slot.isForControllers else { return node }
        return node.flatMap { expander.controllerNode($0) }
      }
      if slot.isList { return nodes(member, in: environment, expand: expand) }
      guard !member.value.isNull else { return [] }
      return expand(&self, member.value, environment.reading(member)).map { [$0] } ?? []
    }
  }

  /// The node as one of a controller: a plain view becomes the view of one, any other fills it.
  mutating func controllerNode(_ node: SceneNode) -> SceneNode? {
    if node.sceneClass.isController { return node }
    let target = SceneClass.viewController
    guard node.sceneClass.name == SceneClass.view.name else {
      guard admitNode(at: node.range, depth: 0) else { return nil }
      var controller = SceneNode(sceneClass: target, range: node.range)
      controller.subviews = [node.filling]
      return controller
    }
    var controller = SceneNode(
      sceneClass: target, id: node.id, alias: node.alias, range: node.range)
    controller.settings = node.settings.compactMap { setting in
      target.index(of: node.sceneClass.properties[setting.property].name).map {
        SceneNode.Setting(property: $0, value: setting.value, range: setting.range)
      }
    }.sorted { $0.property < $1.property }
    controller.layerSettings = node.layerSettings
    controller.sublayers = node.sublayers
    controller.subviews = node.subviews
    controller.maskViews = node.maskViews
    controller.maskLayers = node.maskLayers
    controller.actions = node.actions
    controller.constraints = node.constraints
    controller.animations = node.animations
    if let id = node.id { names[id.description]?.sceneClass = target }
    return controller
  }
}

extension SceneNode {
  /// The node as large as what it is in, unless the file says where it lies.
  fileprivate var filling: SceneNode {
    let isPlaced = settings.contains { sceneClass.properties[$0.property].stage == .placement }
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
