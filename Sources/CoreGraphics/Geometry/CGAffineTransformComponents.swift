import Foundation

/// What an affine map does, as steps that follow each other: scale, shear along the x axis, turn,
/// move.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
  public var scale: CGSize
  /// How far a point moves along x for each step along y.
  public var horizontalShear: CGFloat
  /// In radians.
  public var rotation: CGFloat
  public var translation: CGVector

  /// All zeros, as Apple's; without a scale nothing is left of the plane.
  public init() {
    self.init(scale: .zero)
  }

  public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0, translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// The map that does the steps in their order.
  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
    let (width, height) = (components.scale.width, components.scale.height)
    let shear = height * components.horizontalShear
    self.init(
      a: width * cosine, b: width * sine,
      c: shear * cosine - height * sine, d: shear * sine + height * cosine,
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// The steps that make up the map. A mirrored map has a negative height.
  ///
  /// A map that flattens the plane to a line which is not where its x axis goes has no such steps:
  /// of it, what happens to the x axis is kept.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let width = hypot(a, b)
    guard width > 0 else {
      // The x axis is gone; the y axis says how far it is turned.
      let rotation = c == 0 && d == 0 ? 0 : atan2(-c, d)
      return CGAffineTransformComponents(
        scale: CGSize(width: width, height: hypot(c, d)), rotation: rotation,
        translation: translation)
    }
    let (cosine, sine) = (a / width, b / width)
    let height = d * cosine - c * sine
    let along = c * cosine + d * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : along / height, rotation: atan2(b, a),
      translation: translation)
  }
}
