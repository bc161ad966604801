// What a node says and has nothing of.

extension TreeAdvice {
  /// Checks what does not depend on a node's size; `hasStack` tells whether there is a stack of
  /// controllers around it that something can be pushed on.
  mutating func checkEffects(
    of node: SceneNode, actions: SceneActions?, hasStack: Bool
  ) {
    checkSaidTwice(node)
    checkPlaces(node)
    checkElement(node)
    checkContent(node)
    guard let actions else { return }
    checkTouches(node, actions)
    guard !hasStack, actions.steps.values.joined().contains(where: \.pushes) else { return }
    add(
      .noStack, "nothing to push on: there is no UINavigationController around", at: node.range)
  }

  private mutating func checkSaidTwice(_ node: SceneNode) {
    guard node.sceneClass.isView, !node.layerSettings.isEmpty else { return }
    for setting in node.settings {
      let property = node.sceneClass.properties[setting.property]
      let other = node.layerSettings.map { SceneClass.layer.properties[$0.property] }
        .first { $0.layerName == property.layerName }
      guard let other else { continue }
      add(
        .saidTwice,
        "\(Diagnostic.quoted(other.name)) of the 'layer' says this as well, and goes over it",
        at: setting.range)
    }
  }

  private mutating func checkPlaces(_ node: SceneNode) {
    let properties = node.sceneClass.properties
    guard node.settings.contains(where: { properties[$0.property].name == "frame" }) else { return }
    for setting in node.settings where properties[setting.property].layerName == "position" {
      let name = Diagnostic.quoted(properties[setting.property].name)
      add(
        .saidTwice,
        "\(name) goes over the place that the 'frame' says: a size alone is 'bounds'",
        at: setting.range)
    }
  }

  /// What is no view has nothing in it.
  private mutating func checkElement(_ node: SceneNode) {
    switch node.sceneClass.place {
    case .bar, .tabs, .menu, .menuElement, .alert, .swipe: break
    case .tree, .presentation, .navigationBar: return
    }
    let keys = ViewForm.keys
    let said: [(String, Bool)] = [
      (keys.subviews.name, !node.subviews.isEmpty),
      (keys.layer.name, !node.layerSettings.isEmpty),
      (keys.layered.sublayers.name, !node.sublayers.isEmpty),
      (keys.layered.animations.name, !node.animations.isEmpty),
      (keys.mask.name, !node.maskViews.isEmpty),
      (keys.constraints.name, node.constraints != nil),
    ]
    let names = said.filter(\.1).map { Diagnostic.quoted($0.0) }
    guard !names.isEmpty else { return }
    add(
      .noView,
      "a \(node.sceneClass.name) is no view and has no use for \(names.joined(separator: " or "))",
      at: node.range)
  }

  /// The content of a list is what its rows are.
  private mutating func checkContent(_ node: SceneNode) {
    guard node.sceneClass.rows != nil else { return }
    for setting in node.settings
    where node.sceneClass.properties[setting.property].name == "contentSize" {
      add(
        .decidedByRows, "'contentSize' has no effect: the rows say how large the content is",
        at: setting.range)
    }
  }

  private mutating func checkTouches(_ node: SceneNode, _ actions: SceneActions) {
    let name = "isUserInteractionEnabled"
    guard !givesTouches, actions.areTouched,
      node.sceneClass.property(name)?.initial == .bool(false),
      !node.settings.contains(where: { node.sceneClass.properties[$0.property].name == name })
    else { return }
    add(
      .noTouches,
      "a \(node.sceneClass.name) takes no touches, so nothing sets off its actions: it needs"
        + " \"\(name)\": true", at: node.range)
  }
}

extension SceneActions {
  /// Whether some of them are set off by a finger on the view itself.
  fileprivate var areTouched: Bool {
    !manipulations.isEmpty
      || steps.contains { [.tap, .longPress].contains($0.key) && !$0.value.isEmpty }
  }
}

extension ActionStep {
  fileprivate var pushes: Bool { if case .push = self { true } else { false } }
}

extension DiagnosticCode {
  /// A warning: something is pushed where there is no stack.
  package static let noStack = Self("no-stack")
  /// A warning: two keys say one thing, and only one of them counts.
  package static let saidTwice = Self("said-twice")
  /// A warning: what stands in a menu, a bar or an alert has keys of views.
  package static let noView = Self("no-view")
  /// A warning: actions on what takes no touches.
  package static let noTouches = Self("no-touches")
}
