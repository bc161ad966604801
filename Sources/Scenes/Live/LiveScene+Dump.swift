import QuartzCore
import UIKit

extension LiveScene {
  /// The views of the scene as text, a line a view: class, id, frame, and what differs from a fresh
  /// one.
  ///
  /// What is in no window, such as another tab or what is given to a menu, has a place only when it is
  /// shown: until then it is where it was last, if it ever was anywhere.
  package func dumpViews() -> String {
    var text = ""
    var pending = roots.reversed().map {
      (live: $0, depth: 0, isShown: true, mask: UIView?.none)
    }
    while let (live, depth, isAboveShown, maskAbove) = pending.popLast() {
      guard let view = live.view else { continue }
      let isMask = live.layer.superlayer.map { $0.mask === live.layer } ?? false
      // A mask, and what is in one, is in no window, and seen by what it masks.
      let mask = isMask ? view : maskAbove
      let isInMask = mask.map { view.isDescendant(of: $0) } ?? false
      let isShown = isAboveShown && (view.window != nil || isInMask)
      text += String(repeating: "  ", count: depth)
      if isMask { text += "mask " }
      text += line(live.object, of: live.node, isShown: isShown) + "\n"
      let rows = isShown ? live.rows?.shownLives ?? [] : []
      let inner = rows.reversed() + live.slots.joined().reversed()
      pending += (inner + (live.masks + live.subviews + live.menus).reversed()).map {
        ($0, depth + 1, isShown, mask)
      }
    }
    return text
  }

  /// The constraints of the scene as text: which hold, and which are missed or left out.
  package func dumpConstraints() -> String { window.dumpConstraints() }

  /// The trees of layers.
  package enum LayerTree {
    /// What was set, and the animations of each layer below it.
    case model
    /// What is on show at the time of the clock.
    case presentation
  }

  /// All layers of the window as text, those of views with the view's id.
  package func dumpLayers(_ tree: LayerTree = .model) -> String {
    var names: [ObjectIdentifier: SceneNode] = [:]
    var nodes = roots
    while let live = nodes.popLast() {
      names[ObjectIdentifier(live.layer)] = live.node
      nodes += live.children
    }
    var text = ""
    var pending = [(window.layer, 0)]
    while let (layer, depth) = pending.popLast() {
      let node = names[ObjectIdentifier(layer)]
      text += String(repeating: "  ", count: depth)
      if let owner = layer.superlayer, owner.mask === layer { text += "mask " }
      let shown = tree == .presentation ? layer.presentation() ?? layer : layer
      text += line(.layer(shown), of: node, as: .of(layer), named: "\(type(of: layer))") + "\n"
      if tree == .model { text += dumpAnimations(of: layer, depth: depth + 1) }
      pending.append(contentsOf: layer.paintOrder.reversed().map { ($0, depth + 1) })
      if let mask = layer.mask { pending.append((mask, depth + 1)) }
    }
    return text
  }

  private func dumpAnimations(of layer: CALayer, depth: Int) -> String {
    (layer.animationKeys() ?? []).reduce(into: "") { text, key in
      guard let animation = layer.animation(forKey: key) else { return }
      text += String(repeating: "  ", count: depth) + "~ '\(key)' \(animation.text)\n"
    }
  }

  private func line(_ object: SceneObject, of node: SceneNode, isShown: Bool) -> String {
    line(object, of: node, as: node.sceneClass, named: node.sceneClass.name, isShown: isShown)
  }

  /// What layouts decide, besides places.
  private static let laidOut: Set = [
    "contentSize", "contentOffset", "layoutMargins", "directionalLayoutMargins",
  ]

  private func line(
    _ object: SceneObject, of node: SceneNode?, as sceneClass: SceneClass, named name: String,
    isShown: Bool = true
  ) -> String {
    var parts = [name]
    if let id = node?.id { parts.append("'\(id)'") }
    parts.append(isShown ? object.layer.frame.text : "not shown")
    let origin = object.layer.bounds.origin
    if isShown, origin != .zero { parts.append("bounds.origin \(origin.text)") }
    let isView = object.layer.delegate is UIView
    for (property, value) in sceneClass.differences(of: object) {
      if !isShown, Self.laidOut.contains(property.name) { continue }
      // A view's layer is as fine as the screen was when it was made: nothing of the scene's.
      if property.name == "contentsScale", isView, node?.setsContents != true { continue }
      // A drawing takes the place of the file's contents unless it is empty, and only once it is seen:
      // whether it has been says nothing of the scene.
      if property.name == "contents", object.draws { continue }
      parts.append("\(property.name) \(value.text)")
    }
    return parts.joined(separator: " ")
  }
}

extension SceneClass {
  /// The values that an object has set to something else than a fresh one has, places aside.
  @MainActor
  func differences(of object: SceneObject) -> [(property: Property, value: PropertyValue)] {
    let context = ApplyContext(
      superSize: .zero, traits: object.view?.traitCollection ?? UITraitCollection.current)
    return properties.compactMap { property in
      guard property.stage != .placement, let value = property.read(object) else { return nil }
      let initial = property.initial
      let isInitial =
        initial.followsAppearance ? value == initial.resolved(in: context) : value == initial
      return isInitial ? nil : (property, value)
    }
  }
}

extension SceneNode {
  /// Whether the file decides on the scale of a root layer's contents.
  fileprivate var setsContents: Bool {
    layerSettings.contains {
      ["contents", "contentsScale"].contains(SceneClass.layer.properties[$0.property].name)
    }
  }
}
