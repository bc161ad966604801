import UIKit

/// A value of the file with the object that it is set on.
///
/// A view and its root layer share most of their state: a view's `alpha` is its layer's `opacity`.
/// What the `layer` object says goes over what the view's own keys say, so of two settings of one
/// piece of state only one is in effect.
struct EffectiveSetting {
  /// The layer's name of the state: two settings with the same one exclude each other.
  var slot: String { property.layerName }
  let property: Property
  /// Whether it is set on the root layer of a view.
  let isOnRootLayer: Bool
  let value: PropertyValue

  init(_ property: Property, _ value: PropertyValue, isOnRootLayer: Bool = false) {
    self.property = property
    self.isOnRootLayer = isOnRootLayer
    self.value = value
  }

  /// The frame comes before the bounds and the position, which say more exactly what it says.
  fileprivate var rank: Int {
    switch slot {
    case "bounds": 20
    case "position": 21
    default: property.stage.rawValue * 10 + (property.stage.rawValue > 1 ? 10 : 0)
    }
  }

  /// What the object had before the file said anything.
  @MainActor var initial: PropertyValue { property.initial(onRootLayer: isOnRootLayer) }

  func isSame(as other: EffectiveSetting) -> Bool {
    isOnRootLayer == other.isOnRootLayer && property.name == other.property.name
      && value == other.value
  }
}

extension Property {
  /// A view draws in its layer as finely as the screen shows it; a bare layer does not know it.
  @MainActor func initial(onRootLayer isOnRootLayer: Bool) -> PropertyValue {
    isOnRootLayer && name == "contentsScale" ? .number(UIScreen.main.scale) : initial
  }

  /// What the layer calls the state that a property of a name sets.
  static func layerName(of name: String) -> String {
    switch name {
    case "alpha": "opacity"
    case "center": "position"
    case "clipsToBounds": "masksToBounds"
    case "contentMode": "contentsGravity"
    // One piece of state by two names.
    case "directionalLayoutMargins": "layoutMargins"
    default: name
    }
  }
}

extension EffectiveSetting {
  /// What the value says of other state of the layer, and whether it says so whatever the file says.
  @MainActor var implied: [(setting: EffectiveSetting, isForced: Bool)] {
    guard case .image(let image) = value, slot == "contents" else { return [] }
    guard let image else {
      // How fine a picture was that is taken from a view may have gone by the size it had for a while.
      return [SceneClass.layer.property("contentsScale")].compactMap { scale in
        guard isOnRootLayer, let scale else { return nil }
        let value = scale.initial(onRootLayer: true)
        return (EffectiveSetting(scale, value, isOnRootLayer: true), false)
      }
    }
    return image.implied.compactMap { implied in
      SceneClass.layer.property(implied.name).map {
        (EffectiveSetting($0, implied.value, isOnRootLayer: isOnRootLayer), implied.isForced)
      }
    }
  }
}

extension [EffectiveSetting] {
  /// Adds what the values imply.
  @MainActor fileprivate mutating func addImplied() {
    // Pictures alone imply something.
    guard contains(where: { $0.slot == "contents" }) else { return }
    for (setting, isForced) in flatMap(\.implied) {
      if isForced { removeAll { $0.slot == setting.slot } }
      if isForced || !contains(where: { $0.slot == setting.slot }) { append(setting) }
    }
  }
}

extension SceneNode {
  /// Whether the file itself sets a state of the node's object.
  func sets(_ slot: String) -> Bool {
    settings.contains { sceneClass.properties[$0.property].layerName == slot }
  }

  /// Whether the file sets the same on both, by whichever keys.
  @MainActor func hasSameEffect(as other: SceneNode) -> Bool {
    hasSameSettings(as: other)
      || effectiveSettings(isRoot: false).elementsEqual(
        other.effectiveSettings(isRoot: false), by: { $0.isSame(as: $1) })
  }

  /// What the file sets, in the order of application. A root that the file does not place fills
  /// the canvas; one of a controller is placed by the window.
  @MainActor func effectiveSettings(isRoot: Bool) -> [EffectiveSetting] {
    var own = settings.map { EffectiveSetting(sceneClass.properties[$0.property], $0.value) }
    own.addImplied()
    var layer = layerSettings.map {
      EffectiveSetting(
        SceneClass.layer.properties[$0.property], $0.value, isOnRootLayer: sceneClass.isView)
    }
    layer.addImplied()
    if !layer.isEmpty {
      let slots = Set(layer.map(\.slot))
      own.removeAll { slots.contains($0.slot) }
      own += layer
    }
    if isRoot, sceneClass.isController || !own.contains(where: { $0.property.stage == .placement }),
      let frame = sceneClass.property("frame")
    {
      let whole = LengthPair(x: .share(1), y: .share(1))
      let origin = LengthPair(CGPoint.zero)
      own.append(EffectiveSetting(frame, .rect(origin: origin, size: whole)))
    } else if layer.isEmpty {
      return own
    }
    return own.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
  }
}

extension SceneNode {
  /// Whether some of what the file sets are shares of the superview's size.
  var takesShares: Bool {
    settings.contains(where: \.value.dependsOnSize)
      || layerSettings.contains(where: \.value.dependsOnSize)
  }
}

extension PropertyValue {
  /// Whether it has shares of the superview's size.
  var dependsOnSize: Bool {
    func isShare(_ length: Length) -> Bool {
      if case .share = length { true } else { false }
    }
    switch self {
    case .pair(let pair): return isShare(pair.x) || isShare(pair.y)
    case .rectangle(let rect): return rect.lengths.contains(where: isShare)
    case .bool, .number, .text, .texts, .textLists, .color, .affine, .transform3D, .flags, .numbers,
      .colors, .path, .image, .filters, .cells, .font, .runs:
      return false
    }
  }
}
