import QuartzCore
import UIKit

extension LiveScene {
  /// The nodes of all that the scene shows, by the layers that show them.
  package var nodesByLayer: [ObjectIdentifier: LiveNode] {
    var nodes: [ObjectIdentifier: LiveNode] = [:]
    var pending = roots
    while let live = pending.popLast() {
      nodes[ObjectIdentifier(live.layer)] = live
      pending += live.children
    }
    return nodes
  }

  /// What a layer, or the view that it belongs to, is: the properties of its class in their order, and
  /// for a view those of its layer that the view has not.
  package func inspect(_ layer: CALayer, as live: LiveNode?) -> [InspectedValue] {
    guard let live else {
      return values(of: .layer(layer), as: .of(layer), settings: [], onRootLayer: false)
    }
    let node = live.node
    let own = values(
      of: live.object, as: node.sceneClass, settings: node.settings, onRootLayer: false)
    guard node.sceneClass.isView else { return own }
    // What the file has under `layer` is in effect, so it is not the view's to say a second time.
    let said = node.slotsOfLayer
    let ofView = own.filter { !said.contains($0.property.layerName) }
    let known = Set(ofView.map(\.property.layerName))
    let layers = values(
      of: .layer(layer), as: .layer, settings: node.layerSettings, onRootLayer: true)
    return ofView + layers.filter { !known.contains($0.property.layerName) }
  }

  /// The same of one property that a view or a bare layer has, or that the file has under `layer`; nil
  /// where its class has none of that name.
  package func inspect(
    _ name: String, of layer: CALayer, as live: LiveNode?
  ) -> InspectedValue? {
    guard let live else {
      return values(
        of: .layer(layer), as: .of(layer), settings: [], onRootLayer: false, only: name
      ).first
    }
    let node = live.node
    if let slot = node.sceneClass.property(name)?.layerName, node.sceneClass.isView,
      node.slotsOfLayer.contains(slot)
    {
      return values(
        of: .layer(layer), as: .layer, settings: node.layerSettings, onRootLayer: true, only: slot
      ).first
    }
    return values(
      of: live.object, as: node.sceneClass, settings: node.settings, onRootLayer: false, only: name
    ).first
  }

  private func values(
    of object: SceneObject, as sceneClass: SceneClass, settings: [SceneNode.Setting],
    onRootLayer isOnRootLayer: Bool, only name: String? = nil
  ) -> [InspectedValue] {
    let animated = animatedKeys(of: object.layer)
    // Without animations what is seen is what was set.
    let isMoving = object.layer.animationKeys()?.isEmpty == false
    let presentation = isMoving ? object.layer.presentation() : nil
    let shownClass = presentation.map { SceneClass.of($0) }
    let context = ApplyContext(superSize: nodeSize(around: object.layer), traits: window.traits)
    let placing = settings.map { sceneClass.properties[$0.property] }
      .first { $0.stage == .placement }?.name
    return sceneClass.properties.enumerated().compactMap { index, property in
      guard name == nil || property.name == name, let value = object.said(property) else {
        return nil
      }
      let setting = settings.last { $0.property == index }
      let shown = shownValue(of: property, in: presentation, as: shownClass, besides: value)
      return InspectedValue(
        property: property, isOnRootLayer: isOnRootLayer, value: value, shown: shown,
        origin: origin(
          of: property, value, as: sceneClass, setting: setting, in: context,
          onRootLayer: isOnRootLayer,
          animation: shown == nil ? nil : animated[property.layerName],
          leader: property.stage == .placement ? placing : nil))
    }
  }

  /// The size that shares of the file are taken from.
  private func nodeSize(around layer: CALayer) -> CGSize {
    (layer.superlayer ?? layer).bounds.size
  }

  /// What is seen of a layer's property while an animation makes it something else.
  private func shownValue(
    of property: Property, in presentation: CALayer?, as shownClass: SceneClass?,
    besides value: PropertyValue
  ) -> PropertyValue? {
    guard let presentation, property.isAnimatable, property.kind.isSimple,
      let own = shownClass?.property(property.layerName),
      let seen = SceneObject.layer(presentation).said(own), !seen.isClose(to: value),
      seen.isSameKind(as: value)
    else { return nil }
    return seen
  }

  /// The keys of the animations that a layer has, by the property that they move.
  private func animatedKeys(of layer: CALayer) -> [String: String] {
    var keys: [String: String] = [:]
    for key in layer.animationKeys() ?? [] {
      guard let animation = layer.animation(forKey: key) as? CAPropertyAnimation,
        let path = animation.keyPath
      else { continue }
      keys[String(path.prefix { $0 != "." })] = key
    }
    return keys
  }

  private func origin(
    of property: Property, _ value: PropertyValue, as sceneClass: SceneClass,
    setting: SceneNode.Setting?, in context: ApplyContext, onRootLayer isOnRootLayer: Bool,
    animation: String?, leader: String?
  ) -> InspectedValue.Origin {
    if let animation { return .animation(key: animation) }
    if let setting {
      let said = setting.value.resolved(in: context)
      let isSaid =
        said.isClose(to: value)
        || property.kind.isReadOtherwise
          && property.readBack(said, as: sceneClass, in: context)?.isClose(to: value) == true
      return isSaid ? .file(setting.range) : .runTime(file: setting.range)
    }
    if let leader { return .follows(leader) }
    let initial = property.initial(onRootLayer: isOnRootLayer)
    let standard = initial.followsAppearance ? initial.resolved(in: context) : initial
    return standard.isClose(to: value) ? .standard : .runTime(file: nil)
  }
}

extension SceneNode {
  /// What of a view's state its file says under `layer`.
  fileprivate var slotsOfLayer: Set<String> {
    Set(layerSettings.map { SceneClass.layer.properties[$0.property].layerName })
  }
}

extension ValueKind {
  /// Whether an object answers with less than it was given: a text style is the font that it comes to,
  /// and a symbol is its picture.
  fileprivate var isReadOtherwise: Bool {
    switch self {
    case .font, .image, .runs: true
    default: false
    }
  }

  /// Whether values are small enough to be compared with every frame.
  fileprivate var isSimple: Bool {
    switch self {
    case .path, .image, .cells, .runs, .filters: false
    default: true
    }
  }
}

extension PropertyValue {
  fileprivate func isSameKind(as other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.bool, .bool), (.number, .number), (.pair, .pair), (.rectangle, .rectangle),
      (.color, .color),
      (.affine, .affine), (.transform3D, .transform3D), (.colors, .colors), (.numbers, .numbers):
      true
    default: false
    }
  }
}

extension Property {
  /// What a fresh object answers that was given a value.
  @MainActor
  fileprivate func readBack(
    _ value: PropertyValue, as sceneClass: SceneClass, in context: ApplyContext
  ) -> PropertyValue? {
    let fresh = sceneClass.make()
    write(fresh, value, context)
    return read(fresh)
  }
}

extension SceneObject {
  /// A property as a file says it: a frame is the one before the transform.
  @MainActor
  fileprivate func said(_ property: Property) -> PropertyValue? {
    guard property.name == "frame", !CATransform3DIsIdentity(layer.transform) else {
      return property.read(self)
    }
    return .rect(layer.frameBeforeTransform)
  }
}

extension CALayer {
  /// Where the layer would be without its transform.
  package var frameBeforeTransform: CGRect {
    let size = bounds.size
    return CGRect(
      origin: CGPoint(
        x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height),
      size: size)
  }
}

// MARK: Constraints

extension LiveScene {
  /// What lays a layer's view out by relation, each with whose it is.
  package func constraintWords(of layer: CALayer) -> [(name: String, value: String)] {
    guard let view = layer.delegate as? UIView else { return [] }
    return links.filter { $0.first === view || $0.second === view }.map { link in
      let state = link.made.isActive ? "" : " — left out"
      return (link.first === view ? "constraint" : "of another", link.made.words + state)
    }
  }
}

extension SceneNode {
  /// What the file says of a property; nil for nothing.
  package func setting(of property: Property, onRootLayer isOnRootLayer: Bool) -> Setting? {
    guard isOnRootLayer else {
      return settings.last { sceneClass.properties[$0.property].name == property.name }
    }
    return layerSettings.last { SceneClass.layer.properties[$0.property].name == property.name }
  }
}

extension PropertyValue {
  /// The value as somebody would type it.
  package var editable: String {
    func list(_ lengths: [Length]) -> String {
      lengths.map {
        switch $0 {
        case .points(let points): JSONText.number((Double(points) * 1000).rounded() / 1000)
        case .share(let share): JSONText.quoted("\(JSONText.number(Double(share) * 100))%")
        }
      }.joined(separator: ", ")
    }
    return switch self {
    case .pair(let pair): list([pair.x, pair.y])
    case .rectangle(let rect): list(rect.lengths)
    case .text(let text): text
    case .numbers(let numbers?): numbers.map { JSONText.number($0) }.joined(separator: ", ")
    default: text
    }
  }
}
