import CoreGraphics

/// What a key path can name of a transform.
package enum TransformPart: String, Sendable {
  /// About the z axis, in radians.
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  /// The mean of all three; set, it becomes each of them.
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  /// Along x and y, as a size.
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
}

extension CATransform3D {
  subscript(part: TransformPart) -> LayerValue {
    let parts = TransformParts(self)
    return switch part {
    case .rotation, .rotationZ: .number(parts.rotation.z)
    case .rotationX: .number(parts.rotation.x)
    case .rotationY: .number(parts.rotation.y)
    case .scale: .number(parts.scale.sum() / 3)
    case .scaleX: .number(parts.scale.x)
    case .scaleY: .number(parts.scale.y)
    case .scaleZ: .number(parts.scale.z)
    case .translation:
      .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    case .translationX: .number(parts.translation.x)
    case .translationY: .number(parts.translation.y)
    case .translationZ: .number(parts.translation.z)
    }
  }

  /// The map with another part, all other parts kept.
  func replacing(_ part: TransformPart, with value: LayerValue) -> CATransform3D {
    var parts = TransformParts(self)
    switch (part, value) {
    case (.rotation, .number(let angle)), (.rotationZ, .number(let angle)):
      parts.rotation.z = angle
    case (.rotationX, .number(let angle)): parts.rotation.x = angle
    case (.rotationY, .number(let angle)): parts.rotation.y = angle
    case (.scale, .number(let factor)): parts.scale = SIMD3(repeating: factor)
    case (.scaleX, .number(let factor)): parts.scale.x = factor
    case (.scaleY, .number(let factor)): parts.scale.y = factor
    case (.scaleZ, .number(let factor)): parts.scale.z = factor
    case (.translation, .size(let size)):
      (parts.translation.x, parts.translation.y) = (size.width, size.height)
    case (.translationX, .number(let x)): parts.translation.x = x
    case (.translationY, .number(let y)): parts.translation.y = y
    case (.translationZ, .number(let z)): parts.translation.z = z
    default: break
    }
    return parts.transform
  }
}
