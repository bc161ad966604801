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

  /// For suggestions.
  package static let names =
    CALayer.animatedKeys
    + ["position.x", "position.y", "bounds.size", "bounds.size.width", "bounds.size.height"]
    + ["rotation", "rotation.x", "rotation.y", "rotation.z", "scale", "scale.x", "scale.y"]
    .map { "transform." + $0 }
    + ["translation.x", "translation.y", "translation.z"].map { "transform." + $0 }
}
