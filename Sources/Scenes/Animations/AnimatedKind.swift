import QuartzCore

/// How the values of an animation of a key path are written in a file.
package struct AnimatedKind {
  /// Nil for an angle.
  package let value: ValueKind?

  /// Nil where there is nothing that a file could animate.
  package init?(_ keyPath: String) {
    guard let kind = CALayer.animatedKind(of: keyPath) else { return nil }
    if keyPath.contains(".rotation") {
      value = nil
      return
    }
    switch kind {
    case .number: value = .number(ValueKind.geometry)
    case .flag: value = .bool
    case .point, .size: value = .vector
    case .rect: value = .unitRect
    case .transform: value = .transform3D
    case .color: value = .optionalColor
    case .path: value = .path
    case .numbers: value = .numbers(ValueKind.geometry)
    case .colors: value = .colors
    case .name, .image, .object: return nil
    }
  }

  var isAngle: Bool { value == nil }

  /// What is animated where somebody names it as a view has it, or by its last word.
  package static func meaning(of word: String) -> String? {
    let known = Property.layerName(of: word)
    if known != word, AnimatedKind(known) != nil { return known }
    return [
      "rotate": "transform.rotation.z", "rotation": "transform.rotation.z",
      "angle": "transform.rotation.z", "scale": "transform.scale",
      "translation": "transform.translation.x", "x": "position.x", "y": "position.y",
      "width": "bounds.size.width", "height": "bounds.size.height", "size": "bounds.size",
      "color": "backgroundColor",
    ][word]
  }

  /// For suggestions.
  package static let names =
    CALayer.animatedKeys
    + ["position.x", "position.y", "bounds.size", "bounds.size.width", "bounds.size.height"]
    + ["rotation", "rotation.x", "rotation.y", "rotation.z", "scale", "scale.x", "scale.y"]
    .map { "transform." + $0 }
    + ["translation.x", "translation.y", "translation.z"].map { "transform." + $0 }
}
