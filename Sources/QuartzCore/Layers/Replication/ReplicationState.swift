import CoreGraphics
import RenderTree

/// All that can be set on a replicator layer beyond what every layer has.
struct ReplicationState: Equatable {
  var count = 1
  var preservesDepth = false
  var delay: CFTimeInterval = 0
  var transform = CATransform3DIdentity
  var color: CGColor? = .whiteOfLayers
  /// Red, green, blue and alpha that are added from one instance to the next.
  var step = SIMD4<Float>()

  /// How an instance is tinted; nil where it does not show.
  func effect(at index: Int) -> Effect? {
    let (red, green, blue, alpha) = (color ?? .white).rgba
    let first = SIMD4<Float>(Float(red), Float(green), Float(blue), Float(alpha))
    let tint = (first + step * Float(index)).clamped(
      lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
    guard tint.w > 0 else { return nil }
    return Effect(opacity: tint.w, extras: Extras(multiplying: SIMD3(tint.x, tint.y, tint.z)))
  }
}

extension Extras {
  /// Multiplies all colours; nil for white, which changes none, and for what is no number.
  init?(multiplying color: SIMD3<Float>) {
    guard color != SIMD3(repeating: 1), color * 0 == SIMD3() else { return nil }
    self.init(filters: [
      .color(
        ColorMatrix(
          red: SIMD4(color.x, 0, 0, 0), green: SIMD4(0, color.y, 0, 0),
          blue: SIMD4(0, 0, color.z, 0)))
    ])
  }
}
